import type { Locator, Page } from '@playwright/test';
import { toComparePath } from '#frontend/paths.ts';
import { expectAccessibleInEveryLayout, expectNoHorizontalScrolling } from './support/accessibility.ts';
import { addPeople } from './support/prediction-forms.ts';
import { expect, openPage, test } from './support/test.ts';

test.use({ viewport: { width: 375, height: 812 }, locale: 'en-US' });

interface Household {
  zip: string;
  age: number;
  income: string;
  adults?: string[];
  children?: string[];
}

const showPrices = (page: Page) => page.getByRole('button', { name: 'Show my prices' }).click();

async function openPrices(page: Page, { zip, age, income, adults = [], children = [] }: Household) {
  await page.clock.setFixedTime('2026-11-27T17:00:00Z');
  await page.goto('/estimate/health');
  await page.getByLabel('ZIP code').fill(zip);
  await expect(page.locator('#zip-status').filter({ hasText: 'County' })).toBeVisible();
  await page.getByLabel('Age (years)').fill(String(age));
  await addPeople(page, 'Adult', adults);
  await addPeople(page, 'Child', children);
  await page.getByLabel('Household income').fill(income);
  await showPrices(page);
  await expect(page.getByRole('heading', { name: 'Your prices' })).toBeFocused();
}

const findChange = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const findLine = (block: Locator, level: string) => block.locator(`[data-change="${level}"]`);

test('a family reads what a baby and less income change, and why', async ({ page }) => {
  await openPrices(page, { zip: '77002', age: 38, income: '78,000', adults: ['36'], children: ['9', '6'] });
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await addPeople(page, 'Child', ['0']);
  await page.getByLabel('Household income').fill('68,000');
  await showPrices(page);
  const change = findChange(page, 'What changed since your last estimate');
  await expect(findLine(change, 'silver')).toHaveText('Silver$507$301$206 less');
  await expect(findLine(change, 'gold')).toHaveText('Gold$200$111$89 less');
  await expect(change).toContainText('Your children (9, 6 and 0) would probably get Medicaid or CHIP');
  await change.getByText('Why silver costs $206 less').click();
  await expect(change.getByRole('listitem')).toHaveText([
    'before$507',
    'One more person in your household−$77 less',
    'Your income is $10,000 lower−$129 less',
    'now$301',
  ]);
  await change.getByLabel('Gold').check();
  await expect(change.getByRole('listitem').nth(1)).toContainText('+$41 more');
  await expectNoHorizontalScrolling(page);
  await expectAccessibleInEveryLayout(page, 'change');
  await page.reload();
  await expect(findLine(change, 'silver')).toHaveText('Silver$507$301$206 less');
});

test('a change of people stays one of people in another plan year', async ({ page }) => {
  await openPrices(page, { zip: '77002', age: 38, income: '78,000', adults: ['36'], children: ['9', '6'] });
  await expect(findChange(page, 'From 2026 to 2027')).toBeVisible();
  await page.getByRole('button', { name: 'Edit' }).click();
  await addPeople(page, 'Child', ['0']);
  await showPrices(page);
  const change = findChange(page, 'What changed since your last estimate');
  await expect(findLine(change, 'silver')).toHaveText('Silver$507$430$77 less');
  await page.getByText('How we calculated it').click();
  await page.getByLabel('2026', { exact: true }).check();
  await expect(change.getByText('Why silver costs')).toBeVisible();
  await expect(change).not.toContainText('2026');
  await page.reload();
  await expect(change.getByText('Why silver costs')).toBeVisible();
});

test('a guest who gives the income on the page has changed nothing', async ({ page }) => {
  await openPrices(page, { zip: '77002', age: 38, income: '', adults: ['36'] });
  await page.getByLabel('Household income').fill('60,000');
  await expect(findChange(page, 'From 2026 to 2027')).toBeVisible();
  // An income counts once it has stayed the same for a moment.
  await expect
    .poll(() => page.evaluate<string | null>('sessionStorage.getItem("changed-prices")'))
    .toContain('"income":60000');
  await page.getByRole('button', { name: 'Edit' }).click();
  await addPeople(page, 'Child', ['9']);
  await showPrices(page);
  await expect(findChange(page, 'What changed since your last estimate')).toContainText('One more person');
});

test('a couple reads why next year costs what it does, also against a bill', async ({ page }) => {
  await openPrices(page, { zip: '82001', age: 60, income: '85,000', adults: ['58'] });
  const change = findChange(page, 'From 2026 to 2027');
  await expect(findLine(change, 'silver')).toHaveText(/^Silver\$[\d,]+\$719\$[\d,]+ less$/);
  await change.getByText(/^Why silver costs \$[\d,]+ less$/).click();
  await expect(change).toContainText('The rules of 2027 give you a tax credit up to $86,560');
  const bill = change.getByLabel('What do you pay now?');
  await bill.fill('abc');
  await expect(bill).toHaveAccessibleDescription(/Write what you pay now in dollars/);
  for (const [typed, told] of [
    ['1,234.40', '$1,234'],
    ['1234,40', '$1,234'],
    ['4.2k', '$4,200'],
    ['$4,300', '$4,300'],
  ] as const) {
    await bill.fill(typed);
    await expect(bill).not.toHaveAccessibleDescription(/Write what/);
    await expect(change).toContainText(`You told us ${told}; our estimate of today is $`);
  }
  await expect(change.getByRole('listitem').nth(1)).toContainText('Not explained by our estimate of today');
  await page.getByText('$400 less income in 2026 can save up to $40,190').click();
  await expect(
    page.getByText(
      'For 2026 the limit is $84,600. If your 2026 income is $85,000 too, lower it by $400 and you keep up to $40,190. Until December 31',
    ),
  ).toBeVisible();
});

test('a bill is read in Spanish as in English', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-27T17:00:00Z');
  await page.goto('/es/estimate/health');
  await page.locator('[name="zip"]').fill('82001');
  await expect(page.locator('#zip-status').filter({ hasText: 'Laramie' })).toBeVisible();
  await page.locator('[name="age"]').fill('60');
  await page.locator('[name="household-income"]').fill('85,000');
  await page.getByRole('button', { name: 'Ver mis precios' }).click();
  await page.getByText(/^Por qué Plata cuesta/).click();
  const bill = page.getByLabel('¿Cuánto paga ahora?');
  await bill.fill('1,234.40');
  await expect(page.getByText(/^Usted indicó \$1,234; /)).toBeVisible();
  await bill.fill('mucho');
  await expect(bill).toHaveAccessibleDescription(/Escriba lo que paga ahora en dólares/);
});

test('a couple reads the year in which one of them turns 65 month by month', async ({ page }) => {
  await openPrices(page, { zip: '43215', age: 64, income: '60,000', adults: ['61'] });
  await page.getByLabel('Your 65th birthday').fill('2027-03-14');
  await expect(page.getByText('January and February', { exact: true })).toBeVisible();
  for (const sentence of [
    'The adult of 61 has the marketplace plan.',
    // With ten months of Part B.
    'All of 2027 costs bronze $3,398, silver $7,729, gold $8,095. Part B is in it at its price of 2026, drugs and a supplement are not.',
    'Medicare Part B costs $202.90 a month (price of 2026).',
    'Sign up for Medicare from December 1 (in 4 days).',
  ]) {
    await expect(page.locator('main p:not([aria-live])').filter({ hasText: sentence })).toBeVisible();
  }
  await page.getByText('Steps towards Medicare').click();
  for (const sentence of [
    /^Leave the marketplace plan on February 28\. Take only yourself off it/,
    /^Medicare Part B costs \$202\.90 a month in 2026/,
  ]) {
    await expect(page.locator('main p').filter({ hasText: sentence })).toBeVisible();
  }
  const [question, tiles, next] = await Promise.all(
    ['#turning-65', '[data-level="gold"]', '#what-next'].map((part) => page.locator(part).boundingBox()),
  );
  expect(question?.y).toBeGreaterThan(tiles?.y ?? Number.NaN);
  expect(question?.y).toBeLessThan((tiles?.y ?? 0) + (tiles?.height ?? 0) + 400);
  expect(question?.y).toBeLessThan(next?.y ?? Number.NaN);
});

const events: [reason: string, day: string, fields?: Readonly<Record<string, string>>][] = [
  ['lost_cover', '2027-04-30', { 'event-bill': '300' }],
  ['job_begins', '2027-05-01', { 'event-bill': '450' }],
  ['moving', '2027-04-20', { 'new-zip': '78701' }],
  ['baby', '2027-05-12'],
  ['lost_public', '2027-04-30'],
  ['chip_age', '2027-04-30'],
  ['marriage', '2027-04-20', { 'spouse-age': '40', 'event-income': '90000' }],
  ['divorce_or_death', '2027-04-30', { 'event-bill': '300' }],
  ['turning_65', '2027-05-14'],
];

for (const { language, prefix, child, show, spans, year } of [
  {
    ...{ language: 'English', prefix: '', child: '+ Child', show: 'Show my prices' },
    spans: ['January to April', 'May to December'],
    year: /^All of 2027 costs bronze \$[\d,]+, silver \$[\d,]+, gold \$[\d,]+\.( (Part B is in it|The tax credit that comes back) .+)?$/,
  },
  {
    ...{ language: 'Spanish', prefix: '/es', child: '+ Hijo o hija', show: 'Ver mis precios' },
    spans: ['De enero a abril', 'De mayo a diciembre'],
    year: /^Todo 2027 cuesta: Bronce \$[\d,]+, Plata \$[\d,]+, Oro \$[\d,]+\.( (La suma incluye la Parte B|El crédito que le devuelven) .+)?$/,
  },
]) {
  test(`a family reads the year of each event month by month, in ${language}`, async ({ page }) => {
    await page.clock.setFixedTime('2026-11-27T17:00:00Z');
    await page.goto(`${prefix}/estimate/health`);
    await page.locator('[name="zip"]').fill('43215');
    await expect(page.locator('#zip-status').filter({ hasText: 'Franklin' })).toBeVisible();
    await page.locator('[name="age"]').fill('61');
    await page.getByRole('button', { name: child }).click();
    await page.keyboard.type('18');
    await page.locator('[name="household-income"]').fill('40,000');
    await page.getByRole('button', { name: show }).click();
    const fold = page.locator('#changed');
    await fold.locator('summary').click();
    for (const [reason, day, fields = {}] of events) {
      await fold.locator(`input[value="${reason}"]`).check();
      await fold.locator(`[name="day-${reason}"]`).fill(day);
      for (const [name, text] of Object.entries(fields)) await fold.locator(`[name="${name}"]`).fill(text);
      for (const span of spans) await expect(fold.getByText(span, { exact: true }), reason).toBeVisible();
      await expect(fold.locator('p:not([aria-live])').filter({ hasText: year }), reason).toBeVisible();
    }
    await expectNoHorizontalScrolling(page);
    await expectAccessibleInEveryLayout(page, `events-${language}`);
  });
}

test('a parent with an employer’s plan reads three ways to cover the child', async ({ page }) => {
  await openPrices(page, { zip: '33101', age: 36, income: '52,000', children: ['9'] });
  await page.getByRole('button', { name: 'Edit' }).click();
  await page
    .getByRole('group', { name: 'Does an employer offer anyone here a plan?' })
    .getByLabel('Yes')
    .check();
  await page.getByLabel(/^Employer’s plan for you alone/).fill('120');
  await page.getByLabel(/^Employer’s plan for you and your family/).fill('450');
  await showPrices(page);
  const ways = findChange(page, 'Three ways to cover your child');
  await expect(ways.getByRole('listitem')).toHaveText([
    'You take the employer’s plan and your child a silver plan here: that costs about $479 a month.',
    'All of you take the employer’s family plan: that costs $450 a month.',
    'All of you take a silver plan here: that costs about $1,137 a month.',
  ]);
  await page.getByText('What you pay by income').click();
  await expect(page.getByText(/^Help ends at \$[\d,]+ income a year\.$/)).toBeVisible();
  await expect(page.getByText('There your family’s offer counts as affordable')).toBeVisible();
});

test('two stored estimates of a household are compared, the older one first', async ({
  memberPage: page,
  store,
}) => {
  const place = { state: 'TX', county: '48201', age: 38 };
  const people = [
    { age: 38, role: 'adult' },
    { age: 36, role: 'adult' },
    { age: 9, role: 'child' },
    { age: 6, role: 'child' },
  ];
  const older = await store('health', { ...place, household: { people, income: 78_000 } });
  const more = { people: [...people, { age: 0, role: 'child' }], income: 68_000 };
  const newer = await store('health', { ...place, household: more });
  await openPage(page, toComparePath([newer, older].map(({ id }) => String(id))));
  await expect(page.locator('[data-price="silver"] td')).toHaveText(['about $507', 'about $301$206 less']);
  await expect(findChange(page, /^From A to B$/)).toContainText('Why silver costs $206 less');
  await expect(findChange(page, 'Estimated Annual Premium, from A to B')).toContainText(
    'The Estimated Annual Premium did not change',
  );
});

for (const { prefix, child, adult, show, sentences, ask, adoption } of [
  {
    ...{ prefix: '', child: '+ Child', adult: '+ Adult', show: 'Show my prices', adoption: 'Adoption' },
    sentences: [
      'Whoever of you is pregnant would probably get Medicaid now: in Texas it covers a pregnancy up to $78,520 a year for 5 people, with the unborn child. It looks at this month’s income. Who is in a marketplace plan may keep it, with its tax credit.',
      /^About \$42\d of tax credit comes back in April 2028 /,
      'Apply for Children’s Medicaid or CHIP in June. Take your children (9 and 6) off the plan with the day before it starts, not earlier.',
    ],
    ask: 'Ask at yourtexasbenefits.com',
  },
  {
    ...{ prefix: '/es', child: '+ Hijo o hija', adult: '+ Adulto', show: 'Ver mis precios' },
    adoption: 'Adopción',
    sentences: [
      /^La persona embarazada de su hogar probablemente tendría Medicaid ya: en Texas cubre un embarazo con ingresos de hasta \$78,520 al año para 5 personas/,
      /^En abril de 2028 le devuelven unos \$42\d de crédito tributario/,
      /^Solicite Children’s Medicaid o CHIP en junio\. Retire del plan a sus hijos \(9 y 6\) con el día antes/,
    ],
    ask: 'Pregunte en yourtexasbenefits.com',
  },
]) {
  test(`a family reads what a pregnancy has now, and nothing of it before an adoption, at ${prefix || '/'}`, async ({
    page,
  }) => {
    await page.clock.setFixedTime('2026-11-28T17:00:00Z');
    await page.goto(`${prefix}/estimate/health`);
    await page.locator('[name="zip"]').fill('77002');
    await expect(page.locator('#zip-status').filter({ hasText: 'Harris' })).toBeVisible();
    await page.locator('[name="age"]').fill('38');
    for (const [button, age] of [
      [adult, '36'],
      [child, '9'],
      [child, '6'],
    ] as const) {
      await page.getByRole('button', { name: button }).click();
      await page.keyboard.type(age);
    }
    await page.locator('[name="household-income"]').fill('78,000');
    await page.getByRole('button', { name: show }).click();
    const fold = page.locator('#changed');
    await fold.locator('summary').click();
    await fold.locator('[value="baby"]').check();
    await fold.locator('[name="day-baby"]').fill('2027-06-12');
    for (const sentence of sentences) {
      await expect(fold.locator('p:not([aria-live])').filter({ hasText: sentence })).toBeVisible();
    }
    const link = fold.getByRole('link', { name: ask });
    await expect(link).toBeVisible();
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 812 });
      await expectNoHorizontalScrolling(page);
    }
    await fold.getByText(adoption, { exact: true }).click();
    await expect(link).toHaveCount(0);
    // More than 40 weeks ahead, nobody is pregnant yet.
    await fold.locator('[name="day-baby"]').fill('2027-09-05');
    await expect(fold.getByText(adoption, { exact: true })).toHaveCount(0);
  });
}
