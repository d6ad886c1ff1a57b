import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { priceYear } from '#functions/plans/household.ts';
import { expectAccessibleInEveryLayout, expectNoHorizontalScrolling } from './support/accessibility.ts';
import { chooseState, fillHealthForm, findResult, findSubmit } from './support/prediction-forms.ts';
import { expectOnePrintedPage } from './support/printing.ts';
import { expect, test } from './support/test.ts';

interface Household {
  zip?: string;
  age: number;
  income?: string;
  adults?: readonly string[];
  children?: readonly string[];
  tobacco?: boolean;
  sex?: 'Female' | 'Male';
  /** Price of an employer's plan for the applicant alone, USD a month. */
  offer?: string;
  /** ISO 8601. */
  today?: string;
}

/** Adds people to cover, each in a row whose field has the focus. */
async function addPeople(page: Page, kind: 'Adult' | 'Child', ages: readonly string[]): Promise<void> {
  for (const age of ages) {
    await page.getByRole('button', { name: `+ ${kind}` }).click();
    await page.keyboard.type(age);
  }
}

/** Says that an employer offers a plan at a price, USD a month. */
async function giveOffer(page: Page, price: string): Promise<void> {
  const question = page.getByRole('group', { name: 'Does an employer offer you a plan?' });
  await question.getByLabel('Yes').check();
  await page.getByLabel('Employer’s plan for you alone').fill(price);
}

/** Types a household into a guest's form, and opens the result. */
async function openResult(page: Page, household: Household): Promise<void> {
  const { zip, age, income = '', adults = [], children = [], tobacco, sex, offer, today } = household;

  await page.clock.setFixedTime(`${today ?? '2026-11-22'}T17:00:00Z`);
  await page.goto('/estimate/health');
  await fillHealthForm(page);
  if (zip) {
    await page.getByLabel('ZIP code').fill(zip);
    await expect(page.getByRole('status').filter({ hasText: 'County' })).toBeVisible();
  }
  await page.getByLabel('Age (years)').fill(String(age));
  if (tobacco) await page.getByLabel('Tobacco').first().check();
  if (sex) await page.getByLabel('Sex (optional)').selectOption(sex);
  await addPeople(page, 'Adult', adults);
  await addPeople(page, 'Child', children);
  await page.getByLabel('Household income').fill(income);
  if (offer) await giveOffer(page, offer);
  await findSubmit(page).click();
  await expect(findResult(page)).toBeFocused();
}

const findAnswer = (page: Page) => page.getByRole('region', { name: 'Prediction Complete!' });

/** Texts of the tiles, from bronze to gold. */
const readTiles = (page: Page) => page.locator('[data-level]').allInnerTexts();

/** Expects a month's price on each tile. */
async function expectTiles(page: Page, ...prices: readonly (string | RegExp)[]): Promise<void> {
  await expect(page.locator('[data-level] strong')).toHaveText([...prices]);
}

const houston = { zip: '77002', age: 61 };

test('answers a person of 61 in Houston on the first screen of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await openResult(page, houston);
  const anyPrice = /^\$[\d,]+$/;
  await expectTiles(page, anyPrice, anyPrice, anyPrice);
  const answer = findAnswer(page);
  await expect(answer).toContainText(/\d{4} prices, Harris County, Texas/);
  await expect(answer).toContainText(
    'Cheapest plans, for you alone, 61. Incomes up to $63,840 may pay less.',
  );
  await expect(answer).toContainText(/Gold costs \$\d+ a month less than silver and covers more\./);
  const { words, height, headings, largest } = await page.evaluate<Record<string, number>>(`(() => {
    const main = document.querySelector('main');
    const count = (texts) => texts.join(' ').split(/\\s+/).filter(Boolean).length;
    const hidden = [...main.querySelectorAll('.visually-hidden')].map((one) => one.innerText);
    const sizes = [...main.querySelectorAll('*')].map((one) => parseFloat(getComputedStyle(one).fontSize));
    return {
      words: count([main.innerText]) - count(hidden),
      height: document.documentElement.scrollHeight,
      headings: main.querySelectorAll('h1, h2, h3').length,
      largest: Math.max(...sizes),
    };
  })()`);
  expect(words).toBeLessThanOrEqual(150);
  expect(height).toBeLessThanOrEqual(2300);
  expect(headings).toBeGreaterThan(10);
  await expect(page.locator('[data-level="bronze"] strong')).toHaveCSS('font-size', `${largest}px`);
  const end = await page.getByRole('button', { name: 'New Prediction' }).boundingBox();
  expect((end?.y ?? 1000) + (end?.height ?? 0)).toBeLessThanOrEqual(812);

  await page.getByRole('button', { name: 'New Prediction' }).click();
  await page.setViewportSize({ width: 1280, height: 900 });
  await openResult(page, houston);
  expect(await page.evaluate<number>('document.documentElement.scrollHeight')).toBeLessThanOrEqual(1700);

  await page.getByLabel('Household income').fill('48000');
  await expect(answer).toContainText(/After \$\d+ a month tax credit/);
  await expectTiles(page, '$0', anyPrice, anyPrice);
  await expect(answer.getByRole('heading', { name: 'Help ends at $63,840 income' })).toBeVisible();
  await page.getByLabel('Household income').fill('70000');
  await expect(answer).toContainText('$6,160 less taxable income saves about');
  await expect(
    answer.getByText('Without a tax credit, a silver plan sold outside HealthCare.gov'),
  ).toBeVisible();
  await expectAccessibleInEveryLayout(page, 'household');
});

test('says first where help begins to a person of 27 in the coverage gap', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await openResult(page, { zip: '78701', age: 27, income: '14000' });
  const answer = findAnswer(page);
  const sentence = answer.getByText(
    'Texas gives no help below $15,960 a year. From there bronze is $0, silver $',
  );
  await expect(sentence).toBeInViewport();
  await expect(answer.getByText('Lowest expected total')).toHaveCount(0);
  await answer.getByRole('link', { name: 'What you can do now' }).click();
  await expect(page.getByRole('heading', { name: 'What next' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Community health centers' })).toBeInViewport();
});

test('gives dated steps, and a calendar file, to a person who lost job cover', async ({ page }) => {
  await openResult(page, { ...houston, income: '48000' });
  const answer = findAnswer(page);
  await expect(answer).toContainText('Choose a plan by December 15 for cover from January 1.');
  await expect(answer.getByRole('link', { name: 'En español' })).toHaveAttribute('href', /cuidadodesalud/);
  await expect(answer.getByText('Turning 26')).toHaveCount(0);
  await answer.getByRole('heading', { name: 'Has something changed?' }).click();
  await answer.getByText('Lost job cover').click();
  await answer.getByLabel('Last day of your old cover').fill('2026-11-30');
  await expect(answer).toContainText('Choose a plan within 60 days (Jan 29, 2027)');
  const download = page.waitForEvent('download');
  await answer
    .getByRole('button', { name: /calendar/ })
    .first()
    .click();
  const calendar = await readFile(await (await download).path(), 'utf8');
  expect(calendar).toContain('DTSTART;VALUE=DATE:20270129');
});

for (const { who, household, tiles, texts } of [
  {
    who: 'a person of 27 in Los Angeles, whose gold price is not known',
    household: { zip: '90001', age: 27, income: '35000' },
    tiles: [/^\$/, /^\$/, 'Ask the exchange'],
    texts: [
      'Los Angeles County, California',
      'Silver, second-cheapest',
      'Gold: ask Covered California.',
      'coveredca.com',
    ],
  },
  {
    who: 'a family of five in Miami, whose children have public cover',
    household: {
      zip: '33125',
      age: 38,
      income: '72000',
      adults: ['36'],
      children: ['10', '8', '3'],
    },
    tiles: [/^\$/, /^\$/, /^\$/],
    texts: [
      'For 2 adults, after',
      '3 children, 10, 8, and 3: probably Florida KidCare, free or low cost, not in these prices.',
      'You pay 13% of costs',
    ],
  },
  {
    who: 'a couple in Phoenix, whose children have a program of the state',
    household: { zip: '85001', age: 38, income: '62000', adults: ['36'], children: ['10', '8'] },
    tiles: [/^\$/, /^\$/, /^\$/],
    texts: ['2 children, 10 and 8: probably KidsCare or AHCCCS', 'Apply at azahcccs.gov'],
  },
  {
    // State help of New Mexico: 8.5 % of 103,044 = 8,759.
    who: 'a couple in New Mexico above 400 % of the poverty line',
    household: { zip: '87501', age: 62, income: '103,044', adults: ['46'] },
    tiles: [/^\$/, '$730', 'Ask the exchange'],
    texts: ['from New Mexico'],
  },
  {
    who: 'a parent in Tennessee at 90 % of the poverty line',
    household: { zip: '37203', age: 30, income: '19,476', children: ['5'] },
    tiles: [],
    texts: ['You probably qualify for Medicaid', 'Apply at HealthCare.gov'],
  },
  {
    who: 'a student in Ann Arbor',
    household: { zip: '48104', age: 20, income: '8000' },
    tiles: [],
    texts: ['You probably qualify for Medicaid', 'Until 26 you may stay on a parent’s plan.'],
  },
  {
    who: 'a person without a ZIP code at 90 % of the poverty line',
    household: { age: 40, income: '14,364' },
    tiles: [],
    texts: ['Your state decides', 'US average'],
  },
  {
    who: 'a person in Idaho on December 10',
    household: { zip: '83702', age: 45, income: '40000', today: '2026-12-10' },
    tiles: [/^\$/, /^\$/, /^\$|^Ask/],
    texts: ['Choose a plan by December 15', 'It is the last day in Idaho'],
  },
  {
    who: 'a person in Idaho on December 20',
    household: { zip: '83702', age: 45, income: '40000', today: '2026-12-20' },
    tiles: [/^\$/, /^\$/, /^\$|^Ask/],
    texts: ['Enrollment for 2027 ended on December 15'],
  },
  {
    who: 'a smoker',
    household: { ...houston, income: '48000', tobacco: true },
    tiles: [/^\$\d+ to \$\d+$/, /^\$\d+ to \$[\d,]+$/, /^\$\d+ to \$\d+$/],
    texts: ['insurers in Texas may add up to half, and the credit does not pay for it'],
  },
  {
    who: 'a person of 67',
    household: { ...houston, age: 67 },
    tiles: [],
    texts: ['At 67 you probably have Medicare', 'Medicare.gov', /\d{4} prices, Harris County, Texas/],
  },
  {
    who: 'a person of 67 with a spouse of 60, whose price it shows',
    household: { ...houston, age: 67, income: '50000', adults: ['60'] },
    tiles: [/^\$/, /^\$/, /^\$/],
    texts: ['At 67 you probably have Medicare', 'For 1 adult, after', 'for 1 adult, 60.'],
  },
  {
    who: 'a person of 18 in Texas, who is a child for Medicaid',
    household: { ...houston, age: 18, income: '9000' },
    tiles: [],
    texts: ['You probably qualify for Medicaid'],
  },
  {
    who: 'a county of Washington whose benchmark alone is known',
    household: { zip: '99169', age: 45 },
    tiles: [/^\$|^Ask/, /^\$/, 'Ask the exchange'],
    texts: ['Adams County, Washington'],
  },
] as const) {
  test(`answers ${who}`, async ({ page }) => {
    await openResult(page, household);
    await expectTiles(page, ...tiles);
    for (const text of texts) await expect(findAnswer(page)).toContainText(text);
  });
}

test('shows prices and steps after three fields, without the health questions', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-22T17:00:00Z');
  await page.goto('/estimate/health');
  await page.getByLabel('ZIP code').fill('77002');
  await page.getByLabel('Age (years)').fill('61');
  await page.getByRole('button', { name: 'Show my prices' }).click();
  await expect(page.getByRole('heading', { name: 'Your prices' })).toBeFocused();
  await expectTiles(page, '$823', '$1,289', '$1,103');
  await expect(page.getByRole('main')).toContainText('2027 at 2026 prices, Harris County, Texas');
  await expect(page.getByText('Choose a plan by December 15')).toBeVisible();
  for (const text of ['Prediction Complete!', 'Estimated Annual Premium']) {
    await expect(page.getByText(text, { exact: true }).filter({ visible: true })).toHaveCount(0);
  }
  await expectAccessibleInEveryLayout(page, 'prices');
  await page.getByRole('button', { name: 'Answer the health questions' }).click();
  await expect(page.getByLabel('ZIP code')).toHaveValue('77002');
  await expect(page.getByLabel('Age (years)')).toHaveValue('61');
});

test('puts an employer’s affordable offer before the marketplace', async ({ page }) => {
  await openResult(page, { zip: '48201', age: 45, income: '60000', offer: '180' });
  const answer = findAnswer(page);
  await expect(answer).toContainText(
    /Your employer’s plan: \$180 a month\s*Lowest expected total.*less than the cheapest plan below/,
  );
  await expect(answer).toContainText('Marketplace, at the full price');
  // Four plans beside each other.
  await answer.getByText('Details', { exact: true }).click();
  await page.setViewportSize({ width: 320, height: 900 });
  await expectNoHorizontalScrolling(page);
  await answer.getByText('Household', { exact: true }).click();
  await answer.getByLabel('No', { exact: true }).check();
  await expect(answer).not.toContainText('Your employer’s plan:');
});

test('says about, and the range, where a price is not filed for the county', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-22T17:00:00Z');
  await page.goto('/estimate/health');
  await page.getByLabel('ZIP code').fill('80202');
  await page.getByLabel('Age (years)').fill('40');
  const line = page.getByRole('complementary', { name: 'Your prices so far' });
  await expect(line).toContainText(/about \$\d+ likely \$\d+ to \$\d+/);
  await page.getByRole('button', { name: 'Show my prices' }).click();
  const silver = page.locator('[data-level="silver"]');
  await expect(silver).toContainText(/about \$\d+ a month\s*likely \$\d+ to \$\d+/);
  await expect(page.getByText(/not your county’s own|approximate/)).toBeVisible();
  await expectAccessibleInEveryLayout(page, 'prices not filed');
});

test('counts the surcharge for tobacco in every total', async ({ page }) => {
  await openResult(page, { ...houston, age: 40, income: '48000', tobacco: true });
  const answer = findAnswer(page);
  const [bronze = ''] = await page.locator('[data-level] strong').allInnerTexts();
  const [most = ''] = bronze.match(/[\d,]+$/) ?? [];
  await answer.getByText('Details').click();
  const surcharge = page.getByRole('row', { name: /^Of it for tobacco, at most \$[\d,]+ / });
  await expect(surcharge).toBeVisible();
  await expect(answer).toContainText('Premiums include the most that insurers may add for tobacco.');
  await answer.getByText('Household', { exact: true }).click();
  await expect(page.getByRole('row', { name: /^You pay with tobacco, at most \$/ })).toBeVisible();
  await expect(
    page.getByRole('row', { name: new RegExp(`^You pay for it with tobacco, at most .*${most}`) }),
  ).toBeVisible();
  await answer.getByRole('button', { name: 'Edit people' }).click();
  await answer.getByLabel('Tobacco').uncheck();
  await expect(surcharge).toHaveCount(0);
});

test('says that Puerto Rico has no marketplace, without any price or credit', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Your ZIP code').fill('00901');
  await page.getByRole('button', { name: 'See prices' }).click();
  await fillHealthForm(page);
  await page.getByLabel('Household income').fill('30000');
  const note = page.getByRole('status').filter({ hasText: 'no tax credit in Puerto Rico' });
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
  await page.getByText('Change answers').click();
  await findSubmit(page).click();
  await expect(answer.getByRole('heading', { name: 'There is no marketplace in Puerto Rico' })).toBeVisible();
});

test('prices the others where only the applicant has an affordable offer', async ({ page }) => {
  const family = { zip: '77002', age: 40, income: '60000', adults: ['38'], children: ['5'] };
  await openResult(page, { ...family, offer: '200', today: '2026-10-20' });
  const answer = findAnswer(page);
  await answer.getByText('Household', { exact: true }).click();
  await page.getByLabel('The same for the family').fill('900');
  await expect(answer).toContainText('Your employer’s plan for you: $200 a month');
  await expect(answer).toContainText('affordable in 2026 (up to $498)');
  await expect(answer).toContainText('for 1 adult and 1 child, 38 and 5.');
  await expect(page.getByRole('row', { name: /^You pay \$4,512/ })).toBeVisible();
  await page.getByLabel('The same for the family').fill('498');
  await expect(answer).toContainText('Your employer’s plan: $498 a month');
  await expect(answer).toContainText('Marketplace, at the full price');
});

test('changes the people of a result, and names what is wrong', async ({ page }) => {
  await openResult(page, { zip: '33125', age: 50, income: '150000' });
  await findAnswer(page).getByRole('button', { name: 'Edit people' }).click();
  await addPeople(page, 'Adult', ['49']);
  await addPeople(page, 'Child', ['22', '20', '18', '12', '6']);
  // An income that was given before is asked for in a closed part.
  await expect(page.getByLabel('Household income')).toBeHidden();
  await page.getByText('Household', { exact: true }).click();
  await expect(page.getByLabel('Household size')).toHaveValue('7');
  await expect(page.getByRole('row', { name: /^Second-cheapest silver plan for 7 people/ })).toBeVisible();
  await page.getByLabel('Household size').fill('6');
  await expect(page.getByLabel('Household size')).toHaveAccessibleDescription(/at least 7/);
  await page.getByLabel('Household size').fill('');
  await page.getByLabel('Adult 1, age in years').fill('66');
  await expect(page.getByLabel('Adult 1, age in years')).toHaveAccessibleDescription(/Medicare/);
  await page.getByRole('button', { name: 'Remove adult 1' }).click();
  await expect(page.getByRole('button', { name: '+ Adult' })).toBeFocused();
});

test('compares a year of the levels, which changes with income', async ({ page }) => {
  await openResult(page, houston);
  const answer = findAnswer(page);
  await expect(page.locator('[data-level]').first()).toContainText(/deductible about \$[\d,]+/);
  await answer.getByText('Details').click();
  await expect(page.getByRole('row', { name: /^The most it can be/ })).toBeVisible();
  const deductibles = page.getByRole('row', { name: /^Deductible, low to high/ }).getByRole('cell');
  await expect(deductibles).toHaveText(Array(3).fill(/^\$[\d,]+ to \$[\d,]+$/));
  await expect(answer).toContainText('With the premium before a tax credit.');
  const outOfPocket = page.getByRole('row', { name: /^Expected out of pocket/ }).getByRole('cell');
  const silver = await outOfPocket.nth(1).textContent();
  await page.getByRole('button', { name: 'What if?' }).click();
  const care = page.getByRole('region', { name: 'What if?' }).getByText(/^Care out of pocket, silver/);
  await expect(care.locator('..')).toContainText(String(silver));
  await page.getByLabel('Household income').fill('20000');
  await expect(answer).toContainText('Silver, you pay 6% of costs');
  await expect(answer).toContainText('Lowest expected total');
  await expectAccessibleInEveryLayout(page, 'year');
});

test('counts the care of a woman and of a man, at the same prices', async ({ page }) => {
  const results = [];
  for (const sex of ['Female', 'Male'] as const) {
    await openResult(page, { zip: '77002', age: 30, sex });
    const read = (name: string) => page.getByRole('region', { name, exact: true }).innerText();
    const prices = await page.locator('[data-level] strong').allInnerTexts();
    results.push({ prices, premium: await read('Estimated Annual Premium'), year: await read('Your year') });
    await page.getByRole('button', { name: 'New Prediction' }).click();
  }
  const [woman, man] = results;
  expect(man?.prices).toEqual(woman?.prices);
  expect(man?.premium).toBe(woman?.premium);
  expect(man?.year).not.toBe(woman?.year);
});

test('prices 2027 at prices of 2026 until they are assumed to rise', async ({ page }) => {
  test.skip(priceYear > 2026, 'The prices of 2027 are known.');
  await openResult(page, { ...houston, income: '48000', today: '2026-10-31' });
  const answer = findAnswer(page);
  await expect(answer).toContainText('2026 prices, Harris County, Texas');
  await answer.getByText('Household', { exact: true }).click();
  await page.getByRole('radio', { name: '2027' }).check();
  await expect(answer).toContainText('2027 at 2026 prices');
  const before = await readTiles(page);
  await page.getByRole('slider', { name: /^If prices of 2027 rise by/ }).fill('14');
  await expect(answer).toContainText('Rules of 2027, prices of 2026 plus 14%');
  await expect.poll(() => readTiles(page)).not.toEqual(before);
});

test('prints tiles and people on one page', async ({ page }) => {
  await openResult(page, { ...houston, income: '48000', adults: ['60'], children: ['20'] });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Your estimate' })).toBeVisible();
  await expect(page.locator('[data-level="silver"]')).toBeVisible();
  await expect(page.getByText('for 2 adults and 1 child, 61, 60, and 20.')).toBeVisible();
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
  await findSubmit(page).click();
  await expect(findResult(page)).toBeFocused();
  await findAnswer(page).getByText('Household', { exact: true }).click();
  await giveOffer(page, '4321');
  await page.getByRole('button', { name: 'What if?' }).click();
  await page.getByRole('slider', { name: 'Age' }).press('ArrowRight');
  expect(withBody).toEqual(['/api/predictions/health_insurance/']);
  expect(sent.filter((text) => /76,?543|17, ?11|4321|tobacco|income|household/i.test(text))).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toMatch(/76,?543/);
  await page.reload();
  const other = await context.newPage();
  await other.goto('/');
  expect(await other.evaluate(() => sessionStorage.length)).toBe(0);
});
