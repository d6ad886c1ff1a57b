import type { Page } from '@playwright/test';
import { stopClock } from './support/pages.ts';
import {
  carRequest,
  fillCarForm,
  fillHealthForm,
  findResult,
  findSubmit,
  openForm,
} from './support/prediction-forms.ts';
import { expect, openPage, test } from './support/test.ts';

const findIncome = (page: Page) => page.locator('[name="household-income"]');

const findNote = (page: Page) => page.locator('#household-income-note');

/** Waits for the code of the notes: until it is loaded, there are none, also while the clock is stopped. */
async function waitForNotes(page: Page): Promise<void> {
  const weight = page.getByLabel('Weight (kg)');
  await weight.fill('90');
  await expect(page.getByText('90 kg = 198 lb.')).toBeVisible();
  await weight.fill('');
  await expect(page.getByText('90 kg = 198 lb.')).toHaveCount(0);
}

test('what cannot be read of a household is listed with links to its fields, and stops the submission', async ({
  page,
}) => {
  await openPage(page, '/estimate/health');
  await fillHealthForm(page);
  await page.getByRole('button', { name: '+ Child' }).click();
  await page.keyboard.type('ten');
  await findIncome(page).fill('fifty');
  await page.getByLabel('Number of major surgeries').fill('');
  await findSubmit(page).click();
  const summary = page.getByRole('region', { name: 'Check 3 answers' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Child 1: Enter an age in whole years, such as 10.',
    'Income must be an amount in dollars, such as $48,000.',
    /^Number of major surgeries: /,
  ]);
  await page.getByLabel('Number of major surgeries').fill('1');
  await page.getByRole('link', { name: /^Child 1/ }).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('10');
  await page.getByRole('link', { name: /^Income must be/ }).click();
  await expect(findIncome(page)).toBeFocused();
  await expect(findIncome(page)).toHaveAccessibleDescription(/Income must be an amount in dollars/);
  await findSubmit(page).click();
  await expect(page.getByRole('region', { name: 'Check 1 answer' })).toBeFocused();
  await findIncome(page).fill('48,000');
  await findSubmit(page).click();
  await expect(findResult(page)).toBeFocused();
});

test('a price of a car in thousands is asked about before its error, and once', async ({
  memberPage: page,
}) => {
  await openForm(page, 'car');
  await fillCarForm(page);
  const price = page.getByLabel('Price when it was new');
  await price.fill('42');
  // The code of the notes is loaded once there is one.
  await expect(price).toHaveAccessibleDescription(/Did you mean \$42,000\?/);
  await findSubmit(page).click();
  const dialog = page.getByRole('dialog', { name: 'Check your answer' });
  await expect(dialog).toContainText('Did you mean $42,000?');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await findSubmit(page).click();
  await expect(price).toHaveAttribute('aria-invalid', 'true');
  await price.fill('38');
  await expect(price).toHaveAccessibleDescription(/Did you mean \$38,000\?/);
  await findSubmit(page).click();
  const response = page.waitForResponse('**/api/predictions/car_insurance/');
  await dialog.getByRole('button', { name: 'Use $38,000' }).click();
  expect((await response).request().postDataJSON()).toEqual({ ...carRequest, car_price: 38_000 });
  await expect(findResult(page)).toBeFocused();
});

test('a note appears after the press that it would move the button from', async ({ page }) => {
  await openPage(page, '/estimate/health');
  await waitForNotes(page);
  await stopClock(page);
  const weight = page.getByLabel('Weight (kg)');
  const choice = page.getByRole('group', { name: 'Do you have diabetes?' }).getByText('No', { exact: true });
  await weight.fill('95');
  await choice.hover();
  await page.mouse.down();
  await page.clock.runFor(900);
  await page.mouse.up();
  await expect(page.getByRole('radio', { name: 'No', checked: true })).toHaveCount(1);
  const note = page.getByText('95 kg = 209 lb.');
  await expect(note).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(note).toBeVisible();
});

for (const [path, texts] of [
  [
    '/estimate/health',
    {
      month: 'Is that a month? Then choose “a month” ($62,400 a year). Or is $5,200 right for a whole year?',
      ofMonth: 'A month',
      isRight: 'Yes, that is right',
      meant: '$52,000?',
      swing: '26,000 to 14,000',
      use: 'Use $14,000 to $26,000',
      ends: '14,000 to 26,000',
      middle: 'Your prices use the middle, $20,000 a year.',
    },
  ],
  [
    '/es/estimate/health',
    {
      month: '¿Es lo de un mes? Entonces elija “al mes” ($62,400 al año). ¿O $5,200 es lo de todo un año?',
      ofMonth: 'Al mes',
      isRight: 'Sí, así es',
      meant: '¿$52,000?',
      swing: '26,000 a 14,000',
      use: 'Usar de $14,000 a $26,000',
      ends: '14,000 a 26,000',
      middle: 'Los precios usan el punto medio: $20,000 al año.',
    },
  ],
] as const) {
  test(`an unusual income is asked about, once, on ${path}`, async ({ page }) => {
    await openPage(page, path);
    const income = findIncome(page);
    const note = findNote(page);
    const type = async (text: string) => {
      await income.fill(text);
      await income.blur();
    };
    await type('5,200');
    await expect(note).toContainText(texts.month);
    await note.getByRole('button', { name: texts.ofMonth, exact: true }).click();
    await expect(income).toBeFocused();
    await expect(page.locator('[name="household-income-period"][value="month"]')).toBeChecked();
    await expect(note).toHaveCount(0);
    await page.locator('[name="household-income-period"][value="year"]').check();
    await note.getByRole('button', { name: texts.isRight }).click();
    await expect(note).toHaveCount(0);
    await type('52');
    await note.getByRole('button', { name: texts.meant }).click();
    await expect(income).toHaveValue('52000');
    await expect(note).toHaveCount(0);
    await type(texts.swing);
    await note.getByRole('button', { name: texts.use }).click();
    await expect(income).toHaveValue(texts.ends.replaceAll(',', ''));
    await expect(note).toHaveText(texts.middle);
    await expect(page.locator('[name="household-income"][aria-invalid]')).toHaveCount(0);
  });
}

test('a note is there 300 ms after its field is left, and one tap corrects what was meant', async ({
  page,
}) => {
  await openPage(page, '/estimate/health');
  await waitForNotes(page);
  await stopClock(page);
  const feet = page.locator('[name="heightFt"]');
  await feet.focus();
  await page.keyboard.type('511');
  await page.clock.runFor(300);
  await expect(feet).not.toHaveAccessibleDescription(/Did you mean/);
  await page.keyboard.press('Tab');
  await page.clock.runFor(300);
  await expect(feet).toHaveAccessibleDescription(/Did you mean 5 ft 11 in\?/);
  await page.getByRole('button', { name: 'Use 5 ft 11 in' }).click();
  await expect(feet).toHaveValue('5');
  await expect(page.locator('[name="heightIn"]')).toHaveValue('11');
  await page.clock.resume();
  await page.getByRole('button', { name: 'Use pounds' }).click();
  await page.locator('[name="weight"]').fill('90');
  await page.locator('[name="weight"]').blur();
  await page.getByRole('button', { name: 'Use 90 kg (198 lb)' }).click();
  await expect(page.locator('[name="weight"]')).toHaveValue('90');
  await expect(page.getByRole('button', { name: 'Use pounds' })).toBeVisible();
});
