/** A text of the page: its node, the element that has it, and the boxes of its lines before anything scrolls. */
interface PlacedText {
  readonly node: Text;
  readonly range: Range;
  readonly parent: Element;
  readonly lines: readonly DOMRect[];
}

/** Lists what a person would find wrong in any state of any page. It scrolls, and presses buttons inside fields twice. */
export async function listDefects(): Promise<string[]> {
  const scope = document.querySelector('dialog:modal') ?? document.body;
  // Toasts lie over the page for some seconds; other tests are about them.
  const toasts = document.querySelector<HTMLElement>('[aria-label="Messages"], [aria-label="Mensajes"]');
  if (toasts) toasts.style.visibility = 'hidden';
  const texts = listTexts(scope);
  return [
    ...listWrongHeadings(),
    ...listOddFolds(),
    ...listVisibleHidden(),
    ...listUnreadableTexts(texts),
    ...listCutTexts(texts),
    ...listOverlaps(texts),
    ...listWrongSums(),
    // From here on the page scrolls.
    ...listCoveredTexts(texts),
    ...listCutEntries(scope),
    ...(await listDeafFields(scope)),
    ...listCoveredControls(scope),
  ];
}

/** Lists what does not fit a narrow window or large text. */
export function listReflowDefects(): string[] {
  const scope = document.querySelector('dialog:modal') ?? document.body;
  const texts = listTexts(scope);
  return [
    ...listCutTexts(texts),
    ...listOverlaps(texts),
    ...listBrokenWords(texts),
    ...listHighFloats(scope),
  ];
}

/** Reads an amount of whole dollars with its sign: "−$1,234". */
function readUsd(text: string): number {
  const [, sign = '', digits = ''] = /([+\u2212-]?)\$([\d,]+)/.exec(text) ?? [];
  const amount = Number(digits.replaceAll(',', ''));
  return sign === '\u2212' || sign === '-' ? -amount : amount;
}

/** Lists totals, column by column, that are not the sum of the amounts shown above them. */
export function listWrongSums(): string[] {
  const sums = new Map<Element | null, Map<number, number>>();
  return [...document.querySelectorAll<HTMLElement>('[data-sum]')].flatMap((element) => {
    const list = element.closest('table, ol, ul, dl');
    const columns = sums.get(list) ?? new Map<number, number>();
    sums.set(list, columns);
    const column = element instanceof HTMLTableCellElement ? element.cellIndex : 0;
    const shown = readUsd(element.textContent ?? '');
    const sum = columns.get(column) ?? 0;
    columns.set(column, element.dataset.sum === 'part' ? sum + shown : 0);
    if (element.dataset.sum === 'part' || sum === shown) return [];
    return [`The parts of ${element.textContent} add up to ${sum} in ${describe(list)}`];
  });
}

const styles = new WeakMap<Element, CSSStyleDeclaration>();

/** Style of an element, which stays up to date. */
function styleOf(element: Element): CSSStyleDeclaration {
  const style = styles.get(element) ?? getComputedStyle(element);
  styles.set(element, style);
  return style;
}

const hasArea = ({ width, height }: DOMRect) => width > 1 && height > 1;

/** Checks if an element is only for screen readers. */
function isClipped(element: Element | null): boolean {
  return element !== null && (styleOf(element).clipPath === 'inset(50%)' || isClipped(element.parentElement));
}

function isVisible(element: Element): boolean {
  return (
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    hasArea(element.getBoundingClientRect()) &&
    !isClipped(element)
  );
}

function describe(element: Element | null | undefined): string {
  if (!element) return 'nothing';
  const text = element.getAttribute('aria-label') ?? element.textContent ?? '';
  const name = element.getAttribute('name') || element.id || text.trim().slice(0, 60) || element.className;
  return `<${element.localName}> ${name}`;
}

const quote = ({ node, parent }: PlacedText) => `"${node.data.trim().slice(0, 60)}" in ${describe(parent)}`;

/** Moves an element to the middle of the window, away from what stays at its edges. */
function center(element: Element): void {
  const { top, bottom } = element.getBoundingClientRect();
  if (top > innerHeight / 4 && bottom < (innerHeight * 3) / 4) return;
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
}

const findAt = ({ left, top, width, height }: DOMRect, part = 0.5) =>
  document.elementFromPoint(left + width * part, top + height / 2);

function listWrongHeadings(): string[] {
  const headings = [...document.querySelectorAll('h1')].filter(isVisible);
  return headings.length === 1 ? [] : [`${headings.length} visible h1: ${headings.map(describe).join(', ')}`];
}

/** Titles of folded parts that do not look like the first one of the page. */
function listOddFolds(): string[] {
  const titles = [...document.querySelectorAll('summary')].filter(isVisible).map((summary) => {
    const { fontFamily, fontSize, fontWeight, color } = styleOf(summary.querySelector('h2, h3') ?? summary);
    return { summary, look: [fontFamily, fontSize, fontWeight, color].join(', ') };
  });
  return titles
    .filter(({ look }) => look !== titles[0]?.look)
    .map(({ summary, look }) => `${describe(summary)} has the look ${look}`);
}

/** Hidden elements and closed parts that can be seen. */
function listVisibleHidden(): string[] {
  const hidden = [...document.querySelectorAll('[hidden], details:not([open]) > :not(summary)')];
  return hidden.filter(isVisible).map((element) => `hidden, but visible: ${describe(element)}`);
}

/** Boxes around the glyphs, which are less high than the lines of their font. */
function toLines(range: Range, parent: Element): DOMRect[] {
  const size = Number.parseFloat(styleOf(parent).fontSize) * 0.8;
  return [...range.getClientRects()]
    .filter(hasArea)
    .map(
      ({ left, top, width, height }) =>
        new DOMRect(left, top + Math.max(0, height - size) / 2, width, Math.min(height, size)),
    );
}

function listTexts(scope: Element): PlacedText[] {
  const texts: PlacedText[] = [];
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const parent = node.parentElement;
    if (!parent || !node.data.trim() || parent.closest('script, style, template, select')) continue;
    if (!isVisible(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    texts.push({ node, range, parent, lines: toLines(range, parent) });
  }
  return texts;
}

/** Values that code writes where a text is missing, outside examples of code. */
function listUnreadableTexts(texts: readonly PlacedText[]): string[] {
  return texts
    .filter(
      ({ node, parent }) =>
        /\b(undefined|null|NaN|Infinity|object Object)\b/.test(node.data) && !parent.closest('code, pre'),
    )
    .map((text) => `no text: ${quote(text)}`);
}

function listCutTexts(texts: readonly PlacedText[]): string[] {
  const defects = texts.flatMap((text) => {
    const box = findCuttingBox(text);
    return box ? [`cut by ${describe(box)}: ${quote(text)}`] : [];
  });
  if (document.documentElement.scrollWidth > innerWidth + 1)
    defects.push('the page is wider than the window');
  return [...defects, ...texts.flatMap(listSpilledTexts)];
}

/** A text that is wider than the box with a border around it. */
function listSpilledTexts(text: PlacedText): string[] {
  const box = findFrame(text.parent);
  if (!box) return [];
  const { left, right } = box.getBoundingClientRect();
  return text.lines.some((line) => line.left < left - 1 || line.right > right + 1)
    ? [`outside ${describe(box)}: ${quote(text)}`]
    : [];
}

/** Nearest box with a border at its right, within what does not scroll or cut. */
function findFrame(element: Element | null): Element | undefined {
  if (!element) return undefined;
  const { borderRightWidth, display, overflowX } = styleOf(element);
  if (display !== 'inline' && overflowX !== 'visible') return undefined;
  return display !== 'inline' && borderRightWidth !== '0px' ? element : findFrame(element.parentElement);
}

/** Words of two letters or more, but for the parts of an address such as CuidadoDeSalud.gov. */
const words = /(?<![\p{L}\p{N}]|\p{L}\.)(?![\p{L}\p{N}]+\.\p{L})[\p{L}\p{N}]{2,}/gu;

/** Words over two lines without a hyphen: of prose, since code, addresses and names of users break anywhere. */
function listBrokenWords(texts: readonly PlacedText[]): string[] {
  return texts
    .filter(({ lines }) => lines.length > 1)
    .filter(({ parent }) => styleOf(parent).overflowWrap !== 'anywhere' && styleOf(parent).hyphens !== 'auto')
    .flatMap((text) =>
      [...text.node.data.matchAll(words)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        // The hyphen that a soft one has become on the line before counts to the next letter.
        range.setStart(text.node, text.node.data[index - 1] === '\u00AD' ? index + 1 : index);
        range.setEnd(text.node, index + word.length);
        const tops = new Set([...range.getClientRects()].filter(hasArea).map(({ top }) => Math.round(top)));
        return tops.size > 1 ? [`broken: ${word} of ${quote(text)}`] : [];
      }),
    );
}

/** Parts that stay in view and take more than a third of the window's height, but for a menu beside the page. */
function listHighFloats(scope: Element): string[] {
  return [...scope.querySelectorAll('*')]
    .filter((element) => /fixed|sticky/.test(styleOf(element).position) && isVisible(element))
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      return height > innerHeight / 3 && width > innerWidth / 2;
    })
    .map((element) => `covers over a third of the window: ${describe(element)}`);
}

/** Box that a text reaches over: its own, or one around it that cuts what does not fit. */
function findCuttingBox({ parent, lines }: PlacedText): Element | undefined {
  let isOwn = !(parent instanceof SVGElement);
  for (const box of listBoxes(parent)) {
    const { overflowX, overflowY } = styleOf(box);
    const [x, y] = [isOwn || overflowX !== 'visible', isOwn || overflowY !== 'visible'];
    const rectangle = box.getBoundingClientRect();
    if (lines.some((line) => reachesOver(line, rectangle, x, y))) return box;
    isOwn = false;
  }
  return undefined;
}

/** Boxes around an element, up to one that scrolls, says that there is more, or is placed by itself. */
function listBoxes(element: Element): Element[] {
  const boxes: Element[] = [];
  for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
    const { display, overflowX, overflowY, position, textOverflow } = styleOf(box);
    if (textOverflow === 'ellipsis') break;
    const isInline = /^(inline|contents|inline-grid)$/.test(display) || box instanceof SVGElement;
    if (isInline) continue;
    if (/auto|scroll/.test(overflowX + overflowY)) break;
    boxes.push(box);
    if (position === 'fixed' || position === 'absolute') break;
  }
  return boxes;
}

function reachesOver(line: DOMRect, box: DOMRect, x: boolean, y: boolean): boolean {
  return (
    (x && (line.left < box.left - 1 || line.right > box.right + 1)) ||
    (y && (line.top < box.top - 1 || line.bottom > box.bottom + 1))
  );
}

/** Checks if an element overlaps other texts by intention. */
function isAfloat(element: Element | null): boolean {
  return (
    element !== null && (/fixed|sticky/.test(styleOf(element).position) || isAfloat(element.parentElement))
  );
}

function listOverlaps(texts: readonly PlacedText[]): string[] {
  const defects: string[] = [];
  const placed = texts
    .filter(({ parent }) => !isAfloat(parent))
    .flatMap((text) => text.lines.map((line) => ({ text, line })))
    .sort((one, other) => one.line.top - other.line.top);
  for (const [index, { text, line }] of placed.entries()) {
    for (const other of placed.slice(index + 1)) {
      if (other.line.top > line.bottom) break;
      const width = Math.min(line.right, other.line.right) - Math.max(line.left, other.line.left);
      const height = Math.min(line.bottom, other.line.bottom) - other.line.top;
      if (other.text !== text && width > 2 && height > 2) {
        defects.push(`texts on each other: ${quote(text)} and ${quote(other.text)}`);
      }
    }
  }
  return defects;
}

/** Checks if an element hides what it lies over. A range field without a look of its own lies over a curve. */
function paints(element: Element): boolean {
  const { opacity, backgroundColor } = styleOf(element);
  if (opacity === '0') return false;
  if (element instanceof SVGElement) return element.localName !== 'svg';
  return (
    /^(img|canvas|input|select|textarea)$/.test(element.localName) || !/^rgba\(.* 0\)$/.test(backgroundColor)
  );
}

function listCoveredTexts(texts: readonly PlacedText[]): string[] {
  return texts.flatMap((text) => {
    const { range, parent } = text;
    if (parent.closest('svg') || styleOf(parent).pointerEvents === 'none') return [];
    center(parent);
    const [line] = toLines(range, parent);
    if (!line || line.top < 0 || line.bottom > innerHeight) return [];
    const stack = document.elementsFromPoint(line.left + line.width / 2, line.top + line.height / 2);
    const own = stack.findIndex((element) => element.contains(parent) || parent.contains(element));
    const cover = own < 0 ? document.documentElement : stack.slice(0, own).find(paints);
    return cover ? [`covered by ${describe(cover)}: ${quote(text)}`] : [];
  });
}

/** Typed and selected texts that are wider than their fields. */
function listCutEntries(scope: Element): string[] {
  const kinds = 'input:not([type=radio], [type=checkbox], [type=range], [type=date], [type=email]), select';
  const canvas = document.createElement('canvas').getContext('2d');
  return [...scope.querySelectorAll<HTMLInputElement | HTMLSelectElement>(kinds)]
    .filter(isVisible)
    .flatMap((field) => {
      const { font, paddingLeft, paddingRight } = styleOf(field);
      if (canvas) canvas.font = font;
      const text =
        field instanceof HTMLSelectElement
          ? field.selectedOptions[0]?.label
          : field.value || field.placeholder;
      const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      const { width = 0 } = canvas?.measureText(text ?? '') ?? {};
      return width > room + 1 ? [`cut by its field: "${text}" in ${describe(field)}`] : [];
    });
}

/** Fields that a tap does not focus, unless it is on one of their buttons, which must act. */
async function listDeafFields(scope: Element): Promise<string[]> {
  const fields = [...scope.querySelectorAll<HTMLInputElement>('input, select, textarea')];
  const buttons = new Set<HTMLButtonElement>();
  const defects = fields.filter(({ disabled }) => !disabled).flatMap((field) => tapField(field, buttons));
  for (const button of buttons) defects.push(...(await pressTwice(button)));
  return defects;
}

/** Checks a field at three parts of its width, and adds the buttons inside it. */
function tapField(field: HTMLInputElement, buttons: Set<HTMLButtonElement>): string[] {
  const label = field.closest('label');
  const target = label && /radio|checkbox/.test(field.type) ? label : field;
  if (!isVisible(target)) return [];
  center(target);
  return [0.1, 0.5, 0.9].flatMap((part) => {
    const hit = findAt(target.getBoundingClientRect(), part);
    const button = hit?.closest('button');
    if (button?.parentElement?.contains(field)) {
      buttons.add(button);
      return [];
    }
    const focused =
      hit?.closest('label')?.control ?? hit?.closest('input, select, textarea, button, a, [tabindex]');
    return focused === field
      ? []
      : [`a tap on ${describe(field)} at ${part} of its width reaches ${describe(hit)}`];
  });
}

/** Expects the first press of a button inside a field to change the field, and the second one to change it back. */
async function pressTwice(button: HTMLButtonElement): Promise<string[]> {
  const field = button.parentElement;
  const before = field?.outerHTML;
  const defects: string[] = [];
  for (const isFirst of [true, false]) {
    button.click();
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    if ((field?.outerHTML !== before) !== isFirst) defects.push(`without effect: ${describe(button)}`);
  }
  return defects;
}

function listCoveredControls(scope: Element): string[] {
  const controls = [...scope.querySelectorAll('button, a[href], summary')].filter(isVisible);
  return controls.flatMap((element) => {
    center(element);
    const [largest] = [...element.getClientRects()].sort((one, other) => other.width - one.width);
    const hit = largest ? findAt(largest) : null;
    return element.contains(hit) ? [] : [`${describe(element)} lies under ${describe(hit)}`];
  });
}
