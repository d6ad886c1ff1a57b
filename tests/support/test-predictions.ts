import { ulid } from 'ulid';
import { bodyExamples, planExamples } from '#contract/examples.ts';
import type { Prediction } from '#contract/predictions.ts';
import type { PredictionRow } from '#contract/routes/list-predictions.ts';
import { toRowMarket } from '#contract/row-market.ts';

export const healthAnswers = {
  ...bodyExamples['predict-health-premium'],
  history_of_cancer_in_family: 'yes',
} as const;

/** Household of three, of whom the first gives the answers; the second adult has an offer of an employer. */
export const household = {
  people: planExamples.Texas.people.map((person, index) => ({
    ...person,
    ...(index === 0 && { age: healthAnswers.age }),
    ...(index === 1 && { has_cover: 'none', employer_offer: { own: 200, family: 700.5 } }),
  })),
  income: 84_000,
};

export const carAnswers = { ...bodyExamples['predict-car-premium'], prv_accident: 1 } as const;

/** Other drivers and cars of a policy. */
export const policy = {
  drivers: [
    { driver_age: 43, driving_experience: 25, prv_accident: 0, violations: 'one_ticket' },
    { driver_age: 16, driving_experience: 0, prv_accident: 0 },
  ],
  cars: [
    {
      annual_mileage: 12.5,
      car_mfg_year: 2018,
      cover: 'full',
      car_price: 28_000,
      car_body: 'car',
      car_fuel: 'gas',
    },
    { annual_mileage: 8, car_mfg_year: 2014, cover: 'liability' },
  ],
} as const;

/** Prices of the covers of a test prediction. */
export const carCovers = {
  minimum: { premium: 610, range: { low: 300, high: 1100 } },
  liability_comprehensive: { premium: 980, range: { low: 500, high: 1700 } },
  full: { premium: 1400, range: { low: 700, high: 2400 } },
};

/** Basis of a market price that is the average of Ohio. */
export const ohioBasis = {
  basis: 'Ohio',
  basis_code: 'average_of_state',
  params: { state: 'OH' },
} as const;

export function buildPrediction(time: Date): Extract<Prediction, { insurance_type: 'car' }> {
  return {
    id: ulid(time.getTime()),
    created_at: time.toISOString(),
    insurance_type: 'car',
    input_data: carAnswers,
    predicted_premium: 1234.56,
    range: { low: 1000, high: 1500.5, coverage: 0.8 },
    baseline: 1200,
    contributions: [{ feature: 'driver_age', value: 30, reference: 38, amount: 34.56 }],
    warnings: [],
    model_version: 'car-test',
    market: {
      premium: 1288,
      range: { low: 1000, high: 1600 },
      ...ohioBasis,
    },
    covers: carCovers,
  };
}

export function toRow(prediction: Prediction): PredictionRow {
  const { baseline, contributions, warnings, model_version, market: _market, ...others } = prediction;
  const { year, ...row } = { year: undefined, ...others };
  return { ...row, ...toRowMarket(prediction) } as PredictionRow;
}
