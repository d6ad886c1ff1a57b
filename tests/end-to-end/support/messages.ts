import { expect, type Locator, type Page } from '@playwright/test';

export function findToasts(page: Page): Locator {
  return page.getByRole('region', { name: 'Messages' });
}

export async function expectToast(page: Page, text: string): Promise<void> {
  await expect(findToasts(page).getByText(text, { exact: true })).toHaveCount(1);
}

/** Expects a toast to be gone or to fade out. The clock of its page must be stopped. */
export async function expectToastToLeave(page: Page, text: string): Promise<void> {
  const shown = findToasts(page).locator('[data-visible="true"]').filter({ hasText: text });
  await expect(shown).toHaveCount(0);
}

/** Expects an error beside a field and in its accessible description. */
export async function expectFieldError(field: Locator, message: string): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(escapeForPattern(message)));
}

function escapeForPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
