import { expectAccessibleInEveryLayout } from './support/accessibility.ts';
import { expectSpanish } from './support/english-words.ts';
import { expect, openPage, test } from './support/test.ts';

test.use({ locale: 'en-US' });

test('each request has a button that copies it, and a sample response', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/developers');
  const car = page.locator('section', { has: page.getByRole('heading', { name: 'Estimate a car premium' }) });
  await car.getByRole('button', { name: 'Copy: Estimate a car premium' }).click();
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  const copied = await page.evaluate<string>('navigator.clipboard.readText()');
  expect(copied).toMatch(/^curl -sf "\$premia\/api\/estimates\/car_insurance\/".*"annual_mileage":15,/);
  expect(await page.locator('code', { hasText: /^curl/ }).allInnerTexts()).toContain(copied);
  for (const title of await page.getByText('Sample response').all()) await title.click();
  const samples = await page.locator('pre:visible').allInnerTexts();
  expect(samples.map((sample) => Object.keys(JSON.parse(sample))[0])).toEqual([
    'zip',
    'plan_year',
    'predicted_premium',
    'predicted_premium',
  ]);
});

test('a request that may not be copied is selected', async ({ page }) => {
  await openPage(page, '/es/developers');
  await page.evaluate("navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))");
  await page.getByRole('button', { name: 'Copiar: Encontrar el condado' }).click();
  await expect(page.getByText('El texto está seleccionado')).toBeVisible();
  expect(await page.evaluate<string>('getSelection().toString()')).toBe(
    'curl -sf "$premia/api/places/77002/"',
  );
  await expectSpanish(page);
  await expectAccessibleInEveryLayout(page, 'developers');
});
