import type { Page } from '@playwright/test';

/** Saves a screenshot of the whole page for review if SCREENSHOTS is set. */
export async function takeScreenshot(page: Page, name: string): Promise<void> {
  if (!process.env.SCREENSHOTS) return;
  await page.evaluate('document.fonts.ready');
  await page.screenshot({ path: `test-results/screenshots/${name}.png`, fullPage: true });
}
