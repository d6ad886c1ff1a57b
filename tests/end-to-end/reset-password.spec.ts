import type { Page } from '@playwright/test';
import { expectFieldError, expectToast } from './support/messages.ts';
import { holdRequests } from './support/pages.ts';
import { expect, logIn, openPage, storeToken, test } from './support/test.ts';

const mails = process.env.PREMIA_MAILS ?? '';
const next = 'Battery-Staple-8';

async function setPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm new password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Set the new password' }).click();
}

test('a user resets a forgotten password with the link in a mail', async ({ page, account }) => {
  test.skip(mails === '', 'The mails of a deployment are not readable.');
  await storeToken(page, account.token);
  await openPage(page, '/login');
  await page.getByText('Log in as someone else').click();
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  // The login page has a field of the same name.
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('main').getByText('Check your email', { exact: true })).toBeVisible();
  await expect(
    page.locator('[aria-live]', { hasText: /^Check your email\. If there is an account for ada-/ }),
  ).toHaveCount(1);

  const mail = page.getByRole('listitem').filter({ hasText: account.email }).getByRole('link');
  await expect(async () => {
    await page.goto(mails);
    expect(await mail.count()).toBe(1);
  }).toPass();
  await mail.click();
  const link = (await page.getByRole('link', { name: 'Set a new password' }).getAttribute('href')) ?? '';
  const [, token = ''] = link.split('#token=');
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url(), request.headers().referer ?? ''));
  await page.getByRole('link', { name: 'Set a new password' }).click();
  await expect(page).toHaveURL('/reset_password');

  await setPassword(page, 'weak');
  await expectFieldError(
    page.getByLabel('New password', { exact: true }),
    'Password must be at least 8 characters',
  );
  const release = await holdRequests(page, '**/assets/login-page-*.js');
  await setPassword(page, next);
  await expectToast(page, 'Password changed successfully!');
  await expect(page.getByRole('main').locator('[type="submit"]')).toBeDisabled();
  release();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  expect(token).toMatch(/^[\w-]{86}$/);
  expect(requested.filter((text) => text.includes(token))).toEqual([]);

  // The address changes before the page does.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in');
  await page.goBack();
  await expect(page.getByRole('main')).toContainText('Open the link in the email again');
  await page.goto(`/reset_password#token=${token}`);
  await expect(page.getByRole('main')).toContainText(
    'This link no longer works. It was used, it has expired, or we have sent you a newer one.',
  );
  await expect(page.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
    'href',
    '/forgot_password',
  );

  await page.goto('/login');
  await logIn(page, { ...account, password: next });
});

for (const path of [
  '/reset_password%23token=unusable',
  '/reset_password/%2523token%253Dunusable',
  '/es/reset_password%2523token=unusable',
  '/es/reset_password/%23token%3Dunusable',
]) {
  test(`opens a link that a mail gateway has rewritten: ${path}`, async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url(), request.headers().referer ?? ''));
    const asked = page.waitForRequest('**/api/users/password_reset/confirm/');
    await page.goto(path);
    expect((await asked).postDataJSON()).toEqual({ token: 'unusable' });
    await expect(page).toHaveURL(/\/reset_password\/?$/);
    await expect(
      page.getByRole('link', {
        name: path.startsWith('/es') ? 'Pedir un enlace nuevo' : 'Ask for a new link',
      }),
    ).toBeVisible();
    expect(requested.filter((text) => text.includes('unusable'))).toEqual([expect.stringMatching(path)]);
  });
}

test('takes the address typed at the login, and leaves it out of the address and of the history', async ({
  page,
}) => {
  await openPage(page, '/login');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL('/forgot_password');
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.com');
  await expect.poll(() => page.evaluate<string>('JSON.stringify(history.state)')).not.toContain('@');
});
