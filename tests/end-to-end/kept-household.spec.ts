import { fillHealthForm, findResult, findSubmit, openForm, submitForm } from './support/prediction-forms.ts';
import { buildRegistration, expect, fillRegistration, openPage, storeToken, test } from './support/test.ts';

const label = /^Keep the household with it/;
const notStored = 'Before any tax credit: the income is not stored';
const tiles = '[data-level] strong';

test('a household that is kept has the same prices on another device, and the choice is remembered', async ({
  memberPage: page,
  account,
  browser,
}) => {
  await openForm(page, 'health');
  await fillHealthForm(page);
  await page.getByLabel('ZIP code').fill('77002');
  await page.getByLabel('Household income').fill('48,000');
  await expect(page.getByLabel(label)).not.toBeChecked();
  await page.getByLabel(label).check();
  const remembered = page.waitForResponse('**/api/users/profile/update/');
  const { payload, body } = await submitForm(page);
  expect(payload.household).toEqual({ people: [{ age: 58, role: 'adult', tobacco: false }], income: 48_000 });
  await remembered;
  const prices = await page.locator(tiles).allTextContents();

  const context = await browser.newContext();
  const other = await context.newPage();
  await storeToken(other, account.token);
  await openPage(other, '/main');
  await expect(other.getByText(/After \$[\d,]+ a month tax credit/)).toBeVisible();
  await expect(
    other.getByRole('table').getByText(/^Second-cheapest silver plan: about \$\d+ a month$/),
  ).toBeVisible();
  await openPage(other, `/main/history/${body.id}`);
  await expect(other.locator(tiles)).toHaveText(prices);
  // The form has the household as it was changed on the page.
  await other.getByText('Household', { exact: true }).click();
  await expect(other.getByLabel('Household income')).toHaveValue('48,000');
  await other.getByLabel('Household income').fill('52000');
  await other.getByRole('button', { name: 'Change answers' }).click();
  await expect(other.getByLabel('Household income')).toHaveValue('52,000');
  await openForm(other, 'health');
  await expect(other.getByLabel(label)).toBeChecked();
  await context.close();
});

test('a prediction without a household says so, and asks for the income', async ({
  memberPage: page,
  store,
}) => {
  const { id } = await store('health', { state: 'TX', county: '48201' });
  for (const path of ['/main', `/main/history/${id}`]) {
    await openPage(page, path);
    await expect(page.getByText(notStored)).toBeVisible();
    await page.getByRole('button', { name: 'Give your income' }).click();
    await expect(page.getByLabel('Household income')).toBeFocused();
  }
  await page.keyboard.type('48000');
  await expect(page.getByText(/After \$[\d,]+ a month tax credit/)).toBeVisible();
});

test('a guest’s household is sent once they have an account, if they chose it', async ({ page }) => {
  await page.goto('/estimate/health');
  await fillHealthForm(page);
  await page.getByLabel('ZIP code').fill('77002');
  await page.getByLabel('Household income').fill('48,000');
  await findSubmit(page).click();
  await expect(findResult(page)).toBeFocused();
  await page.getByRole('link', { name: 'Register to keep it' }).click();
  await page.getByLabel(label).check();
  await fillRegistration(page, buildRegistration());
  const stored = page.waitForRequest('**/api/predictions/health_insurance/');
  await page
    .getByRole('main')
    .getByRole('button', { name: /Register|Create/ })
    .click();
  expect((await stored).postDataJSON().household.income).toBe(48_000);
});
