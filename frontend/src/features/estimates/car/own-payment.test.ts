import { expect, it } from 'vitest';
import type { CarAnswers } from '#contract/car-answers.ts';
import { createCarEvaluator } from '#frontend/features/places/car-evaluator.ts';
import tables from '#model/artifacts/car.json' with { type: 'json' };
import facts from '#model/artifacts/car-facts.json' with { type: 'json' };
import { createOwnPrices, formatOwnPrice, priceOwnCovers } from './own-payment.ts';

const evaluator = createCarEvaluator(tables);
const answers: CarAnswers = {
  ...{ driver_age: 40, driving_experience: 22, annual_mileage: 16, car_mfg_year: 2020, prv_accident: 0 },
  ...{ state: 'OH', cover: 'liability' },
};
const priceFor = createOwnPrices({
  evaluator,
  newPrices: facts.value.new_car_prices,
  paid: { month: 178, answers, cover: 'full' },
});

/** Premium of answers with a cover of their own, USD a year. */
const estimate = (change: Partial<CarAnswers>) =>
  evaluator.estimate({ insurance_type: 'car', input_data: { ...answers, ...change } }).predicted_premium;
const full = estimate({ cover: 'full' });

it('an own payment follows the estimates of the cover that it is for, also where the answers are for less', () => {
  const ticket = { violations: 'one_ticket' } as const;
  const { price, low, high } = priceFor(ticket);
  expect(price).toBeCloseTo((178 * estimate({ ...ticket, cover: 'full' })) / full, 6);
  // exp(1.2816 × .18) = 1.25947
  expect(high / price).toBeCloseTo(1.25947, 5);
  expect(price / low).toBeCloseTo(1.25947, 5);
  expect(priceFor({})).toEqual({ price: 178, low: 178, high: 178 });
});

it('an own payment for less coverage follows the estimates of both covers', () => {
  const { price } = priceFor({}, 'liability_comprehensive');
  expect(price).toBeCloseTo((178 * estimate({ cover: 'liability_comprehensive' })) / full, 6);
  expect(priceOwnCovers(evaluator, answers).full.premium).toBe(full);
});

it('an own payment is shown with the one after the change, in whole dollars', () => {
  const text = formatOwnPrice(
    178,
    { price: 243.4, low: 197.5, high: 299.2 },
    (low, high) => `${low} to ${high}`,
  );
  expect(text).toBe('$178 → $243 ($198 to $299)');
});
