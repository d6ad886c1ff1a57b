import type { CDPSession, Page } from '@playwright/test';
import { watchAnnouncements } from './support/announcements.ts';
import { expect, openPage, test } from './support/test.ts';
import { createRandom, group, seeds, wrong } from './support/visits.ts';

/*
 * Random visits with real keys. A plain text field on a page of its own gets the same keys: an amount must have the same text
 * while it has the focus, then that text grouped. `VISITS_SEED=7 npm test -- visits` replays the visit of a seed.
 */

const actionsOfVisit = 60;

const amounts = ['household-income', 'household-people-0-employer_offer-own'] as const;
type Amount = (typeof amounts)[number];

const slips = ['Backspace', 'Delete', 'ArrowLeft', 'ArrowRight', 'Home', 'End'];
const digits = [...'0123456789'];

/** Field that a visit is in, and a plain one that gets the same keys. */
class Typist {
  /** Texts of the amounts when they were left. */
  readonly left = new Map<Amount, string>();
  readonly log: string[] = [];
  private field: Amount | undefined;
  /** True right after an edit, which can be undone. */
  private isEdited = false;

  private readonly page: Page;
  private readonly plain: Page;
  private readonly sessions: readonly CDPSession[];

  constructor(page: Page, plain: Page, sessions: readonly CDPSession[]) {
    this.page = page;
    this.plain = plain;
    this.sessions = sessions;
  }

  private find = (name: Amount) => this.page.locator(`[name="${name}"]`);

  async enter(name: Amount): Promise<void> {
    await this.leave();
    this.log.push(`enter ${name}`);
    await this.find(name).click();
    this.field = name;
    this.isEdited = false;
    const [text, caret] = await this.page.evaluate<[string, number]>(
      '[document.activeElement.value, document.activeElement.selectionStart]',
    );
    expect(text, this.log.join('; ')).toBe((this.left.get(name) ?? '').replaceAll(',', ''));
    await this.plain.setContent('<input>');
    await this.plain.evaluate(
      `{ const field = document.querySelector('input'); field.value = ${JSON.stringify(text)}; field.focus();
         field.setSelectionRange(${caret}, ${caret}); }`,
    );
  }

  async leave(): Promise<void> {
    if (!this.field) return;
    const raw = await this.plain.evaluate<string>("document.querySelector('input').value");
    await this.page.keyboard.press('Tab');
    this.log.push('leave');
    await expect(this.find(this.field), this.log.join('; ')).toHaveValue(group(raw));
    this.left.set(this.field, group(raw));
    this.field = undefined;
  }

  async press(key: string): Promise<void> {
    if (!this.field) return;
    if (key === 'undo' && !this.isEdited) return;
    this.log.push(key);
    if (key === 'undo') {
      // Which keys one undo takes back is the browser's choice.
      for (const one of ['Control+z', 'Control+Shift+z']) await this.page.keyboard.press(one);
    } else for (const page of [this.page, this.plain]) await page.keyboard.press(key);
    await this.compare(key === 'undo');
    this.isEdited = digits.includes(key);
  }

  async compose(text: string): Promise<void> {
    if (!this.field) return;
    this.log.push(`compose ${text}`);
    for (const session of this.sessions) {
      for (let length = 1; length <= text.length; length += 1) {
        const composed = text.slice(0, length);
        await session.send('Input.imeSetComposition', {
          text: composed,
          selectionStart: length,
          selectionEnd: length,
        });
      }
      await session.send('Input.insertText', { text });
    }
    await this.compare();
    this.isEdited = false;
  }

  async paste(text: string): Promise<void> {
    if (!this.field) return;
    this.log.push(`paste ${text}`);
    for (const page of [this.page, this.plain]) await page.keyboard.insertText(text);
    await this.compare();
    this.isEdited = false;
  }

  /** Opens the page again, in a way that keeps what was typed. */
  async comeBack(how: 'reload' | 'language' | 'back'): Promise<void> {
    await this.leave();
    this.log.push(how);
    if (how === 'reload') await this.page.reload();
    else if (how === 'language') {
      const isSpanish = new URL(this.page.url()).pathname.startsWith('/es/');
      await openPage(this.page, isSpanish ? '/estimate/health' : '/es/estimate/health');
    } else {
      await openPage(this.page, '/about');
      await this.page.goBack();
    }
    for (const [name, text] of this.left) {
      await expect(this.find(name), this.log.join('; ')).toHaveValue(text);
    }
  }

  private async compare(hasAnyCaret = false): Promise<void> {
    const [raw, caret] = await this.plain.evaluate<[string, number]>(
      "[document.querySelector('input').value, document.querySelector('input').selectionStart]",
    );
    const own = await this.page.evaluate<[string, string, number]>(
      '[document.activeElement.name, document.activeElement.value, document.activeElement.selectionStart]',
    );
    expect(own, this.log.join('; ')).toEqual([this.field, raw, hasAnyCaret ? expect.any(Number) : caret]);
  }
}

const readTiles = (page: Page) => page.locator('aside [data-level]').allTextContents();

for (const seed of seeds) {
  test(`a visit with the keys of seed ${seed} has what plain fields have`, async ({ page, browser }) => {
    test.setTimeout(120_000);
    const choose = createRandom(seed);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url());
    });
    const announcements = await watchAnnouncements(page);
    await openPage(page, choose(['/estimate/health', '/es/estimate/health']));
    const plain = await (await browser.newContext()).newPage();
    const sessions = [await page.context().newCDPSession(page), await plain.context().newCDPSession(plain)];
    const typist = new Typist(page, plain, sessions);
    await page.locator('[name="age"]').pressSequentially('40');
    await page.locator('[name="zip"]').pressSequentially('43215');
    await expect(page.locator('#zip-status')).toContainText('Franklin');
    await page.locator('[name="household-has-offer"][value="yes"]').check();
    await typist.enter('household-income');
    const typing = Array.from({ length: 10 }, () => async () => typist.press(choose(digits)));
    const acts = [
      ...typing,
      ...slips.map((key) => () => typist.press(key)),
      () => typist.press('undo'),
      () => typist.compose(choose(['4', '48', '4800'])),
      () => typist.paste(choose(['52000', '7'])),
      () => typist.enter(choose(amounts)),
      () => typist.enter(choose(amounts)),
      () => typist.comeBack(choose(['reload', 'language', 'back'] as const)),
    ];
    for (let action = 0; action < actionsOfVisit; action += 1) {
      await choose(acts)();
      expect(errors, typist.log.join('; ')).toEqual([]);
    }
    await typist.leave();
    expect(await page.locator('main').innerText(), typist.log.join('; ')).not.toMatch(wrong);
    const said = (await announcements.texts()).filter((text, index, all) => text === all[index - 1]);
    expect(said, typist.log.join('; ')).toEqual([]);
    expect(sent).toEqual([]);

    // The same answers, set at once on a fresh page.
    const fresh = await (await browser.newContext()).newPage();
    await openPage(fresh, new URL(page.url()).pathname);
    await fresh.locator('[name="age"]').fill('40');
    await fresh.locator('[name="zip"]').fill('43215');
    await fresh.locator('[name="household-has-offer"][value="yes"]').check();
    for (const [name, text] of typist.left) await fresh.locator(`[name="${name}"]`).fill(text);
    await expect(fresh.locator('#zip-status')).toContainText('Franklin');
    // Both pages price after the last key; the fresh one loads the prices of its state first.
    await expect(async () => {
      expect(await readTiles(page), typist.log.join('; ')).toEqual(await readTiles(fresh));
    }).toPass({ timeout: 15_000 });
  });
}
