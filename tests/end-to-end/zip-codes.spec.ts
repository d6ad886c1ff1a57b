import type { Page } from '@playwright/test';
import { expectAccessibleInEveryLayout } from './support/accessibility.ts';
import { fillCarForm, fillHealthForm, findSubmit } from './support/prediction-forms.ts';
import { expect, test } from './support/test.ts';

const findZip = (page: Page) => page.getByLabel('ZIP code');
const findNote = (page: Page) => page.getByRole('status').filter({ hasText: /\w/ });

async function openForm(page: Page, type: 'health' | 'car' = 'health'): Promise<void> {
  await page.goto(`/main/${type}_prediction`);
  await (type === 'health' ? fillHealthForm(page) : fillCarForm(page));
}

/** Submits the form and returns the place that the request has. */
async function sendPlace(page: Page) {
  const request = page.waitForRequest('**/api/predictions/**');
  await findSubmit(page).click();
  const { state, county, zip3, ...others } = (await request).postDataJSON();
  expect(Object.keys(others)).not.toContain('zip');
  return { state, county, zip3 };
}

for (const { zip, note, place } of [
  { zip: '77002', note: 'Harris County, Texas', place: { state: 'TX', county: '48201' } },
  { zip: ' 77002-1234 ', note: 'Harris County, Texas', place: { state: 'TX', county: '48201' } },
  {
    zip: '90001',
    note: 'Los Angeles County, California',
    place: { state: 'CA', county: '06037', zip3: '900' },
  },
  {
    zip: '90601',
    note: 'Los Angeles County, California',
    place: { state: 'CA', county: '06037', zip3: '906' },
  },
  { zip: '99501', note: 'Anchorage', place: { state: 'AK', county: '02020' } },
  { zip: '06001', note: 'Hartford County, Connecticut', place: { state: 'CT', county: '09003' } },
  { zip: '00000', note: 'We do not know this ZIP code. The price of the country is used.', place: {} },
  { zip: '96799', note: 'no prices of the US territories. The price of the country is used.', place: {} },
  { zip: '09012', note: 'a military post office. The price of the country is used.', place: {} },
  { zip: '770022', note: 'A ZIP code has five digits, such as 77002.', place: {} },
  { zip: 'Houston', note: 'A ZIP code has five digits, such as 77002.', place: {} },
]) {
  test(`reads the ZIP code ${JSON.stringify(zip)}, and sends at most the county`, async ({
    memberPage: page,
  }) => {
    await openForm(page);
    await findZip(page).fill(zip);
    await expect(findNote(page)).toContainText(note);
    expect(await sendPlace(page)).toEqual(place);
  });
}

test('asks for the county where prices differ, and keeps the choice', async ({ memberPage: page }) => {
  await openForm(page);
  await findZip(page).fill('77053');
  const choice = page.getByRole('group', { name: 'Which county do you live in?' });
  await expect(choice.getByRole('radio')).toHaveCount(2);
  await expect(choice.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(findNote(page)).toContainText('The price of Texas is used.');
  await expectAccessibleInEveryLayout(page, 'zip-choice');
  await choice.getByLabel('Harris County, Texas').check();
  await page.reload();
  await expect(choice.getByLabel('Harris County, Texas')).toBeChecked();
  expect(await sendPlace(page)).toEqual({ state: 'TX', county: '48201' });
});

test('takes the state of the ZIP code in place of another one, and says so', async ({ memberPage: page }) => {
  await openForm(page);
  await page.getByRole('button', { name: 'Choose state and county instead' }).click();
  const state = page.getByLabel('State', { exact: true });
  await expect(state).toBeFocused();
  await state.selectOption('OH');
  await findZip(page).fill('77002');
  await expect(findNote(page)).toContainText('Harris County, Texas ZIP code 77002 is not in Ohio.');
  await expect(state).toHaveValue('TX');
  await state.selectOption('CA');
  await expect(state).toHaveValue('TX');
  await expect(findNote(page)).toContainText('ZIP code 77002 is not in California.');
  await findZip(page).fill('');
  await state.selectOption('CA');
  expect(await sendPlace(page)).toEqual({ state: 'CA' });
});

test('says that a list needs a connection, and loads it on retry', async ({ memberPage: page }) => {
  await openForm(page);
  await page.route('**/assets/77-*.js', (route) => route.abort());
  await findZip(page).fill('77002');
  await expect(page.getByText('Prices for this place need a connection.')).toBeVisible();
  await page.unroute('**/assets/77-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(findNote(page)).toContainText('Harris County, Texas');
});

test('the car form takes the state from a ZIP code', async ({ memberPage: page }) => {
  await openForm(page, 'car');
  await findZip(page).fill('77002');
  await expect(findNote(page)).toHaveText('Texas');
  await findZip(page).fill('');
  await page.getByRole('button', { name: 'Choose state instead' }).click();
  await page.getByLabel('State', { exact: true }).selectOption('OH');
  expect(await sendPlace(page)).toEqual({ state: 'OH' });
});

test('a line of prices follows the answers, and never covers the focused field', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/estimate/health');
  const line = page.getByRole('complementary', { name: 'Your prices so far' });
  await findZip(page).fill('33135');
  await expect(line).toHaveCount(0);
  await page.getByLabel('Age (years)').fill('38');
  await expect(line.getByRole('term')).toHaveText(['Bronze', 'Silver', 'Gold']);
  await expect(line.getByRole('definition')).toHaveText([/^\$\d/, /^\$\d/, /^\$\d/]);
  await expect(line).toContainText('a month, before any tax credit');
  const before = await line.getByRole('definition').allTextContents();
  await page.getByRole('button', { name: '+ Child' }).click();
  await page.keyboard.type('10');
  await page.getByLabel('Household income').fill('40,000');
  await expect(line).toContainText('a month, after tax credit');
  expect(await line.getByRole('definition').allTextContents()).not.toEqual(before);
  await expectAccessibleInEveryLayout(page, 'price-line');

  await findZip(page).focus();
  for (let field = 0; field < 20; field += 1) {
    await page.keyboard.press('Tab');
    const top = (await line.boundingBox())?.y ?? 0;
    const bottom = await page.evaluate('document.activeElement.getBoundingClientRect().bottom');
    expect(bottom, await page.evaluate<string>('document.activeElement.outerHTML')).toBeLessThanOrEqual(top);
  }
});
