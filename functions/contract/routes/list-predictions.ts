import * as z from 'zod/mini';
import { olderThan, predictionRow } from '../predictions.ts';
import { problem } from '../problems.ts';
import type { Route } from '../route.ts';

/** Maximum page size. */
const maxLimit = 1000;

const invalidLimit = problem('limit_out_of_range', { max: maxLimit });

/** Page of the history; without parameters, the whole history. */
const historyQuery = z.object({
  limit: z
    .optional(
      z.pipe(
        z.string().check(z.regex(/^\d{1,4}$/, invalidLimit)),
        z.pipe(
          z.transform((digits: string) => Number(digits)),
          z.int().check(z.minimum(1, invalidLimit), z.maximum(maxLimit, invalidLimit)),
        ),
      ),
    )
    .check(z.describe(`Maximum number of predictions to return, from 1 to ${maxLimit}.`)),
  before: olderThan,
});

export type HistoryQuery = z.output<typeof historyQuery>;

export const listPredictionsRoute = {
  id: 'list-predictions',
  method: 'GET',
  path: '/api/predictions/history/',
  session: 'required',
  summary: "List the caller's predictions, newest first: all of them, or a page.",
  query: historyQuery,
  response: z.array(predictionRow),
  isPaged: true,
  errors: ['payload_too_large', 'too_many_requests'],
} as const satisfies Route;
