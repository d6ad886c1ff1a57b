import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { fillCarForm, openForm, setFields, submitForm } from './support/prediction-forms.ts';
import { expect, test } from './support/test.ts';

const driver = {
  ...{ driver_age: 45, driving_experience: 27, annual_mileage: 12_000, car_mfg_year: 2021, prv_accident: 0 },
};
const change = /^\$(\d+) → \$(\d+) \(\$(\d+) to \$(\d+)\)$/;

async function openResult(page: Page): Promise<void> {
  await page.goto('/estimate/car');
  await page.locator('[name="zip"]').fill('43215');
  await expect(page.locator('#zip-status')).toContainText('Franklin County, Ohio');
  await setFields(page, driver);
  await page.getByRole('button', { name: 'Predict Premium' }).click();
  await expect(page.locator('#prediction-complete')).toBeFocused();
}

const findFold = (page: Page, title: string) => page.locator('details', { hasText: title });
const findPosition = (fold: Locator) => fold.locator('p.strong');
const title = 'Your price, and what would change it';
const spanishTitle = 'Su precio y lo que lo cambiaría';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, locale: 'en-US' });

  test('a driver types what they pay, and reads where it is and what would change it', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
    await openResult(page);
    const fold = findFold(page, title);
    await fold.getByRole('heading', { name: title }).tap();
    const amount = fold.getByLabel('What do you pay now?');
    await amount.fill('many');
    await expect(amount).toHaveAccessibleDescription(/Write what you pay now in dollars/);
    await amount.fill('987');
    await expect(findPosition(fold)).toHaveText(
      /^You pay \$987 a month now\. That is above the range for such drivers, \$\d+ to \$\d+: three quotes are worth the hour\.$/,
    );
    await fold.getByText('a year', { exact: true }).tap();
    await expect(findPosition(fold)).toContainText('You pay $82 a month now. That is within the range');
    // Below $300 a year the amount is asked about once.
    await amount.fill('250');
    await expect(fold).toContainText('That is $250 a year. Is it right?');
    await expect(findPosition(fold)).toBeHidden();
    await fold.getByRole('button', { name: 'Yes, it is right' }).tap();
    await expect(findPosition(fold)).toContainText('You pay $21 a month now. That is below the range');
    await amount.fill('1069');
    await fold.getByText('for 6 months', { exact: true }).tap();
    const lines = fold.getByRole('definition');
    await expect(lines).toHaveText([change, change, change, change, change, change]);
    const [own = 0, price = 0, low = 0, high = 0] = (
      change.exec((await lines.allInnerTexts())[0] ?? '') ?? []
    )
      .slice(1)
      .map(Number);
    expect([own, low < price, price < high]).toEqual([178, true, true]);
    // A ticket: exp(1.2816 × .18) = 1.2595.
    expect(high / price).toBeCloseTo(1.26, 1);
    await expectAccessible(page);

    await page.reload();
    await expect(findPosition(findFold(page, title))).toContainText('You pay $178 a month now');
    await page.getByRole('link', { name: 'Español' }).first().tap();
    await expect(findPosition(findFold(page, spanishTitle))).toContainText('Ahora paga $178 al mes');
    await expect(findFold(page, spanishTitle).getByRole('definition').first()).toHaveText(
      /^\$178 → \$\d+ \(\$\d+ a \$\d+\)$/,
    );
    expect(requests.filter((request) => request.includes('1069') || request.includes('1,069'))).toEqual([]);
    expect(await page.evaluate<string>('JSON.stringify(localStorage)')).not.toContain('1,069');
  });

  test('a driver reads the price of another place and of another car, also from their own price', async ({
    page,
  }) => {
    await openResult(page);
    const own = findFold(page, title);
    await own.getByRole('heading', { name: title }).tap();
    await own.getByLabel('What do you pay now?').fill('178');
    const place = findFold(page, 'The same car in another place');
    await place.getByRole('heading').tap();
    const zip = place.getByLabel('New ZIP code');
    await zip.fill('00000');
    await expect(zip).toHaveAccessibleDescription('We have no car prices for this ZIP code.');
    await zip.fill('48201');
    await expect(place).toContainText('Prices of Michigan, ZIP 482, for the same driver and car.');
    await expect(place.getByRole('row')).toHaveCount(3);
    await expect(place).toContainText(/Your price: \$178 → \$\d+ \(\$\d+ to \$\d+\) a month/);
    const cars = findFold(page, 'Other cars, same driver');
    await cars.getByRole('heading').tap();
    await cars.getByRole('combobox', { name: 'Car to compare' }).fill('Tesla Model 3');
    await page
      .getByRole('option', { name: /Tesla Model 3/ })
      .first()
      .tap();
    await expect(cars.getByRole('row', { name: /Tesla/ })).toContainText(
      /Your price: \$178 → \$\d+ \(\$\d+ to \$\d+\) a month/,
    );
    const young = findFold(page, 'Is there a young driver in your family?');
    await young.getByRole('heading').tap();
    await expect(young).not.toContainText('your whole policy would cost');
    await young.getByText('2', { exact: true }).tap();
    await expect(young).toContainText(/your whole policy would cost:about \$[\d,]+ to \$[\d,]+ a year/);
    // Two cars at $178.
    await expect(young).toContainText(/Your price: \$356 → \$\d+ \(\$\d+ to \$[\d,]+\) a month/);
    await page.getByRole('button', { name: 'What if?' }).tap();
    const whatIf = page.getByRole('region', { name: 'What if?' });
    await whatIf.getByRole('slider', { name: 'Annual mileage' }).press('ArrowRight');
    await expect(whatIf).toContainText(/Your price: \$178 → \$\d+ \(\$\d+ to \$\d+\) a month/);
  });

  for (const path of ['/estimate/car', '/es/estimate/car']) {
    test(`neither the summary nor paper has what a driver pays now, or a value or loan: ${path}`, async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(path);
      await page.locator('[name="zip"]').fill('43215');
      await expect(page.locator('#zip-status')).toContainText(/Franklin/);
      await setFields(page, driver);
      await page.locator('[name="loan"][value="yes"]').check();
      await page.locator('form button[type="submit"]').click();
      await expect(page.locator('#prediction-complete')).toBeFocused();
      await page.getByRole('heading', { name: /^(Your price, and|Su precio y)/ }).click();
      await page.locator('[name="car-payment"]').fill('987');
      await page.locator('[name="car-value"]').fill('6543');
      await page.getByRole('heading', { name: /^(Other cars|Otros autos)/ }).click();
      await page.getByRole('button', { name: /^(Send|Enviar)$/ }).click();
      await page.getByRole('button', { name: /^Cop[yi].* (summary|resumen)$/ }).click();
      await expect(page.getByText(/Summary copied|Resumen copiado/)).toBeVisible();
      const summary = await page.evaluate<string>('navigator.clipboard.readText()');
      await page.emulateMedia({ media: 'print' });
      const paper = await page.getByRole('main').innerText();
      for (const text of [summary, paper]) {
        expect(text).toMatch(/Ohio/);
        expect(text).not.toMatch(/987|6,?543|\bloan\b|préstamo/i);
      }
    });
  }
});

test('the amount is that of the saved prediction too, and is gone after a logout', async ({
  memberPage: page,
}) => {
  await openForm(page, 'car');
  await fillCarForm(page);
  await submitForm(page);
  const own = findFold(page, title);
  await own.getByRole('heading', { name: title }).click();
  await own.getByLabel('What do you pay now?').fill('178');
  await page.getByRole('link', { name: 'Open its page' }).click();
  await expect(findPosition(findFold(page, title))).toContainText('You pay $178 a month now');
  await page.goto('/main');
  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate<string>('JSON.stringify(sessionStorage)')).not.toMatch(/\b178\b/);
});
