import type { Locator } from '@playwright/test';
import { stopClock } from './support/browser-clock.ts';
import { expectToast, expectToastToLeave, findToasts } from './support/messages.ts';
import { expect, test } from './support/test.ts';

const notice = "We are busy. Don't try to contact us.";

test('appear at the top right as status messages, take no focus and can be dismissed', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await stopClock(page);
  const button = page.getByRole('button', { name: 'Contact Us' });
  await button.click();
  await expect(findToasts(page).getByRole('status')).toContainText(notice);
  await expect(button).toBeFocused();
  const box = await findToasts(page).boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(box?.y).toBeLessThan(height / 4);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(width - 40);
  await findToasts(page).getByRole('button', { name: 'Dismiss' }).click();
  await expectToastToLeave(page, notice);
});

test('cover no heading and no control of the place that is shown, also after scrolling', async ({ page }) => {
  await page.clock.install();
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto('/');
  const contact = page.getByRole('button', { name: 'Contact Us' });
  const notices = findToasts(page);
  const topOf = (locator: Locator) =>
    locator.evaluate((element) => Math.ceil(element.getBoundingClientRect().top));
  const bottomOfToasts = () => notices.evaluate((element) => element.getBoundingClientRect().bottom);

  await stopClock(page);
  await contact.click();
  await expectToast(page, notice);
  const inView = page.locator('h1, a, button').filter({ visible: true });
  await page.evaluate("scrollTo({ top: 0, behavior: 'instant' })");
  for (const element of await inView.and(page.locator(':is(header, main) *')).all()) {
    // The page makes room for a toast in the frame after it has appeared.
    await expect.poll(() => topOf(element)).toBeGreaterThanOrEqual(await bottomOfToasts());
  }
  for (const section of ['Two kinds of insurance', 'How it works', 'Support']) {
    const heading = page.getByRole('heading', { name: section });
    await heading.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    expect(await topOf(heading)).toBeGreaterThanOrEqual(await bottomOfToasts());
  }
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('link', { name: 'Register' }).last()).toBeFocused();
  expect(await topOf(page.locator(':focus'))).toBeGreaterThanOrEqual(await bottomOfToasts());
});

test('appear above what was visible before on a page that is scrolled', async ({ page }) => {
  await page.clock.install();
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto('/');
  await stopClock(page);
  const contact = page.getByRole('button', { name: 'Contact Us' });
  await contact.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await contact.click();
  await expectToast(page, notice);
  const toasts = await findToasts(page).boundingBox();
  await expect
    .poll(async () => (await contact.boundingBox())?.y)
    .toBeGreaterThanOrEqual((toasts?.y ?? 0) + (toasts?.height ?? 0));
});

test('errors are alerts, and leave once the next attempt succeeds', async ({ page, account }) => {
  await page.clock.install();
  await page.route('**/api/users/login/', (route) => route.abort());
  await page.goto('/login');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await stopClock(page);
  const button = page.getByRole('main').getByRole('button', { name: 'Login' });
  await button.click();
  await expect(findToasts(page).getByRole('alert')).toContainText('Login failed');
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
