import { expect, type Page } from '@playwright/test';
import { loadingText } from './test.ts';

/**
 * Script for the browser: lists what a person would find wrong in any state of any page. It scrolls, and presses the
 * buttons inside fields twice.
 */
const listDefects = `(async () => {
  const defects = [];
  const scope = document.querySelector('dialog:modal') ?? document.body;
  const select = (selector) => [...scope.querySelectorAll(selector)].filter(isVisible);

  const styles = new Map();
  function styleOf(element) {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  }
  const hasArea = ({ width, height }) => width > 1 && height > 1;
  /** Only for screen readers. */
  const isClipped = (element) =>
    element !== null && (styleOf(element).clipPath === 'inset(50%)' || isClipped(element.parentElement));
  function isVisible(element) {
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      hasArea(element.getBoundingClientRect()) &&
      !isClipped(element);
  }
  function describe(element) {
    if (!element) return 'nothing';
    const text = element.getAttribute('aria-label') ?? element.textContent;
    return '<' + element.localName + '> ' + (element.name || element.id || text.trim().slice(0, 60) || element.className);
  }
  /** Moves an element to the middle of the window, away from what stays at its edges. */
  function center(element) {
    const { top, bottom } = element.getBoundingClientRect();
    if (top > innerHeight / 4 && bottom < innerHeight * 3 / 4) return;
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  }
  const findAt = ({ left, top, width, height }, part = 0.5) =>
    document.elementFromPoint(left + width * part, top + height / 2);

  // Toasts lie over the page for some seconds; other tests are about them.
  document.querySelector('[aria-label="Messages"], [aria-label="Mensajes"]').style.visibility = 'hidden';

  // One heading of level 1.
  const headings = [...document.querySelectorAll('h1')].filter(isVisible);
  if (headings.length !== 1) defects.push(headings.length + ' visible h1: ' + headings.map(describe).join(', '));

  // Hidden elements and closed parts.
  for (const element of document.querySelectorAll('[hidden], details:not([open]) > :not(summary)')) {
    if (isVisible(element)) defects.push('hidden, but visible: ' + describe(element));
  }

  /** Boxes around the glyphs, which are less high than the lines of their font. */
  function toLines(range, parent) {
    const size = parseFloat(styleOf(parent).fontSize) * 0.8;
    return [...range.getClientRects()].filter(hasArea).map(({ left, top, width, height }) =>
      new DOMRect(left, top + Math.max(0, height - size) / 2, width, Math.min(height, size)));
  }

  // Texts: positions first, before anything scrolls.
  const texts = [];
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.data.trim() || parent.closest('script, style, template, select') || !isVisible(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    texts.push({ node, range, parent, lines: toLines(range, parent) });
  }
  const quote = ({ node, parent }) => '"' + node.data.trim().slice(0, 60) + '" in ' + describe(parent);

  const reachesOver = (line, box, x, y) =>
    (x && (line.left < box.left - 1 || line.right > box.right + 1)) ||
    (y && (line.top < box.top - 1 || line.bottom > box.bottom + 1));
  for (const text of texts) {
    let isOwnBox = !(text.parent instanceof SVGElement);
    for (let box = text.parent; box && box !== document.body; box = box.parentElement) {
      const { display, overflowX, overflowY, position, textOverflow } = styleOf(box);
      // It says that there is more, which another page shows.
      if (textOverflow === 'ellipsis') break;
      if (display.startsWith('inline') && display !== 'inline-flex' && display !== 'inline-block') continue;
      if (display === 'contents' || box instanceof SVGElement) continue;
      if (/auto|scroll/.test(overflowX + overflowY)) break;
      const [cutsX, cutsY] = [overflowX, overflowY].map((overflow) => overflow !== 'visible');
      const rectangle = box.getBoundingClientRect();
      if (text.lines.some((line) => reachesOver(line, rectangle, isOwnBox || cutsX, isOwnBox || cutsY))) {
        defects.push('cut by ' + describe(box) + ': ' + quote(text));
        break;
      }
      isOwnBox = false;
      if (position === 'fixed' || position === 'absolute') break;
    }
  }
  if (document.documentElement.scrollWidth > innerWidth + 1) defects.push('the page is wider than the window');

  /** Fixed and sticky elements overlap other texts by intention. */
  const floats = (element) =>
    element !== null && (/fixed|sticky/.test(styleOf(element).position) || floats(element.parentElement));
  const placed = texts
    .filter(({ parent }) => !floats(parent))
    .flatMap((text) => text.lines.map((line) => ({ text, line })))
    .sort((one, other) => one.line.top - other.line.top);
  placed.forEach(({ text, line }, index) => {
    for (const other of placed.slice(index + 1)) {
      if (other.line.top > line.bottom) break;
      if (other.text === text) continue;
      const width = Math.min(line.right, other.line.right) - Math.max(line.left, other.line.left);
      const height = Math.min(line.bottom, other.line.bottom) - other.line.top;
      if (width > 2 && height > 2) {
        defects.push('texts on each other: ' + quote(text) + ' and ' + quote(other.text));
      }
    }
  });

  // A range field without a look of its own lies over the curve that it moves along.
  const paints = (element) =>
    styleOf(element).opacity !== '0' &&
    (element instanceof SVGElement
      ? element.localName !== 'svg'
      : /^(img|canvas|input|select|textarea)$/.test(element.localName) ||
        !/^rgba\\(.* 0\\)$/.test(styleOf(element).backgroundColor));
  for (const text of texts) {
    const { range, parent } = text;
    if (parent.closest('svg') || styleOf(parent).pointerEvents === 'none') continue;
    center(parent);
    const [line] = toLines(range, parent);
    if (!line || line.top < 0 || line.bottom > innerHeight) continue;
    const stack = document.elementsFromPoint(line.left + line.width / 2, line.top + line.height / 2);
    const own = stack.findIndex((element) => element.contains(parent) || parent.contains(element));
    const cover = own < 0 ? document.documentElement : stack.slice(0, own).find(paints);
    if (cover) defects.push('covered by ' + describe(cover) + ': ' + quote(text));
  }

  // Typed and selected texts.
  const canvas = document.createElement('canvas').getContext('2d');
  for (const field of select('input:not([type=radio], [type=checkbox], [type=range], [type=date], [type=email]), select')) {
    const { font, paddingLeft, paddingRight } = styleOf(field);
    canvas.font = font;
    const text = field.selectedOptions?.[0]?.label ?? (field.value || field.placeholder);
    const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    if (canvas.measureText(text).width > room + 1) defects.push('cut by its field: "' + text + '" in ' + describe(field));
  }

  // Fields: a tap focuses them, or acts where one of their buttons is.
  const innerButtons = new Set();
  for (const field of scope.querySelectorAll('input, select, textarea')) {
    const label = field.closest('label');
    const target = label && /radio|checkbox/.test(field.type) ? label : field;
    if (field.disabled || !isVisible(target)) continue;
    center(target);
    for (const part of [0.1, 0.5, 0.9]) {
      const hit = findAt(target.getBoundingClientRect(), part);
      const button = hit?.closest('button');
      const focused = hit?.closest('label')?.control ?? hit?.closest('input, select, textarea, button, a, [tabindex]');
      if (button?.parentElement.contains(field)) innerButtons.add(button);
      else if (focused !== field) {
        defects.push('a tap on ' + describe(field) + ' at ' + part + ' of its width reaches ' + describe(hit));
      }
    }
  }
  for (const button of innerButtons) {
    const field = button.parentElement;
    const before = field.outerHTML;
    for (const isFirst of [true, false]) {
      button.click();
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      if ((field.outerHTML !== before) !== isFirst) defects.push('without effect: ' + describe(button));
    }
  }

  // Buttons and links.
  for (const element of select('button, a[href], summary')) {
    center(element);
    const [largest] = [...element.getClientRects()].sort((one, other) => other.width - one.width);
    const hit = findAt(largest);
    if (!element.contains(hit)) defects.push(describe(element) + ' lies under ' + describe(hit));
  }
  return defects;
})()`;

const expectSoft = expect.configure({ soft: true });

/** Script for the browser: true unless the focus was lost. */
const hasFocus = '![null, document.body, document.documentElement].includes(document.activeElement)';

/** Names a state of a page and checks it, after an action that leads to it. */
export type Check = (state: string, act?: () => Promise<unknown>) => Promise<void>;

/** Creates the check of a page's states. After an action of a user, the focus must be on an element. */
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
    // Again while the page moves on to the state: what is loading appears after the action.
    await expectSoft.poll(() => page.evaluate<string[]>(listDefects), state).toEqual([]);
  };
}
