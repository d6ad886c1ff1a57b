import type { Page, Request } from '@playwright/test';
import { expect, pageTime, waitForHydration } from './test.ts';

/**
 * Stops the clock of a page within a minute of the test's start. Timers then run only during `page.clock.runFor`,
 * however busy the machine is. Loading another page needs `page.clock.resume`.
 */
export function stopClock(page: Page): Promise<void> {
  return page.clock.pauseAt(pageTime.getTime() + 60_000);
}

/**
 * Delays a page's requests to an address, so that a test can check the loading state.
 * @returns a function that sends these requests and all later ones
 */
export async function holdRequests(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/**
 * Follows a page's requests from now on.
 * @returns a function that waits until none is running, also of those that began after the page was loaded
 */
export function followRequests(page: Page): () => Promise<void> {
  const running = new Set<Request>();
  page.on('request', (request) => running.add(request));
  page.on('requestfinished', (request) => running.delete(request));
  page.on('requestfailed', (request) => running.delete(request));
  return () => expect.poll(() => running.size).toBe(0);
}

/** Saves a screenshot of the whole page for review if SCREENSHOTS is set. */
export async function takeScreenshot(page: Page, name: string): Promise<void> {
  if (!process.env.SCREENSHOTS) return;
  await page.evaluate('document.fonts.ready');
  await page.screenshot({ path: `test-results/screenshots/${name}.png`, fullPage: true });
}

/** Expects the printed document to have one page, on A4 and on US Letter. */
export async function expectOnePrintedPage(page: Page): Promise<void> {
  for (const format of ['A4', 'Letter']) {
    const pdf = await page.pdf({ format });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g), format).toHaveLength(1);
  }
}

/** Follows the link to the page in the other language, which loads it. */
export async function changeLanguage(page: Page): Promise<void> {
  const other = new URL(page.url()).pathname.startsWith('/es/') ? 'en' : 'es';
  const bars = page.getByRole('contentinfo').or(page.getByRole('banner'));
  await bars.locator(`a[hreflang="${other}"]`).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await waitForHydration(page);
}
