import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInEveryLayout } from './support/accessibility.ts';
import { fillHealthForm, findResult, findSubmit } from './support/prediction-forms.ts';
import { expect, test } from './support/test.ts';

/** Fills in the health form of a guest, up to the income. */
async function openForm(page: Page, { zip, age }: { zip: string; age: number }): Promise<void> {
  await page.goto('/estimate/health');
  await fillHealthForm(page);
  await page.getByLabel('ZIP code').fill(zip);
  await expect(page.locator('#zip-status').filter({ hasText: 'County' })).toBeVisible();
  await page.getByLabel('Age (years)').fill(String(age));
}

/** Total of the worksheet with its label. */
const findTotal = (worksheet: Locator) =>
  worksheet.getByText('Income that counts', { exact: true }).locator('..');

const findWorksheet = (page: Page) => page.getByRole('region', { name: 'Your income, line by line' });

async function openWorksheet(page: Page) {
  await page.getByRole('button', { name: 'Help me with this number' }).click();
  await expect(findWorksheet(page)).toBeVisible();
  return findWorksheet(page);
}

async function submit(page: Page): Promise<void> {
  await findSubmit(page).click();
  await expect(findResult(page)).toBeFocused();
}

/** Types an amount key by key, and changes a digit in its middle. */
async function typeAmount(field: Locator): Promise<void> {
  await field.pressSequentially('34000');
  await expect(field).toHaveValue('34000');
  for (const key of ['Home', 'ArrowRight', 'Delete', '5', '6', 'Backspace', 'Backspace', '8']) {
    await field.press(key);
  }
  await expect(field).toHaveValue('38000');
}

test('deducts the silver premium of a hairdresser with 38,000 of profit', async ({ page }) => {
  await openForm(page, { zip: '77002', age: 40 });
  await typeAmount(page.getByLabel('Household income'));
  const worksheet = await openWorksheet(page);
  await typeAmount(worksheet.getByLabel('Your own business, after expenses').first());
  // Half of the self-employment tax is 2,685.
  await expect(findTotal(worksheet)).toContainText('$35,315 a year');
  await expect(worksheet).toContainText('open these lines again under “How we calculated it” in your result');
  await worksheet.getByRole('button', { name: 'Use $35,315 as my income' }).click();
  await expect(page.getByLabel('Household income')).toBeFocused();
  await expect(page.getByLabel('Household income')).toHaveValue('35315');
  await page.getByLabel('Remember my household on this device').check();
  const onDevice = await page.evaluate<string>('JSON.stringify(localStorage)');
  expect(onDevice).toContain('35,315');
  expect(onDevice).not.toContain('38,000');
  await submit(page);

  await page.getByText('How we calculated it').click();
  await openWorksheet(page);
  await expect(worksheet.getByLabel('Your own business, after expenses').first()).toHaveValue('38,000');
  await worksheet.getByLabel('Silver').check();
  await expect(worksheet).toContainText('IRS Publication 974');
  const table = worksheet.getByRole('table');
  await expect(table.locator('td')).toHaveCount(6);
  const [before = 0, deduction = 0, income = 0, credit = 0] = (await table.locator('td').allInnerTexts())
    .map((text) => Number(text.replace(/[$,]/g, '').replace('\u2212', '-')))
    .slice(1);
  expect(deduction).toBeLessThan(0);
  expect([before, income]).toEqual([35_315, 35_315 + deduction]);
  expect(credit).toBeGreaterThan(0);
  await expectAccessibleInEveryLayout(page, 'worksheet');
  await worksheet.getByRole('button', { name: /^Use / }).click();
  await expect(page.getByRole('button', { name: 'Help me with this number' })).toBeFocused();
  await expect(page.locator('#calculation')).toContainText(
    `Household income: $${income.toLocaleString('en-US')} a year.`,
  );
  const month = (usd: number) => `$${Math.round(usd / 12).toLocaleString('en-US')}`;
  await expect(
    page.getByRole('heading', { name: `After about ${month(credit)} a month tax credit` }),
  ).toBeVisible();
});

test('leaves the job of a student out who need not file a return', async ({ page }) => {
  await openForm(page, { zip: '33125', age: 47 });
  const worksheet = await openWorksheet(page);
  await worksheet.getByLabel('Your wages, tips and overtime').first().fill('4,200');
  await expect(worksheet).toContainText('Is 4,200 a month or a year?');
  await worksheet.getByRole('button', { name: 'A month' }).click();
  await expect(findTotal(worksheet)).toContainText('$50,400 a year');
  await worksheet.getByText('Children and others you claim').click();
  await worksheet.getByRole('button', { name: '+ Dependent' }).click();
  await worksheet.getByLabel('Income of dependent 1').first().fill('9,300');
  await expect(findTotal(worksheet)).toContainText('$50,400 a year');
  await worksheet.getByLabel('Must this person file a federal return').check();
  await expect(findTotal(worksheet)).toContainText('$59,700 a year');
  await worksheet.getByLabel('Income of dependent 1').first().fill('-5');
  await expect(worksheet).toContainText('Enter an amount of 0 or more');
  await expect(worksheet.getByRole('button', { name: /^Use / })).toHaveCount(0);
});

const toUsd = (text: string | undefined) => Number(text?.replace(/[$,]/g, ''));

test('says what goes back if a month of overtime crosses the cliff in Houston', async ({ page }) => {
  await openForm(page, { zip: '77002', age: 61 });
  await page.getByLabel('Household income').fill('63,000');
  await submit(page);
  const heading = await page.getByRole('heading', { name: /^After about \$/ }).innerText();
  const month = toUsd(/\$[\d,]+/.exec(heading)?.[0]);
  const silver = await page.locator('[data-level="silver"] strong').innerText();

  await page.getByText('What you pay by income').click();
  await expect(page.getByText('Help ends at $63,840')).toBeVisible();
  const slider = page.getByRole('slider', { name: 'Income, USD a year' });
  await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`Silver \\${silver} a month`));
  const answer = findResult(page);
  await page.getByText('Where the rules change').click();
  const steps = page.getByRole('listitem').filter({ hasText: 'Above this income you get no tax credit.' });
  await expect(steps).toContainText(/^\$63,840 .* costs \$[\d,]+ more a year \(silver\)/);
  // Keys stop at both sides of each step: 63,250, 63,500, 63,750, 63,840 and 63,841.
  await slider.focus();
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('63840');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('63841');
  await expect(slider).not.toHaveAttribute('aria-valuetext', new RegExp(`Silver \\${silver} a month`));
  await page.getByRole('button', { name: 'Back to $63,000' }).click();
  await expect(slider).toHaveValue('63000');

  // A press moves the dot there, a quarter of 500 % of the poverty line.
  const box = await slider.boundingBox();
  await slider.click({ position: { x: (box?.width ?? 0) / 4, y: 20 } });
  await expect(slider).toHaveValue('20000');
  await page.getByRole('button', { name: 'Back to $63,000' }).click();

  await page.getByText('At tax time').click();
  const taxTime = page.getByRole('region', { name: 'At tax time' });
  await taxTime.getByLabel('If the year ends at an income of').fill('$66,400');
  const settled = taxTime
    .getByText(/^If the year ends at \$|^If your income ends below the poverty line/)
    .first();
  await expect(settled).toContainText('pay back $');
  const sentence = await settled.innerText();
  const repaid = toUsd(/pay back (\$[\d,]+)/.exec(sentence)?.[1]);
  expect(Math.abs(repaid / 12 - month)).toBeLessThan(1);
  await expect(taxTime.getByRole('row', { name: /^\$63,841/ })).toContainText(
    `$${repaid.toLocaleString('en-US')}`,
  );
  await expect(taxTime.getByRole('row', { name: /^\$63,000/ })).toContainText('$0');
  await taxTime.getByLabel('Tax credit paid in advance').fill('1200');
  await expect(settled).toContainText('you pay back $1,200.');
  await taxTime.getByLabel('If the year ends at an income of').fill('a lot');
  await expect(taxTime).toContainText('Enter an amount in dollars');
  await taxTime.getByLabel('If the year ends at an income of').fill('12,000');
  await expect(settled).toContainText('you usually pay nothing back');
  await expectAccessibleInEveryLayout(page, 'help-by-income');
  await expect(answer).toBeVisible();
});

test('says below the help what an income at its beginning brings, and at 64 that Medicare comes next', async ({
  page,
}) => {
  await openForm(page, { zip: '77002', age: 64 });
  await page.getByLabel('Household income').fill('12,000');
  await submit(page);
  await page.getByText('What you pay by income').click();
  await page.getByText('At tax time').click();
  const taxTime = page.getByRole('region', { name: 'At tax time' });
  const first = taxTime.getByRole('row', { name: /^\$15,960, the first with a tax credit/ });
  await expect(first).toContainText(/\$[1-9]\d?,\d{3}$/);
  await expect(taxTime.getByRole('row', { name: /^\$63,840, the last with a tax credit/ })).toBeVisible();

  const next = page.getByRole('region', { name: 'What next' });
  await expect(next).toContainText('parents and people with a disability may qualify');
  await expect(next.getByText('Choose a plan by December 15')).toBeHidden();
  const birthday = page.getByRole('region', { name: 'When do you turn 65?' });
  await birthday.getByLabel('Your 65th birthday').fill('2027-03-15');
  await expect(birthday).toContainText(
    /January and February.*You \(64\) have the marketplace plan\..*silver \$[\d,]+.*March to December.*You \(64\) have Medicare\..*Medicare Part B costs \$202\.90 a month/,
  );
  await birthday.getByText('Steps towards Medicare').click();
  await expect(birthday).toContainText(
    'The first day to sign up for Medicare (Dec 1, 2026) is three months before',
  );
});

test('has no dot without an income, and no prices where Medicaid covers everybody', async ({ page }) => {
  await openForm(page, { zip: '90001', age: 27 });
  await submit(page);
  await page.getByText('What you pay by income').click();
  await expect(page.getByText('Enter your income to see your place on the lines.')).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Income, USD a year' })).toHaveCount(0);
  await page.getByLabel('Household income').fill('15,000');
  await expect(
    page.getByText('All of you probably have public coverage at this income').first(),
  ).toBeVisible();
});
