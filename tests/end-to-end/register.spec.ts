import type { Page } from '@playwright/test';
import { expectFieldError, expectToast } from './support/messages.ts';
import { holdRequests } from './support/pages.ts';
import { buildRegistration, expect, fillRegistration, readStoredToken, test } from './support/test.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

const submit = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Register' }).click();

test('lists the required fields in a focused summary, and clears the errors of corrected fields', async ({
  page,
}) => {
  await page.goto('/register');
  await submit(page);
  const summary = page.getByRole('region', { name: 'Check 6 answers' });
  await expect(summary).toBeFocused();
  await expectFieldError(field(page, 'Confirm password'), 'Please confirm your password');
  await summary.getByRole('link', { name: 'Phone number is required' }).click();
  await expect(field(page, 'Phone number')).toBeFocused();
  await fillRegistration(page, { ...buildRegistration(), first_name: 'A' });
  await expect(field(page, 'First name')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'First name').fill('Ada');
  await expect(field(page, 'First name')).not.toHaveAttribute('aria-invalid');
  await expect(field(page, 'Last name')).toHaveValue('Lovelace');
  await expect(page.getByRole('region', { name: /^Check \d+ answers?$/ })).toHaveCount(0);
});

test('stores the token, shows a toast and opens a login page with a link to the dashboard', async ({
  page,
}) => {
  await page.goto('/register');
  await fillRegistration(page, {
    ...buildRegistration(),
    phone_number: '+1 (202) 555-01.01',
    email: `  ${buildRegistration().email}`,
  });
  const release = await holdRequests(page, '**/assets/login-page-*.js');
  await submit(page);
  await expectToast(page, 'Registration successful!');
  // Until the next page is loaded, nothing is sent again.
  await expect(page.getByRole('button', { name: 'Registering...' })).toBeDisabled();
  release();
  await expect(page).toHaveURL('/login');
  expect(await readStoredToken(page)).toBeTruthy();
  await expect(page.getByText('Welcome, Ada. You are logged in.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to your dashboard' }).click();
  await expect(page).toHaveURL('/main');
});

test('sends what a password manager filled in without an event, and again after a lost response', async ({
  page,
}) => {
  await page.goto('/register');
  const registration = buildRegistration();
  const values = { ...registration, confirm_password: registration.password };
  for (const [name, value] of Object.entries(values)) {
    await page
      .locator(`[name="${name}"]`)
      .evaluate((input, text) => Object.assign(input, { value: text }), value);
  }
  await page.route(
    '**/api/users/register/',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await submit(page);
  await expectToast(page, 'Registration failed');
  await submit(page);
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Welcome, Ada. You are logged in.')).toBeVisible();
});

test("shows the server's message when the email address is taken", async ({ page, account }) => {
  await page.goto('/register');
  await fillRegistration(page, account);
  const [response] = await Promise.all([page.waitForResponse('**/api/users/register/'), submit(page)]);
  const { message } = await response.json();
  expect(response.status()).toBe(409);
  await expectToast(page, message);
  await expect(page).toHaveURL('/register');
  expect(await readStoredToken(page)).toBeNull();
});

test('keeps the values and shows an unexpected response and errors of fields', async ({ page }) => {
  await page.goto('/register');
  const registration = buildRegistration();
  await fillRegistration(page, registration);
  await page.route('**/api/users/register/', (route) =>
    route.fulfill({ status: 201, json: { hello: 'world' } }),
  );
  await submit(page);
  await expectToast(page, 'An error occurred during registration');
  await expect(field(page, 'Email')).toHaveValue(registration.email);
  expect(await readStoredToken(page)).toBeNull();
  await page.route('**/api/users/register/', (route) =>
    route.fulfill({
      status: 400,
      json: { message: 'Please check', code: 'validation_failed', errors: { last_name: 'Not this one' } },
    }),
  );
  await submit(page);
  await expectFieldError(field(page, 'Last name'), 'Not this one');
  await expect(page.getByRole('region', { name: 'Check 1 answer' })).toBeFocused();
});

test('marks password rules as done while the user types', async ({ page }) => {
  await page.goto('/register');
  const password = field(page, 'Password');
  await expect(password).not.toHaveAccessibleDescription(/\(done\)/);
  await password.fill('abc');
  await expect(password).toHaveAccessibleDescription(/a lowercase letter \(done\)/);
  await expect(password).not.toHaveAccessibleDescription(/8 characters \(done\)/);
  await password.fill('Abcdefg1');
  await expect(password).toHaveAccessibleDescription(
    /8 characters \(done\).*an uppercase letter \(done\).*a number \(done\)/,
  );
});

test('notes a common password beside the field, from a list loaded only then', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/register');
  await field(page, 'First name').fill('Ada');
  expect(requests.filter((url) => url.includes('common-passwords'))).toEqual([]);
  await field(page, 'Password').fill('Password1');
  await expect(field(page, 'Password')).toHaveAccessibleDescription(/10,000 most common passwords/);
  expect(requests.filter((url) => url.includes('common-passwords'))).toHaveLength(1);
  await field(page, 'Password').fill('xAda-and-42');
  await expect(field(page, 'Password')).toHaveAccessibleDescription(/contains your name or email address/);
});
