import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInEveryLayout } from './support/accessibility.ts';
import { followRequests, holdRequests } from './support/pages.ts';
import { fillHealthForm, findSubmit } from './support/prediction-forms.ts';
import { type Account, expect, openPage, test } from './support/test.ts';

const section = (page: Page) => page.getByRole('region', { name: 'What if?' });
const difference = (page: Page) =>
  section(page).getByText(/^(This is the same as|That is \$[\d,]+ a year (more|less) than) your estimate\.$/);
const readPremium = (page: Page) =>
  section(page)
    .getByText(/^\$[\d,]+$/)
    // Deductibles are amounts too.
    .and(page.locator(':not(option)'))
    .first()
    .textContent();

/** Height of the part of the page that stays in view, px; 0 without one. */
const findStickyHeight = `Math.max(0, ...[...document.querySelectorAll('main *')]
  .filter((element) => getComputedStyle(element).position === 'sticky')
  .map((element) => element.getBoundingClientRect().height))`;

/** Opens the page of a prediction and its what-if section. */
async function openWhatIf(page: Page, { id }: Record<string, unknown>): Promise<void> {
  await openPage(page, `/main/history/${id}`);
  await section(page).getByRole('button', { name: 'What if?' }).click();
  await expect(difference(page)).toHaveText(/^This is the same as your estimate/);
  await expect(section(page).getByRole('slider').first()).toBeFocused();
}

async function countPredictions(request: APIRequestContext, { token }: Account) {
  const response = await request.get('/api/predictions/history/', {
    headers: { authorization: `Token ${token}` },
  });
  return ((await response.json()) as unknown[]).length;
}

test('a slider changes figure, difference and reasons; nothing is stored until it is saved', async ({
  memberPage: page,
  account,
  request,
  store,
}) => {
  await openWhatIf(page, await store('car'));
  const save = section(page).getByRole('button', { name: 'Save as new estimate' });
  await expect(save).toBeDisabled();
  const mileage = section(page).getByRole('slider', { name: 'Annual mileage' });
  for (let step = 0; step < 5; step += 1) await mileage.press('ArrowRight');
  await expect(mileage).toHaveAttribute('aria-valuetext', '20,000 km a year');
  await expect(difference(page)).toHaveText(/^That is \$[\d,.]+ a year more than your estimate\.$/);
  await expect(section(page).getByRole('term').filter({ hasText: 'a year before' })).toContainText([
    '15,000 km a year before, 20,000 km a year now',
  ]);
  const covers = section(page).getByRole('table', { name: 'Prices by coverage' });
  await expect(covers.getByRole('row', { name: /^Full/ })).toContainText(/^Full\$\d+\$\d+\$\d+ more$/);
  expect(await countPredictions(request, account)).toBe(1);

  const premium = await readPremium(page);
  const opened = '**/api/predictions/01*/';
  const release = await holdRequests(page, opened);
  const asked = page.waitForRequest(opened);
  await save.click();
  await asked;
  // Until the page of the new one is loaded, nothing is saved again.
  await section(page)
    .getByRole('button', { name: /^(Save as new estimate|Saving\.\.\.)$/ })
    .press('Enter');
  release();
  await expect(section(page).getByRole('button', { name: 'What if?' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(premium ?? '');
  await expect(page.getByRole('definition').filter({ hasText: '20,000 km a year' })).toBeVisible();
  expect(await countPredictions(request, account)).toBe(2);
});

test('sends nothing while answers change, and the curve shows them', async ({ memberPage: page, store }) => {
  const waitForResponses = followRequests(page);
  await openWhatIf(page, await store('car'));
  await waitForResponses();
  const sent: string[] = [];
  page.on('request', (one) => sent.push(one.url()));
  await section(page).getByRole('slider', { name: 'Annual mileage' }).press('ArrowRight');
  await expect(difference(page)).toHaveText(/ more than /);
  await section(page).getByLabel('State', { exact: true }).selectOption('Ohio');
  await section(page).getByLabel('Show the premium by').selectOption('Previous accidents');
  await section(page).getByText('Show the curve as a table').click();
  const rows = section(page).getByRole('table', { name: 'Premium by ' }).getByRole('row');
  await expect(rows).toHaveCount(6);
  await expect(rows.nth(1)).toContainText(/none\$[\d,]+\$[\d,]+ to \$[\d,]+/);
  const premium = await readPremium(page);
  await expect(rows.nth(2)).toContainText(premium ?? '');
  expect(sent).toEqual([]);
});

test('a condition and a state change the estimate, accessibly in every layout, until Reset', async ({
  memberPage: page,
  store,
}) => {
  await openWhatIf(page, await store('health'));
  // What one pays leads; the other figure is of a year alone.
  await expect
    .poll(() => section(page).innerText())
    .toMatch(
      /^What if\?.*?Silver.* \$[\d,]+ a month.*?Estimated Annual Premium.*?not a bill\s+\$[\d,]+\s+a year/s,
    );
  expect((await section(page).innerText()).match(/a month/g)).toHaveLength(1);
  for (const change of [
    () => section(page).getByRole('checkbox', { name: 'Heart disease' }).check(),
    () => section(page).getByLabel('State', { exact: true }).selectOption('Ohio'),
    () => section(page).getByRole('checkbox', { name: 'Chronic disease' }).uncheck(),
  ]) {
    const before = await readPremium(page);
    await change();
    await expect.poll(() => readPremium(page)).not.toBe(before);
  }
  await expect(difference(page)).toHaveText(/^That is \$[\d,]+ a year less than /);
  await page.setViewportSize({ width: 375, height: 768 });
  // On a phone, what stays in view takes at most a third of the height.
  const readHeight = () => page.evaluate<number>(findStickyHeight);
  await expect.poll(readHeight).toBeGreaterThan(0);
  await expect.poll(readHeight).toBeLessThanOrEqual(256);
  await section(page).getByText('Show the curve as a table').click();
  await expectAccessibleInEveryLayout(page, 'what-if');
  await page.emulateMedia({ forcedColors: 'active' });
  await expectAccessible(page);
  await section(page).getByRole('button', { name: 'Reset' }).click();
  await expect(difference(page)).toHaveText(/^This is the same/);
  await expect(section(page).getByRole('slider').first()).toBeFocused();
});

test('income and people come first, change the price a month alone, and are saved with an estimate', async ({
  memberPage: page,
  store,
}) => {
  const people = [
    { age: 38, role: 'adult' },
    { age: 36, role: 'adult' },
  ];
  const place = { state: 'TX', county: '48201', age: 38 };
  await openWhatIf(
    page,
    await store('health', { ...place, household: { people, income: 78_000, household_size: 3 } }),
  );
  const income = section(page).getByRole('slider', { name: 'Household income' });
  await expect(income).toBeFocused();
  await expect(income).toHaveAttribute('aria-valuetext', '$78,000 a year');
  const save = section(page).getByRole('button', { name: 'Save as new estimate' });
  const tiles = page.locator('[data-level] strong');
  const shown = await tiles.allTextContents();
  const silver = section(page).locator('[data-change="silver"]');
  await expect(save).toBeDisabled();
  for (let step = 0; step < 5; step += 1) await income.press('ArrowLeft');
  await expect(silver).toContainText('less');
  await expect(section(page)).toContainText('Your income is $5,000 lower');
  await expect(difference(page)).toHaveText(/^This is the same as your estimate/);

  await section(page).getByRole('button', { name: '+ Child' }).click();
  await page.keyboard.type('9');
  await expect(section(page)).toContainText('Your child (9) joins the plan.');
  await expectAccessibleInEveryLayout(page, 'what-if-household');
  // The prices above stay those of the estimate.
  await expect(tiles).toHaveText(shown);
  const sent = page.waitForRequest('**/api/predictions/health_insurance/');
  await save.click();
  expect((await sent).postDataJSON()).toMatchObject({
    household: { people: [...people, { age: 9, role: 'child' }], income: 73_000, household_size: 4 },
  });
});

test('a guest without an income tries one, and Reset takes it back', async ({ page }) => {
  await openPage(page, '/estimate/health');
  await fillHealthForm(page);
  await findSubmit(page).click();
  await section(page).getByRole('button', { name: 'What if?' }).click();
  const income = section(page).getByRole('slider', { name: 'Household income' });
  await expect(income).toHaveAttribute('aria-valuetext', 'Not given');
  await income.fill('40000');
  await expect(income).toHaveAttribute('aria-valuetext', '$40,000 a year');
  await expect(page.locator('[name="household-income"]')).toHaveValue('');
  await section(page).getByRole('button', { name: 'Reset' }).click();
  await expect(income).toHaveAttribute('aria-valuetext', 'Not given');
  await expect(income).toBeFocused();
});

test('loads the evaluator on retry', async ({ memberPage: page, store }) => {
  // The result of a car has loaded it.
  const { id } = await store('health');
  await openPage(page, `/main/history/${id}`);
  await page.route('**/assets/evaluator-*.js', (route) => route.abort('connectionreset'));
  await section(page).getByRole('button', { name: 'What if?' }).click();
  await expect(section(page)).toContainText('Failed to load the controls');
  await page.unroute('**/assets/evaluator-*.js');
  await section(page).getByRole('button', { name: 'Try again' }).click();
  await expect(difference(page)).toHaveText(/^This is the same/);
});

test('says what a save without a network and a save at newer prices have done', async ({
  memberPage: page,
  context,
  store,
}) => {
  await openWhatIf(page, await store('car'));
  await section(page).getByRole('slider', { name: 'Annual mileage' }).press('ArrowRight');
  const save = section(page).getByRole('button', { name: 'Save as new estimate' });
  await context.setOffline(true);
  await save.click();
  await expect(section(page)).toContainText('You are offline.');
  await expect(difference(page)).toHaveText(/ more than /);
  await context.setOffline(false);
  const shown = await readPremium(page);
  await page.route('**/api/predictions/car_insurance/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), predicted_premium: 4321.5 } });
  });
  await save.click();
  await expect(
    page.getByText(
      `Prices were updated while this page was open: the saved estimate is $4,322 a year, not ${shown?.trim()}.`,
    ),
  ).toBeVisible();
});
