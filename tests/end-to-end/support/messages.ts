import { expect, type Locator, type Page } from '@playwright/test';

/** The toasts that stand at the top right. */
export function findToasts(page: Page): Locator {
  return page.getByRole('region', { name: 'Messages' });
}

/** Expects a toast with this text, and that its words stand there once. */
export async function expectToast(page: Page, text: string): Promise<void> {
  await expect(findToasts(page).getByText(text, { exact: true })).toHaveCount(1);
}

/** Expects that a toast's time is over. The clock of its page is stopped; the toast fades as it goes. */
export async function expectToastToLeave(page: Page, text: string): Promise<void> {
  const toast = findToasts(page).locator('[data-visible]').filter({ hasText: text });
  await expect(toast).toHaveAttribute('data-visible', 'false');
  await expect(async () => {
    await page.clock.runFor(200);
    expect(await toast.count()).toBe(0);
  }).toPass();
}

/** Expects what is wrong with a field beside the field, tied to it. */
export async function expectFieldError(field: Locator, message: string): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(escapeForPattern(message)));
}

function escapeForPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
