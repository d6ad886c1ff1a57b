import type { Locator } from '@playwright/test';
import { expectToast, expectToastToLeave, findToasts } from './support/messages.ts';
import { stopClock } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const message = "We are busy. Don't try to contact us.";

test('appear at the top right as status messages, take no focus and can be dismissed, the next one too', async ({
  page,
}) => {
  await page.goto('/');
  await stopClock(page);
  // A screen reader only announces what appears in a region that it knows.
  await expect(findToasts(page).getByRole('status')).toHaveText('');
  const button = page.getByRole('button', { name: 'Contact Us' });
  await button.click();
  await expect(findToasts(page).getByRole('status')).toContainText(message);
  await expect(button).toBeFocused();
  const box = await findToasts(page).boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(box?.y).toBeLessThan(height / 4);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(width - 40);
  await findToasts(page).getByRole('button', { name: 'Dismiss' }).click();
  await expectToastToLeave(page, message);

  await page.clock.runFor(1000);
  await expect(findToasts(page).getByRole('paragraph')).toHaveCount(0);
  // The next toast appears in the same place, where the pointer would hold it.
  await page.mouse.move(10, 600);
  await button.press('Enter');
  await expectToast(page, message);
  await page.clock.runFor(4000);
  await expectToastToLeave(page, message);
});

test('move nothing and cover no focused element, also after scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto('/');
  await stopClock(page);
  const contact = page.getByRole('button', { name: 'Contact Us' });
  const expectVisibleFocus = async (focused: Locator) => {
    await expect(focused).toBeFocused();
    const isVisible = () =>
      focused.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const corners = [left + 8, right - 8].flatMap((x) => [top + 8, bottom - 8].map((y) => [x, y]));
        return corners.every(([x = 0, y = 0]) =>
          element.contains(element.ownerDocument.elementFromPoint(x, y)),
        );
      });
    await expect.poll(isVisible).toBe(true);
  };

  await contact.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'start' }));
  await page.evaluate("scrollBy({ top: -24, behavior: 'instant' })");
  const before = await contact.boundingBox();
  await contact.click();
  await expectToast(page, message);
  expect(await contact.boundingBox()).toEqual(before);
  await expectVisibleFocus(contact);

  const register = page.getByRole('main').getByRole('link', { name: 'Register' });
  await page.keyboard.press('Shift+Tab');
  await expectVisibleFocus(register);
  await page.evaluate("scrollBy({ top: 30, behavior: 'instant' })");
  await expectVisibleFocus(register);
});

test('errors are alerts, and leave once the next attempt succeeds', async ({ page, account }) => {
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
  await page.goto('/');
  await stopClock(page);
  await page.getByRole('button', { name: 'Contact Us' }).click();
  await findToasts(page).getByText(message).hover();
  await page.clock.runFor(10_000);
  await expectToast(page, message);
  await page.mouse.move(10, 600);
  await page.clock.runFor(4000);
  await expectToastToLeave(page, message);
});
