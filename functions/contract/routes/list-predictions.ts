import * as z from 'zod/mini';
import { prediction } from '../predictions.ts';
import type { Route } from '../route.ts';

/** Most predictions that one page of the history may be asked to hold. */
const largestPage = 1000;

const pageSizeMessage = `limit must be a whole number from 1 to ${largestPage}`;

/** Asks for a part of the history: everything, newest first, when both are absent. */
export const historyQuery = z.object({
  limit: z
    .optional(
      z.pipe(
        z.string().check(z.regex(/^\d{1,4}$/, pageSizeMessage)),
        z.pipe(
          z.transform((digits: string) => Number(digits)),
          z.int().check(z.minimum(1, pageSizeMessage), z.maximum(largestPage, pageSizeMessage)),
        ),
      ),
    )
    .check(z.describe(`Most predictions to answer, from 1 to ${largestPage}.`)),
  before: z
    .optional(z.ulid('before must be the id of a prediction').check(z.toUpperCase()))
    .check(z.describe('Only predictions older than the one with this id.')),
});

/** {@link historyQuery} as a type. */
export type HistoryQuery = z.output<typeof historyQuery>;

export const listPredictionsRoute = {
  method: 'GET',
  path: '/api/predictions/history/',
  session: 'required',
  summary: "The caller's predictions, newest first: all, or a page of them.",
  query: historyQuery,
  response: z.array(prediction),
  status: 200,
  errors: ['payload_too_large'],
} as const satisfies Route;
