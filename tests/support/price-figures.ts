import { it } from 'vitest';
import { priceYear } from '#functions/plans/rules.ts';
import figures from './price-figures.json' with { type: 'json' };

type Figures = (typeof figures)['2026'];

const { meanings: _meanings, ...byYear } = figures;

/**
 * Figures of the filed prices, counted in their tables by another way than the tested one; undefined after a renewal,
 * until they are written. `local/python/price-figures.test.ts` fails meanwhile.
 */
export const priceFigures: { readonly [Name in keyof Figures]: Figures[Name] | null } | undefined =
  Object.entries(byYear).find(([year]) => year === String(priceYear))?.[1];

/**
 * Runs a test whose figures follow from the filed prices of a plan year while these are in the tables. After a renewal
 * `local/python/price-figures.test.ts` names it until it has those of the new year.
 */
export const itAtPricesOf = (year: number) => it.runIf(year === priceYear);
