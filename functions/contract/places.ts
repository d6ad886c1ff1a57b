import * as z from 'zod/mini';
import { apiProblem } from './api-problems.ts';
import { toPlainText } from './typed-text.ts';

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

export const zipCounties = z.object({
  zip: z.string(),
  counties: z
    .array(pricedCounty)
    .check(
      z.minLength(1),
      z.describe('Those with at least 2 % of the homes of the ZIP code, the one with most first.'),
    ),
  county_required: z
    .boolean()
    .check(
      z.describe(
        'True if the counties differ in state, in a price or in a program, so that prices need one of them. Otherwise the first is taken.',
      ),
    ),
});

const invalidZip = apiProblem('malformed', { field: 'zip' });

export const zipCode = z.string(invalidZip).check(
  z.overwrite((text) => toPlainText(text).trim()),
  z.regex(/^\d{5}$/, invalidZip),
);
