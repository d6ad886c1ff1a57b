import type { Locator } from '@playwright/test';
import { stopClock } from './support/browser-clock.ts';
import { expectToast, expectToastToLeave, findToasts } from './support/messages.ts';
import { expect, test } from './support/test.ts';

const notice = "We are busy. Don't try to contact us.";

test('appear at the top right, take no focus and can be dismissed', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await stopClock(page);
  const button = page.getByRole('button', { name: 'Contact Us' });
  await button.click();
  await expectToast(page, notice);
  await expect(button).toBeFocused();
  const box = await findToasts(page).boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(box?.y).toBeLessThan(height / 4);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(width - 40);
  await findToasts(page).getByRole('button', { name: 'Dismiss' }).click();
  await expectToastToLeave(page, notice);
});

test('cover no control, also after scrolling', async ({ page }) => {
  await page.clock.install();
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Contact Us' }).click();
  await stopClock(page);
  const boxesOf = (locator: Locator) =>
    locator.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON()));
  for (const section of ['Two kinds of insurance', 'How it works', 'Support']) {
    await page.getByRole('heading', { name: section }).scrollIntoViewIfNeeded();
    await page.clock.runFor(250);
    const [toasts] = await boxesOf(findToasts(page));
    const controls = await boxesOf(page.getByRole('main').or(page.getByRole('banner')).locator('a, button'));
    expect(controls.filter(({ top, bottom }) => top < toasts.bottom && bottom > toasts.top)).toEqual([]);
  }
});

test('errors leave once the next attempt succeeds', async ({ page, account }) => {
  await page.clock.install();
  await page.route('**/api/users/login/', (route) => route.abort());
  await page.goto('/login');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await stopClock(page);
  const button = page.getByRole('main').getByRole('button', { name: 'Login' });
  await button.click();
  await expectToast(page, 'Login failed');
  await page.unroute('**/api/users/login/');
  await button.click();
  await expectToastToLeave(page, 'Login failed');
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
