import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const figuresFile = 'tests/support/price-figures.json';

/**
 * Finds the figures that tests lack of the plan year of the prices. Without them the exact checks of that year are
 * skipped.
 * @param root the repository's folder
 * @returns the file and the figures to write; undefined if it has all
 */
export function findMissingFigures(root: string): string | undefined {
  const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
  const { price_year: year } = read('functions/plans/tables/household.json');
  const { meanings, [year]: known = {} } = read(figuresFile);
  const missing = Object.entries(meanings).filter(([name]) => known[name] === undefined);
  if (missing.length === 0) return undefined;
  const lines = missing.map(([name, meaning]) => `  ${name}: ${meaning}`);
  return [
    `Tests lack figures of the prices of ${year}. Write them to ${figuresFile}, counted by another way than the tested one:`,
    ...lines,
  ].join('\n');
}
