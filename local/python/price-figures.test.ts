import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { createFolder } from '#tests/support/temporary-folder.ts';
import { findMissingFigures } from './price-figures.ts';

function findFor(priceYear: number, figures: object, test = ''): string | undefined {
  const root = createFolder();
  const write = (folder: string, name: string, content: string) => {
    mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(join(root, folder, name), content);
  };
  write('functions/plans/tables', 'household.json', JSON.stringify({ price_year: priceYear }));
  const meanings = { counties: 'counties with a share', projection: 'rise of the next plan year' };
  write('tests/support', 'price-figures.json', JSON.stringify({ meanings, ...figures }));
  write('functions/plans', 'months.test.ts', test);
  return findMissingFigures(root);
}

it('names the file and each figure of the plan year that is missing', () => {
  const figures = { 2026: { counties: 753, projection: null } };
  expect(findFor(2026, figures)).toBeUndefined();
  expect(findFor(2027, figures)).toBe(
    'Tests lack figures of the prices of 2027. Write them to tests/support/price-figures.json, counted by another way than the tested one:\n  counties: counties with a share\n  projection: rise of the next plan year',
  );
  expect(
    findFor(2027, { ...figures, 2027: { counties: 0 } })
      ?.split('\n')
      .slice(1),
  ).toEqual(['  projection: rise of the next plan year']);
});

it('names the file and lines of each test of households at the prices of another plan year', () => {
  const test =
    "itAtPricesOf(2026)('costs 475', () => {});\n\n  itAtPricesOf(2026).each([])('is %i', () => {});\n";
  const figures = { 2026: { counties: 1, projection: 1 }, 2027: { counties: 1, projection: 1 } };
  expect(findFor(2026, figures, test)).toBeUndefined();
  expect(findFor(2027, figures, test)).toBe(
    'Tests have households at the prices of another year than 2027. Check each by hand, write its figures and name 2027:\n  functions/plans/months.test.ts: lines 1, 3',
  );
  expect(findFor(2027, figures, test.replace('2026', '2027'))?.split('\n').at(-1)).toBe(
    '  functions/plans/months.test.ts: lines 3',
  );
  expect(findFor(2027, { 2026: {} }, test)?.split('\n')).toHaveLength(5);
});

it('misses no figure of the prices of this repository', () => {
  expect(findMissingFigures(fileURLToPath(new URL('../..', import.meta.url)))).toBeUndefined();
});
