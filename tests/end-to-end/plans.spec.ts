import type { Page } from '@playwright/test';
import { expectAccessibleInEveryLayout } from './support/accessibility.ts';
import { chooseState, fillHealthForm, findResult, findSubmit } from './support/prediction-forms.ts';
import { expect, test } from './support/test.ts';

const predictions = '**/api/predictions/health_insurance/';
const wholeDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** Estimates a premium for a user of an age in a state. The date is before the enrollment for 2027. */
async function openResult(page: Page, age: number, state: string, market?: object): Promise<void> {
  await page.clock.setFixedTime('2026-10-31T12:00:00Z');
  await page.route(predictions, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    await route.fulfill({ response, json: { ...body, market: { ...body.market, ...market } } });
  });
  await page.goto('/main/health_prediction');
  await fillHealthForm(page);
  await page.getByLabel('Age (years)').fill(String(age));
  await chooseState(page, state);
  await findSubmit(page).click();
  await expect(findResult(page)).toBeFocused();
}

const result = (page: Page) => page.getByRole('region', { name: 'Prediction Complete!' });

async function giveHousehold(page: Page, answers: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(answers)) await page.getByLabel(label).fill(text);
}

/** Adds people to cover, each in a row whose field has the focus. */
async function addPeople(page: Page, kind: 'Adult' | 'Child', ...ages: string[]): Promise<void> {
  for (const age of ages) {
    await page.getByRole('button', { name: `+ ${kind}` }).click();
    await page.keyboard.type(age);
  }
}

const openFamily = (page: Page) => page.getByText('Family, employer, tobacco').click();

test('tells a person of 62 in Texas what one dollar more costs', async ({ memberPage: page }) => {
  await openResult(page, 62, 'TX', { premium: 18_562.45, bronze: 12_288.47 });
  await openFamily(page);
  await giveHousehold(page, { 'Household income': '$62,600', 'Household size': '1' });
  await expect(result(page)).toContainText('after a tax credit of $12,327');
  await expect(result(page)).toContainText('You would pay about $520 a month');
  await expect(result(page)).toContainText(
    'In 2026 the tax credit ends at an income of $62,600. One dollar more costs $12,327 a year.',
  );
  await giveHousehold(page, { 'Household income': '62,601' });
  await expect(result(page)).toContainText('There is no tax credit above $62,600');
  await expect(result(page)).toContainText('You would pay about $1,547 a month');
  await expect(result(page)).toContainText('Your income is $1 above it.');
  await expectAccessibleInEveryLayout(page, 'household');
});

test('prices a family in Florida with five children, one of them grown up', async ({ memberPage: page }) => {
  // Reference case 59.
  await openResult(page, 50, 'FL', { premium: 11_446.47, bronze: 8458.94 });
  await openFamily(page);
  await giveHousehold(page, { 'Household income': '150000' });
  await addPeople(page, 'Adult', '49');
  await addPeople(page, 'Child', '22', '20', '18', '12', '6');
  await expect(page.getByLabel('Household size')).toHaveValue('7');
  await expect(result(page)).toContainText('after a tax credit of $30,820');
  await expect(result(page)).toContainText('Your household would pay about $1,245 a month');
  await expect(page.getByRole('row', { name: /^Benchmark silver plan for 7 people/ })).toContainText(
    '$45,760',
  );
  await giveHousehold(page, { 'Household size': '6' });
  await expect(page.getByLabel('Household size')).toHaveAccessibleDescription(/at least 7/);
  await giveHousehold(page, { 'Household size': '', 'Adult 1, age in years': '66' });
  await expect(page.getByLabel('Adult 1, age in years')).toHaveAccessibleDescription(/Medicare/);
  await page.getByRole('button', { name: 'Remove adult 1' }).click();
  await expect(page.getByRole('button', { name: '+ Adult' })).toBeFocused();
});

test('prices a parent with two children in Vermont by family tier', async ({ memberPage: page }) => {
  // Reference case 62.
  await openResult(page, 35, 'VT', { premium: 15_588 });
  await openFamily(page);
  await giveHousehold(page, { 'Household income': '100,000' });
  await addPeople(page, 'Child', '20', '12');
  await expect(result(page)).toContainText('after a tax credit of $20,125');
  await expect(result(page)).toContainText('Vermont prices families by tier, not by age.');
});

test('leads a New Yorker below 200 % of the poverty line to the Essential Plan', async ({
  memberPage: page,
}) => {
  await openResult(page, 40, 'NY');
  await giveHousehold(page, { 'Household income': '30k' });
  await expect(result(page)).toContainText('Essential Plan instead of this price');
  await expect(result(page).getByRole('link', { name: 'NY State of Health' })).toBeVisible();
});

test('compares a year of bronze and silver, which changes with income', async ({ memberPage: page }) => {
  await openResult(page, 45, 'TX', { premium: 9329.68, bronze: 6176.25 });
  await page.getByText('Bronze, silver or gold').click();
  await expect(result(page)).toContainText('premium before a tax credit');
  await giveHousehold(page, { 'Household income': '20000' });
  await expect(
    result(page).getByRole('listitem').filter({ hasText: 'Silver, you pay 6% of costs' }),
  ).toBeVisible();
  await result(page).getByRole('button', { name: '150%' }).click();
  await expect(page.getByLabel('Household income')).toHaveValue('23475');
  await giveHousehold(page, { 'Household income': '50000' });
  await expect(result(page)).toContainText('Lowest expected total');
  await expect(result(page)).toContainText('One person’s year is mostly chance.');
  await result(page).getByText('Show as a table').click();
  await expect(page.getByRole('row', { name: /^The most it can be/ })).toBeVisible();
  await expectAccessibleInEveryLayout(page, 'year');
});

test('chooses 2027 from November, at prices of 2026 until they are assumed to rise', async ({
  memberPage: page,
}) => {
  await openResult(page, 45, 'TX', { premium: 9329.68 });
  await openFamily(page);
  await giveHousehold(page, { 'Household income': '63,840' });
  await page.getByRole('radio', { name: '2027' }).check();
  await expect(result(page)).toContainText('after a tax credit of $2,806');
  await page.getByRole('slider', { name: /^If prices of 2027 rise by/ }).fill('14');
  await expect(result(page)).toContainText('Rules of 2027, prices of 2026 plus 14%');
  await expect(result(page)).toContainText(
    `after a tax credit of ${wholeDollars.format(9329.68 * 1.14 - 6524)}`,
  );
  await page.evaluate(() => sessionStorage.clear());
  await page.clock.setFixedTime('2026-11-01T12:00:00Z');
  await page.goto('/estimate/health');
  await fillHealthForm(page);
  await findSubmit(page).click();
  await openFamily(page);
  await expect(page.getByRole('radio', { name: '2027' })).toBeChecked();
});

test('sends the answers of a prediction once, never income or household, and forgets them with the tab', async ({
  memberPage: page,
  context,
}) => {
  const sent: string[] = [];
  const withBody: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/assets/')) sent.push(`${request.url()} ${request.postData() ?? ''}`);
    if (request.postData() !== null) withBody.push(pathname);
  });
  await openResult(page, 45, 'TX');
  await openFamily(page);
  await giveHousehold(page, {
    'Household income': '76543',
    'Employer’s plan for you alone': '4321',
  });
  await addPeople(page, 'Adult', '43');
  await addPeople(page, 'Child', '17', '11', '9');
  await page.getByText('I use tobacco').click();
  await page.getByRole('button', { name: 'Try other answers' }).click();
  await page.getByRole('slider', { name: 'Age' }).press('ArrowRight');
  await expect(page.getByRole('region', { name: 'What if?' })).toContainText('Marketplace price');
  expect(withBody).toEqual(['/api/predictions/health_insurance/']);
  expect(sent.filter((text) => /76,?543|17, ?11|4321|tobacco|income|household/i.test(text))).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('76543');
  await page.reload();
  const other = await context.newPage();
  await other.goto('/');
  expect(await other.evaluate(() => sessionStorage.length)).toBe(0);
});

for (const { place, state, county, first } of [
  {
    place: 'Los Angeles without a ZIP code',
    state: 'CA',
    county: 'Los Angeles County',
    first: 'Los Angeles County, California',
  },
  {
    place: 'a county of Washington without a price',
    state: 'WA',
    county: 'Adams County',
    first: 'average of Washington',
  },
]) {
  test(`prices ${place}`, async ({ page }) => {
    await page.goto('/estimate/health');
    await fillHealthForm(page);
    await chooseState(page, state);
    await page.getByRole('combobox', { name: 'County' }).fill(county);
    await page.keyboard.press('Enter');
    await findSubmit(page).click();
    await expect(result(page)).toContainText(
      `Marketplace price: second-cheapest silver plan of 2026, ${first}`,
    );
    await expect(result(page).getByText('It is an average: prices differ by county.')).toHaveCount(
      state === 'WA' ? 1 : 0,
    );
  });
}
