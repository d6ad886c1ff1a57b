import { globSync, readFileSync } from 'node:fs';
import { parse } from 'node:path';
import { expect, it } from 'vitest';
import { carAnswers } from '#contract/car-answers.ts';
import { healthAnswers } from '#contract/health-answers.ts';
import type { InsuranceAnswers } from '#contract/insurance-answers.ts';
import { createCarEvaluator } from '#frontend/features/places/car-evaluator.ts';
import { createHealthEvaluator } from '#frontend/features/places/health-evaluator.ts';
import { estimatePremium } from '#functions/pricing/estimate-premium.ts';
import { parseModelOutput } from '#functions/pricing/model-output.ts';
import type { PremiumModel } from '#functions/pricing/sagemaker-model.ts';
import carTables from '#model/artifacts/car.json' with { type: 'json' };
import healthTables from '#model/artifacts/health.json' with { type: 'json' };
import yearTables from '#model/artifacts/year.json' with { type: 'json' };
import { evaluate, readModels } from '#model/serving/evaluate.ts';
import { clamp } from '#model/serving/rating.ts';
import type { Inputs, Instance } from '#model/serving/wire-format.ts';
import { drawAnswers } from '#model/training/golden.ts';

const artifacts = new URL('../../model-training/artifacts/', import.meta.url);
const latest = globSync('prices-*', { cwd: artifacts }).sort().at(-1);
const { US, ...states } = Object.fromEntries(
  globSync('*.json', { cwd: new URL(`${latest}/`, artifacts) }).map((file) => [
    parse(file).name,
    JSON.parse(readFileSync(new URL(`${latest}/${file}`, artifacts), 'utf8')),
  ]),
);
const evaluators = {
  health: createHealthEvaluator(healthTables, US, states, yearTables),
  car: createCarEvaluator(carTables),
};

const models = await readModels();

/** The model as its endpoint answers, without HTTP. */
const model: PremiumModel = async (request) =>
  parseModelOutput(JSON.stringify(evaluate(models, JSON.stringify(request))));

/** Places of each kind: a county divided by ZIP digits or not, an unused ZIP, a county alone, a state, none. */
const places = [
  { state: 'CA', county: '06037', zip3: '913' },
  { state: 'CA', county: '06073', zip3: '919' },
  { state: 'TX', county: '48201' },
  { state: 'NY' },
  {},
];

/** Leaves out of drawn answers on a car those that may not be given beside the others. */
function allowAnswers({ car_class, deductible, ...others }: Instance) {
  const { car_price, car_body, car_fuel, cover } = others;
  const hasOwnCar = car_price !== undefined || car_body !== undefined || car_fuel !== undefined;
  return {
    ...others,
    ...(car_price !== undefined && { car_price: clamp(Number(car_price), [1000, 1_000_000]) }),
    ...(!hasOwnCar && { car_class }),
    ...(cover !== 'liability' && { deductible }),
  };
}

/** Federal standard age curve of CMS, by age from 14 on: 0.765 at 14 and younger, 3 from 64 on. */
const ageCurve: Readonly<Record<number, number>> = {
  ...{ 14: 765, 15: 833, 18: 913, 20: 970, 21: 1000, 24: 1000, 25: 1004, 30: 1135, 35: 1222, 40: 1278 },
  ...{ 45: 1444, 50: 1786, 55: 2230, 60: 2714, 63: 2952, 64: 3000 },
};

it('has the filed prices of Harris County at each age: those at 21, times the federal curve, in cents a month', () => {
  const filed: readonly number[] = states.TX.counties['201'].filed;
  const drawn = drawAnswers(healthTables.inputs as Inputs, 0);
  for (const [age, factor] of Object.entries(ageCurve)) {
    const input_data = healthAnswers.parse({ ...drawn, age, state: 'TX', county: '48201' });
    const { market } = evaluators.health.estimate({ insurance_type: 'health', input_data });
    const { premium, silver, bronze, gold } = market.filed ?? market;
    const expected = filed.map((usd) => (12 * Math.round((Math.round(100 * usd) * factor) / 1000)) / 100);
    expect([premium, silver, bronze, gold], age).toEqual(expected);
  }
});

/** Parts of 1,000 people; each has 200 of them, and of health one kind of place. */
const parts = [0, 1, 2, 3, 4];

it.each([...parts.map((part) => ['health', part] as const), ...parts.map((part) => ['car', part] as const)])(
  'has for 200 people the same %s estimate in the browser as in the API, part %i',
  async (insurance_type, part) => {
    const tables = insurance_type === 'health' ? healthTables : carTables;
    for (let index = part; index < 1000; index += parts.length) {
      const drawn = {
        ...drawAnswers(tables.inputs as Inputs, index),
        ...(insurance_type === 'health' && places[part]),
      };
      const answers = (
        insurance_type === 'health'
          ? { insurance_type, input_data: healthAnswers.parse(drawn) }
          : { insurance_type, input_data: carAnswers.parse(allowAnswers(drawn)) }
      ) satisfies InsuranceAnswers;
      expect(evaluators[insurance_type].estimate(answers)).toEqual(
        await estimatePremium({ model }, answers, new Date()),
      );
    }
  },
);
