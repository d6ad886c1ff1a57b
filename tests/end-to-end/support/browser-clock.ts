import type { Page } from '@playwright/test';

/**
 * Stops the clock of a page, on which `page.clock.install` was called before it was opened. Timers then
 * run only during `page.clock.runFor`, however busy the machine is. Loading another page needs
 * `page.clock.resume`.
 */
export function stopClock(page: Page): Promise<void> {
  return page.clock.pauseAt(Date.now() + 60_000);
}
