import { expectAccessibleInEveryLayout } from './support/accessibility.ts';
import { fillCarForm, fillHealthForm, findResult, findSubmit } from './support/prediction-forms.ts';
import { buildRegistration, expect, logIn, openPage, test } from './support/test.ts';

const storedEstimates = 'sessionStorage.getItem("guest-estimate")';

test('prices car answers without an account, and the tab stores only the result', async ({ page }) => {
  await openPage(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'Car estimate' }).first().click();
  await expect(page).toHaveURL('/estimate/car');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await fillCarForm(page);
  await findSubmit(page).click();
  await expect(findResult(page)).toBeFocused();
  expect(await page.evaluate('Object.keys(sessionStorage)')).toEqual(['car-result']);
  await expectAccessibleInEveryLayout(page, 'guest-car-result');
  await page.getByRole('button', { name: 'Change answers' }).click();
  await expect(page.getByLabel('Driver age (years)')).toHaveValue('42');
  await page.reload();
  await expect(page.getByLabel('Driver age (years)')).toHaveValue('42');
});

test('shows no result of a guest on the page of a user who logs in', async ({ page, account }) => {
  await openPage(page, '/estimate/car');
  await fillCarForm(page);
  await findSubmit(page).click();
  await expect(findResult(page)).toBeFocused();
  await page.evaluate((token) => localStorage.setItem('token', token), account.token);
  await openPage(page, '/main/car_prediction');
  await expect(page.getByLabel('Driver age (years)')).toBeVisible();
});

test('shows the result again after a reload and on every way back, without answers in the address', async ({
  page,
}) => {
  await openPage(page, '/about');
  await openPage(page, '/estimate/car');
  await fillCarForm(page);
  await findSubmit(page).click();
  const card = page.getByRole('region', { name: 'Prediction Complete!' });
  const [premium = ''] = /\$[\d,.]+/.exec(await card.innerText()) ?? [];
  const expectResult = async () => {
    await expect(card).toContainText(premium);
    await expect(page).toHaveURL('/estimate/car');
  };
  await expectResult();
  await page.reload();
  await expectResult();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
  await page.goBack();
  await expectResult();
  await page.getByRole('link', { name: 'Register to keep it' }).click();
  await expect(page).toHaveURL('/register');
  await page.goBack();
  await expectResult();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await page.goForward();
  await expectResult();
  await page.getByRole('button', { name: 'Change answers' }).click();
  await page.reload();
  await expect(findSubmit(page)).toBeVisible();
  await expect(findResult(page)).toHaveCount(0);
});

test('saves an estimate to the account that a guest registers, once', async ({ page }) => {
  await openPage(page, '/estimate/health');
  await expectAccessibleInEveryLayout(page, 'guest-health-form');
  await fillHealthForm(page);
  await findSubmit(page).click();
  await page.getByRole('link', { name: 'Register to keep it' }).click();
  await expect(page.getByText('Your estimate will be saved to your account')).toBeVisible();
  // The estimate survives a reload of the registration page.
  await openPage(page, '/register');
  await expect(page.getByText('Your estimate will be saved to your account')).toBeVisible();
  const user = buildRegistration();
  await page.getByLabel('First name').fill(user.first_name);
  await page.getByLabel('Last name').fill(user.last_name);
  await page.getByLabel('Email').fill(user.email);
  await page.getByLabel('Phone number').fill(user.phone_number);
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await page.getByLabel('Confirm password', { exact: true }).fill(user.password);
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Your estimate is saved to your account')).toBeVisible();
  expect(await page.evaluate(storedEstimates)).toBeNull();
  await openPage(page, '/main');
  await expect(page.getByRole('region', { name: 'Recent Predictions' }).getByRole('row')).toHaveCount(2);
});

test('saves an estimate after a login, once even if the first response is lost', async ({
  page,
  account,
}) => {
  await openPage(page, '/estimate/car');
  await fillCarForm(page);
  await findSubmit(page).click();
  await page.getByRole('link', { name: 'Log in to keep it' }).click();
  await page.route('**/api/predictions/car_insurance/', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await logIn(page, account);
  await expect(page.getByText('Your estimate could not be saved.')).toBeVisible();
  await page.unroute('**/api/predictions/car_insurance/');
  await page.reload();
  await expect(page.getByText('Your estimate is saved to your account')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Recent Predictions' }).getByRole('row')).toHaveCount(2);
  await page.getByRole('link', { name: 'View your estimate' }).click();
  await expect(page).toHaveURL(/\/main\/history\/\w+$/);
});

test('removes a kept estimate on logout, and after an hour', async ({ memberPage: page }) => {
  await page.clock.install();
  await openPage(page, '/login');
  const store = (storedAt: number) =>
    page.evaluate(
      (time) =>
        sessionStorage.setItem(
          'guest-estimate',
          JSON.stringify({ insuranceType: 'car', answers: {}, idempotencyKey: 'k', storedAt: time }),
        ),
      storedAt,
    );
  const now = await page.evaluate(() => Date.now());
  await store(now);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(storedEstimates)).toBeNull();
  await store(now - 60 * 60 * 1000);
  await openPage(page, '/register');
  await expect.poll(() => page.evaluate(storedEstimates)).toBeNull();
});

test('keeps the answers while offline and says so, and shows the sentence of a 429', async ({
  page,
  context,
}) => {
  await openPage(page, '/estimate/car');
  await fillCarForm(page);
  await context.setOffline(true);
  await findSubmit(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'You are offline. Connect to the internet, then try again. Your answers are still in the form.',
  );
  await expect(page.getByLabel('Driver age (years)')).toHaveValue('42');
  await context.setOffline(false);
  const message = 'Too many estimates. Please wait a minute.';
  await page.route('**/api/estimates/**', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '40' },
      json: { message, code: 'too_many_requests' },
    }),
  );
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main').getByText(message)).toBeVisible();
  await expect(page.getByText('You can try again in 40 seconds.')).toBeVisible();
  await page.unroute('**/api/estimates/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(findResult(page)).toBeVisible();
});
