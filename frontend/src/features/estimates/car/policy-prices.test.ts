import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CarPolicyRequest } from '#contract/car-policy.ts';
import tables from '#model/artifacts/car.json' with { type: 'json' };
import { formatOwnPrice } from './own-payment.ts';
import { changePrice, deviateCar, ownDeviations } from './own-price.ts';
import {
  coverPolicy,
  findOldCar,
  listYoung,
  olderPolicy,
  type PolicyCar,
  pricePolicyCovers,
  toPolicy,
  withCar,
  withDeductible,
  withoutCar,
  withoutDriver,
} from './policy.ts';
import { createPolicyPrices } from './policy-prices.ts';

// Prices go by the age of a car.
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-27T17:00:00Z'), toFake: ['Date'] }));
afterAll(() => vi.useRealTimers());

const price = createPolicyPrices(tables);
const kilometers = 1.609344;
const crv: PolicyCar = {
  ...{ car_mfg_year: 2021, annual_mileage: 12 * kilometers, car_price: 32_400 },
  ...{ car_body: 'suv', car_fuel: 'gas' },
};
const f150: PolicyCar = {
  ...{ car_mfg_year: 2014, annual_mileage: 7 * kilometers, car_price: 50_800 },
  ...{ car_body: 'pickup', car_fuel: 'gas' },
};
/** Parents of 45 and 43 and a driver of 16 in Columbus, with two cars. */
const family: CarPolicyRequest = {
  ...{ state: 'OH', zip3: '432', cars: [crv, f150] },
  drivers: [
    { driver_age: 45, driving_experience: 27, prv_accident: 0 },
    { driver_age: 43, driving_experience: 25, prv_accident: 0 },
    { driver_age: 16, driving_experience: 0, prv_accident: 0 },
  ],
};
const full = coverPolicy(family, 'full');
const tesla: PolicyCar = {
  ...{ ...crv, car_mfg_year: 2024, car_price: 47_000 },
  ...{ car_body: 'car', car_fuel: 'electric', cover: 'full' },
};
const month = (policy: CarPolicyRequest) => Math.round(price(policy).predicted_premium / 12);

describe('policy of a family with two cars', () => {
  it('has the sum of the cars, with its range', () => {
    const { predicted_premium, range, cars } = price(full);
    expect([predicted_premium, range.low, range.high].map((usd) => Math.round(usd / 12))).toEqual([
      325, 149, 557,
    ]);
    expect(
      cars.map(({ covers }) => Object.values(covers).map(({ premium }) => Math.round(premium / 12))),
    ).toEqual([
      [72, 114, 169],
      [68, 105, 156],
    ]);
    expect(cars.reduce((sum, car) => sum + Math.round(100 * car.premium), 0)).toBe(
      Math.round(100 * predicted_premium),
    );
  });

  it('costs the sum of the covers of a row, whichever are chosen', () => {
    const rows = price(full).cars.map(({ covers }) => covers);
    const mixed = price(coverPolicy(family, ['full', 'minimum'])).predicted_premium;
    expect(mixed).toBeCloseTo((rows[0]?.full.premium ?? 0) + (rows[1]?.minimum.premium ?? 0), 2);
    const all = pricePolicyCovers(price, family);
    expect(all.minimum.premium).toBeCloseTo(
      rows.reduce((sum, covers) => sum + covers.minimum.premium, 0),
      2,
    );
  });

  it('costs less without the young driver, and more with a Tesla', () => {
    expect(listYoung(family)).toEqual([2]);
    expect(listYoung(withoutDriver(family, 0))).toEqual([1]);
    expect(listYoung(withoutDriver(withoutDriver(family, 0), 0))).toEqual([]);
    expect(month(withoutDriver(full, 2))).toBe(168);
    expect(month(withCar(full, 0, tesla))).toBe(444);
    // One car has 1.14 of an estimate, two cars .998 each.
    expect(month(withoutCar(full, 1))).toBe(193);
  });

  it('names the oldest car whose collision may be left out, none with a loan', () => {
    expect(findOldCar(family, ['full', 'full'], () => false)).toBe(1);
    expect(findOldCar(family, ['full', 'full'], (index) => index === 1)).toBe(0);
    expect(findOldCar(family, ['minimum', 'liability_comprehensive'], () => false)).toBeUndefined();
  });
});

describe('own price of a policy', () => {
  const change = (changed: CarPolicyRequest, from: number, deviation: number) => {
    const { predicted_premium: premium, range } = price(changed);
    return formatOwnPrice(
      178,
      changePrice(178, from, { premium, range }, deviation),
      (low, high) => `${low} to ${high}`,
    );
  };
  const newPrices = { first: 2020, to_2026: [1.1, 1, 1, 1, 1, 1, 1] };

  it('follows the estimate to another car, a driver more and no collision', () => {
    const before = price(full).predicted_premium;
    const electric = deviateCar([crv, tesla], newPrices);
    expect(change(withCar(full, 0, tesla), before, electric)).toBe('$178 → $243 ($198 to $299)');
    const withoutGirl = price(withoutDriver(full, 2)).predicted_premium;
    // 178 × 325.03 ÷ 168.31 = 343.8; exp(1.2816 × .17) = 1.2434.
    expect(change(full, withoutGirl, ownDeviations.driver)).toBe('$178 → $344 ($276 to $427)');
    const noCollision = coverPolicy(family, ['full', 'liability_comprehensive']);
    expect(change(noCollision, before, ownDeviations.cover)).toBe('$178 → $150 ($124 to $182)');
    // The girl of 17 has a lower price; a deductible is none of a car with the liability of the law.
    expect(change(olderPolicy(full), before, ownDeviations.driver)).toBe('$178 → $157 ($126 to $195)');
    expect(change(withDeductible(full, 1000), before, ownDeviations.terms)).toBe(
      '$178 → $160 ($150 to $170)',
    );
    const minimum = coverPolicy(family, 'minimum');
    expect(withDeductible(minimum, 1000)).toEqual(minimum);
    expect(change({ ...full, state: 'TX', zip3: '770' }, before, ownDeviations.state)).toBe(
      '$178 → $282 ($192 to $414)',
    );
  });
});

it('the first driver and car of a policy are those of the estimate, in its place', () => {
  const { drivers, cars, ...place } = family;
  const [driver, ...otherDrivers] = drivers;
  const [car, ...otherCars] = cars;
  if (!driver || !car) throw new Error('The family has a driver and a car');
  const others = { drivers: otherDrivers, cars: otherCars };
  expect(price(toPolicy({ ...driver, ...car, ...place }, others))).toEqual(price(family));
});
