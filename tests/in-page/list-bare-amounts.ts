const period = /\b(?:an?|each|per)\s(?:month|year)\b|\bannual|\b(?:your|usual|bad) year\b/i;

/** Amounts that are of neither: incomes, limits, also those that a law requires, and prices of things. */
const others =
  /insure at least|income|deductible|limits? |price when new|pays? at most|a crash|your own injuries/i;

const blocks = 'li, tr, dl > div, p, figcaption, summary, h1, h2, h3, label, legend, dl';

/** Text of an element that can be seen. */
function textOf(element: Element | null | undefined): string {
  if (!element) return '';
  const parts: string[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: parent, textContent: text } = walker.currentNode;
    if (parent && isSeen(parent)) parts.push(text ?? '');
  }
  return parts.join(' ');
}

function isSeen(element: Element): boolean {
  return (
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('.visually-hidden, svg, [aria-hidden="true"], script, style')
  );
}

/** Blocks and headings that say what an amount is: its own, its column's and its section's. */
function listContexts(parent: Element): (Element | null | undefined)[] {
  const cell = parent.closest('td, th');
  const table = cell?.closest('table');
  const column = cell?.parentElement ? [...cell.parentElement.children].indexOf(cell) : -1;
  const block = parent.closest(blocks);
  return [
    block,
    // Prices in a row, with their period below, and a tile.
    block?.closest('dl')?.parentElement,
    block?.closest('[data-level], [data-cover]'),
    // The range below an amount.
    /^likely/.test(block?.textContent ?? '') ? block?.parentElement : undefined,
    parent.closest('div:has(> h3)')?.querySelector('h3'),
    table?.caption,
    table?.tHead?.rows[0]?.cells[column],
    // The corner names the unit of all columns.
    table?.tHead?.rows[0]?.cells[0],
    parent.closest('figure')?.querySelector('figcaption'),
    parent.closest('section')?.querySelector('h1, h2, h3'),
    parent.closest('details')?.querySelector('summary'),
  ];
}

/** Lists the amounts of money of which neither their block nor its headings say "a month" or "a year". */
export function listBareAmounts(): string[] {
  const bare: string[] = [];
  const walker = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  while (walker.nextNode()) {
    const { parentElement: parent, textContent: text } = walker.currentNode;
    if (!parent || !/\$\d/.test(text ?? '') || !isSeen(parent)) continue;
    // The caption of a section's figure is there while it is closed too.
    const caption = parent.closest('summary')?.parentElement?.querySelector('figcaption')?.textContent ?? '';
    const contexts = [...listContexts(parent).map(textOf), caption];
    if (!contexts.some((context) => period.test(context)) && !others.test(contexts[0] ?? '')) {
      bare.push(`${text} in: ${contexts[0]}`);
    }
  }
  return bare;
}
