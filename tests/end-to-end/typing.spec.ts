import type { Locator, Page } from '@playwright/test';
import { addPeople, fillCarForm, findSubmit, openForm } from './support/prediction-forms.ts';
import { expect, openPage, pageTime, test } from './support/test.ts';

/** Presses keys one by one in the field that has the focus; a text of several characters is the name of a key. */
async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

const findIncome = (page: Page) => page.locator('[name="household-income"]');

/** Evaluates an expression of the field that has the focus. */
const read = (page: Page, expression: string) =>
  page.evaluate<number>(`(() => { const field = document.activeElement; return ${expression}; })()`);

test.describe('an amount', () => {
  test.beforeEach(async ({ page }) => {
    await openPage(page, '/estimate/health');
    await findIncome(page).focus();
  });

  for (const [typed, corrected, shown] of [
    ['50000', '6', '60,000'],
    ['100000', '2', '200,000'],
    ['105000', '3', '305,000'],
    ['500', '6', '600'],
  ] as const) {
    test(`keeps the zeros of ${typed} while its first digit is corrected`, async ({ page }) => {
      await page.keyboard.type(typed);
      await press(page, 'Home', 'ArrowRight', 'Backspace');
      await expect(findIncome(page)).toHaveValue(typed.slice(1));
      await press(page, corrected);
      await expect(findIncome(page)).toHaveValue(corrected + typed.slice(1));
      await press(page, 'Tab');
      await expect(findIncome(page)).toHaveValue(shown);
    });
  }

  test('is undone and done again as in any text field', async ({ page }) => {
    const income = findIncome(page);
    await page.keyboard.type('48000');
    await press(page, 'Control+z', 'Control+z');
    await expect(income).toHaveValue('');
    await press(page, 'Control+Shift+z');
    await expect(income).toHaveValue('48000');
    await press(page, 'Tab');
    await expect(income).toHaveValue('48,000');
    // The browser undoes what was typed last on the page, also from another field.
    await press(page, 'Control+z', 'Control+Shift+z');
    await expect(income).toHaveValue('48,000');
    await income.focus();
    await press(page, 'Control+z', 'Control+Shift+z');
    await expect(income).toHaveValue('48000');
    await press(page, 'End', 'Backspace', 'Control+z');
    await expect(income).toHaveValue('48000');
  });

  test('is composed by an input method', async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    for (const text of ['4', '48', '480', '4800', '48000']) {
      const { length } = text;
      await session.send('Input.imeSetComposition', { text, selectionStart: length, selectionEnd: length });
      await expect(findIncome(page)).toHaveValue(text);
    }
    await session.send('Input.insertText', { text: '48000' });
    await expect(findIncome(page)).toHaveValue('48000');
    await press(page, 'Tab');
    await expect(findIncome(page)).toHaveValue('48,000');
  });

  test('loses its commas with the focus, and the caret stays at its digit', async ({ page }) => {
    const income = findIncome(page);
    await page.keyboard.type('1250000');
    await press(page, 'Tab');
    await expect(income).toHaveValue('1,250,000');
    await page.evaluate("document.querySelector('[name=household-income]').setSelectionRange(5, 5)");
    await income.focus();
    await expect(income).toHaveValue('1250000');
    expect(await read(page, 'field.selectionStart')).toBe(4);
    await press(page, 'Delete', 'Delete');
    await expect(income).toHaveValue('12500');
    await press(page, 'Tab');
    await expect(income).toHaveValue('12,500');

    // A press between the first digits of 12,500.
    await income.focus();
    const left = await read(
      page,
      `(() => {
        const { paddingLeft, borderLeftWidth, font } = getComputedStyle(field);
        const context = Object.assign(document.createElement('canvas').getContext('2d'), { font });
        return parseFloat(paddingLeft) + parseFloat(borderLeftWidth) + context.measureText('12,').width;
      })()`,
    );
    await press(page, 'Tab');
    const box = await income.boundingBox();
    if (!box) throw new Error('The field is not shown');
    await page.mouse.click(box.x + left, box.y + box.height / 2);
    await expect(income).toHaveValue('12500');
    expect(await read(page, 'field.selectionStart')).toBe(2);
    await press(page, 'Backspace', '3');
    await expect(income).toHaveValue('13500');
  });

  test('keeps a pasted text, and is not marked while it is typed', async ({ page }) => {
    const income = findIncome(page);
    for (const key of '$350.50') {
      await press(page, key);
      await expect(income).not.toHaveAttribute('aria-invalid');
    }
    await expect(income).toHaveValue('$350.50');
    await press(page, 'Control+a', 'Control+x', 'Control+v', 'Tab');
    await expect(income).toHaveValue('350.50');
    await expect(income).not.toHaveAttribute('aria-invalid');
  });
});

/** Opens the prices of a person of 64, and the events that open an enrollment. */
async function openEvents(page: Page, path: string): Promise<void> {
  await page.clock.setFixedTime(pageTime);
  await openPage(page, path);
  await page.locator('[name="zip"]').fill('43215');
  await expect(page.locator('#zip-status').filter({ hasText: 'Franklin' })).toBeVisible();
  await page.locator('[name="age"]').fill('64');
  await findIncome(page).fill('40000');
  await page.locator('aside').getByRole('button').first().click();
  await page.locator('#changed summary').click();
}

/** Types a day digit by digit, which shows nothing else until its year is whole, then another year. */
async function typeDay(page: Page, day: Locator): Promise<void> {
  const steps = page.locator('ol');
  const type = async (keys: string) => {
    const before = await steps.allTextContents();
    for (const key of keys) {
      await press(page, key);
      expect(await steps.allTextContents()).toEqual(before);
      await expect(day).not.toHaveAttribute('aria-invalid');
    }
    return before;
  };
  await day.focus();
  const before = await type('0314202');
  await press(page, '7');
  await expect(day).toHaveValue('2027-03-14');
  await expect.poll(() => steps.allTextContents()).not.toEqual(before);
  await day.blur();
  await day.focus();
  await press(page, 'ArrowRight', 'ArrowRight');
  await type('1962');
  await day.blur();
}

test.describe('a day', () => {
  // The order of month, day and year in the field.
  test.use({ locale: 'en-US' });

  for (const [path, notBirth, otherYear] of [
    ['/estimate/health', 'Enter the day you turn 65, not the day you were born.', /2025 to 2029/],
    ['/es/estimate/health', 'Ingrese el día en que cumple 65, no el día en que nació.', /2025 a 2029/],
  ] as const) {
    test(`of an event counts once its year is near the plan year, on ${path}`, async ({ page }) => {
      const errors: Error[] = [];
      page.on('pageerror', (error) => errors.push(error));
      await openEvents(page, path);
      const birthday = page.locator('[name="day-turning_65"]');
      await typeDay(page, birthday);
      await expect(birthday).toHaveAccessibleDescription(new RegExp(notBirth));
      for (const reason of ['job_begins', 'lost_cover', 'moving']) {
        await page.locator(`#changed input[value="${reason}"]`).check();
        const day = page.locator(`[name="day-${reason}"]`);
        await typeDay(page, day);
        await expect(day).toHaveAccessibleDescription(otherYear);
      }
      expect(errors).toEqual([]);
    });
  }
});

test('a failed request takes neither the focus nor a letter from a field that is typed in', async ({
  memberPage: page,
}) => {
  await openForm(page, 'car');
  await fillCarForm(page);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/predictions/car_insurance/', async (route) => {
    await released;
    await route.abort();
  });
  await findSubmit(page).click();
  const label = page.getByLabel('Label (optional)');
  await label.focus();
  await page.keyboard.type('Blue h');
  release();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.keyboard.type('atchback');
  await expect(label).toBeFocused();
  await expect(label).toHaveValue('Blue hatchback');
});

test('what is typed while a request succeeds is in the form again', async ({ memberPage: page }) => {
  await openForm(page, 'car');
  await fillCarForm(page);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/predictions/car_insurance/', async (route) => {
    await released;
    await route.continue();
  });
  await findSubmit(page).click();
  await page.getByLabel('Label (optional)').focus();
  await page.keyboard.type('Blue');
  release();
  await expect(page.getByRole('heading', { name: 'Prediction Complete' })).toBeFocused();
  await page.goBack();
  await expect(page.getByLabel('Label (optional)')).toHaveValue('Blue');
});

test('a field is not marked at the first characters of a right text', async ({ page }) => {
  await openPage(page, '/estimate/health');
  await page.locator('[name="age"]').fill('40');
  await addPeople(page, 'Adult', ['38']);
  const invalid = page.locator('[aria-invalid="true"]');
  const type = async (name: string, text: string) => {
    await page.locator(`[name="${name}"]`).fill('');
    for (const key of text) {
      await press(page, key);
      await expect(invalid).toHaveCount(0);
    }
  };
  await type('household-people-1-age', '36');
  await type('household-size', '10');
  await page.locator('[name="household-has-offer"][value="yes"]').check();
  await page.locator('[name="household-employers"]').first().check();
  await type('household-people-0-employer_offer-own', '$1,200');
  await page.getByRole('button', { name: 'Help me with this number' }).click();
  await type('income-self_employment', '-1200');
  await page.locator('[name="household-size"]').fill('1');
  await page.locator('[name="household-size"]').blur();
  await expect(page.locator('[name="household-size"]')).toHaveAttribute('aria-invalid', 'true');
});

test('a choice to remember the household follows another tab', async ({ page, context }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) await openPage(tab, '/estimate/health');
  const find = (tab: Page) => tab.locator('[name="household-remembered"]');
  await find(page).check();
  await expect(find(other)).toBeChecked();
  await find(other).uncheck();
  await expect(find(page)).not.toBeChecked();
});

test('a pasted ZIP code keeps its last digits behind a blank', async ({ page }) => {
  await openPage(page, '/');
  const zip = page.locator('[name="zip"]');
  await zip.fill(' 43215-1234');
  await expect(zip).toHaveValue(' 43215-1234');
  await press(page, 'Enter');
  await expect(page.locator('#zip-status')).toContainText('Franklin County, Ohio');
});
