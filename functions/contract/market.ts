import * as z from 'zod/mini';
import { optionalMember } from './fields.ts';
import { wholeNumber } from './household.ts';
import { byDesign } from './plan-designs.ts';
import { positiveUsd, usd, usdRange } from './usd.ts';

/** Price of the market that a premium is compared with. */
export const market = z
  .object({
    premium: positiveUsd,
    range: usdRange,
    basis: z
      .string()
      .check(
        z.minLength(1),
        z.describe(
          'What the price is for, such as "second-cheapest silver plan of 2026, Harris County, Texas, projected to 2027".',
        ),
      ),
    basis_code: z
      .enum([
        'benchmark_of_county',
        'benchmark_of_state',
        'benchmark_of_country',
        'average_of_state',
        'average_of_country',
      ])
      .check(z.describe('`basis` as a code with `params`.')),
    params: z.object({
      plan_year: z.optional(z.int()),
      state: z.optional(z.string()),
      county: z.optional(z.string()).check(z.describe('Name of the county.')),
      zip3: z.optional(z.string()).check(z.describe('First three ZIP digits, where they decide the price.')),
    }),
  })
  .check(
    z.describe(
      'USD a year. Health: marketplace price for the age, before tax credits. Cars: average expenditure.',
    ),
  );

const lowestPrice = (level: string) =>
  z
    .nullable(positiveUsd)
    .check(z.describe(`Lowest ${level} price of the place at the age, USD a year; null if it is not known.`));

const percent = z.number();

export const yearPrices = z
  .object({
    plan_year: z.int(),
    basis: z.enum(['filed', 'projected']),
    rise: z
      .optional(z.object({ mean: percent, low: percent, high: percent }))
      .check(
        z.describe(
          'Percent over the filed prices: mean of the requests in the county, else in the state, with its likely range.',
        ),
      ),
  })
  .check(
    z.describe(
      'Plan year of the prices; `projected` where those of the year are not filed yet. Prices are exact if this basis and `place_basis` are `filed`.',
    ),
  );

export const knownPrice = z.nullable(positiveUsd);

/** Price of the marketplace at a place, with what it is for. */
export const healthMarket = z.extend(market, {
  prices: yearPrices,
  filed: z
    .optional(z.object({ premium: positiveUsd, bronze: knownPrice, silver: knownPrice, gold: knownPrice }))
    .check(z.describe('Filed prices of `params.plan_year`, USD a year; absent when `prices` are filed.')),
  area: z.nullable(z.int()).check(z.describe('Rating area of the state; null if the place is larger.')),
  silver: lowestPrice('silver'),
  bronze: lowestPrice('bronze'),
  gold: lowestPrice('gold'),
  place_basis: z
    .enum(['filed', 'area', 'zip3', 'approximate', 'state', 'country'])
    .check(z.describe('What the place was found by. `filed`: by the county, whose filed prices are known.')),
  bronze_basis: z
    .nullable(z.enum(['filed', 'area']))
    .check(
      z.describe(
        'Basis of `bronze` in a county: filed, or the price of one place of the rating area; null elsewhere.',
      ),
    ),
  deductibles: z
    .optional(byDesign(z.object({ low: usd, median: usd, high: usd })))
    .check(
      z.describe(
        'Deductibles of plans of the county by level, USD a year for one person. Absent: `year` counts with typical plans.',
      ),
    ),
});

/** Plan year of health plans, beside the answers of a request. One without rules is refused with the list of the others. */
export const planYear = optionalMember(wholeNumber('plan_year', 0, 9999)).check(
  z.describe('Plan year of the prices. By default the next one to choose.'),
);
