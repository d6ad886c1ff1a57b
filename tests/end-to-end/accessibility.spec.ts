import { expectAccessibleInEveryLayout } from './support/accessibility.ts';
import { stopClock } from './support/pages.ts';
import { expect, openPage, test } from './support/test.ts';

test('a login form with errors is accessible in every layout', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('button', { name: /My password is shorter/ })).toBeVisible();
  await expectAccessibleInEveryLayout(page, 'login-errors');
});

test('a registration form with errors is accessible in every layout', async ({ page }) => {
  await page.goto('/register');
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('region', { name: /^Check \d+ answers?$/ })).toBeFocused();
  await expectAccessibleInEveryLayout(page, 'register-errors');
});

test('a toast is accessible in every layout', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await stopClock(page);
  await page.getByRole('button', { name: 'Contact Us' }).click();
  // The focus keeps the toast.
  await page.getByRole('button', { name: 'Dismiss' }).focus();
  await page.clock.resume();
  await expectAccessibleInEveryLayout(page, 'toast');
});

test('the logout dialog is accessible in every layout, with and without an error', async ({
  memberPage: page,
}) => {
  await page.route('**/api/users/logout/', (route) => route.abort());
  await openPage(page, '/main');
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expectAccessibleInEveryLayout(page, 'logout');
  await page.getByRole('dialog').getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByRole('dialog')).toContainText('You are still logged in.');
  await expectAccessibleInEveryLayout(page, 'logout-failed');
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
  const shown = await name.screenshot();
  await page.evaluate(
    `for (const { style } of document.querySelectorAll('[data-level] strong')) style.opacity = '0'`,
  );
  expect((await name.screenshot()).equals(shown)).toBe(true);
});
