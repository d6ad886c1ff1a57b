import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInEveryLayout, expectNoHorizontalScrolling } from './support/accessibility.ts';
import { openReasons } from './support/prediction-forms.ts';
import {
  buildRegistration,
  expect,
  fillRegistration,
  logIn,
  openPage,
  pageTime,
  test,
} from './support/test.ts';

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, locale: 'en-US' });

const findPremium = (page: Page) => page.getByRole('region', { name: 'Estimated Annual Premium' });
const findMain = (page: Page) => page.getByRole('main');

/** Taps a text that can be seen. */
const tap = (scope: Page | Locator, text: string) =>
  scope.getByText(text, { exact: true }).filter({ visible: true }).first().tap();

/** Taps fields and types into them. */
async function type(page: Page, typed: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(typed)) {
    const field = page.getByLabel(label).filter({ visible: true }).first();
    // The focus follows the touch, and Chromium at times drops keys that come while the page scrolls to the field.
    await expect(async () => {
      await field.tap();
      await expect(field).toBeFocused();
      await page.keyboard.type(text);
      expect(await field.inputValue()).not.toBe('');
    }).toPass();
  }
}

/** Answers questions by their first words. */
async function answer(page: Page, choice: 'Yes' | 'No', ...questions: string[]): Promise<void> {
  for (const name of questions) await tap(page.getByRole('group', { name }), choice);
}
/** Types a ZIP code into the landing page and the people into the form that it opens. */
async function start(page: Page, zip: string, county: string, typed: Readonly<Record<string, string>>) {
  await page.goto('/');
  await type(page, { 'Your ZIP code': zip });
  await tap(page, 'See prices');
  await expect(page.locator('#zip-status').filter({ hasText: county })).toBeVisible();
  await type(page, typed);
}

async function showPrices(page: Page): Promise<void> {
  await tap(page, 'Show my prices');
  await expect(page.getByRole('heading', { name: 'Your prices' })).toBeFocused();
}

/** Answers the questions about health that the prices did not need. */
async function askForResult(page: Page, chronic: 'Yes' | 'No'): Promise<void> {
  await tap(page, 'Answer the health questions');
  await type(page, { 'Height (feet)': '5', 'Height (inches)': '10', 'Weight (lb)': '210' });
  await answer(page, chronic, 'Do you have diabetes', 'Have you been diagnosed');
  await answer(page, 'No', 'Do you have blood pressure', 'Have you had an organ');
  await answer(page, 'No', 'Do you have any known', 'Has anyone in your family');
  await type(page, { 'Number of major surgeries': '1' });
  await tap(page, 'Predict Premium');
  await expect(page.getByRole('heading', { name: 'Prediction Complete!' })).toBeFocused();
}

/** Expects a month's price on each tile, all on the first screen. */
async function expectTiles(page: Page, ...prices: (string | RegExp)[]): Promise<void> {
  await expect(page.locator('[data-level] strong')).toHaveText(prices);
  await expect(page.locator('[data-level="gold"]')).toBeInViewport({ ratio: 1 });
}

/** Expects texts in the order in which they are read. */
async function expectInOrder(page: Page, ...texts: string[]): Promise<void> {
  const readOrder = async () => {
    const text = await findMain(page).innerText();
    return texts.filter((one) => text.includes(one)).sort((a, b) => text.indexOf(a) - text.indexOf(b));
  };
  await expect.poll(readOrder).toEqual(texts);
}

const measureResult = `(() => {
  const main = document.querySelector('main');
  const count = (texts) => texts.join(' ').split(/\\s+/).filter(Boolean).length;
  const hidden = [...main.querySelectorAll('.visually-hidden')].map((one) => one.innerText);
  const sizes = [...main.querySelectorAll('*')].map((one) => parseFloat(getComputedStyle(one).fontSize));
  const height = document.documentElement.scrollHeight;
  return { words: count([main.innerText]) - count(hidden), height, largest: Math.max(...sizes) };
})()`;

test('a retired and ill person of 61 in Houston reads prices after two fields, then what care may cost', async ({
  page,
}) => {
  await start(page, '77002', 'Harris County, Texas', { 'Age (years)': '61' });
  await showPrices(page);
  const full = ['$953', '$1,492', '$1,276'];
  await expectTiles(page, ...full);
  await expectInOrder(
    page,
    'We estimate the prices of 2027 as those of 2026 plus 16%, the average rise that Harris County’s seven insurers wanted',
    'Before any tax credit',
    'These are the cheapest plans for you alone, 61. You may pay less with an income up to $63,840.',
    'Household income',
    'Your health changes none of these prices.',
    'Choose a plan by December 15',
  );
  for (const text of ['Prediction Complete!', 'Estimated Annual Premium']) {
    await expect(page.getByText(text, { exact: true }).filter({ visible: true })).toHaveCount(0);
  }
  await expectAccessibleInEveryLayout(page, 'prices');
  await page.setViewportSize({ width: 375, height: 812 });

  await askForResult(page, 'Yes');
  await expectTiles(page, ...full);
  await expectInOrder(
    page,
    'Before any tax credit',
    'for you alone, 61.',
    'Estimated Annual Premium',
    'This is not a bill. You alone would pay this a year if insurers could charge by health.',
    'ML-based, informational only',
    'Register to keep it',
    'Why $',
    'Your year',
    'What next',
  );
  const { words, height, largest } = await page.evaluate<Record<string, number>>(measureResult);
  expect(words).toBeLessThanOrEqual(210);
  expect(height).toBeLessThanOrEqual(2500);
  await expect(page.locator('[data-level="bronze"] strong')).toHaveCSS('font-size', `${largest}px`);
  await expect(page.getByRole('button', { name: 'New Prediction' })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect
    .poll(() => page.evaluate<number>('document.documentElement.scrollHeight'))
    .toBeLessThanOrEqual(1700);

  await type(page, { 'Household income': '$48,000' });
  await expect(page.getByLabel('Household income')).toHaveValue('$48,000');
  await expectTiles(page, '$0', '$394', '$179');
  await expectInOrder(page, 'After about $1,098 a month tax credit', 'What you pay by income', 'What next');
  await page.getByLabel('Household income').fill('70000');
  await expectInOrder(
    page,
    'The full price: no tax credit',
    'With $6,160 less taxable income you save about',
    'You get no tax credit, so a silver plan sold outside HealthCare.gov',
    'Estimated Annual Premium',
  );
  await expectAccessibleInEveryLayout(page, 'household');
});

test('a couple in Phoenix reads who is covered by what, and where the children’s program is', async ({
  page,
}) => {
  // The income first: taps at one place within 300 ms are a double tap, which sets no caret.
  await start(page, '85004', 'Maricopa County, Arizona', {
    'Age (years)': '38',
    'Household income': '62000',
  });
  for (const age of ['36', '10', '8']) {
    await tap(page, age === '36' ? '+ Adult' : '+ Child');
    await page.keyboard.type(age);
  }
  await expect(page.getByLabel('Household size')).toHaveValue('4');
  await showPrices(page);
  await expectTiles(page, '$85', '$288', '$457');
  await expect(page.locator('[data-level="silver"]')).toContainText('You pay 13% of costs');
  const children =
    'KidsCare or AHCCCS probably covers 2 children, 10 and 8, free or low cost, outside these prices.';
  await expect(page.getByText(children)).toBeInViewport({ ratio: 1 });
  await expectInOrder(
    page,
    'For 2 adults, after about $857 a month tax credit',
    '$85',
    children,
    'Apply at azahcccs.gov',
    'These are the cheapest plans for 2 adults, 38 and 36.',
    'What next',
  );
});

test('a freelancer in Austin reads $0 at an income of 21,000, and first where help begins at 14,000', async ({
  page,
}) => {
  await start(page, '78701', 'Travis County, Texas', { 'Age (years)': '27', 'Household income': '21k' });
  await showPrices(page);
  await expectTiles(page, '$0', '$21', '$0');
  await expect(page.locator('[data-level="silver"]')).toContainText('You pay 6% of costs');
  await expectInOrder(
    page,
    'After about $559 a month tax credit',
    '$0',
    'These are the cheapest plans for you alone, 27.',
  );

  await tap(page, 'Edit');
  await page.getByLabel('Household income').fill('14,000');
  await showPrices(page);
  await expect(page.locator('[data-level] strong')).toHaveText(['$413', '$581', '$545']);
  const gap =
    'Texas gives no help below $15,960 a year. From there bronze and gold are $0, silver $12 a month.';
  await expectInOrder(page, 'The full price: no tax credit', '$413', gap, 'for you alone, 27.');
  await page.evaluate('scrollTo(0, 0)');
  await expect(page.getByText(gap)).toBeInViewport({ ratio: 1 });
  await tap(page, 'What you can do now');
  await expect(page.getByRole('heading', { name: 'What next' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Community health centers' })).toBeInViewport();
});

test('a smoker in Columbus reads first that the employer’s plan is cheaper, then prices with tobacco', async ({
  page,
}) => {
  await start(page, '43215', 'Franklin County, Ohio', { 'Age (years)': '40' });
  await tap(page, 'Tobacco');
  await type(page, { 'Household income': '48,000' });
  await answer(page, 'Yes', 'Does an employer offer anyone here a plan?');
  // Until its price is known, no price is after a tax credit.
  await expect(findMain(page)).toContainText(/^(?!.*after tax credit).*it decides about the tax credit\. /s);
  await type(page, { 'Employer’s plan for you alone': '$180' });
  await showPrices(page);
  await askForResult(page, 'No');
  await expect(page.getByText('Lowest expected total').first()).toBeInViewport();
  await expectInOrder(
    page,
    'Your employer’s plan: $180 a month',
    'Lowest expected total',
    'It counts as affordable in 2027 (up to $408), so you get no tax credit for the plans below.',
    'It costs $288 a month less than the cheapest plan below.',
    'Marketplace, at the full price',
    '$468 to $703',
    '$622 to $933',
    '$634 to $951',
    'with tobacco: insurers in Ohio may add up to half, and the credit does not pay for it',
    'Estimated Annual Premium',
    'What next',
    'Take the employer’s plan:',
    'about $3,460 a year less than the cheapest plan here. It is usually paid before tax.',
    'The marketplace instead',
  );

  // Four plans beside each other.
  await tap(page, 'Details');
  await page.setViewportSize({ width: 320, height: 900 });
  await expectNoHorizontalScrolling(page);
  await tap(page, 'Edit');
  await answer(page, 'No', 'Does an employer offer anyone here a plan?');
  await tap(page, 'Predict Premium');
  await tap(page, 'Details');
  await expect(findMain(page)).not.toContainText('Your employer’s plan:');
  await expect(page.getByRole('heading', { name: /^After about \$\d+ a month tax credit$/ })).toBeVisible();
  const most = (await page.locator('[data-level="bronze"] strong').innerText()).replace(/.* to /, '');
  await tap(page, 'How we calculated it');
  await expect(page.getByRole('row', { name: /^You pay for it with tobacco, at most \$/ })).toBeVisible();
  await expect(
    page.getByRole('row', { name: new RegExp(`^You pay for bronze with tobacco, at most .*\\${most}`) }),
  ).toBeVisible();
  const surcharge = page.getByRole('row', { name: /^Part of it for tobacco, at most \$[\d,]+ / });
  await expect(surcharge).toBeVisible();
  await tap(page, 'Edit');
  await page.getByLabel('Tobacco').tap();
  await tap(page, 'Predict Premium');
  await tap(page, 'Details');
  await expect(page.getByRole('row', { name: /^Expected total/ })).toBeVisible();
  await expect(surcharge).toHaveCount(0);
});

test('a person in Los Angeles reads which prices are about, and which ones only the exchange knows', async ({
  page,
}) => {
  await start(page, '90012', 'Los Angeles County', { 'Age (years)': '27', 'Household income': '35,000' });
  await expect(page.getByRole('complementary')).toContainText(/about \$\d+ likely \$\d+ to \$\d+/);
  await showPrices(page);
  await expectTiles(page, '$171', '$219', 'Ask the marketplace');
  await expectInOrder(
    page,
    'After about $201 a month tax credit',
    'Silver, second-cheapest',
    'Ask the marketplace',
    'The bronze price is that of another county that insurers price together with yours.',
    'We do not know the price of Gold here: ask Covered California.',
    'coveredca.com',
    'What you pay by income',
    '1-800-300-1506',
  );
  await expectAccessibleInEveryLayout(page, 'prices not filed');
});

test('drivers of 18 and 45 see prices after three fields, then three covers, what collision is worth, and whom to ask', async ({
  page,
}) => {
  const premiums: number[] = [];
  for (const { typed, place, zip3, young, reason } of [
    {
      typed: { age: '18', zip: '48201', experience: '1', miles: '9,000', year: '2015' },
      place: 'Michigan',
      zip3: '482',
      young: 'Can you join your parents’ policy?',
      reason: /^Age and experience.*18 years old, 1 year of driving.*raises it/s,
    },
    {
      typed: { age: '45', zip: '43215', experience: '27', miles: '12,000', year: '2019' },
      place: 'Ohio',
      zip3: '432',
      young: 'Is there a young driver in your family?',
      reason: /lowers it/,
    },
  ]) {
    await page.goto('/');
    await tap(page, 'Car insurance instead');
    await expectInOrder(page, 'Estimate your car insurance premium', 'ZIP code, age and car are enough');
    await type(page, {
      'ZIP code': typed.zip,
      'Driver age (years)': typed.age,
      'Car manufacturing year (AD)': typed.year,
    });
    await expect(page.locator('#zip-status')).toHaveText(new RegExp(` County, ${place}$`));
    const line = page.getByRole('complementary', { name: 'Prices so far' });
    await expect(line.locator('[data-cover]')).toHaveText([
      /^Minimum\$\d+$/,
      /^\+ comprehensive\$\d+$/,
      /^Full\$\d+$/,
    ]);
    await expect(line).toContainText('a month, if you');
    await expect(line).toContainText('drive 13,476 miles a year, and have had no accident');
    await type(page, {
      'Driving experience (years)': typed.experience,
      'Annual mileage (miles)': typed.miles,
      'Previous accidents': '0',
    });
    await expect(line).not.toContainText('if you');
    const covers = await line.locator('[data-cover] .display').allTextContents();
    await tap(page, 'Predict Premium');
    await expect(page.getByRole('heading', { name: 'Prediction Complete!' })).toBeFocused();
    await expectInOrder(
      page,
      `${place}, ZIP ${zip3}, car of ${typed.year}`,
      'State minimum',
      'Full coverage',
      'With full coverage a first quote, before discounts, may lie between $',
      'Estimated Annual Premium',
      'This is the average of drivers with different coverage. See above for each kind.',
      'Why $',
      'Is collision coverage worth it?',
      'What the law requires',
      'Your driving record',
      young,
      'What next',
      'Ask three insurers for a price with the same limits',
    );
    // The line and the tiles have the same prices.
    await expect(page.locator('[data-cover] strong')).toHaveText(covers);
    await expect(findPremium(page)).toBeInViewport();
    premiums.push(Number(/\$([\d,]+)/.exec(await findPremium(page).innerText())?.[1]?.replace(',', '')));
    // The first row is the average, where the reasons start.
    await expect((await openReasons(page)).getByRole('listitem').nth(1)).toContainText(reason);
    await tap(page, 'New Prediction');
  }
  expect(premiums[0]).toBeGreaterThan(2 * (premiums[1] ?? Number.NaN));
});

test('a driver in Atlanta whose income swings reads what both ends pay, and what tax time settles', async ({
  page,
}) => {
  await start(page, '30303', 'Fulton County, Georgia', {
    'Age (years)': '33',
    'Household income': '14000 to 26000',
  });
  const income = page.getByLabel('Household income');
  await expect(income).toHaveValue('14000 to 26000');
  await expect(page.getByText('Your prices use the middle, $20,000 a year.')).toBeVisible();
  await tap(page, 'Help me with this number');
  await expect(page.getByText(/the 1099s of your apps .* the middle is fine/)).toBeVisible();
  await tap(page, 'Help me with this number');
  await showPrices(page);
  const ends = page.getByRole('region', { name: 'At tax time, if you expected $20,000' });
  const expected = [
    /^\$14,000 a year: you get \$[\d,]+ back\.$/,
    /^\$26,000 a year: you pay back \$[\d,]+\.$/,
  ];
  const listed = ends.getByRole('listitem').filter({ visible: true });
  await expect(page.locator('[data-level="silver"] dt')).toHaveText([/^from \$15,960/, /^below \$15,960/]);
  await expect(
    page.getByText('If your year ends below $15,960, you usually pay nothing back.'),
  ).toBeVisible();
  await expect(page.getByText('The rest uses $20,000, the middle.')).toBeVisible();
  await expect(listed).toHaveText(expected);
  await expectAccessibleInEveryLayout(page, 'income-ends');
  await askForResult(page, 'No');
  await expect(listed).toHaveText(expected);
});

test('a person who registers and logs in on another device finds the same prices first', async ({
  page,
  browser,
}) => {
  await start(page, '77002', 'Harris County, Texas', { 'Age (years)': '58', 'Household income': '48,000' });
  await showPrices(page);
  await askForResult(page, 'Yes');
  await expect(page.locator('[data-level] strong')).toHaveCount(3);
  const prices = await page.locator('[data-level] strong').allTextContents();
  const [premium = ''] = /\$[\d,]+/.exec(await findPremium(page).innerText()) ?? [];
  await tap(page, 'Register to keep it');
  await expect(page).toHaveURL('/register');
  // The estimate survives.
  await page.reload();
  await expect(page.getByText('Your estimate will be saved to your account')).toBeVisible();
  const keep = (where: Page) => where.getByRole('group', { name: /^Save your family and your income/ });
  await expect(keep(page).getByRole('radio', { checked: true })).toHaveCount(0);
  await keep(page).getByText('Yes').tap();
  const registration = buildRegistration();
  await fillRegistration(page, registration);
  const stored = page.waitForRequest('**/api/predictions/health_insurance/');
  await findMain(page).getByRole('button', { name: 'Register' }).tap();
  expect((await stored).postDataJSON().household).toEqual({
    people: [{ age: 58, role: 'adult' }],
    income: 48_000,
  });
  await expect(page).toHaveURL('/login');
  await expectInOrder(page, 'Welcome, Ada. You are logged in.', 'View your estimate');
  await expect(page.getByText('Prices were updated')).toHaveCount(0);
  await expect.poll(() => page.evaluate('sessionStorage.getItem("guest-estimate")')).toBeNull();
  await expect(page.getByLabel('Email')).toBeHidden();
  const actions = findMain(page).locator('a, button').filter({ visible: true });
  await expect(actions).toHaveText(['View your estimate']);
  await actions.tap();
  await expect(page).toHaveURL(/\/main\/history\/\w+$/);
  await expect(page.locator('[data-level] strong')).toHaveText(prices);
  await expect(findPremium(page)).toContainText(premium);

  const context = await browser.newContext();
  await context.clock.install({ time: pageTime });
  const other = await context.newPage();
  await openPage(other, '/login');
  await logIn(other, registration);
  await expect(other.getByText(/After about \$[\d,]+ a month tax credit/)).toBeVisible();
  await expectInOrder(other, 'Welcome back, Ada!', ...prices, 'Recent Predictions');
  const rows = other.getByRole('region', { name: 'Recent Predictions' }).getByRole('row');
  // Below the heads of the columns.
  await expect(rows).toHaveCount(2);
  const row = rows.nth(1);
  await expect(row.getByText(`Silver about ${prices[1]} a month`, { exact: true })).toBeVisible();
  await row.getByRole('link').click();
  await expect(other.locator('[data-level] strong')).toHaveText(prices);
  await other.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(other.getByLabel('Household income')).toHaveValue('48,000');
  await expect(keep(other).getByLabel('Yes')).toBeChecked();
  await context.close();
});

test('a sceptic reads that nobody profits or calls, and follows the figures to their sources', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByText('It is free. You need no account, and nobody calls you.')).toBeInViewport();
  await expectInOrder(
    page,
    'nobody calls you',
    'What an estimate is not',
    'Nobody profits from this: we sell nothing.',
    'Sources, and how exact they are',
    'This is sample content: we made up the quote and the number.',
  );
  await tap(page, 'Sources, and how exact they are');
  await expectInOrder(page, 'About Us', 'What an estimate is based on', 'How reliable an estimate is');
  for (const [name, host] of [
    ['CMS, public use files of 2026', 'www.cms.gov'],
    ['Medical Expenditure Panel Survey, 2012 to 2015', 'meps.ahrq.gov'],
    ['NAIC, Auto Insurance Database Report 2022/2023', 'content.naic.org'],
  ] as const) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', new RegExp(`^https://${host}/`));
  }
  await tap(page, 'Register');
  await expect(page.getByLabel('Phone number')).toHaveAccessibleDescription(
    /^We show it in your profile only, and nobody calls you\./,
  );
});
