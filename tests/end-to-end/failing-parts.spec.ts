import type { Page } from '@playwright/test';
import { breakComponents } from './support/broken-parts.ts';
import {
  addPeople,
  fillCarForm,
  fillHealthForm,
  findResult,
  findSubmit,
} from './support/prediction-forms.ts';
import { expect, openAllParts, openPage, test } from './support/test.ts';

const findMessages = (page: Page) => page.getByText('We can’t show this part of the page right now.');

test('parts of a health result that fail say so, and take nothing with them', async ({ page }) => {
  const names = [
    'AboutHealth',
    'ChangeSection',
    'DecisiveSentenceList',
    'HealthWhatIf',
    'PriceLine',
    'PriceStepList',
  ];
  const thrown = await breakComponents(page, names);
  await openPage(page, '/estimate/health');
  await addPeople(page, 'Adult', ['64']);
  await addPeople(page, 'Child', ['9']);
  await page.locator('[name="zip"]').fill('43215');
  await page.locator('[name="household-income"]').fill('60000');
  await fillHealthForm(page, { hasPrices: false });
  await page.locator('[name="age"]').fill('64');
  await findSubmit(page).click();
  await expect(findResult(page)).toBeFocused();
  // It comes with the steps, later than the prices.
  await expect(page.locator('summary', { hasText: 'About this estimate' })).toBeAttached();
  await openAllParts(page);
  await page.getByRole('button', { name: 'What if?' }).click();
  await expect.poll(() => [...thrown].sort()).toEqual(names);
  await expect(findMessages(page)).toHaveCount(names.length - 1);
  await expect(page.locator('[data-level]')).toHaveCount(3);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.locator('[name="household-income"]')).toHaveValue('60,000');
});

test('parts of a car result that fail say so, and take nothing with them', async ({ page }) => {
  const names = ['CarSections', 'CarSteps', 'CarWhatIf', 'CoverLine'];
  const thrown = await breakComponents(page, names);
  await openPage(page, '/estimate/car');
  await fillCarForm(page, { hasPrices: false });
  await expect.poll(() => thrown.has('CoverLine')).toBe(true);
  await findSubmit(page).click();
  await expect(findResult(page)).toBeFocused();
  await openAllParts(page);
  await page.getByRole('button', { name: 'What if?' }).click();
  await expect.poll(() => [...thrown].sort()).toEqual(names);
  await expect(findMessages(page).first()).toBeAttached();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.locator('[name="driver_age"]')).toHaveValue('42');
});

test('stored values that can’t be drawn go one group after the other, the answers last', async ({ page }) => {
  await openPage(page, '/estimate/health');
  await page.locator('[name="age"]').fill('45');
  // A worksheet that no version has stored.
  await page.evaluate(() =>
    sessionStorage.setItem(
      'income-lines',
      JSON.stringify({ storedAt: Date.now(), value: { lines: { wages: 5 }, dependents: 'two' } }),
    ),
  );
  await page.reload();
  await page.getByRole('button', { name: 'Help me with this number' }).click();
  await expect(page.getByRole('region', { name: 'Your income, line by line' })).toBeVisible();
  await expect(page.locator('[name="age"]')).toHaveValue('45');
});
