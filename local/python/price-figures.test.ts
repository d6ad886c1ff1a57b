import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { createFolder } from '#tests/support/temporary-folder.ts';
import { findMissingFigures } from './price-figures.ts';

function findFor(priceYear: number, figures: object): string | undefined {
  const root = createFolder();
  const write = (folder: string, name: string, content: object) => {
    mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(join(root, folder, name), JSON.stringify(content));
  };
  write('functions/plans/tables', 'household.json', { price_year: priceYear });
  const meanings = { counties: 'counties with a share', projection: 'rise of the next plan year' };
  write('tests/support', 'price-figures.json', { meanings, ...figures });
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

it('misses no figure of the prices of this repository', () => {
  expect(findMissingFigures(fileURLToPath(new URL('../..', import.meta.url)))).toBeUndefined();
});
