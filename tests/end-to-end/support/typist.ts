import { expect, type Page } from '@playwright/test';
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

  constructor(visit: Visit, choose: Choose) {
    this.visit = visit;
    this.choose = choose;
  }

  /** Types in a field key by key, with slips, and leaves it. */
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
    for (let count = choose([1, 2, 3, 5]); count > 0; count -= 1) {
      const key = choose([...characters[kind], 'Backspace', 'Backspace']);
      if (key !== 'Backspace' && typed.length >= max) continue;
      visit.log.push(key);
      if (key === 'Backspace') await visit.page.keyboard.press(key);
      else await visit.page.keyboard.type(key);
      typed = key === 'Backspace' ? typed.slice(0, -1) : typed + key;
      await expect(input, visit.story).toHaveValue(typed);
      await expect(input, visit.story).toBeFocused();
    }
    await visit.page.keyboard.press('Tab');
    return kind === 'amount' ? groupDigits(typed) : typed;
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

export const waysBack = ['reload', 'reload', 'language', 'language', 'back'] as const;
