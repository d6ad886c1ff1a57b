import type { Page, Request, Route } from '@playwright/test';
import { expectAccessible, expectAccessibleInEveryLayout } from './support/accessibility.ts';
import { fillCarForm, findResult, findSubmit } from './support/prediction-forms.ts';
import { storePredictions } from './support/stored-predictions.ts';
import { type Account, expect, openPage, test } from './support/test.ts';

const estimates = '**/api/estimates/**';
const section = (page: Page) => page.getByRole('region', { name: 'What if?' });
const difference = (page: Page) => section(page).getByText(/your estimate\.$/);
const isEstimate = (request: Request) => request.url().includes('/api/estimates/');

/** Opens the page of a new prediction and its what-if section. */
async function openWhatIf(
  page: Page,
  request: Parameters<typeof storePredictions>[0],
  account: Account,
  type: 'health' | 'car',
): Promise<void> {
  const [prediction] = await storePredictions(request, account, type);
  await openPage(page, `/main/history/${prediction?.id}`);
  await section(page).getByRole('button', { name: 'Try other answers' }).click();
  await expect(difference(page)).toHaveText(/^The same as your estimate/);
}

async function countPredictions(request: Parameters<typeof storePredictions>[0], { token }: Account) {
  const response = await request.get('/api/predictions/history/', {
    headers: { authorization: `Token ${token}` },
  });
  return ((await response.json()) as unknown[]).length;
}

test('a slider changes figure, difference and reasons; nothing is stored until it is saved', async ({
  memberPage: page,
  account,
  request,
}) => {
  await openWhatIf(page, request, account, 'car');
  const save = section(page).getByRole('button', { name: 'Save as new estimate' });
  await expect(save).toBeDisabled();
  const mileage = section(page).getByRole('slider', { name: 'Annual mileage' });
  for (let step = 0; step < 5; step += 1) await mileage.press('ArrowRight');
  await expect(mileage).toHaveAttribute('aria-valuetext', '20,000 km a year');
  await expect(difference(page)).toHaveText(/^\+\$[\d,.]+ more than your estimate\.$/);
  await expect(section(page).getByRole('term')).toContainText(['15,000 km a year to 20,000 km a year']);
  expect(await countPredictions(request, account)).toBe(1);

  const premium = await section(page).getByRole('status').getByText(/^\$/).first().textContent();
  await save.click();
  await expect(section(page).getByRole('button', { name: 'Try other answers' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(premium ?? '');
  await expect(page.getByText('20,000 km a year').first()).toBeVisible();
  expect(await countPredictions(request, account)).toBe(2);
});

test('one request draws the curve, and moving along it requests only the estimate', async ({
  memberPage: page,
  account,
  request,
}) => {
  const curves: unknown[] = [];
  page.on('request', (sent) => {
    if (isEstimate(sent)) curves.push(sent.postDataJSON().vary);
  });
  await openWhatIf(page, request, account, 'car');
  const mileage = section(page).getByRole('slider', { name: 'Annual mileage' });
  await mileage.press('ArrowRight');
  await expect(difference(page)).toHaveText(/^\+/);
  await mileage.press('ArrowLeft');
  await expect(difference(page)).toHaveText(/^The same/);
  expect(curves).toEqual([expect.objectContaining({ field: 'annual_mileage' }), undefined, undefined]);

  await section(page).getByLabel('Show the premium by').selectOption('Previous accidents');
  await section(page).getByText('Show the curve as a table').click();
  const rows = section(page).getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(6);
  await expect(rows.nth(1)).toContainText(/none\$[\d,]+\$[\d,]+ to \$[\d,]+/);
});

test('a change aborts the previous request, also the first one, and is compared with the original', async ({
  memberPage: page,
  account,
  request,
}) => {
  const [prediction] = await storePredictions(request, account, 'car');
  await openPage(page, `/main/history/${prediction?.id}`);
  const held: Route[] = [];
  await page.route(estimates, (route) => void held.push(route), { times: 1 });
  const accidents = section(page).getByRole('slider', { name: 'Previous accidents' });
  await section(page).getByRole('button', { name: 'Try other answers' }).click();
  await expect.poll(() => held.length).toBe(1);
  const aborted = page.waitForEvent('requestfailed', isEstimate);
  await accidents.press('ArrowLeft');
  await aborted;
  await expect(difference(page)).toHaveText(/^−\$[\d,.]+ less than/);
});

test('a condition and a state change the estimate, and Reset returns to the original', async ({
  memberPage: page,
  account,
  request,
}) => {
  await openWhatIf(page, request, account, 'health');
  const sent = () => page.waitForRequest((one) => isEstimate(one));
  let next = sent();
  await section(page).getByRole('checkbox', { name: 'Heart disease' }).check();
  expect((await next).postDataJSON()).toMatchObject({ chronic_conditions: ['heart_disease'] });
  next = sent();
  await section(page).getByLabel('State', { exact: true }).selectOption('Ohio');
  expect((await next).postDataJSON()).toMatchObject({ state: 'OH', chronic_conditions: ['heart_disease'] });
  next = sent();
  await section(page).getByRole('checkbox', { name: 'Chronic disease' }).uncheck();
  const healthy = (await next).postDataJSON();
  expect(healthy).toMatchObject({ any_chronic_disease: 'no', state: 'OH' });
  expect(healthy).not.toHaveProperty('chronic_conditions');
  await expect(difference(page)).toHaveText(/^−/);
  await section(page).getByRole('button', { name: 'Reset' }).click();
  await expect(difference(page)).toHaveText(/^The same/);
});

test('keeps the last estimate when the network is lost, and updates it on retry', async ({
  memberPage: page,
  account,
  request,
}) => {
  await openWhatIf(page, request, account, 'car');
  await page.route(estimates, (route) => route.abort('connectionreset'), { times: 1 });
  await section(page).getByRole('slider', { name: 'Previous accidents' }).press('ArrowLeft');
  const failure = section(page).getByRole('alert');
  await expect(failure).toContainText('The estimate could not be updated');
  await expect(difference(page)).toHaveText(/^The same/);
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(difference(page)).toHaveText(/^−/);
  await expect(failure).toHaveCount(0);
});

test('says when too many estimates were requested', async ({ memberPage: page, account, request }) => {
  await openWhatIf(page, request, account, 'car');
  await page.route(estimates, (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '40' },
      json: { message: 'Too many estimates.', code: 'too_many_requests' },
    }),
  );
  await section(page).getByRole('slider', { name: 'Previous accidents' }).press('ArrowLeft');
  await expect(section(page).getByRole('alert')).toContainText('You can try again in 40 seconds.');
});

test('a new result has a what-if section', async ({ memberPage: page }) => {
  await openPage(page, '/main/car_prediction');
  await fillCarForm(page);
  await findSubmit(page).click();
  await expect(findResult(page)).toBeVisible();
  await section(page).getByRole('button', { name: 'Try other answers' }).click();
  await expect(section(page).getByRole('slider')).toHaveCount(3);
  await expect(section(page).getByRole('slider').first()).toBeFocused();
});

test('is accessible in every layout', async ({ memberPage: page, account, request }) => {
  await openWhatIf(page, request, account, 'health');
  await section(page).getByRole('slider', { name: 'Weight' }).press('ArrowLeft');
  await expect(difference(page)).toHaveText(/^[−+]/);
  await section(page).getByText('Show the curve as a table').click();
  await expectAccessibleInEveryLayout(page, 'what-if');
  await page.emulateMedia({ forcedColors: 'active' });
  await expectAccessible(page);
});
