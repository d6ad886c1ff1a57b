import { expectAccessible } from './support/accessibility.ts';
import { expectToast, findToasts } from './support/messages.ts';
import {
  carRequest,
  fillCarForm,
  findResult,
  findSubmit,
  openForm,
  openReasons,
  submitForm,
} from './support/prediction-forms.ts';
import { formatDollars } from './support/stored-predictions.ts';
import { expect, openPage, test } from './support/test.ts';

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
  await expect(await openReasons(page)).toContainText('42 years old, 20 years of driving');
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

test('another car keeps driver, mileage and place, but no loan, and continues at its first empty field', async ({
  memberPage: page,
}) => {
  await openForm(page, 'car');
  await fillCarForm(page);
  await page.getByLabel('ZIP code (optional)').fill('43215');
  await expect(page.locator('#zip-status').filter({ hasText: 'Ohio' })).toBeVisible();
  const loan = page.getByRole('group', { name: /^Do you pay off or lease the car\?/ });
  await loan.getByLabel('Yes').check();
  await submitForm(page);
  await expect(findResult(page)).toBeFocused();
  await expect(page.locator('li[data-cover]').first()).toHaveAttribute('data-cover', 'full');
  await page.getByRole('button', { name: 'Estimate another car' }).click();
  const year = page.getByLabel('Car manufacturing year (AD)');
  await expect(year).toBeFocused();
  await expect(year).toBeInViewport();
  await expect(year).toHaveValue('');
  await expect(loan.getByLabel('Yes')).not.toBeChecked();
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

const fields = {
  car: 'Your car (optional)',
  year: 'Car manufacturing year (AD)',
  price: 'Price when it was new',
  body: 'Body (optional)',
  fuel: 'Fuel (optional)',
} as const;

/** Counts presses of a pointer and of keys from now on; of those with Ctrl or Cmd, which select a text, none. */
const countActions = `
  window.actions = { taps: 0, keys: 0 };
  addEventListener('pointerdown', () => { actions.taps += 1; }, true);
  addEventListener('keydown', ({ key, ctrlKey, metaKey }) => {
    if (!ctrlKey && !metaKey && key !== 'Control' && key !== 'Meta') actions.keys += 1;
  }, true);
`;

test('a car is chosen by its name with the keyboard, and its price follows the year until it is edited', async ({
  memberPage: page,
}) => {
  await openForm(page, 'car');
  await fillCarForm(page);
  const car = page.getByRole('combobox', { name: fields.car });
  const [year, price] = [page.getByLabel(fields.year), page.getByLabel(fields.price)];
  const [body, fuel] = [page.getByLabel(fields.body), page.getByLabel(fields.fuel)];
  await car.focus();
  await page.keyboard.type('f150');
  await expect(page.locator('#car-name-options').getByRole('option')).toHaveText(['Ford F-150']);
  await expect(car).toHaveAttribute('aria-activedescendant', 'car-name-option-0');
  await page.keyboard.press('Enter');
  await expect(car).toHaveValue('Ford F-150');
  await expect(body).toHaveValue('pickup');
  await expect(fuel).toHaveValue('gas');
  await year.fill('2014');
  await expect(price).toHaveValue('50,800');
  await year.fill('2022');
  await expect(fuel.getByRole('option')).toHaveText(['Not given', 'Gas', 'Hybrid', 'Electric']);
  await year.fill('2005');
  await expect(year).toHaveAccessibleDescription(/Ford F-150 has been sold since the model year 2006/);
  await year.fill('2014');
  await price.fill('22,000');
  await price.blur();
  await expect(price).toHaveAccessibleDescription(/Ford F-150 cost about \$50,800 when it was new/);
  await year.fill('2015');
  await expect(price).toHaveValue('22,000');
  await page.getByRole('button', { name: /^Use \$/ }).click();
  await expect(price).not.toHaveValue('22,000');

  await car.fill('tesla model 3');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await year.fill('2024');
  await expect(body).toHaveValue('car');
  await expect(fuel).toHaveValue('electric');
  await expectAccessible(page);
  const { payload } = await submitForm(page);
  const { car_price, ...others } = payload;
  expect(car_price).toBeGreaterThan(30_000);
  expect(others).toEqual({ ...carRequest, car_mfg_year: 2024, car_body: 'car', car_fuel: 'electric' });
  const result = page.getByRole('region', { name: 'Prediction Complete!' });
  await expect(result).toContainText(`electric car, $${car_price.toLocaleString('en-US')}`);
});

for (const [typed, built, filled] of [
  ['tesla model 3', '2024', { body: 'car', fuel: 'electric' }],
  ['f-150', '2014', { body: 'pickup', fuel: 'gas' }],
] as const) {
  test(`${built} ${typed} takes two taps and its keys on a phone`, async ({ memberPage: page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await openForm(page, 'car');
    await fillCarForm(page);
    await page.evaluate(countActions);
    await page.getByLabel(fields.year).click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(built);
    await page.getByRole('combobox', { name: fields.car }).click();
    await page.keyboard.type(typed);
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(fields.body)).toHaveValue(filled.body);
    await expect(page.getByLabel(fields.fuel)).toHaveValue(filled.fuel);
    await expect(page.getByLabel(fields.price)).toHaveValue(/^\d\d,\d00$/);
    // The year is a field that every car needs; the car itself takes one tap, its name and Enter.
    expect(await page.evaluate('actions')).toEqual({ taps: 2, keys: built.length + typed.length + 1 });
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(375);
  });
}

test('Enter sends no form while the names of cars load, and selects one when they are there', async ({
  memberPage: page,
}) => {
  const arrival = Promise.withResolvers<void>();
  await openForm(page, 'car');
  // Its prices come with the code for names, whose file begins alike.
  await fillCarForm(page);
  await page.route('**/assets/car-names-*.js', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.getByRole('combobox', { name: fields.car }).click();
  await page.keyboard.type('f-150');
  await page.keyboard.press('Enter');
  arrival.resolve();
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(fields.body)).toHaveValue('pickup');
});

test('a car without a known name has a price, a body and a fuel, and a price in thousands is corrected on request', async ({
  memberPage: page,
}) => {
  await openForm(page, 'car');
  await fillCarForm(page);
  const car = page.getByRole('combobox', { name: fields.car });
  await car.fill('Trabant');
  await car.blur();
  await expect(car).toHaveAccessibleDescription(/We have no “Trabant”/);
  await page.getByLabel(fields.price).fill('42');
  await page.getByLabel(fields.body).selectOption('SUV or crossover');
  await page.getByLabel('Deductible (optional)').selectOption('$1,000');
  await page.getByLabel('Liability limits (optional)').selectOption('100/300');
  await expect(page.getByLabel(fields.price)).toHaveAccessibleDescription(/Did you mean \$42,000\?/);
  await page.getByRole('button', { name: 'Use $42,000' }).click();
  const { payload } = await submitForm(page);
  expect(payload).toEqual({
    ...carRequest,
    ...{ car_price: 42_000, car_body: 'suv', deductible: 1000, limits: '100_300' },
  });
  const result = page.getByRole('region', { name: 'Prediction Complete!' });
  await expect(result).toContainText('SUV, $42,000');
  await expect(result).toContainText('limits 100/300, $1,000 deductible');
  await expect(result).toContainText(
    /With a \$2,000 deductible, full coverage costs about \$\d+ a year less/,
  );

  await result.getByText('Other cars, same driver').click();
  const other = result.getByRole('combobox', { name: 'Car to compare' });
  await other.focus();
  await page.keyboard.type('model y');
  await page.keyboard.press('Enter');
  const row = result.getByRole('row', { name: /^Tesla Model Y, 2020/ });
  await expect(row.getByRole('cell')).toHaveText([/^\$\d+$/, /^\$\d+$/, /^\$\d+$/]);
  await expect(other).toHaveValue('');
  await row.getByRole('button', { name: 'Remove Tesla Model Y, 2020' }).click();
  await expect(row).toHaveCount(0);

  await result.getByText('Special situations').click();
  await result.getByText('You drive passengers or deliveries for pay').click();
  await expect(result.getByText('A personal policy usually excludes driving for pay')).toBeVisible();
  await expectAccessible(page);
});

test('an earlier estimate with a car class opens with a note and without an answer on the car', async ({
  memberPage: page,
  store,
}) => {
  const { id } = await store('car', { car_class: 'premium' });
  await openPage(page, `/main/history/${id}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByText('Your earlier estimate used the car class “Premium”.')).toBeVisible();
  await expect(page.getByRole('combobox', { name: fields.car })).toHaveValue('');
  for (const field of [fields.price, fields.body, fields.fuel]) {
    await expect(page.getByLabel(field)).toHaveValue('');
  }
  const { payload } = await submitForm(page);
  expect(payload).toEqual(carRequest);
});
