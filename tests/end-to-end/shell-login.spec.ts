import type { Page } from '@playwright/test';
import { stopClock } from './support/clock.ts';
import { holdRequests } from './support/held-requests.ts';
import { expectFieldError, expectToast, expectToastToLeave } from './support/messages.ts';
import { expect, readStoredToken, test } from './support/test.ts';

const email = (page: Page) => page.getByLabel('Email');
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const submit = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Login' }).click();

interface Credentials {
  email: string;
  password: string;
}

async function fillIn(page: Page, credentials: Credentials): Promise<void> {
  await page.goto('/login');
  await email(page).fill(credentials.email);
  await password(page).fill(credentials.password);
}

async function logIn(page: Page, credentials: Credentials): Promise<void> {
  await fillIn(page, credentials);
  await submit(page);
}

/** Answers the login with an error of the API's form. */
function refuseLogin(page: Page, status: number, body: object, headers: Record<string, string> = {}) {
  return page.route('**/api/users/login/', (route) => route.fulfill({ status, json: body, headers }));
}

test('logging in stores the token, says so for 3 s, and leads to the dashboard', async ({
  page,
  account,
}) => {
  await page.clock.install();
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

test('every later request carries the token in the scheme Token', async ({ page, account }) => {
  const authorized = page.waitForRequest('**/api/predictions/dashboard/');
  await logIn(page, account);
  expect((await authorized).headers().authorization).toBe(`Token ${await readStoredToken(page)}`);
});

test('an empty form says what is required', async ({ page }) => {
  await page.goto('/login');
  await submit(page);
  await expectFieldError(email(page), 'Email is required');
  await expectFieldError(password(page), 'Password is required');
});

test('an address that is none is refused', async ({ page }) => {
  await logIn(page, { email: 'ada@', password: 'Correct-Horse-7' });
  await expectFieldError(email(page), 'Invalid email address');
});

test('a wrong password shows the words of the server, for 5 s and beside the form', async ({
  page,
  account,
}) => {
  await page.clock.install();
  await fillIn(page, { ...account, password: 'Wrong-Horse-7' });
  await stopClock(page);
  const answer = page.waitForResponse('**/api/users/login/');
  await submit(page);
  const { message } = await (await answer).json();
  await expectToast(page, message);
  await page.clock.runFor(3500);
  await expectToast(page, message);
  await page.clock.runFor(2000);
  await expectToastToLeave(page, message);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(message);
  await expect(page).toHaveURL('/login');
  await expect(email(page)).toHaveValue(account.email);
});

test('a failed login gives the focus back to the button that was pressed', async ({ page, account }) => {
  await refuseLogin(page, 401, { message: 'Invalid email or password.', code: 'invalid_credentials' });
  await page.goto('/login');
  await email(page).fill(account.email);
  await password(page).fill('Wrong-Horse-7');
  const button = page.getByRole('main').getByRole('button', { name: 'Login' });
  await button.press('Enter');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(button).toBeFocused();

  await password(page).fill('Wrong1');
  await button.press('Enter');
  await page.getByRole('button', { name: 'My password is shorter: log in anyway' }).press('Enter');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(page.getByRole('button', { name: 'My password is shorter: log in anyway' })).toBeFocused();
});

test('a password of six characters, allowed by a change, does not lock anyone out', async ({
  page,
  account,
  request,
}) => {
  const changed = await request.put('/api/users/profile/change_password/', {
    headers: { authorization: `Token ${account.token}` },
    data: { current_password: account.password, new_password: 'abc123', confirm_new_password: 'abc123' },
  });
  expect(changed.status()).toBe(200);
  await logIn(page, { ...account, password: 'abc123' });
  await expectFieldError(password(page), 'Password must be at least 8 characters');
  await page.getByRole('button', { name: 'My password is shorter: log in anyway' }).click();
  await expect(page).toHaveURL('/main');
});

test('the offer to log in anyway is made for a short password only', async ({ page }) => {
  const offer = page.getByRole('button', { name: 'My password is shorter: log in anyway' });
  await page.goto('/login');
  await submit(page);
  await expect(offer).toHaveCount(0);
  await email(page).fill('ada@example.com');
  await password(page).fill('short');
  await expect(offer).toBeVisible();
  await password(page).fill('long enough');
  await expect(offer).toHaveCount(0);
});

test('without an answer it says "Login failed" and what to do', async ({ page, account }) => {
  await page.route('**/api/users/login/', (route) => route.abort());
  await logIn(page, account);
  await expectToast(page, 'Login failed');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('could not be reached');
});

test('offline it says so', async ({ page, account, context }) => {
  await page.goto('/login');
  await email(page).fill(account.email);
  await password(page).fill(account.password);
  await context.setOffline(true);
  await submit(page);
  await expectToast(page, 'Login failed');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('You are offline');
});

test('an error without words says "Login failed"', async ({ page, account }) => {
  await page.route('**/api/users/login/', (route) =>
    route.fulfill({ status: 502, body: '<html>Bad gateway</html>' }),
  );
  await logIn(page, account);
  await expectToast(page, 'Login failed');
});

test('an answer that makes no sense says "An error occurred during login"', async ({ page, account }) => {
  await page.route('**/api/users/login/', (route) => route.fulfill({ status: 200, json: { token: 7 } }));
  await logIn(page, account);
  await expectToast(page, 'An error occurred during login');
  expect(await readStoredToken(page)).toBeNull();
});

test('after too many attempts it says when to try again', async ({ page, account }) => {
  const message = 'Too many failed attempts.';
  await refuseLogin(page, 429, { message, code: 'too_many_attempts' }, { 'retry-after': '720' });
  await logIn(page, account);
  await expectToast(page, message);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('You can try again in 12 minutes.');
});

test('while it waits, the button is busy and can not be pressed again', async ({ page, account }) => {
  const release = await holdRequests(page, '**/api/users/login/');
  await logIn(page, account);
  await expect(page.getByRole('button', { name: 'Logging in...' })).toBeDisabled();
  release();
  await expect(page).toHaveURL('/main');
});

test('the password can be shown, and hides again on submit', async ({ page }) => {
  await page.goto('/login');
  await password(page).fill('Correct-Horse-7');
  await expect(password(page)).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password(page)).toHaveAttribute('type', 'text');
  await submit(page);
  await expect(password(page)).toHaveAttribute('type', 'password');
  await expect(page.getByRole('button', { name: 'Show password' })).toBeVisible();
});
