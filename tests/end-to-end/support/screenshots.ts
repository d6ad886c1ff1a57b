import type { Page } from '@playwright/test';

/** Keeps a picture of the whole page, for people to look at. */
export async function keepScreenshot(page: Page, name: string): Promise<void> {
  await page.evaluate('document.fonts.ready');
  await page.screenshot({ path: `test-results/screenshots/${name}.png`, fullPage: true });
}
