import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';
import { find } from './support/typist.ts';

/** Types a text key by key in a field, and reads it back after each key. */
async function type(page: Page, name: string, text: string): Promise<void> {
  const field = find(page, name);
  await field.focus();
  for (const [index] of [...text].entries()) {
    await page.keyboard.type(text[index] ?? '');
    await expect(field).toHaveValue(text.slice(0, index + 1));
  }
}

async function typeCar(page: Page, prefix: string, name: string, year: string, miles: string): Promise<void> {
  await find(page, prefix === '' ? 'car-name' : `${prefix}name`).focus();
  await page.keyboard.type(name);
  await expect(page.getByRole('option', { name }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await type(page, `${prefix}car_mfg_year`, year);
  await type(page, `${prefix}annual_mileage`, miles);
  await find(page, `${prefix}car_fuel`).selectOption('gas');
}

/** Parents of 45 and 43 and a driver of 16 with a CR-V of 2021 and an F-150 of 2014, as they type them. */
async function typeFamily(page: Page, mileages = ['12000', '7000']): Promise<void> {
  const [first = '', second = ''] = mileages;
  await type(page, 'zip', '43215');
  await expect(page.locator('#zip-status')).toContainText('Franklin');
  await type(page, 'driver_age', '45');
  await type(page, 'driving_experience', '27');
  await type(page, 'prv_accident', '0');
  await page.locator('#add-drivers').click();
  await expect(find(page, 'drivers-2-driver_age')).toBeFocused();
  await type(page, 'drivers-2-driver_age', '43');
  await type(page, 'drivers-2-driving_experience', '25');
  await page.locator('#add-drivers').click();
  await type(page, 'drivers-3-driver_age', '16');
  await type(page, 'drivers-3-driving_experience', '0');
  await typeCar(page, '', 'Honda CR-V', '2021', first);
  await page.locator('#add-cars').click();
  await expect(find(page, 'cars-2-name')).toBeFocused();
  await typeCar(page, 'cars-2-', 'Ford F-150', '2014', second);
}

const submit = (page: Page) => page.locator('form button[type="submit"]').click();

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, locale: 'en-US' });

  test('a family types its drivers and cars, and reads what they pay, what the girl adds and what a Tesla changes', async ({
    page,
  }) => {
    test.slow();
    await page.clock.setFixedTime('2026-11-27T17:00:00Z');
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(`${request.url()} ${request.postData() ?? ''}`);
    });
    await page.goto('/estimate/car');
    await expect(page.getByText('Households with one car pay more for it')).toBeVisible();
    await typeFamily(page);
    const line = page.getByRole('complementary', { name: 'Prices so far' });
    await expect(line.locator('[data-cover="full"]')).toContainText('$325');
    await expect(line).toContainText('a month for 2 cars');

    // Rows survive a reload, and a key that is taken back.
    await page.reload();
    await expect(find(page, 'drivers-3-driver_age')).toHaveValue('16');
    await expect(find(page, 'cars-2-car_price')).toHaveValue('50,800');
    await find(page, 'drivers-3-driver_age').focus();
    await page.keyboard.press('End');
    await page.keyboard.type('9');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(find(page, 'drivers-3-driver_age')).toHaveValue('16');
    await expectAccessible(page);

    // What is incomplete is named, and nothing is lost.
    await find(page, 'drivers-3-driver_age').fill('');
    await submit(page);
    await expect(page.getByRole('link', { name: /^Driver 3: / })).toBeVisible();
    await expect(find(page, 'drivers-2-driver_age')).toHaveValue('43');
    await find(page, 'drivers-3-driver_age').fill('16');
    await submit(page);
    await expect(page.locator('#prediction-complete')).toBeFocused();

    const block = page.locator('[data-policy]');
    await expect(block.getByRole('status')).toContainText('$325a month for both cars');
    await expect(block).toContainText('likely $149 to $557');
    await expect(block.locator('[data-car="0"] label')).toContainText(['$72', '$114', '$169']);
    await expect(block.locator('[data-car="1"] label')).toContainText(['$68', '$105', '$156']);
    await expect(block).toContainText(/Without the driver of 16\s*\$168/);
    await expect(block).toContainText(/adds\s*\$132/);
    await expect(page.getByText('This is for you and your first car alone')).toBeVisible();
    await expect(page.locator('main')).not.toContainText(/Higher limits cost|With a \$1,000 deductible/);
    const box = await block.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(812);

    // A tap on a coverage changes the sum.
    await block.locator('[data-car="1"] [data-cover="liability_comprehensive"]').tap();
    await expect(block.getByRole('status')).toContainText('$274');
    await block.locator('[data-car="1"] [data-cover="full"]').tap();

    const own = page.locator('details', { hasText: 'Your price, and what would change it' });
    await own.getByRole('heading').tap();
    await own.getByLabel('What do you pay now?').fill('178');
    await expect(own.locator('p.strong').first()).toContainText('You pay $178 a month now.');
    await expect(own).toContainText(/a year older\s*\$178 → \$157 \(\$126 to \$195\)/);
    await expect(own).toContainText('$178 → $150 ($124 to $182)');
    await own.getByText('All but the driver of 16').tap();
    await expect(own).toContainText(/with the driver of 16\s*\$178 → \$344 \(\$276 to \$427\)/);
    await own.getByText('All these drivers').tap();

    const other = page.locator('details', { hasText: 'Another car' });
    await other.getByRole('heading').tap();
    await other.getByLabel('Model year').fill('2024');
    await other.getByRole('combobox').fill('tesla model 3');
    await expect(page.getByRole('option', { name: /Tesla Model 3/ }).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(other.getByRole('status')).toHaveText(
      /With the Tesla Model 3.*: \$4\d\d a month, \$1\d\d more\./,
    );
    await expect(other).toContainText(/Your price: \$178 → \$24\d \(\$19\d to \$29\d\) a month/);

    const place = page.locator('details', { hasText: 'The same car in another place' });
    await place.getByRole('heading').tap();
    await place.getByLabel('ZIP code').pressSequentially('77002');
    await expect(place).toContainText('Texas, ZIP 770: $515 a month, $190 more.');
    await expect(place).toContainText('Your price: $178 → $282 ($192 to $414) a month');
    await expectAccessible(page);
    expect(sent.join()).not.toMatch(/driver_age|car_mfg_year|50,?800|\b178\b/);
  });
});

test('a policy is typed and priced in Spanish', async ({ page }) => {
  test.slow();
  await page.clock.setFixedTime('2026-11-27T17:00:00Z');
  await page.goto('/es/estimate/car');
  await typeFamily(page);
  await submit(page);
  await expect(page.locator('#prediction-complete')).toBeFocused();
  const block = page.locator('[data-policy]');
  await expect(block.getByRole('status')).toContainText('$325al mes por los dos autos');
  await expect(block).toContainText(/Sin el conductor de 16 años\s*\$168/);
});

for (const keeps of [true, false]) {
  test(`a saved estimate ${keeps ? 'has' : 'lacks'} the other drivers and cars after ${keeps ? 'a yes' : 'no answer'}`, async ({
    memberPage: page,
  }) => {
    test.slow();
    await page.goto('/main/car_prediction');
    // In thousands of kilometers.
    await typeFamily(page, ['19.3', '11.3']);
    if (keeps) await page.locator('[name="keep-policy"][value="yes"]').check();
    const response = page.waitForResponse('**/api/predictions/car_insurance/');
    await submit(page);
    const { policy } = (await response).request().postDataJSON();
    expect(policy?.drivers?.[1]?.driver_age).toBe(keeps ? 16 : undefined);
    // The result is for the policy of the form in any case.
    await expect(page.locator('[data-policy]')).toBeVisible();
    await page.getByRole('link', { name: 'Open its page' }).click();
    const answers = page.getByRole('region', { name: 'Your answers' });
    await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
    await expect(page.locator('[data-policy]')).toHaveCount(keeps ? 1 : 0);
    if (keeps) await expect(answers).toContainText('Driver age: 16');
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await expect(find(page, 'driver_age')).toHaveValue('45');
    await expect(find(page, 'drivers-3-driver_age')).toHaveCount(keeps ? 1 : 0);
    if (keeps) await expect(find(page, 'cars-2-annual_mileage')).toHaveValue('11.3');
  });
}
