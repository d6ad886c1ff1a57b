import * as z from 'zod/mini';
import { apiProblem } from './api-problems.ts';

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

const invalidZip = apiProblem('malformed', { field: 'zip' });

export const zipCode = z.string(invalidZip).check(z.regex(/^\d{5}$/, invalidZip));
