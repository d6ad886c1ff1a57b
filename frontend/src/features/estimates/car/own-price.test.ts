import { describe, expect, it } from 'vitest';
import type { CarAnswers } from '#contract/car-answers.ts';
import { addYoungDriver, changeOwnPrice, deviateChange, type OwnPrice } from './own-price.ts';
import { addTicket, sumCars } from './young-driver.tsx';

const newPrices = { first: 2020, to_2026: [1.1, 1, 1, 1, 1, 1, 1] };
const usual: CarAnswers = {
  ...{ driver_age: 45, driving_experience: 27, annual_mileage: 19, car_mfg_year: 2021, prv_accident: 0 },
  ...{ state: 'OH', zip3: '432', car_price: 32_400, car_body: 'suv', car_fuel: 'gas' },
};
const wide = { low: 1, high: 1_000_000 };
const pricedAt = (premium: number, change: Partial<CarAnswers> = {}) => ({
  ...{ answers: { ...usual, ...change }, cover: 'full' as const, premium, range: wide },
});

const rounded = ({ price, low, high }: OwnPrice) => [price, low, high].map(Math.round);

describe('own price after a change', () => {
  it('follows the ratio of the model’s prices, with the range of another electric car', () => {
    // 178 × 444 ÷ 325 = 243.2; exp(1.2816 × .16) = 1.2276.
    const tesla = { car_price: 35_100, car_body: 'car', car_fuel: 'electric' } as const;
    expect(rounded(changeOwnPrice(178, pricedAt(325), pricedAt(444, tesla), newPrices))).toEqual([
      243, 198, 299,
    ]);
  });

  it('has the range of another driver, by age', () => {
    // 178 × 325 ÷ 168 = 344.3; exp(1.2816 × .17) = 1.2434.
    const other = { driver_age: 46, driving_experience: 28 };
    expect(rounded(changeOwnPrice(178, pricedAt(168), pricedAt(325, other), newPrices))).toEqual([
      344, 277, 428,
    ]);
  });

  it('stays exactly the same without a change', () => {
    expect(changeOwnPrice(178, pricedAt(325), pricedAt(325), newPrices)).toEqual({
      price: 178,
      low: 178,
      high: 178,
    });
  });

  it('is never less certain than the estimate', () => {
    const narrow = { ...pricedAt(1000, { state: 'NY', zip3: undefined }), range: { low: 900, high: 1050 } };
    expect(rounded(changeOwnPrice(100, pricedAt(1000), narrow, newPrices))).toEqual([100, 90, 105]);
  });
});

describe('deviation of a change', () => {
  const deviate = (change: Partial<CarAnswers>, cover: 'full' | 'minimum' = 'full') =>
    deviateChange({ answers: usual, cover: 'full' }, { answers: { ...usual, ...change }, cover }, newPrices);

  it.each<[string, Partial<CarAnswers>, number]>([
    ['a year older', { driver_age: 46, driving_experience: 28 }, 0.17],
    ['another ZIP code', { zip3: '441' }, 0.23],
    ['another state', { state: 'TX', zip3: '770' }, 0.3],
    ['a ticket', { violations: 'one_ticket' }, 0.18],
    ['an accident', { prv_accident: 1 }, 0.18],
    ['the mileage', { annual_mileage: 8 }, 0.05],
    ['another car', { car_price: 40_000 }, 0.12],
    ['an electric car', { car_fuel: 'electric' }, 0.16],
    // 80,000 × 1.1 = 88,000 dollars of 2026.
    ['a dear car', { car_mfg_year: 2020, car_price: 80_000 }, 0.25],
    ['a car of 85,000', { car_price: 85_000 }, 0.12],
    ['the deductible', { deductible: 1000 }, 0.05],
    ['the limits', { limits: '100_300' }, 0.05],
  ])('is that of %s', (_, change, expected) => {
    expect(deviate(change)).toBeCloseTo(expected, 10);
  });

  it('adds in quadrature', () => {
    // √(.18² + .23²) = .29206
    expect(deviate({ violations: 'one_ticket', zip3: '441' })).toBeCloseTo(0.29206, 5);
    expect(deviate({}, 'minimum')).toBeCloseTo(0.15, 10);
  });
});

describe('a young driver', () => {
  it.each([
    [1, 1.14],
    [2, 1.996],
    [3, 2.85],
    [4, 3.708],
  ])('joins a policy of %i cars, which costs %f estimates', (cars, expected) => {
    expect(sumCars(cars)).toBe(expected);
  });

  it('raises the price by a ticket of their own as far as it is theirs', () => {
    // With two parents 1.5 − 2/3 of the price is theirs, with one 2.3 − 1/2: 1.5 + .8333 × .2 and 2.3 + 1.8 × .2.
    const [low, high] = addTicket([1.5, 2.3], 1.2);
    expect(low).toBeCloseTo(1.66667, 5);
    expect(high).toBeCloseTo(2.66, 5);
    expect(addTicket([1.5, 2.3], 1)).toEqual([1.5, 2.3]);
    expect(addTicket([], 1.2)).toEqual([0, 0]);
  });

  it('raises a person’s own price by the middle of the ratios', () => {
    // √(1.5 × 2.3) = 1.85742; ÷ and × 1.24345 = 1.49376 and 2.30959.
    expect(rounded(addYoungDriver(1000, [1.5, 2.3]))).toEqual([1857, 1494, 2310]);
    // √(1.2 × 3) = 1.89737; the ratios are wider.
    expect(rounded(addYoungDriver(1000, [1.2, 3]))).toEqual([1897, 1200, 3000]);
  });
});
