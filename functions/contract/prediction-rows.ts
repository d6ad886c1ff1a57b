import * as z from 'zod/mini';
import { knownPrice, yearPrices } from './market.ts';
import { carPrediction, healthPrediction, otherVersion } from './predictions.ts';
import { positiveUsd, usdRange } from './usd.ts';

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
export const listedMarket = {
  market_premium: positiveUsd.check(z.describe('Premium of `market`, USD a year.')),
  market_range: usdRange.check(z.describe('Range of `market`, USD a year.')),
};

/** Marketplace prices in a row: what the household that is stored with the prediction pays follows from them. */
export const listedPrices = z
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

export const predictionRow = z.discriminatedUnion('insurance_type', [
  z.extend(z.pick(healthPrediction, { ...listed, household: true }), {
    ...listedMarket,
    prices: listedPrices,
  }),
  z.extend(z.pick(carPrediction, { ...listed, covers: true, policy: true }), listedMarket),
]);

/** Rows of the history, of which those that this version can't read say so. */
export const historyRows = z.array(z.union([predictionRow, otherVersion]));
