import * as z from 'zod/mini';
import { zipCode, zipCounties } from '../places.ts';
import type { Route } from '../route.ts';

export const getPlaceRoute = {
  id: 'get-place',
  method: 'GET',
  path: '/api/places/{zip}/',
  session: 'none',
  clientLimit: 'estimates',
  summary: 'Find the counties of a ZIP code.',
  parameters: z.object({ zip: zipCode }),
  response: zipCounties,
  errors: ['unknown_zip', 'no_marketplace'],
} as const satisfies Route;
