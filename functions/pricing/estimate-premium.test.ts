import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { CarAnswers } from '#contract/car-answers.ts';
import usStates from '#contract/us-states.json' with { type: 'json' };
import { toFieldsError } from '#functions/errors/api-error.ts';
import car from '#model/artifacts/car.json' with { type: 'json' };
import { readModels } from '#model/serving/evaluate.ts';
import type { StatePrices } from '#model/serving/places.ts';
import previousOutput from '#model/serving/previous-output.json' with { type: 'json' };
import { carAnswers, healthAnswers, ohioBasis } from '#tests/support/test-predictions.ts';
import { checkCounty, checkZip3, estimatePremium } from './estimate-premium.ts';
import { parseModelOutput } from './model-output.ts';
import type { ModelRequest } from './sagemaker-model.ts';

const answers = { insurance_type: 'car', input_data: { ...carAnswers, state: 'OH' } } as const;
const now = new Date('2026-11-20T10:00:00.000Z');

const driver = ['driver_age', 'driving_experience'];
const contributions = [
  { feature: 'driver_age', features: driver, value: 30, reference: null, amount: 300 },
  { feature: 'annual_mileage', value: 15, reference: 21.7, amount: 50.5 },
  { feature: 'car_mfg_year', value: 2018, reference: null, amount: -20.25 },
  { feature: 'prv_accident', value: 1, reference: null, amount: 269.75 },
  { feature: 'state', value: 'OH', reference: null, amount: -100 },
];
const coverPrice = { premium: 1500, range: { low: 900, high: 2200 } };
const covers = { minimum: coverPrice, liability_comprehensive: coverPrice, full: coverPrice };
const market = {
  premium: 1122,
  range: { low: 640, high: 1700 },
  ...ohioBasis,
};

/** Answers to which the model of the last release returned `previous-output.json`. */
const ownCar = {
  driver_age: 30,
  driving_experience: 8,
  annual_mileage: 15,
  car_mfg_year: 2018,
  prv_accident: 0,
  car_price: 45_000,
  car_body: 'suv',
  deductible: 1000,
  limits: '100_300',
} as const;

/** Creates a model whose output has these changes, and records its requests. */
function buildModel(changes: object = {}) {
  const requests: ModelRequest[] = [];
  const output = {
    model_version: 'car-1',
    premium: 1500,
    range: { low: 900, high: 2200, coverage: 0.8 },
    market,
    baseline: 1000,
    contributions,
    covers,
    outside_training: [],
    ...changes,
  };
  const model = async (request: ModelRequest) => {
    requests.push(request);
    return output;
  };
  return { model, requests };
}

it('sends the answers and the present year to the model', async () => {
  const { model, requests } = buildModel();
  await estimatePremium({ model }, answers, now);
  expect(requests).toEqual([
    {
      insurance_type: 'car',
      year: 2026,
      instances: [answers.input_data],
    },
  ]);
});

it('lists the plan years that have prices, where those of the wanted one have ended', async () => {
  const message = 'plan_year must be at least 2027';
  const model = () => Promise.reject(toFieldsError({ plan_year: { message, code: 'invalid_value' } }));
  const health = { insurance_type: 'health', input_data: healthAnswers } as const;
  await expect(estimatePremium({ model }, health, now, 2026)).rejects.toMatchObject({
    fields: { plan_year: { message: 'Plan year must be one of: 2027', code: 'not_a_choice' } },
  });
});

it('returns market, contributions and warnings', async () => {
  const { model } = buildModel({ outside_training: [{ feature: 'driver_age', lowest: 40, highest: 97 }] });
  expect(await estimatePremium({ model }, answers, now)).toEqual({
    ...answers,
    predicted_premium: 1500,
    range: { low: 900, high: 2200, coverage: 0.8 },
    market,
    baseline: 1000,
    contributions,
    warnings: [
      {
        feature: 'driver_age',
        message: expect.stringContaining('The estimate uses 40'),
        code: 'beyond_data',
        params: { feature: 'driver_age', answer: answers.input_data.driver_age, lowest: 40, highest: 97 },
        limits: { lowest: 40, highest: 97 },
      },
    ],
    model_version: 'car-1',
    covers,
  });
});

it.each([
  ['a contribution is missing', { contributions: [], baseline: 1500 }],
  ['an answer is explained twice', { contributions: [...contributions, contributions[4]] }],
  [
    'a contribution is for an unknown answer',
    { contributions: contributions.map((part) => ({ ...part, features: undefined, feature: 'x' })) },
  ],
  ['the output has a year, which cars have not', { year: null }],
  ['the output has no covers', { covers: undefined }],
])('throws model_failed if %s', async (_, changes) => {
  const { model } = buildModel(changes);
  await expect(estimatePremium({ model }, answers, now)).rejects.toMatchObject({
    code: 'model_failed',
    message: 'The premium could not be estimated, and nothing was saved. Please try again later.',
  });
});

// A deployment replaces the model before the functions; a return to the version before replaces the functions last.
it('is never without given answers: the model of the last release does not know them, and fails in words', async () => {
  const output = parseModelOutput(JSON.stringify(previousOutput));
  expect(output.model_version).toBe('car-2026.3');
  const model = async () => output;
  const { car_price, car_body, deductible, limits, ...known } = ownCar;
  const estimate = (input_data: CarAnswers) =>
    estimatePremium({ model }, { insurance_type: 'car', input_data }, now);
  for (const own of [{ car_price }, { car_body }, { deductible }, { limits }, ownCar]) {
    await expect(estimate({ ...known, ...own })).rejects.toMatchObject({ code: 'model_failed' });
  }
  expect(await estimate(known)).toMatchObject({ predicted_premium: 1470.1 });
});

describe('checkZip3', () => {
  const isRejected = (zip3: string, state: keyof typeof usStates) => {
    try {
      checkZip3({ state, zip3 });
      return false;
    } catch (error) {
      expect((error as Error & { fields: object }).fields).toMatchObject({ zip3: { code: 'unknown_zip3' } });
      return true;
    }
  };

  it('accepts the digits of the model in their state, and rejects all others', () => {
    const all = Array.from({ length: 1000 }, (_, code) => String(code).padStart(3, '0'));
    for (const [state, factors] of Object.entries(car.zip3)) {
      const accepted = all.filter((zip3) => !isRejected(zip3, state as keyof typeof usStates));
      expect(accepted).toEqual(Object.keys(factors).sort());
    }
  });

  it('ignores answers without digits', () => {
    expect(() => checkZip3({ state: 'OH' })).not.toThrow();
  });
});

describe('checkCounty', () => {
  const artifacts = new URL('../../model-training/artifacts/', import.meta.url);
  const latest = readdirSync(artifacts)
    .filter((name) => name.startsWith('prices-'))
    .sort()
    .at(-1);

  /** Message of what rejects a county; undefined if it is known. */
  function catchMessage(check: () => void): string | undefined {
    try {
      check();
      return undefined;
    } catch (error) {
      return (error as Error).message;
    }
  }

  it('accepts the counties of the model and rejects all other codes, with its message', async () => {
    const { health } = await readModels();
    const states = Object.entries(usStates) as [keyof typeof usStates, { fips: string }][];
    for (const [state, { fips }] of states) {
      const prices: StatePrices = JSON.parse(
        readFileSync(new URL(`${latest}/${state}.json`, artifacts), 'utf8'),
      );
      const rejected = Array.from({ length: 1000 }, (_, code) => String(code).padStart(3, '0')).filter(
        (code) => catchMessage(() => checkCounty({ state, county: fips + code })) !== undefined,
      );
      expect(rejected).toHaveLength(1000 - Object.keys(prices.counties).length);
      expect(rejected.filter((code) => code in prices.counties)).toEqual([]);

      const county = `${fips}${rejected[0]}`;
      const message = catchMessage(() => checkCounty({ state, county }));
      expect(message).toBe(catchMessage(() => health.estimate({ ...healthAnswers, state, county }, 2026)));
    }
  });

  it('ignores answers without a county', () => {
    expect(() => checkCounty({ state: 'OH' })).not.toThrow();
  });

  it('needs at most 8 KB', () => {
    expect(readFileSync(new URL('county-codes.json', artifacts)).length).toBeLessThanOrEqual(8000);
  });
});
