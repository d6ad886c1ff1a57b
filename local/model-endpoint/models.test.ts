import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readModels, trainedArtifacts } from './models.ts';
import { type Answers, insuranceTypes, type PremiumModel } from './requests.ts';

const models = await readModels();
const timeout = 120_000;

const golden = z.object({
  model_version: z.string(),
  cases: z.array(
    z.object({
      instance: z.record(z.string(), z.union([z.number(), z.string(), z.array(z.string())])),
      price: z.tuple([z.number(), z.number(), z.number()]),
      prediction: z.record(z.string(), z.unknown()),
    }),
  ),
});

function readGolden(product: string) {
  const file = path.join(trainedArtifacts, 'golden', `${product}.json`);
  return golden.parse(JSON.parse(readFileSync(file, 'utf8')));
}

const referencePeople = z.record(
  z.enum(insuranceTypes),
  z.object({
    model_version: z.string(),
    mean: z.number(),
    people: z.array(z.record(z.string(), z.union([z.number(), z.string(), z.array(z.string())]))),
  }),
);

describe.each(insuranceTypes)('the %s model', (product) => {
  const model = models[product];

  test('keeps the mean premium of reference people within 5 % of the figure of its version', () => {
    const file = new URL('../../model-training/reference-people.json', import.meta.url);
    const { model_version, mean, people } = referencePeople.parse(JSON.parse(readFileSync(file, 'utf8')))[
      product
    ];
    const sum = people.reduce((total, answers) => total + model.price(answers).premium, 0);
    // A new version states its own mean, so that a release can't move prices unnoticed.
    expect(model.version).toBe(model_version);
    expect(Math.abs(sum / people.length / mean - 1)).toBeLessThan(0.05);
  });

  test('gives the output of the golden vectors to the cent', { timeout }, () => {
    const { model_version, cases } = readGolden(product);
    expect(model.version).toBe(model_version);
    expect(cases.length).toBeGreaterThan(300);
    for (const { instance, price, prediction } of cases) {
      expect(Object.values(model.price(instance)), JSON.stringify(instance)).toEqual(price);
      expect(model.predict(instance), JSON.stringify(instance)).toEqual(prediction);
    }
  });

  test('returns a premium within its range, with amounts that add up to the cent', { timeout }, () => {
    fc.assert(
      fc.property(anyInstance(model), (instance) => {
        const { premium, range, market, baseline, contributions } = model.predict(instance);
        expect(range.low).toBeGreaterThan(0);
        expect(range.low).toBeLessThanOrEqual(premium);
        expect(range.high).toBeGreaterThanOrEqual(premium);
        expect(Number.isFinite(range.high)).toBe(true);
        expect(market.range.low).toBeLessThanOrEqual(market.premium);
        expect(market.range.high).toBeGreaterThanOrEqual(market.premium);
        const cents = contributions.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
        expect(Math.round(baseline * 100) + cents).toBe(Math.round(premium * 100));
        const explained = contributions.flatMap(({ feature, features }) => features ?? [feature]);
        expect(explained.sort()).toEqual(Object.keys(instance).sort());
        expect(model.price(instance)).toEqual({ premium, low: range.low, high: range.high });
      }),
      { numRuns: 300 },
    );
  });
});

describe.each([
  ['health', 'age', 1],
  ['health', 'weight', 1],
  ['health', 'height', -1],
  ['health', 'has_diabetes', 1],
  ['health', 'has_pressure_issue', 1],
  ['health', 'any_bodytransplant', 1],
  ['health', 'any_chronic_disease', 1],
  ['health', 'any_allergies', 1],
  ['health', 'history_of_cancer_in_family', 1],
  ['health', 'no_of_major_surgery', 1],
  ['car', 'prv_accident', 1],
  ['car', 'annual_mileage', 1],
  ['car', 'driving_experience', -1],
  ['car', 'vehicle_age', -1],
] as const)('the %s premium by %s', (product, field, sign) => {
  const model = models[product];

  test(sign > 0 ? 'never falls' : 'never rises', { timeout }, () => {
    fc.assert(
      fc.property(
        anyInstance(model),
        anyNumber(model, field),
        anyNumber(model, field),
        (instance, one, other) => {
          const [low, high] = [Math.min(one, other), Math.max(one, other)].map(
            (value) => model.price({ ...instance, [field]: value }).premium,
          ) as [number, number];
          expect(sign * (high - low)).toBeGreaterThanOrEqual(0);
        },
      ),
      { numRuns: 3000 },
    );
  });
});

test('another chronic condition never lowers the health premium', { timeout }, () => {
  const model = models.health;
  const conditions = model.optional.chronic_conditions?.values ?? [];
  fc.assert(
    fc.property(
      anyInstance(model),
      fc.subarray([...conditions]),
      fc.constantFrom(...conditions),
      (instance, some, another) => {
        const price = (names: string[]) =>
          model.price({ ...instance, any_chronic_disease: 1, chronic_conditions: names }).premium;
        const without = some.filter((name) => name !== another);
        if (without.length > 0) expect(price([...without, another])).toBeGreaterThan(price(without));
        const { chronic_conditions: _, ...rest } = instance;
        const healthy = { ...rest, any_chronic_disease: 0 };
        expect(price([another])).toBeGreaterThan(model.price(healthy).premium);
      },
    ),
    { numRuns: 3000 },
  );
});

test('a year of age moves the health premium by at most 5.5 %, a kilogram by at most 1 %', {
  timeout,
}, () => {
  const model = models.health;
  fc.assert(
    fc.property(
      anyInstance(model),
      fc.integer({ min: 18, max: 63 }),
      fc.integer({ min: 40, max: 160 }),
      fc.integer({ min: 145, max: 205 }),
      (instance, age, weight, height) => {
        const adult: Answers = { ...instance, age, weight, height };
        const { premium } = model.price(adult);
        expect(model.price({ ...adult, age: age + 1 }).premium / premium).toBeLessThanOrEqual(1.055);
        expect(model.price({ ...adult, weight: weight + 1 }).premium / premium).toBeLessThanOrEqual(1.01);
      },
    ),
    { numRuns: 3000 },
  );
});

test('no health answer moves the marketplace price', { timeout }, () => {
  const model = models.health;
  fc.assert(
    fc.property(anyInstance(model), anyInstance(model), (one, other) => {
      const place = one.state === undefined ? {} : { state: one.state };
      const { state: _, ...rest } = other;
      const moved = model.predict({ ...rest, ...place, age: one.age ?? 0 });
      expect(moved.market).toEqual(model.predict(one).market);
    }),
    { numRuns: 300 },
  );
});

test('prices answers beyond the data as the nearest within and names them', () => {
  const [{ instance } = { instance: {} }] = readGolden('health').cases;
  const old = models.health.predict({ ...instance, age: 90, weight: 70, height: 170 });
  expect(old.outside_training).toContainEqual({ feature: 'age', lowest: 18, highest: 64 });
  expect(old.premium).toBe(models.health.predict({ ...instance, age: 64, weight: 70, height: 170 }).premium);
});

/** Answers within the data, beyond it and far beyond it. */
function anyNumber(model: PremiumModel, name: string): fc.Arbitrary<number> {
  if (model.flags.has(name)) return fc.constantFrom(0, 1);
  return fc.oneof(
    { weight: 5, arbitrary: fc.integer({ min: 0, max: name === 'height' ? 230 : 110 }) },
    { weight: 2, arbitrary: fc.double({ min: 0, max: 250, noNaN: true }) },
    { weight: 1, arbitrary: fc.constantFrom(0, 0.5, 1, 2, 1e9, 1e300) },
  );
}

function anyInstance(model: PremiumModel): fc.Arbitrary<Answers> {
  const fields = Object.fromEntries(model.fields.map((name) => [name, anyNumber(model, name)]));
  const optional = Object.fromEntries(
    Object.entries(model.optional).map(([name, { values, multiple }]) => [
      name,
      multiple ? fc.subarray([...values], { minLength: 1 }) : fc.constantFrom(...values),
    ]),
  );
  return fc.tuple(fc.record(fields), fc.record(optional, { requiredKeys: [] })).map(([required, given]) => {
    const { chronic_conditions: conditions, ...rest } = given;
    const named = required.any_chronic_disease === 1 && conditions !== undefined;
    return { ...required, ...rest, ...(named && { chronic_conditions: conditions }) } as Answers;
  });
}
