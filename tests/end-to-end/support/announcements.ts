import type { Page } from '@playwright/test';
import { bundleInPage } from '#tests/support/in-page.ts';
import { loadingText } from './test.ts';

/** Announcement of a screen reader after a live region has changed. */
export interface Announcement {
  readonly text: string;
  /** True for alerts, which interrupt what is being read. */
  readonly isAssertive: boolean;
  /** Milliseconds since the page was loaded, on its clock. */
  readonly at: number;
}

/**
 * Announcements of a page since it was loaded or since the last {@link Announcements.forget}, without those of content
 * that is loading: these depend on how fast the machine is.
 */
export interface Announcements {
  /** In order, with times. */
  list(): Promise<Announcement[]>;
  /** In order: each text as often as it was said. */
  texts(): Promise<string[]>;
  /** Forgets what was said until now, before an action. */
  forget(): Promise<void>;
}

/**
 * Watches the live regions of a page, which must not be open yet. To see that nothing more is said after some time,
 * install the page's clock and let it run.
 */
export async function watchAnnouncements(page: Page): Promise<Announcements> {
  const script = `${bundleInPage('watch-announcements')}
    globalThis.announcements = inPage.watchAnnouncements();`;
  await page.addInitScript(script);
  const list = async () =>
    (await page.evaluate<Announcement[]>('announcements')).filter(({ text }) => !loadingText.test(text));
  return {
    list,
    texts: async () => (await list()).map(({ text }) => text),
    forget: () => page.evaluate('void announcements.splice(0)'),
  };
}
