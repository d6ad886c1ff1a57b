import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectToast } from './support/messages.ts';
import { type Account, expect, openPage, test } from './support/test.ts';

const sessions = (page: Page) => page.getByRole('region', { name: 'Active Sessions' });

/** Logs in with another device and returns the token. */
async function logInOnPhone(request: APIRequestContext, { email, password }: Account): Promise<string> {
  const headers = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Safari/604.1' };
  const response = await request.post('/api/users/login/', { data: { email, password }, headers });
  return (await response.json()).token;
}

test('lists the sessions, ends one and all others, and shows a login with a new device', async ({
  memberPage: page,
  request,
  account,
}) => {
  const phone = await logInOnPhone(request, account);
  await openPage(page, '/main/profile');
  const rows = sessions(page).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: 'This session' }).getByRole('button')).toHaveCount(0);
  await expect(sessions(page).getByRole('definition').last()).toContainText('Safari on iPhone');
  await sessions(page)
    .getByRole('button', { name: /^End session: Safari on iPhone/ })
    .click();
  await expectToast(page, 'Session ended');
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Active Sessions' })).toBeFocused();
  const headers = { authorization: `Token ${phone}` };
  expect((await request.get('/api/users/profile/', { headers })).status()).toBe(401);

  await logInOnPhone(request, account);
  await logInOnPhone(request, account);
  await page.reload();
  await expect(rows).toHaveCount(3);
  await page.route('**/api/users/sessions/*/', (route) => route.abort(), { times: 1 });
  await sessions(page).getByRole('button', { name: 'End All Other Sessions' }).click();
  await expectToast(page, 'The session could not be ended');
  const endAll = sessions(page).getByRole('button', { name: 'End All Other Sessions' });
  await expect(endAll).toBeFocused();
  await endAll.press('Enter');
  await expectToast(page, 'All other sessions ended');
  await expect(rows).toHaveCount(1);
});

test('a deletion whose answer is lost is probably done, and the device forgets the household', async ({
  memberPage: page,
  account,
  request,
}) => {
  await openPage(page, '/main/profile');
  await page.evaluate(`localStorage.setItem('remembered-household', '{"income":"48000"}')`);
  await page.reload();
  // The API deletes the account; its answer does not arrive.
  await page.route(
    '**/api/users/delete/',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  const form = page.locator('form').filter({ hasText: 'we delete your profile' });
  const sendDeletion = async () => {
    await form.getByLabel('Password', { exact: true }).fill(account.password);
    await form.getByRole('button', { name: 'Delete Account' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete Account' }).click();
  };
  await sendDeletion();
  await expect(form.getByText("We don't know if your account was deleted")).toBeVisible();
  expect(await page.evaluate(`localStorage.getItem('remembered-household')`)).toBeNull();
  await sendDeletion();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('main')).toContainText(
    'Your account has probably been deleted. To make sure, try to log in: if you can’t, the account no longer exists.',
  );
  const { email, password } = account;
  expect((await request.post('/api/users/login/', { data: { email, password } })).status()).toBe(401);
});

test('a refused deletion leaves the household on the device', async ({ memberPage: page }) => {
  await openPage(page, '/main/profile');
  await page.evaluate(`localStorage.setItem('remembered-household', '{"income":"48000"}')`);
  await page.reload();
  const form = page.locator('form').filter({ hasText: 'we delete your profile' });
  await form.getByLabel('Password', { exact: true }).fill('Wrong-Horse-7');
  await form.getByRole('button', { name: 'Delete Account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Account' }).click();
  await expect(form.getByText('The current password is wrong.').first()).toBeVisible();
  expect(await page.evaluate(`localStorage.getItem('remembered-household')`)).not.toBeNull();
});

test('downloads everything stored about the user in one file', async ({
  memberPage: page,
  account,
  store,
}) => {
  const older = await store('car');
  const newest = await store('health');
  await openPage(page, '/main/profile');
  // The first part has one prediction, as if it were full.
  await page.route('**/api/users/export/', async (route) => {
    const response = await route.fetch();
    const part = await response.json();
    await route.fulfill({ response, json: { ...part, predictions: part.predictions.slice(0, 1) } });
  });
  // The limit refuses the second part once.
  await page.route(
    '**/api/users/export/?before=*',
    (route) => {
      const json = { message: 'Too many requests.', code: 'too_many_requests' };
      return route.fulfill({ status: 429, headers: { 'retry-after': '1' }, json });
    },
    { times: 1 },
  );
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download My Data' }).click();
  await expect(page.getByRole('button', { name: 'Downloading 1 of 2 predictions...' })).toBeVisible();
  const pause = page.getByRole('region', { name: 'Your Data' }).getByText(/continues by itself at \d+:\d\d/);
  await expect(pause.first()).toBeVisible();
  const download = await saved;
  await expect(pause).toHaveCount(0);
  expect(download.suggestedFilename()).toMatch(/^premia-data-\d{4}-\d\d-\d\d\.json$/);
  const file = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(file.user.email).toBe(account.email);
  expect(file.predictions.map(({ id }: { id: string }) => id)).toEqual([newest.id, older.id]);
  expect(file.predictions[0].contributions).toEqual(newest.contributions);
  expect(file.sessions).toHaveLength(1);
  await expect(page.getByRole('button', { name: 'Download My Data' })).toBeFocused();
});
