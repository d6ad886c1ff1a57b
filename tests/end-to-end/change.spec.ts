import type { Locator, Page } from '@playwright/test';
import { toComparePath, toPredictionPath } from '#frontend/paths.ts';
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
  await page.getByRole('button', { name: 'Change answers' }).click();
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
  await change.getByRole('button', { name: 'Gold' }).click();
  await expect(change.getByRole('listitem').nth(1)).toContainText('+$41 more');
  await expectNoHorizontalScrolling(page);
  await expectAccessibleInEveryLayout(page, 'change');
  await page.reload();
  await expect(findLine(change, 'silver')).toHaveText('Silver$507$301$206 less');
});

test('a couple reads why next year costs what it does, also against a bill', async ({ page }) => {
  await openPrices(page, { zip: '82001', age: 60, income: '85,000', adults: ['58'] });
  const change = findChange(page, 'From 2026 to 2027');
  await expect(findLine(change, 'silver')).toHaveText(/^Silver\$[\d,]+\$719\$[\d,]+ less$/);
  await change.getByText(/^Why silver costs \$[\d,]+ less$/).click();
  await expect(change).toContainText('The rules of 2027 give you a tax credit up to $86,560');
  const bill = change.getByLabel('What do you pay now, a month?');
  await bill.fill('abc');
  await expect(bill).toHaveAccessibleDescription(/Write dollars a month/);
  await bill.fill('$4,200');
  await expect(change).toContainText(
    /You told us \$4,200; our estimate of today is \$[\d,]+\. We can’t explain/,
  );
  await expect(change.getByRole('listitem').nth(1)).toContainText('Not explained by our estimate of today');
  await expectAccessibleInEveryLayout(page, 'change of a year');
});

test('a stored estimate that is changed on another device is compared with the new one', async ({
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
  await openPage(page, toPredictionPath(String(older.id)));
  await page.getByText('Household', { exact: true }).click();
  await page.getByLabel('Household income').fill('68,000');
  const change = findChange(page, /^What changed since [A-Z][a-z]+ \d+$/);
  await expect(findLine(change, 'silver')).toContainText('$507');
  await expect(change.getByText(/^Why silver costs \$\d+ less$/)).toBeVisible();

  // The older one is on the left, whatever the order of choosing.
  await openPage(page, toComparePath([newer, older].map(({ id }) => String(id))));
  const compared = findChange(page, /^From A to B$/);
  await expect(findLine(compared, 'silver')).toHaveText('Silver$507$301$206 less');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('From A to B');
  await expect(findChange(page, 'Estimated Annual Premium, from A to B')).toContainText(
    'The Estimated Annual Premium did not change',
  );
});
