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
