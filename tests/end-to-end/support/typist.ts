import { type CDPSession, expect, type Page } from '@playwright/test';
import { changeLanguage } from './pages.ts';
import { openPage, waitForHydration } from './test.ts';
import { type Choose, group as groupDigits, type Visit } from './visits.ts';

type Kind = 'amount' | 'digits' | 'text' | 'email' | 'secret' | 'day';

export interface Field {
  readonly name: string;
  readonly kind: Kind;
  /** Most characters. */
  readonly max: number;
}

export const digits = (name: string, max = 3): Field => ({ name, kind: 'digits', max });
export const amount = (name: string): Field => ({ name, kind: 'amount', max: 7 });
export const text = (name: string): Field => ({ name, kind: 'text', max: 30 });
export const secret = (name: string): Field => ({ name, kind: 'secret', max: 30 });

/** Characters to type in a field of a kind. */
const characters: Readonly<Record<Exclude<Kind, 'day'>, readonly string[]>> = {
  amount: [...'0123456789'],
  digits: [...'0123456789'],
  text: [...'abcño.019+-'],
  email: [...'abc@.019+-'],
  secret: [...'Ab1-'],
};

export const find = (page: Page, name: string) => page.locator(`main [name="${name}"]`);

/** Path without the language. */
export const toPath = (page: Page) => new URL(page.url()).pathname.replace(/^\/es(?=\/)/, '');
export const toPrefix = (page: Page) => (new URL(page.url()).pathname.startsWith('/es/') ? '/es' : '');

/** Typed texts of a person, by keys that begin with the group of the field. */
export class Typist {
  readonly texts = new Map<string, string>();

  private readonly visit: Visit;
  private readonly choose: Choose;
  /** Session that composes text, as an input method does; created when it is needed. */
  private session: CDPSession | undefined;

  constructor(visit: Visit, choose: Choose) {
    this.visit = visit;
    this.choose = choose;
  }

  /** Types in a field key by key or by an input method, with slips and undone edits, and leaves it. */
  async type(group: string, field: Field): Promise<void> {
    const { visit } = this;
    visit.log.push(`in ${field.name}`);
    const { name, kind, max } = field;
    const typed = kind === 'day' ? await this.typeDay(name) : await this.typeText(name, kind, max);
    if (typed !== undefined) this.texts.set(`${group}.${field.name}`, typed);
  }

  private async typeText(name: string, kind: Exclude<Kind, 'day'>, max: number): Promise<string> {
    const { visit, choose } = this;
    const input = find(visit.page, name);
    let typed = await input.inputValue();
    if (kind === 'amount') typed = typed.replaceAll(',', '');
    await input.click();
    await visit.page.keyboard.press('End');
    let isEdited = false;
    for (let count = choose([1, 2, 3, 5]); count > 0; count -= 1) {
      const act = choose(['type', 'type', 'type', 'type', 'slip', 'compose', 'undo'] as const);
      const length = { type: 1, compose: 2, slip: 0, undo: 0 }[act];
      const added = Array.from({ length }, () => choose(characters[kind])).join('');
      if (typed.length + added.length > max || (act === 'undo' && !isEdited)) continue;
      visit.log.push(`${act} ${added}`);
      await this.edit(act, added);
      typed = act === 'slip' ? typed.slice(0, -1) : typed + added;
      await expect(input, visit.story).toHaveValue(typed);
      await expect(input, visit.story).toBeFocused();
      isEdited = act === 'type';
    }
    await visit.page.keyboard.press('Tab');
    return kind === 'amount' ? groupDigits(typed) : typed;
  }

  /** Edits the text of the field that has the focus; an undone edit is done again. */
  private async edit(act: 'type' | 'slip' | 'compose' | 'undo', added: string): Promise<void> {
    const { keyboard } = this.visit.page;
    if (act === 'type') await keyboard.type(added);
    else if (act === 'slip') await keyboard.press('Backspace');
    else if (act === 'compose') await this.compose(added);
    else for (const keys of ['Control+z', 'Control+Shift+z']) await keyboard.press(keys);
  }

  /** Composes a text as an input method does: each of its beginnings, then the whole. */
  private async compose(composed: string): Promise<void> {
    this.session ??= await this.visit.page.context().newCDPSession(this.visit.page);
    for (let length = 1; length <= composed.length; length += 1) {
      await this.session.send('Input.imeSetComposition', {
        text: composed.slice(0, length),
        selectionStart: length,
        selectionEnd: length,
      });
    }
    await this.session.send('Input.insertText', { text: composed });
  }

  /**
   * Types a day digit by digit.
   * @returns undefined for a year that is not near the plan year, which is not kept
   */
  private async typeDay(name: string): Promise<string | undefined> {
    const { visit, choose } = this;
    const input = find(visit.page, name);
    const month = choose(['01', '03', '12']);
    const day = choose(['01', '14', '28']);
    const year = choose(['2027', '2028', '1962', '0027']);
    visit.log.push(month + day + year);
    await input.focus();
    for (const digit of month + day + year) {
      await visit.page.keyboard.press(digit);
      await visit.check();
    }
    const typed = `${year}-${month}-${day}`;
    await expect(input, visit.story).toHaveValue(typed);
    await input.blur();
    return year.startsWith('20') ? typed : undefined;
  }

  /** Expects fields to have what was typed in them. */
  async expectTexts(group: string, fields: readonly Field[]): Promise<void> {
    for (const { name, kind } of fields) {
      const typed = this.texts.get(`${group}.${name}`);
      if (typed === undefined) continue;
      const input = find(this.visit.page, name);
      // The key that left another field may have moved the focus to an amount, which then has no commas.
      const isOpen = kind === 'amount' && (await input.and(this.visit.page.locator(':focus')).count()) > 0;
      const shown = isOpen ? typed.replaceAll(',', '') : typed;
      await expect(input, this.visit.story).toHaveValue(shown);
    }
  }

  /** Passwords are not kept, and the texts of a group go once they are sent. */
  forget(isForgotten: (key: string) => boolean): void {
    for (const key of this.texts.keys()) if (isForgotten(key)) this.texts.delete(key);
  }
}

/** Opens the present page again in one of the ways that keep what was typed. */
export async function openAgain(page: Page, how: 'reload' | 'language' | 'back'): Promise<void> {
  if (how === 'reload') await page.reload();
  else if (how === 'language') await changeLanguage(page);
  else {
    await openPage(page, `${toPrefix(page)}/terms`);
    await page.goBack();
    await waitForHydration(page);
  }
}

/** Items, each as often as its weight. */
export const weigh = <Item>(...weights: readonly (readonly [number, Item])[]): Item[] =>
  weights.flatMap(([weight, item]) => Array.from({ length: weight }, () => item));

export const waysBack = ['reload', 'reload', 'language', 'language', 'back'] as const;
