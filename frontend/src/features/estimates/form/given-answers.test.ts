import { expect, it, vi } from 'vitest';
import { formQuestions } from '#frontend/features/estimates/questions.ts';
import { toForm } from './form-values.ts';
import { isPricedCar, isPricedDriver, readGiven } from './given-answers.ts';

it('a driver is priced from 14 to 120 years, a car from 1900 to the next model year', () => {
  vi.useFakeTimers({ now: new Date('2026-11-27T17:00:00Z'), toFake: ['Date'] });
  const drivers = [13, 14, 120, 121, undefined];
  expect(drivers.map((driver_age) => isPricedDriver({ driver_age }))).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
  const cars = [1899, 1900, 2027, 2028, undefined];
  expect(cars.map((car_mfg_year) => isPricedCar({ car_mfg_year }))).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
});

it('answers that are given so far are read from a form', () => {
  const form = {
    ...toForm(formQuestions.car, {}, { mileageUnit: 'kilometres' }),
    ...{ driver_age: '40', annual_mileage: '12.5', car_mfg_year: 'new', car_body: 'suv' },
    ...{ cover: 'full', deductible: '1000' },
  };
  const given = { driver_age: 40, annual_mileage: 12.5, car_body: 'suv', cover: 'full', deductible: 1000 };
  const read = (change: object = {}) =>
    JSON.parse(JSON.stringify(readGiven(formQuestions.car, { ...form, ...change })));
  expect(read()).toEqual(given);
  const { deductible: _, ...others } = given;
  // Liability coverage has no deductible.
  expect(read({ cover: 'liability' })).toEqual({ ...others, cover: 'liability' });
});
