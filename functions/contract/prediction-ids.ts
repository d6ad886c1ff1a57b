import * as z from 'zod/mini';
import { problem } from './problems.ts';

/** Query parameter of a page. */
export const olderThan = z
  .optional(z.ulid(problem('invalid_format', { field: 'before' })).check(z.toUpperCase()))
  .check(z.describe('Only predictions older than the one with this id.'));

export const predictionParameters = z.object({
  id: z.ulid(problem('not_found', { item: 'prediction' })).check(z.toUpperCase()),
});
