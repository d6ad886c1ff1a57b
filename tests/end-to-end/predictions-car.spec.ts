import { expectAccessible, expectAccessibleInEveryLayout } from './support/accessibility.ts';
import { expectFieldError, expectToast } from './support/messages.ts';
import {
  carRequest,
  chooseState,
  fillCarForm,
  findResult,
  findSubmit,
  openForm,
  submitForm,
} from './support/prediction-forms.ts';
import { formatDollars } from './support/stored-predictions.ts';
import { expect, test } from './support/test.ts';

const api = '**/api/predictions/car_insurance/';

test('shows the premium and explains its wide range for a complete form', async ({ memberPage: page }) => {
  await openForm(page, 'car');
  await fillCarForm(page);
  const { payload, body } = await submitForm(page);
  expect(payload).toEqual(carRequest);
  await expect(findResult(page)).toBeFocused();
  await expectToast(page, 'Prediction successful!');
  const result = page.getByRole('region', { name: 'Prediction Complete!' });
  await expect(result.getByRole('strong')).toHaveText([
    formatDollars(body.predicted_car_premium),
    `Market price: ${formatDollars(body.market.premium)} a year on average in the United States`,
  ]);
  await expect(result).toContainText('What drivers like this pay.');
  await expect(result.getByRole('link', { name: 'Insurance departments' })).toBeVisible();
  await expect(result.getByRole('figure', { name: /^From the US average to you/ })).toContainText(
    '42 years old, 20 years of driving',
  );
  await result.getByText('About this estimate').click();
  await expect(result).toContainText('Prices of 2023 (NAIC) raised to August 2026');
  await expect(result).toContainText('NAIC Auto Insurance Database Report 2022/2023');
});

test('requires all five answers', async ({ memberPage: page }) => {
  await openForm(page, 'car');
  await findSubmit(page).click();
  const summary = page.getByRole('region', { name: 'Check 5 answers' });
  await expect(summary).toBeFocused();
  const labels = [
    'Driver age (years)',
    'Driving experience (years)',
    'Previous accidents',
    'Car manufacturing year (AD)',
    'Annual mileage (thousand km)',
  ];
  for (const label of labels) await expectFieldError(page.getByLabel(label), 'Required');
  // In the order of the fields.
  await expect(summary.getByRole('link')).toHaveText(labels.map((label) => `${label}: Required`));
  await expectAccessible(page);
});

test('notes on mileage and experience do not prevent submission', async ({ memberPage: page }) => {
  await openForm(page, 'car');
  await fillCarForm(page);
  const mileage = page.getByLabel('Annual mileage (thousand km)');
  await expect(mileage).toHaveAccessibleDescription('15 means 15,000 km a year = 9,320 miles a year.');
  await mileage.fill('12,500');
  await expect(mileage).toHaveAccessibleDescription(/For 12,500 km a year, enter 12\.5\./);
  await page.getByLabel('Driver age (years)').fill('30');
  await expect(page.getByLabel('Driving experience (years)')).toHaveAccessibleDescription(
    /counts experience from the age of 16: 14 years/,
  );
  await page.getByRole('button', { name: 'Use 12.5' }).click();
  await expect(mileage).toBeFocused();
  await expect(mileage).toHaveAccessibleDescription('12.5 means 12,500 km a year = 7,770 miles a year.');
  await mileage.fill('200');
  const { payload, body } = await submitForm(page);
  expect(payload).toEqual({ ...carRequest, driver_age: 30, annual_mileage: 200 });
  expect(body.warnings.length).toBeGreaterThan(0);
  await expect(
    page.getByText('Annual mileage 200,000 km a year is above the range of our data'),
  ).toBeVisible();
});

test('asks once about a year that is surely not meant, before it sends anything', async ({
  memberPage: page,
}) => {
  await openForm(page, 'car');
  await fillCarForm(page);
  await page.getByLabel('Car manufacturing year (AD)').fill('20199');
  await findSubmit(page).click();
  const dialog = page.getByRole('dialog', { name: 'Check your answer' });
  await expect(dialog).toContainText('Did you mean 2019?');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await findSubmit(page).click();
  const responsePromise = page.waitForResponse(api);
  await dialog.getByRole('button', { name: 'Use 2019' }).click();
  expect((await responsePromise).request().postDataJSON()).toEqual(carRequest);
});

test('sends optional answers, and names experience alone where the state allows no prices by age', async ({
  memberPage: page,
}) => {
  await openForm(page, 'car');
  await fillCarForm(page);
  await chooseState(page, 'California');
  await page.getByLabel('Coverage').selectOption('Full coverage');
  await page.getByLabel('Car class').selectOption('Standard');
  const { payload } = await submitForm(page);
  expect(payload).toEqual({ ...carRequest, state: 'CA', cover: 'full', car_class: 'standard' });
  const reasons = page.getByRole('figure', { name: 'From the US average to you' });
  await expect(reasons).toContainText('20 years of driving; this state does not allow prices by age');
  await expect(reasons).not.toContainText('42 years');
});

test('asks once about a mileage that cannot be meant and about a number below 0, and sends both', async ({
  memberPage: page,
}) => {
  await openForm(page, 'car');
  await fillCarForm(page);
  await page.getByLabel('Annual mileage').fill('201');
  await page.getByLabel('Previous accidents').fill('-1');
  const dialog = page.getByRole('dialog', { name: 'Check your answer' });
  await findSubmit(page).click();
  await expect(dialog).toContainText('Previous accidents is below 0. Did you mean 1?');
  await dialog.getByRole('button', { name: 'Estimate anyway' }).click();
  await expect(dialog).toContainText('201,000 km a year');
  const response = page.waitForResponse(api);
  await dialog.getByRole('button', { name: 'Estimate anyway' }).click();
  const sent = await response;
  expect(sent.request().postDataJSON()).toEqual({ ...carRequest, annual_mileage: 201, prv_accident: -1 });
  const { warnings } = await sent.json();
  expect(warnings.map(({ feature }: { feature: string }) => feature).sort()).toEqual([
    'annual_mileage',
    'prv_accident',
  ]);
});

test.describe('in a browser of the United States', () => {
  test.use({ locale: 'en-US' });

  test('takes whole miles, and sends them as kilometres', async ({ memberPage: page }) => {
    await openForm(page, 'car');
    const mileage = page.getByLabel('Annual mileage (miles)');
    await mileage.fill('12,000');
    await expect(mileage).toHaveAccessibleDescription('12,000 miles a year = 19,312 km a year.');
    await page.getByLabel('Driver age (years)').fill('42');
    await page.getByLabel('Driving experience (years)').fill('20');
    await page.getByLabel('Previous accidents').fill('1');
    await page.getByLabel('Car manufacturing year (AD)').fill('2019');
    const { payload } = await submitForm(page);
    expect(payload).toEqual({ ...carRequest, annual_mileage: 19.312 });
  });
});

test('the sidebar link opens an empty form from a result and keeps a filled-in form', async ({
  memberPage: page,
}) => {
  await openForm(page, 'car');
  await fillCarForm(page);
  await submitForm(page);
  await expect(findResult(page)).toBeVisible();
  const link = page.getByRole('link', { name: 'Car Insurance Prediction' });
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByLabel('Driver age (years)')).toHaveValue('');

  await page.getByLabel('Driver age (years)').fill('42');
  await link.click();
  await expect(page.getByLabel('Driver age (years)')).toHaveValue('42');
});

test('shows the default message for a failure without a message', async ({ memberPage: page }) => {
  await page.route(api, (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
  await openForm(page, 'car');
  await fillCarForm(page);
  await findSubmit(page).click();
  await expectToast(page, 'Prediction failed.');
  await expect(page.getByLabel('Driver age (years)')).toHaveValue('42');
  await expectAccessible(page);
});

test('form and result are accessible in every layout', async ({ memberPage: page }) => {
  await openForm(page, 'car');
  await expectAccessibleInEveryLayout(page, 'car-form');
  await fillCarForm(page);
  await submitForm(page);
  await expect(findResult(page)).toBeVisible();
  await expectAccessibleInEveryLayout(page, 'car-result');
});
