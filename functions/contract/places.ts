import * as z from 'zod/mini';

/** Place of a marketplace price. */
export const pricedCounty = z.object({
  state: z.string().check(z.describe('Postal code.')),
  county: z.string().check(z.describe('Five-digit FIPS code.')),
  name: z.string(),
  zip3: z
    .optional(z.string())
    .check(z.describe('First three ZIP digits, where they decide the price of the county.')),
  basis: z
    .enum(['filed', 'area', 'zip3', 'approximate', 'state', 'country'])
    .check(
      z.describe(
        'Origin of the prices. `filed`: for the county, exact; others are those of a rating area or of the state.',
      ),
    ),
  area: z.nullable(z.int()).check(z.describe('Rating area of the state; null if it is not known.')),
  plan_year: z.int().check(z.describe('Plan year of the prices.')),
});

export const zipMessage = 'ZIP code must be five digits as text, such as "77002"';

export const zipCode = z.string(zipMessage).check(z.regex(/^\d{5}$/, zipMessage));
