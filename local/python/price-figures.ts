import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const figuresFile = 'tests/support/price-figures.json';

/** Folders of the tests that may name the plan year of their prices. */
const folders = ['functions', 'frontend/src', 'model-training', 'tests/unit'];

/**
 * Finds what tests lack of the plan year of the prices. Without it the exact checks of that year are skipped.
 * @param root the repository's folder
 * @returns the files and the figures to write; undefined if they have all
 */
export function findMissingFigures(root: string): string | undefined {
  const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
  const { price_year: year } = read('functions/plans/tables/household.json');
  const { meanings, [year]: known = {} } = read(figuresFile);
  const missing = Object.entries(meanings).filter(([name]) => known[name] === undefined);
  const earlier = listEarlierTests(root, year);
  const parts = [
    missing.length > 0 &&
      `Tests lack figures of the prices of ${year}. Write them to ${figuresFile}, counted by another way than the tested one:`,
    ...missing.map(([name, meaning]) => `  ${name}: ${meaning}`),
    earlier.length > 0 &&
      `Tests have households at the prices of another year than ${year}. Check each by hand, write its figures and name ${year}:`,
    ...earlier.map(({ file, lines }) => `  ${file}: lines ${lines.join(', ')}`),
  ].filter((part) => part !== false);
  return parts.length > 0 ? parts.join('\n') : undefined;
}

/** Lists the calls of `itAtPricesOf` with another plan year, by file. */
function listEarlierTests(root: string, year: number): { file: string; lines: number[] }[] {
  const files = globSync(
    folders.map((folder) => `${folder}/**/*.test.ts`),
    { cwd: root },
  ).sort();
  return files.flatMap((file) => {
    const texts = readFileSync(join(root, file), 'utf8').split('\n');
    const lines = texts.flatMap((text, index) => {
      const named = /\bitAtPricesOf\((\d+)\)/.exec(text)?.[1];
      return named === undefined || Number(named) === year ? [] : [index + 1];
    });
    return lines.length > 0 ? [{ file: file.replaceAll('\\', '/'), lines }] : [];
  });
}
