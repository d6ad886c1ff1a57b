import type { Page } from '@playwright/test';
import { expectToast, findToasts } from './support/messages.ts';
import { holdRequests } from './support/pages.ts';
import { fillCarForm, findResult, findSubmit } from './support/prediction-forms.ts';
import { createAccount, expect, logIn, openPage, readStoredToken, test } from './support/test.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Are you sure?' });

async function openLogoutDialog(page: Page): Promise<void> {
  await page.goto('/main');
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(dialogOf(page)).toBeVisible();
}

const confirm = (page: Page) => dialogOf(page).getByRole('button', { name: 'Log Out' }).click();

test('asks for confirmation with the focus on Cancel; Cancel, Escape and a click outside keep the session', async ({
  memberPage: page,
}) => {
  await openLogoutDialog(page);
  await expect(dialogOf(page)).toHaveAccessibleDescription('Do you really want to log out?');
  const cancel = dialogOf(page).getByRole('button', { name: 'Cancel' });
  await expect(cancel).toBeFocused();
  const open = page.getByRole('button', { name: 'Log Out' });
  for (const close of [
    () => cancel.click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 5),
  ]) {
    await close();
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(open).toBeFocused();
    await open.click();
    await expect(dialogOf(page)).toBeVisible();
  }
  expect(await readStoredToken(page)).toBeTruthy();
});

test('ends the session and opens the landing page; a protected page then redirects to the login page', async ({
  memberPage: page,
  request,
  account,
}) => {
  await openLogoutDialog(page);
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  await confirm(page);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  expect(visited).toEqual(['/']);
  await expect(findToasts(page).getByRole('paragraph')).toHaveCount(0);
  expect(await readStoredToken(page)).toBeNull();
  const profile = await request.get('/api/users/profile/', {
    headers: { authorization: `Token ${account.token}` },
  });
  expect(profile.status()).toBe(401);
  await page.evaluate(`history.pushState(null, '', '/main'); dispatchEvent(new PopStateEvent('popstate'))`);
  await expectToast(page, 'You must be logged in to view this page.');
  await expect(page).toHaveURL('/login');
});

test('keeps the dialog open while the request is pending', async ({ memberPage: page }) => {
  const release = await holdRequests(page, '**/api/users/logout/');
  await openLogoutDialog(page);
  await confirm(page);
  await expect(dialogOf(page).getByRole('button', { name: 'Logging out...' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeVisible();
  release();
  await expect(page).toHaveURL('/');
});

for (const [cause, response, state] of [
  ['a network failure', undefined, "We don't know if you were logged out."],
  ['a 5xx response', { status: 500, body: '' }, "We don't know if you were logged out."],
  ['a refusal', { status: 429, body: '' }, 'You are still logged in.'],
] as const) {
  test(`keeps the token and shows a toast after ${cause}`, async ({ memberPage: page, account }) => {
    await page.route('**/api/users/logout/', (route) => (response ? route.fulfill(response) : route.abort()));
    await openLogoutDialog(page);
    await confirm(page);
    await expectToast(page, 'Logout failed. Please try again.');
    await expect(dialogOf(page)).toContainText(state);
    await expect(dialogOf(page).getByRole('button', { name: 'Log Out' })).toBeFocused();
    expect(await readStoredToken(page)).toBe(account.token);
    await page.unroute('**/api/users/logout/');
    await confirm(page);
    await expect(page).toHaveURL('/');
  });
}

test('treats a 401 response as logged out', async ({ memberPage: page }) => {
  await page.route('**/api/users/logout/', (route) =>
    route.fulfill({ status: 401, json: { message: 'No session', code: 'unauthenticated' } }),
  );
  await openLogoutDialog(page);
  await confirm(page);
  await expect(page).toHaveURL('/');
  await expect(findToasts(page).getByRole('paragraph')).toHaveCount(0);
  expect(await readStoredToken(page)).toBeNull();
});

for (const path of ['/about', '/']) {
  test(`loads the landing page anew from ${path}`, async ({ memberPage: page }) => {
    await page.goto(path);
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await Promise.all([page.waitForEvent('load'), confirm(page)]);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  });
}

test('leaves no answers in the history of the tab for the next user or guest', async ({
  memberPage: page,
  request,
  store,
}) => {
  const other = await createAccount(request);
  const { id } = await store('car');
  await openPage(page, `/main/history/${id}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const age = page.getByLabel('Driver age (years)');
  await expect(age).toHaveValue('42');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  // Until then, the form is on screen.
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Ada!' })).toBeVisible();
  await page.getByRole('link', { name: 'Car Insurance Prediction' }).click();
  await fillCarForm(page);
  await findSubmit(page).click();
  await expect(findResult(page)).toBeVisible();

  await page.getByRole('button', { name: 'Log Out' }).click();
  await confirm(page);
  await expect(page).toHaveURL('/');
  // The time of the logout alone is left.
  await expect.poll(() => page.evaluate('Object.keys(sessionStorage)')).toEqual(['known-owners-of-answers']);
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await logIn(page, other);
  const earlier = page.getByText('Your earlier answers are filled in');
  for (;;) {
    await page.goBack();
    const { pathname } = new URL(page.url());
    if (pathname.endsWith(String(id))) break;
    if (pathname !== '/main/car_prediction') continue;
    await expect(age).toHaveValue('');
    await expect(earlier).toHaveCount(0);
    expect(await page.evaluate('JSON.stringify(history.state)')).not.toContain('driver_age');
  }
});

test('says that a remembered household and policy stay on the device, and removes them if the user chooses', async ({
  memberPage: page,
}) => {
  await page.evaluate(() => localStorage.setItem('remembered-policy', '{"drivers":[{}]}'));
  await openLogoutDialog(page);
  await expect(dialogOf(page)).toContainText('The drivers and cars of your policy stay on this device');
  await expect(dialogOf(page)).not.toContainText('Your household');
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
  await page.evaluate(() => localStorage.setItem('remembered-household', '{"income":"38,000"}'));
  await openLogoutDialog(page);
  await expect(dialogOf(page)).toContainText('Your household, your age and your place stay on this device');
  await dialogOf(page).getByLabel('Forget them').check();
  await confirm(page);
  await expect(page).toHaveURL('/');
  for (const key of ['remembered-household', 'remembered-policy'])
    expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
});
