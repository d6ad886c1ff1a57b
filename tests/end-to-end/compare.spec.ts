import { toComparePath, toPredictionPath } from '#frontend/paths.ts';
import { expectAccessibleInEveryLayout } from './support/accessibility.ts';
import { expectOnePrintedPage } from './support/pages.ts';
import { healthRequest } from './support/prediction-forms.ts';
import { buildHistory, formatDollars } from './support/stored-predictions.ts';
import { expect, openAllParts, openPage, test } from './support/test.ts';

test('compares three predictions: prices in one table, answers and the difference by answer', async ({
  memberPage: page,
  store,
}) => {
  const stored = [
    await store('car'),
    await store('car', { prv_accident: 0 }),
    await store('car', { state: 'OH', cover: 'full' }),
  ];
  const premiums = stored.map((prediction) => Number(prediction.predicted_car_premium));
  await openPage(page, toComparePath(stored.map(({ id }) => String(id))));
  for (const premium of premiums) {
    await expect(page.getByRole('region', { name: 'Prices' })).toContainText(formatDollars(premium));
  }
  const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });
  await expect(row('Previous accidents').getByRole('cell')).toHaveText(['1', 'none', '1']);
  await expect(row('Full, a month').getByRole('cell')).toHaveText(Array(3).fill(/^\$\d+$/));
  await expect(row('Driver age')).toHaveCount(0);
  await page.getByText(/^\d+ equal answers$/).click();
  await expect(row('Driver age').getByRole('cell')).toHaveCount(1);
  await expect(row('State').getByRole('cell')).toHaveText(['Not given', 'Not given', 'Ohio']);

  const difference = page.getByRole('region', { name: 'From A to B' });
  await expect(difference).toContainText(
    `B is ${formatDollars(Math.round(premiums[0] ?? 0) - Math.round(premiums[1] ?? 0))} a year less than A.`,
  );
  await expect(difference.getByRole('listitem').filter({ hasText: 'Previous accidents' })).toContainText(
    /A: 1 \(\+\$[\d.]+\). B: none \(−\$[\d.]+\)\.\s*−\$[\d.]+ in B/,
  );
  await expect(page.getByRole('region', { name: 'From A to C' })).toContainText('Coverage');
  await expect(page.getByText('Different models')).toHaveCount(0);
  await expectAccessibleInEveryLayout(page, 'compare');
});

/** Values of the API that a page never shows. */
const codes = /\b(suv|plug_in|minivan|250_500|100_300|car_(price|body|fuel)|undefined)\b/;

test('the car is told in words on the pages of stored predictions, and its codes on none', async ({
  memberPage: page,
  store,
}) => {
  const car = { cover: 'full', car_price: 50_000, car_body: 'suv', car_fuel: 'plug_in' };
  const stored = [
    await store('car', { ...car, deductible: 1000, limits: '250_500' }),
    await store('car', { ...car, car_body: 'pickup', car_fuel: 'gas', deductible: 500, limits: '100_300' }),
  ];
  const ids = stored.map(({ id }) => String(id));
  const main = page.getByRole('main');
  const expectWords = async (path: string, words: readonly string[]) => {
    await openPage(page, path);
    await openAllParts(page);
    for (const word of words) await expect(main).toContainText(word);
    await expect(main).not.toContainText(codes);
  };
  await expectWords(toPredictionPath(ids[0] ?? ''), ['SUV', '$50,000', 'limits 250/500, $1,000 deductible']);
  await expectWords('/main/history', ['SUV or crossover', 'Pickup']);
  await expectWords('/main', []);
  await expectWords(toComparePath(ids), ['From A to B']);
  const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });
  await expect(row('Body').getByRole('cell')).toHaveText(['SUV or crossover', 'Pickup']);
  await expect(row('Fuel').getByRole('cell')).toHaveText(['Plug-in hybrid', 'Gas']);
  await expect(row('Deductible').getByRole('cell')).toHaveText(['$1,000', '$500']);
  await expect(row('Liability limits').getByRole('cell')).toHaveText(['250/500', '100/300']);
});

test('compares what the stored households would pay, never that of the tab', async ({
  memberPage: page,
  store,
}) => {
  const place = { state: 'TX', county: '48201' };
  const { age } = healthRequest;
  const alone = { people: [{ age, role: 'adult' }], income: 48_000 };
  const couple = { people: [...alone.people, { age: 58, role: 'adult' }], income: 60_000 };
  const stored = [
    await store('health', { ...place, household: alone }),
    await store('health', { ...place, household: alone, has_diabetes: 'yes' }),
    await store('health', { ...place, household: couple }),
    await store('health', { ...place, plan_year: 2026 }),
  ];
  const [single, diabetes, two, none] = stored.map(({ id }) => String(id));
  await openPage(page, '/main/health_prediction');
  await page.getByLabel('Household income').fill('38,000');
  const same = page.getByText('You would be charged the same, because');
  const month = page.getByRole('region', { name: 'Prices' });
  const prices = month.locator('[data-price] td');
  await openPage(page, toComparePath([single, diabetes].map(String)));
  await expect(same).toBeVisible();
  await expect(page.getByText(/^If insurers could charge by health, B would be \$/)).toBeVisible();
  await expect(prices).toHaveCount(6);
  await expectOnePrintedPage(page);
  await openPage(page, toComparePath([single, two, none].map(String)));
  await expect(page.getByRole('heading', { name: 'From A to B', exact: true })).toBeVisible();
  await expect(same).toHaveCount(0);
  const ofYear = page
    .getByRole('region', { name: 'Estimated Annual Premium, from A to C' })
    .getByRole('listitem');
  await expect(ofYear.filter({ hasText: 'Plan year' })).toContainText(/A: 2027 \(.+\)\. C: 2026 \(/);
  const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) }).getByRole('cell');
  await expect(row('People to cover')).toHaveText([`You, ${age}`, `You, ${age}; Adult, 58`, 'Not given']);
  await expect(row('Household income')).toHaveText(['$48,000 a year', '$60,000 a year', 'Not given']);
  await expect(row('Household size')).toHaveText(['1', '2', 'Not given']);
  await expect(row('Plan year')).toHaveText(['2027', '2027', '2026']);
  await page.getByText(/^\d+ equal answers$/).click();
  await expect(row('County')).toHaveText(['Harris County']);
  await expect(prices).toHaveText(Array(9).fill(/^(about )?\$[\d,]+/));
  await expect(month.getByText(/after about \$[\d,]+ a month tax credit/i)).toHaveCount(2);
  await expect(month.getByText(/Before any tax credit: the income is not stored/)).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Prices');
});

test('names the part of the models when two models made the predictions', async ({ memberPage: page }) => {
  const [health, earlier] = buildHistory(2);
  if (!health || !earlier) throw new Error('The history is too short');
  const compared = [health, { ...earlier, model_version: 'earlier' }];
  for (const prediction of compared) {
    await page.route(`**/api/predictions/${prediction.id}/`, (route) => route.fulfill({ json: prediction }));
  }
  await openPage(page, toComparePath(compared.map(({ id }) => id)));
  await expect(page.getByText('Different models made these predictions')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Starting premium' })).toContainText(
    /\+\$[\d,]+ in B/,
  );
});

test('says why predictions can’t be compared, and leads to the history', async ({
  memberPage: page,
  store,
}) => {
  const car = await store('car');
  const health = await store('health');
  const ids = [String(car.id), String(health.id)];
  const unknown = '01JD0000000000000000000000';
  const reasons = [
    [[], 'Choose two or three predictions'],
    [ids.slice(0, 1), 'Choose two or three predictions'],
    [[...ids, unknown, 'nonsense'], 'Choose at most three predictions'],
    [ids, 'Health and car predictions can’t be compared'],
    [[...ids.slice(0, 1), unknown], 'A prediction was not found'],
    [[unknown, 'nonsense'], 'The predictions were not found'],
  ] as const;
  for (const [named, reason] of reasons) {
    await openPage(page, toComparePath(named));
    await expect(page.getByText(reason, { exact: true })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Choose in your history' }).click();
  await expect(page).toHaveURL('/main/history');
});
