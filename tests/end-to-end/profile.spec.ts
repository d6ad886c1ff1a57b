import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { watchAnnouncements } from './support/announcements.ts';
import { expectFieldError, expectToast } from './support/messages.ts';
import { expect, loadingText, overrideProfile, test } from './support/test.ts';

const update = '**/api/users/profile/update/';
const change = '**/api/users/profile/change_password/';
const information = (page: Page) => page.getByRole('region', { name: 'Personal Information' });
const current = (page: Page) => page.getByLabel('Current Password', { exact: true });
const next = (page: Page) => page.getByLabel('New Password', { exact: true });
const confirmation = (page: Page) => page.getByLabel('Confirm New Password', { exact: true });

async function openProfile(page: Page): Promise<void> {
  await page.goto('/main/profile');
  await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
  await information(page).waitFor();
}

async function editProfile(page: Page): Promise<void> {
  await openProfile(page);
  await information(page).getByRole('button', { name: 'Edit' }).click();
}

async function submitPasswords(
  page: Page,
  passwords: { old: string; new: string; again?: string },
): Promise<void> {
  await current(page).fill(passwords.old);
  await next(page).fill(passwords.new);
  await confirmation(page).fill(passwords.again ?? passwords.new);
  await page.getByRole('button', { name: 'Change Password' }).click();
}

test('shows who the user is, and updates names and phone number everywhere, but not the email address', async ({
  memberPage: page,
  account,
}) => {
  await openProfile(page);
  const summary = page.getByRole('region', { name: 'Ada Lovelace' });
  const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format(new Date());
  for (const text of [account.email, account.phone_number, today]) await expect(summary).toContainText(text);
  await information(page).getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByLabel('First Name')).toBeFocused();
  await expect(page.getByLabel('Email', { exact: true })).toBeDisabled();
  await page.getByLabel('First Name').fill('Grace');
  await page.getByLabel('Phone Number').fill('+1 (202) 555-0199');
  const sent = page.waitForRequest(update);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const changed = { first_name: 'Grace', last_name: 'Lovelace', phone_number: '+12025550199' };
  expect((await sent).postDataJSON()).toEqual(changed);
  await expectToast(page, 'Profile updated successfully!');
  await expect(information(page).getByRole('button', { name: 'Edit' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Grace Lovelace' })).toContainText('+12025550199');
  await expect(page.getByRole('region', { name: 'Grace Lovelace' })).toContainText(account.email);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back, Grace!' })).toBeVisible();
});

test('Cancel restores the loaded values; saved ones are shown even if reloading them fails', async ({
  memberPage: page,
}) => {
  await editProfile(page);
  await page.getByLabel('First Name').fill('Grace');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(information(page)).toContainText('Ada');
  await information(page).getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByLabel('First Name')).toHaveValue('Ada');
  await page.getByLabel('First Name').fill('Grace');
  await page.route('**/api/users/profile/', (route) => route.abort());
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Failed to load profile data');
  await expect(page.getByRole('region', { name: 'Grace Lovelace' })).toBeVisible();
  await expect(information(page)).toContainText('Grace');
});

test('shows one error summary per form', async ({ memberPage: page }) => {
  await editProfile(page);
  await page.getByLabel('First Name').fill('');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByRole('region', { name: 'Check 1 answer' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Check 2 answers' })).toBeFocused();
  await expectFieldError(page.getByLabel('First Name'), 'First name is required.');
  await expectFieldError(current(page), 'Current password is required');
  await expectFieldError(next(page), 'New password is required');
  await expectAccessible(page);
  await submitPasswords(page, { old: 'x', new: 'Another-Horse-8', again: 'other' });
  await expectFieldError(confirmation(page), 'Passwords do not match');
});

test('shows a message and keeps the values after a failed update and an unexpected response', async ({
  memberPage: page,
}) => {
  const responses = [
    { status: 500, json: { code: 'internal_error', message: 'No luck' } },
    { json: { surprise: true } },
  ];
  await page.route(update, (route) => route.fulfill(responses.shift()), { times: 2 });
  await editProfile(page);
  await page.getByLabel('First Name').fill('Grace');
  for (const message of ['No luck', 'An error occurred while updating profile']) {
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expectToast(page, message);
  }
  await expect(page.getByLabel('First Name')).toHaveValue('Grace');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Profile updated successfully!');
});

test('retries loading the profile after a failure', async ({ memberPage: page }) => {
  // The first request comes from the session, the second from the page.
  let requests = 0;
  await page.route('**/api/users/profile/', (route) => {
    requests += 1;
    return requests === 2 ? route.abort('connectionreset') : route.continue();
  });
  await page.goto('/main/profile');
  await expectToast(page, 'Failed to load profile data');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(information(page)).toContainText('Ada');
});

test("changes the password, also to one shorter than the login form's minimum, with a note", async ({
  memberPage: page,
  account,
  request,
}) => {
  await openProfile(page);
  await next(page).fill('abc123');
  await expect(next(page)).toHaveAccessibleDescription(
    /fewer than the 8 characters that the login form expects/,
  );
  await next(page).fill('abcd1234');
  await expect(next(page)).not.toHaveAccessibleDescription(/Shorter/);
  await submitPasswords(page, { old: account.password, new: 'abc123' });
  await expectToast(page, 'Password changed successfully!');
  await expect(current(page)).toHaveValue('');
  const logIn = (password: string) =>
    request.post('/api/users/login/', { data: { email: account.email, password } });
  expect((await logIn('abc123')).status()).toBe(200);
  expect((await logIn(account.password)).status()).toBe(401);
});

test('shows errors for a wrong current password and an unexpected response', async ({ memberPage: page }) => {
  await openProfile(page);
  const changeResponse = page.waitForResponse(change);
  await submitPasswords(page, { old: 'Wrong-Horse-7', new: 'Another-Horse-8' });
  const response = await changeResponse;
  expect(response.status()).toBe(400);
  await expectToast(page, (await response.json()).message);
  await expect(page).toHaveURL('/main/profile');
  await page.route(change, (route) => route.fulfill({ json: {} }), { times: 1 });
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expectToast(page, 'An error occurred while changing password');
});

test('shows a profile without names and registration date, and keeps the session', async ({
  memberPage: page,
  account,
}) => {
  const absent = { first_name: null, last_name: null, phone_number: null, date_joined: undefined };
  await overrideProfile(page, absent);
  await openProfile(page);
  const summary = page.getByRole('region', { name: account.email });
  await expect(summary).toContainText('Member sinceNot provided');
});

test('deletes the account after a wrong and the right password, and opens the landing page', async ({
  memberPage: page,
  account,
  request,
}) => {
  const readDevice = () =>
    page.evaluate(() =>
      ['remembered-household', 'remembered-policy'].map((key) => localStorage.getItem(key)).join(''),
    );
  await page.evaluate(() => localStorage.setItem('remembered-policy', '{"drivers":[{}]}'));
  const announcements = await watchAnnouncements(page);
  await openProfile(page);
  // The sessions too: what loads slowly is announced as "Loading...".
  await expect(page.getByText(loadingText)).toHaveCount(0);
  await announcements.forget();
  const section = page.getByRole('region', { name: 'Delete Account' });
  const password = section.getByLabel('Password', { exact: true });
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  const submit = section.getByRole('button', { name: 'Delete Account' });

  await submit.click();
  await expectFieldError(password, 'Password is required');
  await password.fill('Wrong-Horse-1');
  await submit.click();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expect(dialog).toContainText('the drivers and cars of your policy');
  await expect(dialog).not.toContainText('your household');
  await dialog.getByRole('checkbox').uncheck();
  await page.evaluate(() => localStorage.setItem('remembered-household', '{"income":"48000"}'));
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await submit.click();
  await expect(dialog).toContainText('your household, with its income, ages and tobacco use');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Delete Account' }).click();
  await expectFieldError(password, 'The current password is wrong.');
  await expect(dialog).toHaveCount(0);
  await expect.poll(announcements.texts).toEqual([expect.stringContaining('The current password is wrong.')]);

  await password.fill(account.password);
  await submit.click();
  await expect(dialog).toContainText('all your predictions, with your answers');
  await expect(dialog.getByLabel('Also remove this from this device')).toBeChecked();
  await expectAccessible(page);
  expect(await readDevice()).toBe('{"income":"48000"}{"drivers":[{}]}');
  await dialog.getByRole('button', { name: 'Delete Account' }).click();
  await expectToast(page, 'Account deleted successfully!');
  await expect(page).toHaveURL('/');
  await expect.poll(readDevice).toBe('');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Register' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  const { email } = account;
  const login = await request.post('/api/users/login/', { data: { email, password: account.password } });
  expect(login.status()).toBe(401);
});
