import type { Page } from '@playwright/test';
import { expectFieldError, expectToast, expectToastToLeave } from './support/messages.ts';
import { holdRequests, stopClock } from './support/pages.ts';
import { type Account, expect, readStoredToken, test } from './support/test.ts';

const email = (page: Page) => page.getByLabel('Email');
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const submit = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Login' }).click();

type Credentials = Pick<Account, 'email' | 'password'>;

async function fillIn(page: Page, credentials: Credentials): Promise<void> {
  await page.goto('/login');
  await email(page).fill(credentials.email);
  await password(page).fill(credentials.password);
}

async function logIn(page: Page, credentials: Credentials): Promise<void> {
  await fillIn(page, credentials);
  await submit(page);
}

test('stores the token, opens the dashboard and shows a toast for 3 s', async ({ page, account }) => {
  await fillIn(page, account);
  await stopClock(page);
  await submit(page);
  await expect(page).toHaveURL('/main');
  await expectToast(page, 'Login successful!');
  expect(await readStoredToken(page)).toBeTruthy();
  await page.clock.runFor(2500);
  await expectToast(page, 'Login successful!');
  await page.clock.runFor(1000);
  await expectToastToLeave(page, 'Login successful!');
  await page.clock.resume();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Ada!' })).toBeVisible();
});

test("shows the server's message as a toast for 5 s and in the form after a wrong password", async ({
  page,
  account,
}) => {
  await fillIn(page, { ...account, password: 'Wrong-Horse-7' });
  await stopClock(page);
  const response = page.waitForResponse('**/api/users/login/');
  await submit(page);
  const { message } = await (await response).json();
  await expectToast(page, message);
  await page.clock.runFor(3500);
  await expectToast(page, message);
  await page.clock.runFor(2000);
  await expectToastToLeave(page, message);
  await expect(page.getByRole('main')).toContainText(message);
  await expect(page).toHaveURL('/login');
  await expect(email(page)).toHaveValue(account.email);
});

test('returns the focus to the clicked button after a failed login', async ({ page, account }) => {
  await page.route('**/api/users/login/', (route) =>
    route.fulfill({
      status: 401,
      json: { message: 'The email or the password is wrong.', code: 'invalid_credentials' },
    }),
  );
  await fillIn(page, { ...account, password: 'Wrong-Horse-7' });
  const button = page.getByRole('main').getByRole('button', { name: 'Login' });
  // Disabled until the prerendered page is hydrated; unlike a click, a key press does not wait for that.
  await expect(button).toBeEnabled();
  await button.press('Enter');
  await expect(page.getByRole('main')).toContainText('The email or the password is wrong.');
  await expect(button).toBeFocused();

  await password(page).fill('Wrong1');
  await button.press('Enter');
  await page.getByRole('button', { name: 'My password is shorter: log in anyway' }).press('Enter');
  await expect(page.getByRole('main')).toContainText('The email or the password is wrong.');
  await expect(page.getByRole('button', { name: 'My password is shorter: log in anyway' })).toBeFocused();
});

test('accepts a password of six characters through a second button, offered only for short ones', async ({
  page,
  account,
  request,
}) => {
  const changed = await request.put('/api/users/profile/change_password/', {
    headers: { authorization: `Token ${account.token}` },
    data: { current_password: account.password, new_password: 'abc123', confirm_new_password: 'abc123' },
  });
  expect(changed.status()).toBe(200);
  const offer = page.getByRole('button', { name: 'My password is shorter: log in anyway' });
  await page.goto('/login');
  await submit(page);
  await expect(page.getByRole('region', { name: 'Check 2 answers' })).toBeFocused();
  await expect(offer).toHaveCount(0);
  await email(page).fill(account.email);
  await password(page).fill('abc123');
  await expect(offer).toBeVisible();
  await password(page).fill('long enough');
  await expect(offer).toHaveCount(0);
  await password(page).fill('abc123');
  await submit(page);
  await expectFieldError(password(page), 'Password must be at least 8 characters');
  await offer.click();
  await expect(page).toHaveURL('/main');
});

test('shows a message after a network failure, with advice, and after an unexpected response', async ({
  page,
  account,
}) => {
  await page.route('**/api/users/login/', (route) => route.abort());
  await logIn(page, account);
  await expectToast(page, 'Login failed');
  await expect(page.getByRole('main')).toContainText('could not be reached');
  await page.route('**/api/users/login/', (route) => route.fulfill({ status: 200, json: { token: 7 } }));
  await submit(page);
  await expectToast(page, 'An error occurred during login');
  await expect(page.getByRole('main')).toContainText('Premia was updated: reload this page.');
  expect(await readStoredToken(page)).toBeNull();
});

test('shows the password on request, hides it on submit and disables the button meanwhile', async ({
  page,
  account,
}) => {
  const release = await holdRequests(page, '**/api/users/login/');
  await fillIn(page, account);
  await expect(password(page)).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password(page)).toHaveAttribute('type', 'text');
  await submit(page);
  await expect(password(page)).toHaveAttribute('type', 'password');
  await expect(page.getByRole('button', { name: 'Show password' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Logging in...' })).toBeDisabled();
  release();
  await expect(page).toHaveURL('/main');
});
