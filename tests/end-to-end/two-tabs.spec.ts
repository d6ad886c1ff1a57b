import { expectToast, findToasts } from './support/messages.ts';
import { buildRegistration, createAccount, expect, logIn, openPage, test } from './support/test.ts';

test('a logout in one tab logs out the other, removes its unfinished form and says so', async ({
  memberPage: page,
  context,
  account,
}) => {
  await openPage(page, '/main/car_prediction');
  await page.getByLabel('Driver age (years)').fill('42');
  const other = await context.newPage();
  await other.goto('/main');
  await other.getByRole('button', { name: 'Log Out' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Log Out' }).click();
  await expect(other).toHaveURL('/');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await expectToast(page, 'You were logged out in another tab.');
  await expect.poll(() => page.evaluate('JSON.stringify({ ...sessionStorage })')).not.toMatch(/\b42\b/);

  await openPage(other, '/login');
  await logIn(other, account);
  await expect(page.getByRole('banner').getByRole('link', { name: /^Ada, / })).toBeVisible();
  await expect(findToasts(page).getByRole('paragraph')).toHaveCount(0);
});

test('a session that ends in one tab ends in the other, where its unfinished form waits', async ({
  memberPage: page,
  context,
  account,
  request,
}) => {
  await openPage(page, '/main/car_prediction');
  await page.getByLabel('Driver age (years)').fill('42');
  await request.post('/api/users/logout/', { headers: { authorization: `Token ${account.token}` } });
  const other = await context.newPage();
  await other.goto('/main');
  await expect(other).toHaveURL('/login');
  await expectToast(page, 'Your session has ended. Please log in again.');
  await expect(page.getByText('Your answers are still stored in this tab.')).toBeVisible();
});

test('a login with another account switches the user in the other tab', async ({
  memberPage: page,
  context,
  request,
}) => {
  const grace = await createAccount(request, { ...buildRegistration(), first_name: 'Grace' });
  await openPage(page, '/main');
  const other = await context.newPage();
  await openPage(other, '/login');
  await other.getByText('Log in as someone else').click();
  await logIn(other, grace);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Grace!');
});

test('redirects to the login page after the token was removed in another tab', async ({
  memberPage: page,
  context,
}) => {
  await page.goto('/about');
  await expect(page.getByRole('banner').getByRole('link', { name: /^Ada, / })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/robots.txt');
  await other.evaluate(() => localStorage.removeItem('token'));
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await page.goto('/main');
  await expect(page).toHaveURL('/login');
});
