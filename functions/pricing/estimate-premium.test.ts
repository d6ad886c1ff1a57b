import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import usStates from '#contract/us-states.json' with { type: 'json' };
import { toFieldsError } from '#functions/errors/api-error.ts';
import car from '#model/artifacts/car.json' with { type: 'json' };
import { readModels } from '#model/serving/evaluate.ts';
import type { StatePrices } from '#model/serving/places.ts';
import { carAnswers, healthAnswers, ohioBasis } from '#tests/support/test-predictions.ts';
import { checkCounty, checkZip3, estimatePremium } from './estimate-premium.ts';
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

it('is never without given answers: a model that does not know them yet fails in words', async () => {
  const own = { car_price: 45_000, deductible: 1000 };
  const { model } = buildModel();
  for (const [name, answer] of Object.entries(own)) {
    const given = { ...answers, input_data: { ...answers.input_data, [name]: answer } };
    await expect(estimatePremium({ model }, given, now)).rejects.toMatchObject({ code: 'model_failed' });
  }
  expect(await estimatePremium({ model }, answers, now)).toMatchObject({ predicted_premium: 1500 });
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
