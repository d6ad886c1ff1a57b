import { stopClock } from './support/browser-clock.ts';
import { expectToast, expectToastToLeave, findToasts } from './support/messages.ts';
import { expect, test } from './support/test.ts';

const notice = "We are busy. Don't try to contact us.";

test('appear at the top right, take no focus and can be dismissed', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Contact Us' });
  await button.click();
  await expectToast(page, notice);
  await expect(button).toBeFocused();
  const box = await findToasts(page).boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect(box?.y).toBeLessThan(40);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(width - 40);
  await findToasts(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(findToasts(page).getByText(notice)).toHaveCount(0);
});

test('are limited to 20 at once', async ({ page }) => {
  await page.clock.install();
  await page.route('**/api/users/login/', (route) => route.abort());
  await page.goto('/login');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Correct-Horse-7');
  await stopClock(page);
  const button = page.getByRole('main').getByRole('button', { name: 'Login' });
  for (let press = 0; press < 23; press += 1) await button.click();
  await expect(findToasts(page).getByRole('paragraph')).toHaveCount(20);
});

test('stay visible while hovered', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await stopClock(page);
  await page.getByRole('button', { name: 'Contact Us' }).click();
  await findToasts(page).getByText(notice).hover();
  await page.clock.runFor(10_000);
  await expectToast(page, notice);
  await page.mouse.move(10, 600);
  await page.clock.runFor(4000);
  await expectToastToLeave(page, notice);
});

test('errors are alerts, other messages are status messages', async ({ page }) => {
  await page.route('**/api/users/login/', (route) => route.abort());
  await page.goto('/');
  await page.getByRole('button', { name: 'Contact Us' }).click();
  await expect(findToasts(page).getByRole('status')).toContainText(notice);
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Correct-Horse-7');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(findToasts(page).getByRole('alert')).toContainText('Login failed');
});
