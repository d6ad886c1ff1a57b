import { describe, expect, test } from 'vitest';
import { carPolicyRequest } from '#contract/car-policy.ts';
import carCases from './car-cases.json' with { type: 'json' };
import { evaluate, readModels } from './evaluate.ts';

const models = await readModels();
const year = 2026;

/** Evaluates a policy as the API sends it. */
function estimatePolicy(policy: object) {
  const request = { insurance_type: 'car', year, policy: carPolicyRequest.parse(policy) };
  const output = evaluate(models, JSON.stringify(request));
  if (!output.policy) throw new Error('The output has no policy');
  return output.policy;
}

const car = { annual_mileage: 19.312, car_mfg_year: 2020, cover: 'full' };
const parent = { driver_age: 45, driving_experience: 27, prv_accident: 0 };
const child = { driver_age: 17, driving_experience: 1, prv_accident: 0 };

/** Premium with the added driver over the premium without. */
const compare = (place: object, first: object, added: object, cars = [car]) =>
  estimatePolicy({ ...place, cars, drivers: [first, added] }).premium /
  estimatePolicy({ ...place, cars, drivers: [first] }).premium;

describe('a car policy', () => {
  test.each(carCases.policies.filter(({ expected }) => expected))(
    'of the worked example "$topic" is that to the cent',
    ({ body, expected }) => {
      const { premium, range, cars } = estimatePolicy(body);
      expect({
        predicted_premium: premium,
        cars: cars.map((car) => car.premium),
        range: { low: range.low, high: range.high },
      }).toEqual(expected);
    },
  );

  test.each(carCases.policies.filter(({ field }) => field))(
    'of the worked example "$topic" is refused by its field',
    ({ body, field }) => {
      const { error } = carPolicyRequest.safeParse(body);
      expect(error?.issues.map(({ path }) => path.join('.'))).toContain(field);
    },
  );

  test('of two parents of 45 costs 1.79 times as much with a driver of 17 in the average of the US', () => {
    const prices = [
      [parent, parent],
      [parent, parent, child],
    ].map((drivers) => estimatePolicy({ drivers, cars: [car, car] }).premium);
    expect((prices[1] ?? 0) / (prices[0] ?? 0)).toBeCloseTo(1.79, 2);
  });

  test('does not depend on the age of drivers in Hawaii', () => {
    expect(compare({ state: 'HI' }, parent, child)).toBe(1);
    expect(compare({ state: 'OH' }, parent, child)).toBeGreaterThan(1.5);
  });

  test.each(['CA', 'MA', 'NC'])('in %s depends on the experience of each driver, not on age', (state) => {
    const novice = { ...parent, driving_experience: 1 };
    expect(compare({ state }, parent, novice)).toBe(
      compare({ state }, parent, { ...novice, driver_age: 30 }),
    );
    expect(compare({ state }, parent, novice)).toBeGreaterThan(1.2);
  });

  test.each(['HI', 'CA', 'MA', 'NC', 'MI', 'OH'])(
    'in %s costs the mean of what it costs with each of its drivers alone',
    (state) => {
      const drivers = [parent, child, { ...parent, prv_accident: 2, violations: 'dui' }];
      const cars = [car, { ...car, car_price: 47_000, car_fuel: 'electric' }];
      const price = (of: object[]) => estimatePolicy({ state, drivers: of, cars }).premium;
      const mean = drivers.reduce((sum, driver) => sum + price([driver]), 0) / drivers.length;
      // Each car is rounded to a cent.
      expect(Math.abs(price(drivers) - mean)).toBeLessThanOrEqual(0.01 * cars.length + 1e-9);
    },
  );

  test('prices covers of each car, that of the chosen one as the car', () => {
    const { cars, premium, range } = estimatePolicy({ state: 'OH', drivers: [parent], cars: [car] });
    expect(cars).toMatchObject([{ premium, covers: { full: { premium, range: { low: range.low } } } }]);
  });

  test('has the range of the driver with the most accidents, whoever is first', () => {
    const price = (...drivers: object[]) => estimatePolicy({ state: 'OH', drivers, cars: [car] });
    const careless = { ...parent, prv_accident: 2 };
    expect(price(parent, careless)).toEqual(price(careless, parent));
    const width = ({ premium, range }: ReturnType<typeof price>) => (range.high - range.low) / premium;
    expect(width(price(parent, careless))).toBeCloseTo(width(price(careless)), 4);
  });

  test.each([
    ['drivers', []],
    ['drivers', Array(6).fill(parent)],
    ['drivers', parent],
    ['cars', []],
    ['cars', Array(5).fill(car)],
  ])('is refused by the model with %s of %j', (name, list) => {
    const policy = { drivers: [parent], cars: [car], [name]: list };
    const evaluateIt = () => evaluate(models, JSON.stringify({ insurance_type: 'car', year, policy }));
    expect(evaluateIt).toThrow(`policy.${name} must be a list of 1 to ${name === 'cars' ? 4 : 5}`);
  });

  test('names answers outside of the data by their path', () => {
    const young = { driver_age: 12, driving_experience: 40, prv_accident: 9 };
    const rare = { ...car, car_mfg_year: 1930, annual_mileage: 500, car_price: 1_000_000 };
    const { outside_training } = estimatePolicy({
      drivers: [parent, young],
      cars: [car, rare],
      state: 'OH',
    });
    expect(outside_training.map(({ feature }) => feature)).toEqual([
      'drivers.1.driver_age',
      'drivers.1.driving_experience',
      'drivers.1.prv_accident',
      'cars.1.annual_mileage',
      'cars.1.car_mfg_year',
      'cars.1.car_price',
    ]);
  });
});
