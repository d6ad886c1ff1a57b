import { describe, expect, it } from 'vitest';
import { carAnswers } from './car-answers.ts';
import { bodyExamples } from './examples.ts';
import { healthAnswers } from './health-answers.ts';

const health = { ...bodyExamples['predict-health-premium'], any_chronic_disease: 'yes' };
const car = bodyExamples['predict-car-premium'];

interface Schema {
  safeParse(value: unknown): {
    data?: unknown;
    error?: { issues: { path: PropertyKey[]; message: string }[] };
  };
}

/** Returns the parsed value, or the first field and message. */
function read(schema: Schema, value: unknown) {
  const { data, error } = schema.safeParse(value);
  const issue = error?.issues[0];
  return issue ? `${String(issue.path[0])}: ${issue.message}` : data;
}

describe('a place', () => {
  const county = 'County must be a five-digit FIPS code as text, such as "06037"';
  const digits = 'ZIP digits must be the first three as text, such as "913"';
  const elsewhere = 'County must be in the given state';

  it.each([
    [{ state: 'CA', county: 6037 }, `county: ${county}`],
    [{ state: 'CA', county: '6037' }, `county: ${county}`],
    [{ state: 'CA', county: '48201' }, `county: ${elsewhere}`],
    [{ county: '06037' }, `county: ${elsewhere}`],
    ...['XX', 'toString', { toString: 1 }, ['CA'], 5].map((state): [object, string] => [
      { state, county: '06037' },
      'state: State must be the postal code of a US state, such as CA',
    ]),
    [{ state: 'CA', zip3: '913' }, 'zip3: ZIP digits also need their county'],
    [{ state: 'CA', county: '06037', zip3: 913 }, `zip3: ${digits}`],
  ])('of %j is rejected', (place, message) => {
    expect(read(healthAnswers, { ...health, ...place })).toBe(message);
  });

  it('is a county of the state, with ZIP digits', () => {
    const place = { state: 'ca', county: '06037', zip3: '913' };
    expect(read(healthAnswers, { ...health, ...place })).toEqual({ ...health, ...place, state: 'CA' });
  });
});

describe('optional answers', () => {
  it('are parsed, with the state in upper case', () => {
    const optional = { state: ' ca ', chronic_conditions: ['asthma', 'own_cancer'] };
    expect(read(healthAnswers, { ...health, ...optional })).toEqual({
      ...health,
      state: 'CA',
      chronic_conditions: ['asthma', 'own_cancer'],
    });
    const all = { ...car, state: 'DC', cover: 'full', car_class: 'luxury' };
    expect(read(carAnswers, all)).toEqual(all);
    const own = { car_price: '45000', car_body: 'suv', car_fuel: 'plug_in', deductible: '1000' };
    const ofCar = { ...car, ...own, limits: '100_300' };
    expect(read(carAnswers, ofCar)).toEqual({ ...ofCar, car_price: 45_000, deductible: 1000 });
  });

  it.each([undefined, null, '', []])('are left out of JSON if given as %j', (none) => {
    const list = { ...health, chronic_conditions: none };
    expect(JSON.stringify(read(healthAnswers, list))).toBe(JSON.stringify(health));
    if (Array.isArray(none)) return;
    const own = { car_price: none, car_body: none, car_fuel: none, deductible: none, limits: none };
    const answers = { ...car, state: none, cover: none, car_class: none, ...own };
    expect(JSON.stringify(read(carAnswers, answers))).toBe(JSON.stringify(car));
  });

  it.each([
    [carAnswers, { ...car, state: 'PR' }, 'state: State must be the postal code of a US state, such as CA'],
    [carAnswers, { ...car, state: 5 }, 'state: State must be the postal code of a US state, such as CA'],
    [
      carAnswers,
      { ...car, cover: 'all' },
      'cover: Cover must be one of: liability, liability_comprehensive, full',
    ],
    [
      carAnswers,
      { ...car, car_class: ['luxury'] },
      'car_class: Car class must be one of: economy, standard, premium, luxury',
    ],
    ...[42, 0, 999, 1_000_001, 'many', true, [45_000]].map((car_price): [Schema, object, string] => [
      carAnswers,
      { ...car, car_price },
      'car_price: Price when new must be from 1,000 to 1,000,000',
    ]),
    [
      carAnswers,
      { ...car, car_fuel: 'diesel' },
      'car_fuel: Car fuel must be one of: gas, hybrid, plug_in, electric',
    ],
    [
      carAnswers,
      { ...car, limits: '30_60' },
      'limits: Limits must be one of: minimum, 50_100, 100_300, 250_500',
    ],
    [
      carAnswers,
      { ...car, deductible: 300 },
      'deductible: Deductible must be one of: 250, 500, 1000, 1500, 2000',
    ],
    [
      carAnswers,
      { ...car, cover: 'liability', deductible: 1000 },
      'deductible: Deductible can only be given with comprehensive or full coverage: liability has none',
    ],
    ...[{ car_price: 30_000 }, { car_body: 'suv' }, { car_fuel: 'gas' }].map(
      (own): [Schema, object, string] => [
        carAnswers,
        { ...car, car_class: 'standard', ...own },
        'car_class: Car class can only be given without price, body and fuel of the car, which say more',
      ],
    ),
    [
      healthAnswers,
      { ...health, chronic_conditions: ['flu'] },
      'chronic_conditions: Chronic conditions must be a list of: heart_disease, stroke, copd, asthma, arthritis, own_cancer',
    ],
    [
      healthAnswers,
      { ...health, chronic_conditions: ['copd', 'copd'] },
      'chronic_conditions: Chronic conditions must not be repeated',
    ],
    [
      healthAnswers,
      { ...health, any_chronic_disease: 'no', chronic_conditions: ['copd'] },
      'chronic_conditions: Chronic conditions can only be named if chronic disease is yes',
    ],
  ])('are rejected with the name of the field %#', (schema, value, message) => {
    expect(read(schema, value)).toBe(message);
  });
});
