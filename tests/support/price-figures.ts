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
