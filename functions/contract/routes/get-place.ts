import * as z from 'zod/mini';
import { pricedCounty, zipCode } from '../places.ts';
import type { Route } from '../route.ts';

export const getPlaceRoute = {
  id: 'get-place',
  method: 'GET',
  path: '/api/places/{zip}/',
  session: 'none',
  clientLimit: 'estimates',
  summary: 'Find the county of a ZIP code, or those with different marketplace prices.',
  parameters: z.object({ zip: zipCode }),
  response: z.object({
    zip: z.string(),
    counties: z
      .array(pricedCounty)
      .check(
        z.minLength(1),
        z.describe('More than one if their prices differ; the one with most homes first.'),
      ),
  }),
  errors: ['unknown_zip', 'no_marketplace'],
} as const satisfies Route;
