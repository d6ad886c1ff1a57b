import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { takeScreenshot } from './pages.ts';

/** Script that defines `axe`; a browser takes a third less time for the minified one. */
const source = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The only rules of {@link tags} whose outcome depends on the colour scheme. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** Viewport widths in CSS pixels: a narrow phone, a tablet, a laptop. */
const widths = [320, 768, 1280];

/** Widths with different elements: a menu or a sidebar, cards or a table. */
const distinctWidths = new Set([320, 1280]);

/** Expects no violation of WCAG 2.2 AA or axe's best practices in the page's current state. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page, tags);
}

/**
 * Expects no horizontal scrolling at any width, no violation where the elements differ, and no violation of the
 * rules about colours in the dark scheme. Leaves the widest viewport in the light scheme.
 * @param name of the screenshots
 */
export async function expectAccessibleInEveryLayout(page: Page, name: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    if (distinctWidths.has(width)) await expectAccessible(page);
    await expectNoHorizontalScrolling(page);
    await takeScreenshot(page, `${name}-light-${width}`);
    await page.emulateMedia({ colorScheme: 'dark' });
    await takeScreenshot(page, `${name}-dark-${width}`);
  }
  await expectNoViolations(page, { type: 'rule', values: colorRules });
  await page.emulateMedia({ colorScheme: 'light' });
}

async function expectNoViolations(page: Page, runOnly: axe.RunOnly | string[]): Promise<void> {
  // While an element fades in or out, its contrast is lower than its colours'.
  await page.evaluate(`Promise.allSettled(
    document.getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect.getComputedTiming().endTime < Infinity)
      .map(({ finished }) => finished),
  ).then(() => undefined)`);
  // A page that has loaded axe keeps it until the next page load.
  if (!(await page.evaluate<boolean>('"axe" in globalThis'))) await page.evaluate(source);
  // Passed checks and selectors, which are not reported, would take most of the time.
  const options: axe.RunOptions = { runOnly, resultTypes: ['violations'], selectors: false };
  const { violations } = await page.evaluate<axe.AxeResults>(`axe.run(${JSON.stringify(options)})`);
  const findings = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n  ')}`);
  const { width } = page.viewportSize() ?? {};
  expect(findings, `on ${page.url()}, ${width} px wide`).toEqual([]);
}

/** Expects the document to be no wider than the viewport. */
export async function expectNoHorizontalScrolling(page: Page): Promise<void> {
  const excess = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
  await expect
    .poll(() => page.evaluate<number>(excess), `excess width in pixels on ${page.url()}`)
    .toBeLessThanOrEqual(0);
}
