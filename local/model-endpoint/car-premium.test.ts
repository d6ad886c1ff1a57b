import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readModels } from './models.ts';
import type { Answers } from './requests.ts';

const { car } = await readModels();
const timeout = 120_000;

const typical = {
  driver_age: 40,
  driving_experience: 23,
  annual_mileage: 21.7,
  vehicle_age: 8,
  prv_accident: 0,
};
const covers = ['liability', 'liability_comprehensive', 'full'] as const;

function anyAnswer(max: number) {
  return fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 0, max }) },
    { weight: 2, arbitrary: fc.double({ min: 0, max, noNaN: true }) },
    { weight: 1, arbitrary: fc.constantFrom(0, 1e-300, 0.5, 16, 1e9, 1e300) },
  );
}

function anyChoice(name: string) {
  return fc.constantFrom(...(car.optional[name]?.values ?? []));
}

const anyDriver: fc.Arbitrary<Answers> = fc.record(
  {
    driver_age: anyAnswer(100),
    driving_experience: anyAnswer(80),
    annual_mileage: anyAnswer(70),
    vehicle_age: anyAnswer(60),
    prv_accident: anyAnswer(7),
    state: anyChoice('state'),
    cover: anyChoice('cover'),
    car_class: anyChoice('car_class'),
  },
  { requiredKeys: ['driver_age', 'driving_experience', 'annual_mileage', 'vehicle_age', 'prv_accident'] },
);

function premium(answers: Answers): number {
  return car.price(answers).premium;
}

function amountOf(answers: Answers, feature: string): number {
  const part = car.predict(answers).contributions.find((each) => each.feature === feature);
  return part?.amount ?? Number.NaN;
}

test('more cover never costs less', { timeout }, () => {
  fc.assert(
    fc.property(anyDriver, (driver) => {
      const [liability = 0, comprehensive = 0, full = 0] = covers.map((cover) =>
        premium({ ...driver, cover }),
      );
      expect(liability).toBeLessThanOrEqual(comprehensive);
      expect(comprehensive).toBeLessThanOrEqual(full);
    }),
    { numRuns: 2000 },
  );
});

test('a new driver of 18 pays most of all adults', { timeout }, () => {
  fc.assert(
    fc.property(anyDriver, anyAnswer(100), (driver, age) => {
      const novice = premium({ ...driver, driver_age: 18, driving_experience: 0 });
      expect(premium({ ...driver, driver_age: Math.max(18, age) })).toBeLessThanOrEqual(novice);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['prv_accident', 0, 1],
  ['annual_mileage', 21.7, 21.8],
  ['vehicle_age', 45, 0],
  ['cover', 'liability', 'full'],
] as const)('no reason about %s contradicts its direction', { timeout }, (feature, better, worse) => {
  fc.assert(
    fc.property(anyDriver, (driver) => {
      expect(amountOf({ ...driver, [feature]: better }, feature)).toBeLessThanOrEqual(0);
      expect(amountOf({ ...driver, [feature]: worse }, feature)).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 300 },
  );
});

test('prices experience beyond the age at its limit and reports it', () => {
  const impossible = car.predict({ ...typical, driver_age: 18, driving_experience: 40 });
  expect(impossible.premium).toBe(premium({ ...typical, driver_age: 18, driving_experience: 2 }));
  expect(impossible.outside_training).toEqual([{ feature: 'driving_experience', lowest: 0, highest: 2 }]);
});

test('explains age and experience together, by experience where the law forbids age', () => {
  const [national] = car.predict(typical).contributions;
  expect(national).toMatchObject({
    feature: 'driver_age',
    features: ['driver_age', 'driving_experience'],
    value: 40,
    reference: null,
  });
  for (const state of ['CA', 'HI', 'MA', 'NC']) {
    const [local] = car.predict({ ...typical, state }).contributions;
    expect(local).toMatchObject({
      feature: 'driving_experience',
      features: ['driver_age', 'driving_experience'],
      value: 23,
    });
  }
});

test('starts every explanation from the US average and compares with the market of the state', () => {
  const { baseline, market } = car.predict({ ...typical, state: 'FL' });
  expect(baseline).toBe(car.predict(typical).market.premium);
  expect(market).toMatchObject({ premium: 2209.59, basis: 'Florida' });
});
