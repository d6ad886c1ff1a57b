import * as z from 'zod/mini';
import {
  carPrediction,
  healthPrediction,
  knownPrice,
  olderThan,
  positiveUsd,
  usdRange,
  yearPrices,
} from '../predictions.ts';
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

/** Members of a prediction that the history lists. The others are in the response for a single prediction. */
const listed = {
  id: true,
  insurance_type: true,
  input_data: true,
  predicted_premium: true,
  created_at: true,
  range: true,
  label: true,
} as const;

/** Members of `market` in a row. */
const listedMarket = {
  market_premium: positiveUsd.check(z.describe('Premium of `market`, USD a year.')),
  market_range: usdRange.check(z.describe('Range of `market`, USD a year.')),
};

/** Marketplace prices in a row: what the household that is stored with the prediction pays follows from them. */
const listedPrices = z
  .object({
    plan_year: yearPrices.shape.plan_year,
    basis: yearPrices.shape.basis,
    bronze: knownPrice,
    silver: knownPrice,
    gold: knownPrice,
  })
  .check(
    z.describe(
      'Cheapest plan of each metal level at the age of the applicant, USD a year before any tax credit, as in `market`; null if not known.',
    ),
  );

const predictionRow = z.discriminatedUnion('insurance_type', [
  z.extend(z.pick(healthPrediction, { ...listed, household: true }), {
    ...listedMarket,
    prices: listedPrices,
  }),
  z.extend(z.pick(carPrediction, { ...listed, covers: true }), listedMarket),
]);

export type PredictionRow = z.output<typeof predictionRow>;

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
