import type { Page } from '@playwright/test';

/**
 * Stops the clock of a page that `page.clock.install` has taken over before it was opened. Its timers
 * then run by `page.clock.runFor` alone, so that what lasts some seconds lasts as long for a test on a
 * busy machine. Pages that are still to be fetched wait for `page.clock.resume`.
 */
export function stopClock(page: Page): Promise<void> {
  return page.clock.pauseAt(Date.now() + 60_000);
}
