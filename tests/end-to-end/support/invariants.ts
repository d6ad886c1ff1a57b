import { expect, type Page } from '@playwright/test';
import { bundleInPage } from '#tests/support/in-page.ts';
import { loadingText } from './test.ts';

const inPage = bundleInPage('list-defects');
const listDefects = `${inPage} inPage.listDefects();`;
const listReflowDefects = `${inPage} inPage.listReflowDefects();`;

const expectSoft = expect.configure({ soft: true });

/** Script for the browser: true unless the focus was lost. */
const hasFocus = '![null, document.body, document.documentElement].includes(document.activeElement)';

/** Names a state of a page and checks it, after an action that leads to it. */
export type Check = (state: string, act?: () => Promise<unknown>) => Promise<void>;

/** A phone and a laptop: a menu or a sidebar, cards or a table. */
const sizes = [
  { width: 375, height: 812 },
  { width: 1280, height: 900 },
];

/** Layouts that content must fit: WCAG 2.2 (1.4.4 and 1.4.10) has text of 200 % and the smallest window, beside a tablet. */
const narrow = [
  { width: 768, text: '100%' },
  { width: 375, text: '200%' },
  { width: 320, text: '100%' },
];

/** Creates the check of a page's states, at both sizes. After an action of a user, the focus must be on an element. */
export function createCheck(page: Page): Check {
  return async (state, act) => {
    if (act) {
      await act();
      await expect
        .poll(() => page.evaluate<boolean>(hasFocus), `${state}: the focus is on an element`)
        .toBe(true);
    }
    await expect(page.getByText(loadingText)).toHaveCount(0);
    await page.evaluate('document.fonts.ready.then(() => undefined)');
    const size = page.viewportSize() ?? { width: 0, height: 0 };
    const others = sizes.filter(({ width }) => width !== size.width);
    for (const viewport of [size, ...others]) {
      await page.setViewportSize(viewport);
      // Again while the page moves on to the state: what is loading appears after the action.
      await expectSoft
        .poll(() => page.evaluate<string[]>(listDefects), `${state}, ${viewport.width} px wide`)
        .toEqual([]);
    }
    for (const { width, text } of narrow) {
      await page.setViewportSize({ width, height: 812 });
      await page.evaluate(`document.documentElement.style.fontSize = '${text}'`);
      await expectSoft
        .poll(() => page.evaluate<string[]>(listReflowDefects), `${state}, ${width} px wide, text of ${text}`)
        .toEqual([]);
    }
    await page.evaluate('document.documentElement.style.fontSize = ""');
    await page.setViewportSize(size);
  };
}
