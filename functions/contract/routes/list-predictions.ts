import * as z from 'zod/mini';
import { olderThan } from '../prediction-ids.ts';
import { historyRows, type predictionRow } from '../prediction-rows.ts';
import { problem } from '../problems.ts';
import { addResponse, type RouteRequest } from '../route.ts';

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
    .check(
      z.meta({
        description: `Maximum number of predictions to return, from 1 to ${maxLimit}.`,
        // Generated clients take a number then, and write its digits.
        ...{ type: 'integer', minimum: 1, maximum: maxLimit },
      }),
    ),
  before: olderThan,
});

export type HistoryQuery = z.output<typeof historyQuery>;

export type PredictionRow = z.output<typeof predictionRow>;

/** Row of the history; one that this version can't read has `other_version`. */
export type HistoryRow = z.output<typeof historyRows>[number];

export const listPredictionsRequest = {
  id: 'list-predictions',
  method: 'GET',
  path: '/api/predictions/history/',
  session: 'required',
  summary: "List the caller's predictions, newest first: all of them, or a page.",
  query: historyQuery,
  isPaged: true,
  errors: ['payload_too_large', 'too_many_requests'],
} as const satisfies RouteRequest;

export const listPredictionsRoute = /* @__PURE__ */ addResponse(listPredictionsRequest, historyRows);
