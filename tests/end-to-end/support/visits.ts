import { expect, type Page } from '@playwright/test';
import { bundleInPage } from '#tests/support/in-page.ts';
import { type Announcements, watchAnnouncements } from './announcements.ts';

const { VISITS_SEED } = process.env;

/** Seeds of the visits; `VISITS_SEED=7 npm test -- visits` replays one. */
export const seeds = VISITS_SEED
  ? [Number(VISITS_SEED)]
  : Array.from({ length: 10 }, (_, index) => index + 1);

/** Chooses one of some items. */
export type Choose = <Item>(items: readonly Item[]) => Item;

/** Pseudorandom choices from a seed (mulberry32). */
export function createRandom(seed: number): Choose {
  let state = seed * 0x9e3779b9;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return (items) => {
    const item = items[Math.floor(next() * items.length)];
    if (item === undefined) throw new Error('There is nothing to choose from');
    return item;
  };
}

/** Groups a text of digits, by hand; a longer one is no amount. */
export function group(text: string): string {
  if (!/^\d{1,21}$/.test(text)) return text;
  let grouped = '';
  for (const [index, digit] of [...text].entries()) {
    grouped += index > 0 && (text.length - index) % 3 === 0 ? `,${digit}` : digit;
  }
  return grouped;
}

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December|' +
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre';

/** Texts that no visit may show: values of code, and days of years below 2000. */
export const wrong = new RegExp(
  String.raw`\bNaN\b|\bInfinity\b|\bundefined\b|\[object |` +
    String.raw`\b(?:${months})(?: \d{1,2},| del?) (?:\d{1,3}|[01]\d{3})\b|\b(?:${months}) [01]\d{3}\b`,
);

/** Script: what a page has wrong after an action. */
const listWrong = `(() => {
  ${bundleInPage('list-defects')}
  const isLost = [null, document.body, document.documentElement].includes(document.activeElement);
  return [...inPage.listWrongSums(), ...(isLost ? ['the focus is on the body'] : [])];
})()`;

/** A page whose state is checked after each action. A failure prints the seed and the actions until then. */
export class Visit {
  readonly log: string[] = [];
  private readonly errors: string[] = [];
  private announcements: Announcements | undefined;
  private isExpected = (_message: string) => false;

  readonly page: Page;

  constructor(page: Page, seed: number) {
    this.page = page;
    this.log.push(`VISITS_SEED=${seed}`);
    page.on('pageerror', ({ message }) => {
      if (!this.isExpected(message)) this.errors.push(message);
    });
  }

  /** Doesn't count errors with these messages, which the visit itself causes. */
  expectErrors(isExpected: (message: string) => boolean): void {
    this.isExpected = isExpected;
  }

  /** Watches what is said, before a page is opened. */
  async watch(): Promise<void> {
    this.announcements = await watchAnnouncements(this.page);
  }

  get story(): string {
    return this.log.join('; ');
  }

  /**
   * Expects no error, no wrong text, right sums, and nothing that was said twice since the last check.
   * @param keepsFocus false after a page was loaded, whose focus is on the body
   */
  async check(keepsFocus = true): Promise<void> {
    expect(this.errors, this.story).toEqual([]);
    expect(await this.page.locator('main').innerText(), this.story).not.toMatch(wrong);
    const found = await this.page.evaluate<string[]>(listWrong);
    expect(keepsFocus ? found : found.filter((text) => !text.startsWith('the focus')), this.story).toEqual(
      [],
    );
    const said = (await this.announcements?.texts()) ?? [];
    expect(
      said.filter((text, index) => text === said[index - 1]),
      this.story,
    ).toEqual([]);
    await this.announcements?.forget();
  }
}
