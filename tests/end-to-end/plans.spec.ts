import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { planYears } from '#functions/plans/plan-year.ts';
import { priceYear } from '#functions/plans/rules.ts';
import { expectAccessibleInEveryLayout } from './support/accessibility.ts';
import { changeLanguage, expectOnePrintedPage } from './support/pages.ts';
import {
  addPeople,
  chooseState,
  fillHealthForm,
  findResult,
  findSubmit,
  openReasons,
} from './support/prediction-forms.ts';
import { expect, openPage, test } from './support/test.ts';

interface Household {
  zip: string;
  age: number;
  income?: string;
  adults?: readonly string[];
  children?: readonly string[];
  /** ISO 8601. */
  today?: string;
}

/** Types a household into a guest's form, and opens the result. */
async function openResult(page: Page, household: Household): Promise<void> {
  const { zip, age, income = '', adults = [], children = [], today } = household;
  if (today) await page.clock.setFixedTime(`${today}T17:00:00Z`);
  await page.goto('/estimate/health');
  await fillHealthForm(page);
  await page.getByLabel('ZIP code').fill(zip);
  await expect(page.locator('#zip-status').filter({ hasText: 'County' })).toBeVisible();
  await page.getByLabel('Age (years)').fill(String(age));
  await addPeople(page, 'Adult', adults);
  await addPeople(page, 'Child', children);
  await page.getByLabel('Household income').fill(income);
  await findSubmit(page).click();
  await expect(findResult(page)).toBeFocused();
}

const findEdit = (page: Page) => page.getByRole('button', { name: 'Edit', exact: true });
const findAnswer = (page: Page) => page.getByRole('region', { name: 'Prediction Complete!' });

const houston = { zip: '77002', age: 61 };

test('gives dated steps to a person who lost job cover', async ({ page }) => {
  await openResult(page, { ...houston, income: '48000' });
  const answer = findAnswer(page);
  await expect(answer).toContainText('Choose a plan by December 15 for coverage from January 1.');
  await expect(answer.getByRole('link', { name: 'En español' })).toHaveAttribute('href', /cuidadodesalud/);
  await expect(answer.getByText('Turning 26')).toHaveCount(0);
  await answer.getByRole('heading', { name: 'Has something changed?' }).click();
  await answer.getByText('Lost job coverage').click();
  await answer.getByLabel('Last day of your old coverage').fill('2026-11-30');
  await expect(answer).toContainText('Choose a plan within 60 days (Jan 29, 2027)');
});

/** Downloads the calendar file of the page by its only button, and reads its lines. */
async function readCalendar(page: Page, said: string): Promise<string[]> {
  const button = page.locator('main').getByRole('button', { name: '(.ics)' });
  await expect(button).toHaveCount(1);
  const download = page.waitForEvent('download');
  await button.click();
  await expect(page.locator('[aria-live]', { hasText: said })).toHaveCount(1);
  const file = await readFile(await (await download).path(), 'utf8');
  return file.replaceAll('\r\n ', '').split('\r\n');
}

test('has all dates of a page in one calendar file, in both languages', async ({ page }) => {
  await openResult(page, { zip: '77002', age: 64, adults: ['64'], income: '70000' });
  await page.locator('#changed > summary').click();
  await page.locator('#changed input[value="lost_cover"]').check();
  await page.locator('[name="day-lost_cover"]').fill('2026-11-30');
  const days = { 'day-turning_65': '2027-03-14', 'day-turning_65_too': '2027-06-02' };
  for (const [name, day] of Object.entries(days)) await page.locator(`[name="${name}"]`).fill(day);
  const read = (lines: readonly string[], name: string) =>
    lines.flatMap((line) => (line.startsWith(name) ? line.slice(name.length) : []));
  const lines = await readCalendar(page, 'The file was downloaded.');
  const events = read(lines, 'UID:').map((id) => /^[0-9a-f]{32}-TX-2027-(.+)@premia$/.exec(id)?.[1]);
  expect(new Set(events).size).toBe(events.length);
  expect(events).toEqual(
    expect.arrayContaining([
      ...['turning_65-sign_up-0', 'turning_65-sign_up-1'],
      ...['lost_cover-choose-0', 'open_enrollment-choose_plan-0'],
    ]),
  );
  const dates = read(lines, 'DTSTART;VALUE=DATE:');
  expect(dates).toEqual([...dates].sort());
  expect(dates).toContain('20270129');
  await changeLanguage(page);
  const spanish = await readCalendar(page, 'El archivo se descargó.');
  // The events of the English file are updated.
  expect(read(spanish, 'UID:')).toEqual(read(lines, 'UID:'));
});

test('names the insurers of the county, and tells whose may leave what to do', async ({ page }) => {
  await openResult(page, { zip: '85003', age: 45 });
  const answer = findAnswer(page);
  await answer.getByRole('heading', { name: 'Insurers in Maricopa County: 1 may leave' }).click();
  await expect(
    answer
      .getByText(
        'We found no 2027 price request of Cigna HealthCare of Arizona, Inc for your county, so it may stop selling plans there.',
      )
      .filter({ visible: true }),
  ).toBeVisible();
  const rows = answer.locator('details[open] li:has([lang="en"])');
  await expect(rows).toHaveCount(7);
  await expect(rows.first()).toHaveText('Antidote Health Plan of Arizona, Inc.+3%');
  await expect(rows.last()).toContainText('no price request for 2027 found');
  await expect(answer).toContainText('Their average is +25%.');
  await answer.getByRole('button', { name: 'My insurer leaves' }).click();
  await expect(answer.locator('#changed > summary')).toBeFocused();
  await expect(answer.getByLabel('Last day of your plan')).toHaveValue('2026-12-31');
  await expect(answer).toContainText('Last day to choose another plan (Mar 1, 2027)');
});

test('says at the field of the age what it means, and has Medicare in the place of prices from 65', async ({
  page,
}) => {
  await page.goto('/estimate/health');
  await page.getByLabel('ZIP code').fill('77002');
  const age = page.getByLabel('Age (years)');
  const line = page.getByRole('complementary');
  for (const [typed, note, price] of [
    ['0', /Under 18 the Estimated Annual Premium is that of 18/, /^Plans for a child alone exist/],
    ['abc', /must be a number, such as 45/, undefined],
    ['120', /Few people live to 120/, /^At 120 you probably have Medicare/],
    ['67', /From 65 people usually have Medicare/, /^At 67 you probably have Medicare/],
  ] as const) {
    await age.fill(typed);
    await expect(age).toHaveAccessibleDescription(note);
    if (price) await expect(line).toHaveText(price);
    else await expect(line).toHaveCount(0);
  }
  await expectAccessibleInEveryLayout(page, 'guest-health-form');
  await fillHealthForm(page);
  await age.fill('67');
  await findSubmit(page).click();
  await expect(
    findAnswer(page).getByRole('heading', { name: 'At 67 you probably have Medicare' }),
  ).toBeVisible();
  await expect(findAnswer(page).getByRole('link', { name: 'Medicare.gov' }).first()).toBeVisible();
  await expect(page.locator('[data-level]')).toHaveCount(0);
});

test('says that Puerto Rico has no marketplace, without any price or credit', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Your ZIP code').fill('00901');
  await page.getByRole('button', { name: 'See prices' }).click();
  await fillHealthForm(page, { hasPrices: false });
  await page.getByLabel('Household income').fill('30000');
  const note = page.locator('#zip-status').filter({ hasText: 'no tax credit in Puerto Rico' });
  await expect(note).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show my prices' })).toHaveCount(0);
  await findSubmit(page).click();
  await expect(findResult(page)).toBeFocused();
  const answer = findAnswer(page);
  await expect(answer.getByRole('heading', { name: 'There is no marketplace in Puerto Rico' })).toBeVisible();
  await expect(answer).toContainText('Ask the Medicaid office of Puerto Rico');
  await expect(page.locator('[data-level]')).toHaveCount(0);
  await expect(answer.getByRole('link', { name: /HealthCare/ })).toHaveCount(0);
  await expect(answer.getByText(/on sale at|after \$.* tax credit/)).toHaveCount(0);
  await findEdit(page).click();
  await findSubmit(page).click();
  await expect(answer.getByRole('heading', { name: 'There is no marketplace in Puerto Rico' })).toBeVisible();
});

test('changes the people of a result, and names what is wrong', async ({ page }) => {
  await openResult(page, { zip: '33125', age: 50, income: '150000' });
  // An income that was given before is asked for in the form alone.
  await expect(page.getByLabel('Household income')).toHaveCount(0);
  await findEdit(page).click();
  await addPeople(page, 'Adult', ['49']);
  await addPeople(page, 'Child', ['22', '20', '18', '12', '6']);
  await expect(page.getByLabel('Household size')).toHaveValue('7');
  await page.getByLabel('Household size').fill('6');
  await expect(page.getByLabel('Household size')).toHaveAccessibleDescription(/at least 7/);
  await page.getByLabel('Household size').fill('');
  await findSubmit(page).click();
  await expect(findResult(page)).toBeFocused();
  await page.getByText('How we calculated it').click();
  await expect(page.locator('#calculation')).toContainText(
    'Household income: $150,000 a year. Household size: 7.',
  );
  await expect(page.getByRole('row', { name: /^Second-cheapest silver plan for 7 people/ })).toBeVisible();
  await findEdit(page).click();
  await page.getByLabel('Adult 1, age in years').fill('66');
  await page
    .getByLabel('Adult 1: coverage that this person has')
    .selectOption({ label: 'Medicare: not in these prices' });
  await findSubmit(page).click();
  await expect(findAnswer(page)).toContainText('Adult, 66: Medicare');
  await findEdit(page).click();
  await page.getByRole('button', { name: 'Remove adult 1' }).click();
  await expect(page.getByRole('button', { name: '+ Adult' })).toBeFocused();
});

test('compares a year of the levels, which changes with income', async ({ page }) => {
  await openResult(page, houston);
  const answer = findAnswer(page);
  await expect(page.locator('[data-level]').first()).toContainText(/deductible here: about \$[\d,]+/);
  await answer.getByText('Details').click();
  await expect(page.getByRole('row', { name: /^The most it can be/ })).toBeVisible();
  const deductibles = page.getByRole('row', { name: /^Deductible, low to high/ }).getByRole('cell');
  await expect(deductibles).toHaveText(Array(3).fill(/^\$[\d,]+ to \$[\d,]+$/));
  await expect(answer).toContainText('The totals include the premium before a tax credit.');
  const outOfPocket = page.getByRole('row', { name: /^Expected out of pocket/ }).getByRole('cell');
  const silver = await outOfPocket.nth(1).textContent();
  await page.getByRole('button', { name: 'What if?' }).click();
  const care = page
    .getByRole('region', { name: 'What if?' })
    .getByText(/^What you pay for care, with silver/);
  await expect(care.locator('..')).toContainText(String(silver));
  await page.getByRole('textbox', { name: 'Household income' }).fill('20000');
  await expect(answer).toContainText('Silver, you pay 6% of costs');
  await expect(answer).toContainText('Lowest expected total');
  await expectAccessibleInEveryLayout(page, 'year');
});

test('says when new plans are for a later year than the newest known one', async ({ page }) => {
  const newest = planYears.at(-1);
  await openResult(page, { ...houston, income: '48000', today: `${newest}-11-02` });
  const answer = findAnswer(page);
  await expect(answer).toContainText(`Plans are now sold for a later year than ${newest}.`);
  await expect(answer).toContainText(
    `Open enrollment for ${Number(newest) + 1} has begun, or begins about now:`,
  );
  await expect(answer).not.toContainText('ended on');
});

test('leads from a plan year that is over to the newest one', async ({ page }) => {
  test.skip(priceYear > 2026, 'The prices of 2026 have ended.');
  await openResult(page, { ...houston, income: '48000', today: '2027-02-01' });
  const answer = findAnswer(page);
  await answer.getByText('How we calculated it').click();
  await answer.getByRole('group', { name: 'Plan year' }).getByText('2026').click();
  await expect(answer).toContainText('These prices are of 2026, which is over.');
  await answer.getByRole('button', { name: 'Show the prices of 2027' }).click();
  await expect(answer).not.toContainText('which is over');
});

test('projects the prices of 2027, and has those of 2026 as filed', async ({ page }) => {
  test.skip(priceYear > 2026, 'The prices of 2027 are known.');
  await openResult(page, { ...houston, income: '48000', today: '2026-10-31' });
  const answer = findAnswer(page);
  await expect(answer).toContainText('2026 prices, Harris County, Texas');
  await expect(page.locator('[data-level] strong')).toHaveText(['$0', '$386', '$199']);
  const premium = page.getByRole('region', { name: 'Estimated Annual Premium' });
  const filed = await premium.innerText();
  expect(filed).not.toContain('about');
  await answer.getByText('How we calculated it').click();
  await page.getByRole('radio', { name: '2027' }).check();
  await expect(answer).toContainText(
    'Harris County, Texas: we estimate the prices of 2027 from those of 2026',
  );
  await expect(page.locator('[data-level] strong')).toHaveText(['$0', '$394', '$179']);
  const change = page.getByRole('region', { name: 'From 2026 to 2027' });
  await expect(change.locator('[data-change="silver"]')).toContainText('$394');
  await expect(premium).toContainText('about');
  await expect((await openReasons(page)).getByText('Prices of 2027', { exact: true })).toBeVisible();
  await page.getByRole('heading', { name: /^Why \$/ }).click();
  await page.getByRole('radio', { name: '2026' }).check();
  await expect.poll(() => premium.innerText()).toBe(filed);
});

test('has the place of the prices below the heading on a tablet, and Edit at its end', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openResult(page, { ...houston, income: '48000' });
  const answer = findAnswer(page);
  const parts = [
    page.locator('#prediction-complete'),
    answer.getByText(/^Harris County, Texas: /),
    findEdit(page),
  ];
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  const [heading, place, edit] = boxes.map((box) => ({
    top: box?.y ?? NaN,
    end: (box?.y ?? NaN) + (box?.height ?? NaN),
  }));
  expect(place?.top).toBeGreaterThanOrEqual(heading?.end ?? NaN);
  expect(edit?.top).toBeLessThan(place?.end ?? NaN);
});

test('prints the end of help, not the chart of the prices by income', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/estimate/health');
  for (const [income, end] of [
    ['52,000', 'Help ends at'],
    ['20,000', undefined],
  ] as const) {
    for (const [name, text] of Object.entries({ zip: '43215', age: '40', 'household-income': income }))
      await page.locator(`[name="${name}"]`).fill(text);
    await page.locator('aside').getByRole('button').first().click();
    const fold = page.locator('#help-by-income');
    await expect(fold.getByRole('slider')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(fold.getByRole('slider')).toBeHidden();
    await expect(fold).toBeVisible({ visible: end !== undefined });
    if (end) await expect(fold.getByText(end)).toBeVisible();
    await page.emulateMedia({ media: null });
    await findEdit(page).click();
  }
});

test('prints tiles, people and answers on one page', async ({ page }) => {
  await openResult(page, { ...houston, income: '48000', adults: ['60'], children: ['20'] });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Your estimate' })).toBeVisible();
  await expect(page.locator('[data-level="silver"]')).toBeVisible();
  await expect(page.getByText('for 2 adults and 1 child, 61, 60, and 20.')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: '5 ft 10 in' })).toBeVisible();
  await expect(page.getByLabel('Household income')).toBeHidden();
  await expectOnePrintedPage(page);
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
  await page.goto('/main/health_prediction');
  await fillHealthForm(page);
  await chooseState(page, 'TX');
  await page.getByLabel('Household income').fill('76543');
  await addPeople(page, 'Adult', ['43']);
  await addPeople(page, 'Child', ['17', '11', '9']);
  await page.getByLabel('Tobacco').first().check();
  await page.locator('[name="keep-household"][value="no"]').check();
  await page
    .getByRole('group', { name: 'Does an employer offer anyone here a plan?' })
    .getByLabel('Yes')
    .check();
  await page
    .getByRole('group', { name: /^Whose employer/ })
    .getByLabel('You')
    .check();
  await page.getByLabel('Employer’s plan for you alone').fill('4321');
  await page.getByLabel('Employer’s plan for you and your family together').fill('8765');
  await findSubmit(page).click();
  await expect(findResult(page)).toBeFocused();
  await page.getByRole('button', { name: 'What if?' }).click();
  await page.getByRole('slider', { name: 'Age' }).press('ArrowRight');
  // The choice is stored in the account, without a household.
  expect(withBody).toEqual(['/api/predictions/health_insurance/', '/api/users/profile/update/']);
  const others = sent.map((text) => text.replace('"keep_household":false', ''));
  expect(others.filter((text) => /76,?543|17, ?11|4321|8765|tobacco|income|household/i.test(text))).toEqual(
    [],
  );
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toMatch(/76,?543/);
  await page.reload();
  const other = await context.newPage();
  await other.goto('/');
  // No answer, only whose logouts the tab has seen.
  expect(await other.evaluate(() => Object.keys(sessionStorage))).toEqual(['known-owners-of-answers']);
});

test('the keyboard and a screen reader lead from the form to the price, the income and other answers', async ({
  page,
}) => {
  await page.goto('/estimate/health');
  await fillHealthForm(page);
  await page.getByLabel('Number of major surgeries').press('Enter');
  // Until its code is loaded, the result has the figure only.
  await expect(findEdit(page)).toBeVisible();
  await expect(findResult(page)).toBeFocused();
  const another = 'Estimate another with these answers';
  await expect(page.getByText('What you pay by income')).toBeVisible();
  for (const name of [
    'Edit',
    'Send',
    'Register to keep it',
    'New Prediction',
    another,
    /^Why \$/,
    'What you pay by income',
  ]) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText(name);
  }
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Household income')).toBeFocused();
  await page.keyboard.type('48000');
  await expect(page.getByLabel('Household income')).toHaveValue('48000');
  await expect(page.locator('[aria-live]').filter({ hasText: /Silver.*: about \$\d+/ })).toBeAttached();
  await page.getByRole('button', { name: 'What if?' }).press('Enter');
  await expect(page.getByRole('region', { name: 'What if?' }).getByRole('slider').first()).toBeFocused();
});

test('a prediction without a household says so, and asks for the income', async ({
  memberPage: page,
  store,
}) => {
  const { id } = await store('health', { state: 'TX', county: '48201' });
  for (const path of ['/main', `/main/history/${id}`]) {
    await openPage(page, path);
    await expect(page.getByText('Before any tax credit: the income is not stored')).toBeVisible();
    await page.getByRole('button', { name: 'Give your income' }).click();
    await expect(page.getByLabel('Household income')).toBeFocused();
  }
  await page.keyboard.type('48000');
  await expect(page.getByText(/After about \$[\d,]+ a month tax credit/)).toBeVisible();
});
