import { expectAccessibleInEveryLayout } from './support/accessibility.ts';
import { stopClock } from './support/pages.ts';
import { expect, openPage, test } from './support/test.ts';

test('a toast is accessible in every layout', async ({ page }) => {
  await page.goto('/');
  await stopClock(page);
  await page.getByRole('button', { name: 'Contact Us' }).click();
  // The focus keeps the toast.
  await page.getByRole('button', { name: 'Dismiss' }).focus();
  await page.clock.resume();
  await expectAccessibleInEveryLayout(page, 'toast');
});

test('forced colours show the chosen circle, and the name above a large price', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 1280, height: 900 });
  await openPage(page, '/estimate/health');
  const [chosen, other] = [
    page.getByLabel('a year', { exact: true }),
    page.getByLabel('a month', { exact: true }),
  ];
  expect((await chosen.screenshot()).equals(await other.screenshot())).toBe(false);
  await page.getByLabel('ZIP code').fill('77002');
  await page.getByLabel('Age (years)').fill('45');
  await page.getByRole('button', { name: 'Show my prices' }).click();
  const name = page.getByRole('heading', { level: 3, name: 'Silver' });
  await name.waitFor();
  const setOpacity = (opacity: number) =>
    page.evaluate(
      `for (const { style } of document.querySelectorAll('[data-level] strong')) style.opacity = ${opacity}`,
    );
  // Parts of the prices that are loaded later move the names.
  await expect(async () => {
    await setOpacity(1);
    const shown = await name.screenshot();
    await setOpacity(0);
    expect((await name.screenshot()).equals(shown)).toBe(true);
  }).toPass();
});

test('forced colours show the names above the prices at the bottom of a form', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openPage(page, '/estimate/health');
  // Silver's name has a descender there.
  await page.getByLabel('ZIP code').fill('30303');
  await page.getByLabel('Age (years)').fill('61');
  const line = page.getByRole('complementary', { name: 'Your prices so far' });
  const name = line.locator('dt', { hasText: 'Silver, second-cheapest' });
  await name.waitFor();
  const setOpacity = (opacity: number) =>
    page.evaluate(
      `for (const { style } of document.querySelectorAll('aside :is(dd, p)')) style.opacity = ${opacity}`,
    );
  for (const width of [320, 440, 720, 860, 1280, 1920]) {
    await page.setViewportSize({ width, height: 812 });
    await expect(async () => {
      await setOpacity(1);
      const shown = await name.screenshot();
      await setOpacity(0);
      expect((await name.screenshot()).equals(shown), String(width)).toBe(true);
    }).toPass();
  }
});
