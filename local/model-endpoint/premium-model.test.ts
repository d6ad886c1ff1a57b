import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Answers, PremiumModel } from './premium-model.ts';
import { products, readModels, trainedArtifacts } from './read-models.ts';

const goldenSchema = z.object({
  model_version: z.string(),
  features: z.array(z.string()),
  cases: z.array(
    z.object({
      kind: z.enum(['random', 'edge']),
      answers: z.array(z.number()),
      premium: z.number(),
      low: z.number(),
      high: z.number(),
      baseline: z.number(),
      amounts: z.array(z.number()),
      outside: z.array(z.tuple([z.string(), z.number(), z.number()])),
    }),
  ),
});

const models = await readModels();
const cent = 0.01 + 1e-9;
// Thousands of predictions a test; the machine may be busy.
const timeout = 120_000;

function readGolden(product: string) {
  const file = path.join(trainedArtifacts, 'golden', `${product}.json`);
  const { features, cases, model_version } = goldenSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return {
    version: model_version,
    cases: cases.map((golden) => ({
      ...golden,
      applicant: Object.fromEntries(features.map((name, i) => [name, golden.answers[i] ?? Number.NaN])),
    })),
  };
}

describe.each(products)('the %s model', (product) => {
  const model = models[product];
  const { version, cases } = readGolden(product);

  test('gives 1,000 random and 200 edge applicants what training said, to the cent', { timeout }, () => {
    expect(model.version).toBe(version);
    expect(cases.filter(({ kind }) => kind === 'random')).toHaveLength(1000);
    expect(cases.filter(({ kind }) => kind === 'edge')).toHaveLength(200);
    for (const golden of cases) {
      const answer = model.predict(golden.applicant);
      const numbers = [answer.premium, answer.range.low, answer.range.high, answer.baseline];
      const parts = answer.contributions.map(({ amount }) => amount);
      const expected = [golden.premium, golden.low, golden.high, golden.baseline, ...golden.amounts];
      const errors = [...numbers, ...parts].map((number, i) =>
        Math.abs(number - (expected[i] ?? Number.NaN)),
      );
      expect(Math.max(...errors), JSON.stringify(golden)).toBeLessThanOrEqual(cent);
      expect(answer.outside_training.map((o) => [o.feature, o.lowest, o.highest])).toEqual(golden.outside);
    }
  });

  test('answers with a finite premium within its range, whose parts add up to the cent', { timeout }, () => {
    fc.assert(
      fc.property(anyApplicant(model), (applicant) => {
        const { premium, range, baseline, contributions } = model.predict(applicant);
        expect(range.low).toBeGreaterThan(0);
        expect(range.low).toBeLessThanOrEqual(premium);
        expect(premium).toBeLessThanOrEqual(range.high);
        expect(Number.isFinite(range.high)).toBe(true);
        const cents = contributions.reduce((sum, part) => sum + Math.round(part.amount * 100), 0);
        expect(Math.round(baseline * 100) + cents).toBe(Math.round(premium * 100));
        expect(contributions.map((part) => part.feature)).toEqual(model.features);
        expect(model.price(applicant)).toBe(premium);
      }),
      { numRuns: 60 },
    );
  });

  test('takes at most 5 ms for a prediction with its reasons', { timeout }, () => {
    const applicants = cases.filter(({ kind }) => kind === 'random').slice(0, 100);
    const milliseconds = Array.from({ length: 5 }, () => {
      const before = process.threadCpuUsage();
      for (const { applicant } of applicants) model.predict(applicant);
      const { user, system } = process.threadCpuUsage(before);
      return (user + system) / 1000 / applicants.length;
    });
    expect(Math.min(...milliseconds)).toBeLessThan(5);
  });
});

describe.each([
  ['health', 'age', 1],
  ['health', 'any_bodytransplant', 1],
  ['health', 'any_chronic_disease', 1],
  ['health', 'history_of_cancer_in_family', 1],
  ['car', 'prv_accident', 1],
  ['car', 'annual_mileage', 1],
  ['car', 'driving_experience', -1],
  ['car', 'vehicle_age', -1],
] as const)('the %s premium by %s', (product, feature, sign) => {
  const model = models[product];

  test(sign > 0 ? 'never falls' : 'never rises', { timeout }, () => {
    fc.assert(
      fc.property(anyApplicant(model), anyAnswer, anyAnswer, (applicant, one, other) => {
        const lower = model.price({ ...applicant, [feature]: Math.min(one, other) });
        const higher = model.price({ ...applicant, [feature]: Math.max(one, other) });
        expect(sign * (higher - lower)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 150 },
    );
  });

  test('depends on it', () => {
    const [low = 0, high = 0] = [0, 1e300].map((value) => {
      return model.price({ ...typicalApplicant(model), [feature]: value });
    });
    expect(sign * (high - low)).toBeGreaterThan(0);
  });
});

test('names the answers that training never saw, and prices them at the nearest it saw', () => {
  const typical = typicalApplicant(models.health);
  const outside = models.health.predict({ ...typical, age: 90 });
  expect(outside.outside_training).toEqual([{ feature: 'age', lowest: 18, highest: 66 }]);
  expect(outside.premium).toBe(models.health.predict({ ...typical, age: 66 }).premium);
});

const anyAnswer = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 0, max: 110 }) },
  { weight: 2, arbitrary: fc.double({ min: 0, max: 200, noNaN: true }) },
  { weight: 1, arbitrary: fc.constantFrom(0, 0.5, 1, 2, 1e9, 1e300) },
);

function anyApplicant(model: PremiumModel): fc.Arbitrary<Answers> {
  return fc
    .array(anyAnswer, { minLength: model.features.length, maxLength: model.features.length })
    .map((values) => Object.fromEntries(model.features.map((name, i) => [name, values[i] ?? 0])));
}

function typicalApplicant(model: PremiumModel): Answers {
  const anyone = Object.fromEntries(model.features.map((name) => [name, 1]));
  return Object.fromEntries(
    model.predict(anyone).contributions.map((part) => [part.feature, part.reference]),
  );
}
