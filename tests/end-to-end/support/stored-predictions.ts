import { type APIRequestContext, expect } from '@playwright/test';
import { ulid } from 'ulid';
import type { Prediction } from '#contract/predictions.ts';
import type { PredictionRow } from '#contract/routes/list-predictions.ts';
import { carCovers, ohioBasis } from '#tests/support/test-predictions.ts';
import { carRequest, healthRequest } from './prediction-forms.ts';

/** Formats whole US dollars, as the website does: "$8,931". */
export function formatDollars(amount: unknown): string {
  return `$${Math.round(Number(amount)).toLocaleString('en-US')}`;
}

const requests = {
  health: { path: '/api/predictions/health_insurance/', answers: healthRequest },
  car: { path: '/api/predictions/car_insurance/', answers: carRequest },
};

/**
 * Creates a prediction through the API and returns the response.
 * @param changes to the answers of the forms
 */
export async function storePrediction(
  request: APIRequestContext,
  { token }: { token: string },
  type: 'health' | 'car',
  changes: object = {},
): Promise<Record<string, unknown>> {
  const { path, answers } = requests[type];
  const response = await request.post(path, {
    data: { ...answers, ...changes },
    headers: { authorization: `Token ${token}` },
  });
  expect(response.status()).toBe(200);
  return response.json();
}

/** Prediction with the members that only rows of the history have. */
type ListedPrediction = Prediction & PredictionRow;

/** Builds a history as the API returns it, newest first; every third prediction is for a car. */
export function buildHistory(length: number): ListedPrediction[] {
  return Array.from({ length }, (_, index) => buildPrediction(length - index));
}

function buildPrediction(number: number): ListedPrediction {
  const time = Date.UTC(2026, 0, 1, 12) + number * 3_600_000;
  const premium = number % 3 === 0 ? 1000 + number : 9000 + number;
  const estimate = {
    id: ulid(time),
    created_at: new Date(time).toISOString(),
    predicted_premium: premium,
    range: { low: Math.round(premium * 0.8), high: Math.round(premium * 1.3), coverage: 0.8 },
    baseline: premium - 10,
    warnings: [],
    model_version: 'test',
    market_premium: 8000,
    market: {
      premium: 8000,
      range: { low: 7000, high: 9000 },
      ...ohioBasis,
    },
    market_range: { low: 7000, high: 9000 },
  };
  const reason = { value: 42, reference: 40, amount: 10 };
  return number % 3 === 0
    ? {
        ...estimate,
        insurance_type: 'car',
        input_data: carRequest,
        covers: carCovers,
        contributions: [{ feature: 'driver_age', ...reason }],
      }
    : {
        ...estimate,
        market: {
          ...estimate.market,
          area: null,
          silver: null,
          bronze: null,
          gold: null,
          place_basis: 'state',
          bronze_basis: null,
          prices: { plan_year: 2026, basis: 'filed' },
        },
        prices: { plan_year: 2026, basis: 'filed', bronze: null, silver: 7900, gold: null },
        year: null,
        insurance_type: 'health',
        input_data: { ...healthRequest } as Extract<Prediction, { insurance_type: 'health' }>['input_data'],
        contributions: [{ feature: 'age', ...reason }],
      };
}
