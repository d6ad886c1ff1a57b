import type { Page } from '@playwright/test';
import { expectAccessibleInEveryLayout } from './support/accessibility.ts';
import { expectFieldError } from './support/messages.ts';
import { holdRequests } from './support/pages.ts';
import { fillCarForm, fillHealthForm, openForm, submitForm } from './support/prediction-forms.ts';
import { expect, openPage, test } from './support/test.ts';

const findZip = (page: Page) => page.getByLabel('ZIP code');
const findNote = (page: Page) => page.locator('#zip-status');

async function openFilledForm(page: Page, type: 'health' | 'car' = 'health'): Promise<void> {
  await openForm(page, type);
  await (type === 'health' ? fillHealthForm(page) : fillCarForm(page));
}

/** Submits the form and returns the place that the request has. */
async function sendPlace(page: Page) {
  const { state, county, zip3, ...others } = (await submitForm(page)).payload;
  expect(Object.keys(others)).not.toContain('zip');
  return { state, county, zip3 };
}

test('sends at most the county of a ZIP code, and the three digits that decide its price', async ({
  memberPage: page,
}) => {
  await openFilledForm(page);
  await findZip(page).fill(' 90601-1234 ');
  await expect(findNote(page)).toHaveText('Los Angeles County, California');
  expect(await sendPlace(page)).toEqual({ state: 'CA', county: '06037', zip3: '906' });
  await page.getByRole('link', { name: 'Open its page' }).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(findZip(page)).toHaveValue(' 90601-1234 ');
});

test('names the county of a ZIP code, or the price that is used without one', async ({
  memberPage: page,
}) => {
  await openFilledForm(page);
  for (const [zip, note] of [
    ['77002', 'Harris County, Texas'],
    ['90001', 'Los Angeles County, California'],
    ['06001', 'Hartford County, Connecticut'],
    ['99501', 'Anchorage'],
    ['00000', 'We do not know this ZIP code. We use the price of the country.'],
    ['96799', 'There is no marketplace and no tax credit in American Samoa.'],
    ['96940', 'There is no marketplace on these islands. We use the price of the country.'],
    ['09012', 'a military post office. We use the price of the country.'],
    ['770022', 'A ZIP code has five digits, such as 77002.'],
    ['Houston', 'A ZIP code has five digits, such as 77002.'],
  ] as const) {
    await findZip(page).fill(zip);
    await expect(findNote(page)).toContainText(note);
  }
  expect(await sendPlace(page)).toEqual({});
});

test('says of a car which price is used without one of its ZIP code', async ({ page }) => {
  await page.goto('/estimate/car');
  for (const [zip, note] of [
    ['00901', 'We have no prices for Puerto Rico. We use the price of the country.'],
    ['96940', 'We have no prices for these islands. We use the price of the country.'],
    ['20301', 'This ZIP code has no price of its own. We use the price of Virginia.'],
    ['42223', '42223 is in two states.'],
  ] as const) {
    await findZip(page).fill(zip);
    await expect(findNote(page)).toContainText(note);
  }
  await expect(page.getByText('They differ in prices.')).toBeVisible();
});

test('a wrong ZIP code and a wrong age are errors of their fields, once they are whole', async ({ page }) => {
  await page.goto('/estimate/health');
  await findZip(page).fill('7700');
  await page.reload();
  await expectFieldError(findZip(page), 'A ZIP code has five digits, such as 77002.');
  await findZip(page).fill('770');
  await expect(findZip(page)).not.toHaveAttribute('aria-invalid');
  await findZip(page).blur();
  await expectFieldError(findZip(page), 'A ZIP code has five digits, such as 77002.');
  await page.getByRole('button', { name: '+ Adult' }).click();
  await page.keyboard.press('3');
  const age = page.getByLabel('Adult 1, age in years');
  await expect(age).toHaveValue('3');
  await expect(age).not.toHaveAttribute('aria-invalid');
  await age.blur();
  await expect(age).toHaveAttribute('aria-invalid', 'true');
});

test('asks for the county where prices differ, and keeps the choice', async ({ memberPage: page }) => {
  await openFilledForm(page);
  await findZip(page).fill('77053');
  const choice = page.getByRole('group', { name: 'Which county do you live in?' });
  await expect(choice.getByRole('radio')).toHaveCount(2);
  await expect(choice.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(findNote(page)).toHaveText('77053 is in two counties.');
  await expect(page.getByRole('button', { name: 'Show my prices' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Predict Premium' }).click();
  await page.getByRole('link', { name: 'County: Choose your county: prices differ' }).click();
  await expect(choice.getByRole('radio').first()).toBeFocused();
  await expectAccessibleInEveryLayout(page, 'zip-choice');
  await choice.getByLabel('Harris County, Texas').check();
  await page.reload();
  await expect(choice.getByLabel('Harris County, Texas')).toBeChecked();
  expect(await sendPlace(page)).toEqual({ state: 'TX', county: '48201' });
});

test('takes the state of the ZIP code in place of another one, and says so', async ({ memberPage: page }) => {
  await openFilledForm(page);
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
  await openFilledForm(page);
  await page.route('**/assets/77-*.js', (route) => route.abort());
  await findZip(page).fill('77002');
  await expect(
    page.getByText('You need a connection to see the prices of this place.').first(),
  ).toBeVisible();
  await page.unroute('**/assets/77-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(findZip(page)).toBeFocused();
  await expect(findNote(page)).toContainText('Harris County, Texas');
});

test('a ZIP code of the landing page is filled into the form of either insurance, and in no address', async ({
  page,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  for (const name of ['Car insurance instead', 'See prices']) {
    await openPage(page, '/');
    await findZip(page).fill('77002');
    await page.getByRole(name === 'See prices' ? 'button' : 'link', { name }).click();
    await expect(page).toHaveURL(/\/estimate\//);
    await expect(findZip(page)).toHaveValue('77002');
    await expect(findNote(page)).toHaveText('Harris County, Texas');
    await expect(page.getByText('Your unfinished answers')).toHaveCount(0);
  }
  expect(addresses.filter((address) => address.includes('77002'))).toEqual([]);
});

test('a ZIP code of four digits, or none, gets a message on the landing page', async ({ page }) => {
  await openPage(page, '/');
  for (const zip of ['', '7700']) {
    await findZip(page).fill(zip);
    await page.getByRole('button', { name: 'See prices' }).click();
    await expect(findZip(page)).toBeFocused();
    await expect(findZip(page)).toHaveAccessibleDescription(/Enter five digits/);
  }
});

test('a form without a place has the prices of the country, until a ZIP code is typed', async ({ page }) => {
  await page.goto('/estimate/health');
  const line = page.getByRole('complementary', { name: 'Your prices so far' });
  await page.getByLabel('Age (years)').fill('40');
  await expect(line).toContainText('the average of the country');
  for (const level of ['bronze', 'silver', 'gold']) {
    await expect(line.locator(`[data-level=${level}]`)).toContainText(/about \$\d+ likely \$\d+ to \$\d+/);
  }
  await findZip(page).fill('77002');
  await expect(line).toContainText('a month, before any tax credit');
  await expect(line).not.toContainText('country');
});

test('the prices of a state are requested while the ZIP codes load, also where the code is typed first', async ({
  page,
}) => {
  const releaseCodes = await holdRequests(page, '**/assets/zip3-codes-*.js');
  const releaseList = await holdRequests(page, '**/assets/77-*.js');
  await page.goto('/estimate/health');
  await page.getByLabel('Age (years)').fill('40');
  await findZip(page).fill('77002');
  const prices = page.waitForRequest('**/assets/TX-*.js');
  releaseCodes();
  await prices;
  releaseList();
  await expect(page.getByRole('complementary', { name: 'Your prices so far' })).not.toContainText('country');
});

test('a press during which the line of prices appears takes effect', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  const release = await holdRequests(page, '**/assets/TX-*.js');
  await page.goto('/estimate/health');
  await findZip(page).fill('77002');
  await page.getByLabel('Age (years)').fill('38');
  const button = page.getByRole('button', { name: '+ Child' });
  // The line will cover it.
  await button.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await button.hover();
  await page.mouse.down();
  release();
  await expect(page.getByRole('complementary', { name: 'Your prices so far' })).toBeVisible();
  await page.mouse.up();
  await expect(page.getByRole('textbox', { name: /^Child 1/ })).toBeFocused();
});

test('a line of prices follows the answers, and never covers the focused field', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/estimate/health');
  const line = page.getByRole('complementary', { name: 'Your prices so far' });
  await findZip(page).fill('33135');
  await expect(line).toHaveCount(0);
  await page.getByLabel('Age (years)').fill('38');
  await expect(line.getByRole('term')).toHaveText(['Bronze', 'Silver', 'Gold']);
  await expect(line.getByRole('definition')).toHaveText([/^about \$\d/, /^about \$\d/, /^about \$\d/]);
  await expect(line).toContainText('a month, before any tax credit');
  const before = await line.getByRole('definition').allTextContents();
  await page.getByRole('button', { name: '+ Child' }).click();
  await page.keyboard.type('10');
  await page.getByLabel('Household income').fill('40,000');
  await expect(line).toContainText('a month, after tax credit');
  await expect.poll(() => line.getByRole('definition').allTextContents()).not.toEqual(before);
  await expectAccessibleInEveryLayout(page, 'price-line');

  await findZip(page).focus();
  for (let field = 0; field < 20; field += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate<string>('document.activeElement.outerHTML');
    const measureOverlap = () =>
      line.evaluate((element) => {
        const { bottom = 0 } = element.ownerDocument.activeElement?.getBoundingClientRect() ?? {};
        return bottom - element.getBoundingClientRect().top;
      });
    await expect.poll(measureOverlap, name).toBeLessThanOrEqual(0);
  }
});
