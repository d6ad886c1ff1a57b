import { fillHealthForm, findQuestion, findResult, findSubmit } from './support/prediction-forms.ts';
import { expect, logIn, openPage, test } from './support/test.ts';

test('an unfinished form survives leaving it and a reload, until it is submitted', async ({
  memberPage: page,
}) => {
  await openPage(page, '/main/health_prediction');
  await page.getByLabel('Age (years)').fill('4o');
  await page.getByRole('button', { name: 'Use centimeters' }).click();
  await page.getByLabel('Height (cm)').fill('180');
  await findQuestion(page, 'chronic').getByLabel('Yes').check();
  await page.getByLabel('Asthma').check();
  await page.getByRole('link', { name: 'Dashboard' }).click();

  const expectRestored = async () => {
    await expect(page.getByText('The answers that you did not send are filled in.')).toBeVisible();
    await expect(page.getByLabel('Age (years)')).toHaveValue('4o');
    await expect(page.getByLabel('Height (cm)')).toHaveValue('180');
    await expect(findQuestion(page, 'chronic').getByLabel('Yes')).toBeChecked();
    await expect(page.getByLabel('Asthma')).toBeChecked();
  };
  const link = page.getByRole('link', { name: 'Continue your health estimate' });
  await link.click();
  await expectRestored();
  await page.reload();
  await expectRestored();

  await page.getByRole('button', { name: 'Use feet and inches' }).click();
  await fillHealthForm(page);
  await findSubmit(page).click();
  await expect(findResult(page)).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Ada!');
  await expect(link).toHaveCount(0);
});

test('an unfinished form waits when the session is ended elsewhere, for its user alone, and has no email address', async ({
  memberPage: page,
  account,
  request,
}) => {
  await openPage(page, '/main/health_prediction');
  const age = page.getByLabel('Age (years)');
  await age.fill('40');
  const stored = 'JSON.stringify({ ...sessionStorage })';
  await expect.poll(() => page.evaluate(stored)).toContain('40');
  expect(await page.evaluate(stored)).not.toContain('@');
  await request.post('/api/users/logout/', { headers: { authorization: `Token ${account.token}` } });
  await page.getByRole('link', { name: 'Prediction History' }).click();
  await expect(page).toHaveURL('/login');
  const waiting = page.getByText('Your answers are still stored in this tab.');
  await expect(waiting).toBeVisible();
  await page.reload();
  await expect(waiting).toBeVisible();
  await openPage(page, '/estimate/health');
  await expect(age).toHaveValue('');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await logIn(page, account);
  await page.getByRole('link', { name: 'Continue your health estimate' }).click();
  await expect(age).toHaveValue('40');
});

test('a logout removes an unfinished form also in a tab that is on another site', async ({
  memberPage: page,
  context,
}) => {
  await openPage(page, '/main/health_prediction');
  await page.getByLabel('Age (years)').fill('40');
  // Not digits of a time or an id.
  const answer = /\b40\b/;
  const stored = 'JSON.stringify({ ...sessionStorage })';
  await expect.poll(() => page.evaluate(stored)).toMatch(answer);
  await page.goto('data:text/html,another site', {});
  const other = await context.newPage();
  await openPage(other, '/main');
  await other.getByRole('button', { name: 'Log Out' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Log Out' }).click();
  await expect(other).toHaveURL('/');
  await page.goBack();
  await expect.poll(() => page.evaluate(stored)).not.toMatch(answer);
});

test('an unfinished form of a user survives failures of the API, hidden from guests', async ({
  memberPage: page,
  account,
}) => {
  await openPage(page, '/main/health_prediction');
  const age = page.getByLabel('Age (years)');
  await age.fill('40');
  let failures = 2;
  await page.route('**/api/users/profile/', (route) => {
    failures -= 1;
    return failures < 0 ? route.continue() : route.fulfill({ status: 503, body: '' });
  });
  await page.reload();
  await expect(age).toHaveValue('40');

  failures = 3;
  await page.reload();
  await expect(page).toHaveURL('/login');
  await openPage(page, '/estimate/health');
  await expect(age).toHaveValue('');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await logIn(page, account);
  await page.getByRole('link', { name: 'Continue your health estimate' }).click();
  await expect(age).toHaveValue('40');
});

test('browsers store no entry about a person', async ({ page }) => {
  const fields = page.locator('main').locator('input:not([type=radio], [type=checkbox]), select');
  const expectNoneStored = async (paths: readonly string[]) => {
    for (const path of paths) {
      await openPage(page, path);
      const tokens = await fields.evaluateAll((found) =>
        found.map((field) => `${field.id} ${field.getAttribute('autocomplete')}`),
      );
      expect(tokens.length).toBeGreaterThan(0);
      expect(tokens.filter((token) => !token.endsWith(' off'))).toEqual([]);
    }
  };
  await expectNoneStored(['/', '/estimate/health', '/estimate/car']);
  await page.getByRole('button', { name: 'Choose state instead' }).click();
  await expect(page.getByLabel('State')).toHaveAttribute('autocomplete', 'off');
});

test('a guest’s unfinished form survives a reload, can be cleared, and its units stay chosen', async ({
  page,
}) => {
  await openPage(page, '/estimate/car');
  await page.getByLabel('Driver age (years)').fill('42');
  await page.getByRole('button', { name: 'Use miles' }).click();
  await page.getByLabel('Annual mileage (miles)').fill('9000');
  await page.reload();
  await expect(page.getByLabel('Driver age (years)')).toHaveValue('42');
  await expect(page.getByLabel('Annual mileage (miles)')).toHaveValue('9000');
  await page.getByRole('button', { name: 'Clear the form' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByLabel('Driver age (years)')).toHaveValue('');
  await expect(page.getByLabel('Annual mileage (miles)')).toHaveValue('');
  await expect.poll(() => page.evaluate('sessionStorage.length')).toBe(0);
});

test('an unfinished form of a guest continues in the account after a login', async ({ page, account }) => {
  await openPage(page, '/estimate/car');
  await page.getByLabel('Driver age (years)').fill('42');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await logIn(page, account);
  await page.getByRole('link', { name: 'Continue your car estimate' }).click();
  await expect(page).toHaveURL('/main/car_prediction');
  await expect(page.getByLabel('Driver age (years)')).toHaveValue('42');
});

test('a household is remembered on the device only on request, until it is forgotten', async ({
  page,
  context,
}) => {
  const income = (of: typeof page) => of.getByLabel('Household income');
  await openPage(page, '/estimate/health');
  await income(page).fill('48,000');
  await page.getByLabel('ZIP code').fill('77002');
  await page.getByLabel('Age (years)').fill('61');
  const remember = page.getByLabel('Remember my household on this device');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('48,000');
  await remember.check();
  const other = await context.newPage();
  await openPage(other, '/estimate/health');
  await expect(income(other)).toHaveValue('48,000');
  await expect(other.getByLabel('Age (years)')).toHaveValue('61');
  await expect(other.getByLabel('ZIP code')).toHaveValue('77002');
  await expect(other.locator('#zip-status')).toHaveText('Harris County, Texas');
  await page.getByRole('button', { name: 'Forget my household' }).click();
  await expect(remember).toBeFocused();
  await expect(remember).not.toBeChecked();
  await expect(income(page)).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/48,000|77002|61/);
});
