import type { Page } from '@playwright/test';
import { expectAccessibleInEveryLayout } from './support/accessibility.ts';
import { fillHealthForm, findResult, findSubmit } from './support/prediction-forms.ts';
import { expect, test } from './support/test.ts';

/** Fills in the health form of a guest, up to the income. */
async function openForm(page: Page, { zip, age }: { zip: string; age: number }): Promise<void> {
  await page.clock.setFixedTime('2026-11-22T17:00:00Z');
  await page.goto('/estimate/health');
  await fillHealthForm(page);
  await page.getByLabel('ZIP code').fill(zip);
  await expect(page.getByRole('status').filter({ hasText: 'County' })).toBeVisible();
  await page.getByLabel('Age (years)').fill(String(age));
}

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

test('deducts the silver premium of a hairdresser with 38,000 of profit', async ({ page }) => {
  await openForm(page, { zip: '77002', age: 40 });
  const worksheet = await openWorksheet(page);
  await worksheet.getByLabel('Your own business, after expenses').first().fill('38,000');
  // Half of the self-employment tax is 2,685.
  await expect(worksheet.getByRole('status')).toContainText('$35,315 a year');
  await expect(worksheet).toContainText('open these lines again beside the prices of your result');
  await worksheet.getByRole('button', { name: 'Use $35,315 as my income' }).click();
  await expect(page.getByLabel('Household income')).toBeFocused();
  await expect(page.getByLabel('Household income')).toHaveValue('35,315');
  await submit(page);

  await page.getByText('Change income or household size').click();
  await openWorksheet(page);
  await expect(worksheet.getByLabel('Your own business, after expenses').first()).toHaveValue('38,000');
  await worksheet.getByLabel('Silver').check();
  await expect(worksheet).toContainText('IRS Publication 974');
  const table = worksheet.getByRole('table');
  const [deduction = 0, income = 0, credit = 0] = (await table.locator('td').allInnerTexts())
    .map((text) => Number(text.replace(/[$,]/g, '')))
    .slice(1);
  expect(deduction).toBeGreaterThan(0);
  expect(income).toBe(35_315 - deduction);
  expect(credit).toBeGreaterThan(0);
  await expectAccessibleInEveryLayout(page, 'worksheet');
  await worksheet.getByRole('button', { name: /^Use / }).click();
  await expect(page.getByLabel('Household income')).toHaveValue(income.toLocaleString('en-US'));
  const month = (usd: number) => `$${Math.round(usd / 12).toLocaleString('en-US')}`;
  await expect(
    page.getByRole('heading', { name: `After ${month(credit)} a month tax credit` }),
  ).toBeVisible();
});

test('leaves the job of a student out who need not file a return', async ({ page }) => {
  await openForm(page, { zip: '33125', age: 47 });
  const worksheet = await openWorksheet(page);
  await worksheet.getByLabel('Your wages, tips and overtime').first().fill('4,200');
  await expect(worksheet).toContainText('Is 4,200 a month or a year?');
  await worksheet.getByRole('button', { name: 'A month' }).click();
  await expect(worksheet.getByRole('status')).toContainText('$50,400 a year');
  await worksheet.getByText('Children and others you claim').click();
  await worksheet.getByRole('button', { name: '+ Dependent' }).click();
  await worksheet.getByLabel('Income of dependent 1').first().fill('9,300');
  await expect(worksheet.getByRole('status')).toContainText('$50,400 a year');
  await worksheet.getByLabel('Must this person file a federal return').check();
  await expect(worksheet.getByRole('status')).toContainText('$59,700 a year');
  await worksheet.getByLabel('Income of dependent 1').first().fill('-5');
  await expect(worksheet).toContainText('Enter an amount of 0 or more');
  await expect(worksheet.getByRole('button', { name: /^Use / })).toHaveCount(0);
});
