import { expectAccessible } from './support/accessibility.ts';
import { expectToast, findToasts } from './support/messages.ts';
import {
  carRequest,
  fillCarForm,
  findResult,
  findSubmit,
  openForm,
  submitForm,
} from './support/prediction-forms.ts';
import { formatDollars } from './support/stored-predictions.ts';
import { expect, test } from './support/test.ts';

const api = '**/api/predictions/car_insurance/';

test('shows the premium and explains its wide range', async ({ memberPage: page }) => {
  await openForm(page, 'car');
  await fillCarForm(page);
  const { payload, body } = await submitForm(page);
  expect(payload).toEqual(carRequest);
  await expectToast(page, 'Prediction successful!');
  await expect(findResult(page)).toBeFocused();
  const result = page.getByRole('region', { name: 'Prediction Complete!' });
  const { minimum, liability_comprehensive, full } = body.covers;
  const monthly = [minimum, liability_comprehensive, full].map(({ premium }) => formatDollars(premium / 12));
  await expect(result.getByRole('strong')).toHaveText([
    ...monthly,
    formatDollars(body.predicted_car_premium),
  ]);
  await expect(result).toContainText(
    /With full coverage a first quote, before discounts, may lie between \$\d+ and \$\d+ a month\./,
  );
  await expect(result.getByRole('heading', { name: 'Is collision coverage worth it?' })).toBeVisible();
  const value = result.getByLabel('Value of your car');
  await value.fill('-1');
  await expect(value).toHaveAccessibleDescription(/^Enter the value in dollars/);
  await value.fill('8000');
  await expect(result).toContainText('It pays at most$7,500');
  await expect(result).toContainText(/With a \$1,000 deductible\$\d+ a year less/);
  await expect(result.getByRole('figure', { name: /from the US average to you/ })).toContainText(
    '42 years old, 20 years of driving',
  );
  await result.getByText('About this estimate').click();
  await expect(result).toContainText('prices of 2023 (NAIC), raised to August 2026');
  await expect(result).toContainText('NAIC Auto Insurance Database Report 2022/2023');
});

test('a note corrects its field on request, and does not prevent submission', async ({
  memberPage: page,
}) => {
  await openForm(page, 'car');
  await fillCarForm(page);
  const mileage = page.getByLabel('Annual mileage (thousand km)');
  await mileage.fill('12,500');
  await page.getByRole('button', { name: 'Use 12.5' }).click();
  await expect(mileage).toBeFocused();
  await expect(mileage).toHaveAccessibleDescription('12.5 means 12,500 km a year = 7,767 miles a year.');
  await mileage.fill('200');
  const { payload, body } = await submitForm(page);
  expect(payload).toEqual({ ...carRequest, annual_mileage: 200 });
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

test('while the model starts, the same request is sent again after the time that the API names, for 30 s at most', async ({
  memberPage: page,
}) => {
  const keys: (string | undefined)[] = [];
  const delays = ['1', '1', undefined, '31'];
  const { promise: seen, resolve: release } = Promise.withResolvers<void>();
  await page.route(api, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    const delay = delays[keys.length - 1];
    if (delay === undefined) {
      await seen;
      return route.continue();
    }
    const json = { code: 'model_unavailable', message: 'The premium model is starting.' };
    return route.fulfill({ status: 503, headers: { 'retry-after': delay }, json });
  });
  await openForm(page, 'car');
  await fillCarForm(page);
  await findSubmit(page).click();
  const waiting = 'The model is starting. We will send your answers again in a few seconds.';
  await expectToast(page, waiting);
  await expect(findSubmit(page)).toBeDisabled();
  release();
  await expect(findResult(page)).toBeVisible();
  await expect(findToasts(page).locator('[data-visible="true"]').filter({ hasText: waiting })).toHaveCount(0);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);

  await page.getByRole('button', { name: 'New Prediction' }).click();
  await fillCarForm(page);
  await findSubmit(page).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(keys).toHaveLength(4);
});

test('another car keeps driver, mileage and place, and continues at its first empty field', async ({
  memberPage: page,
}) => {
  await openForm(page, 'car');
  await fillCarForm(page);
  await page.getByLabel('ZIP code (optional)').fill('43215');
  await expect(page.locator('#zip-status').filter({ hasText: 'Ohio' })).toBeVisible();
  await submitForm(page);
  await page.getByRole('button', { name: 'Estimate another car' }).click();
  const year = page.getByLabel('Car manufacturing year (AD)');
  await expect(year).toBeFocused();
  await expect(year).toBeInViewport();
  await expect(year).toHaveValue('');
  await expect(page.getByLabel('ZIP code (optional)')).toHaveValue('43215');
  await expect(page.getByLabel('Annual mileage (thousand km)')).toHaveValue('15');
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
