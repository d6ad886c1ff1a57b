import { afterEach, expect, it } from 'vitest';
import { typedPolicy } from '#frontend/api/stored-answers.ts';
import { getPolicyInput } from '#frontend/features/estimates/policy-store.ts';
import { fillPolicy, rowQuestions, toRowName } from './policy-fields.ts';

afterEach(typedPolicy.forget);

it('the rows of a policy ask about each driver and each car', () => {
  expect(Object.keys(rowQuestions('drivers'))).toEqual([
    'driver_age',
    'driving_experience',
    'prv_accident',
    'violations',
  ]);
  expect(Object.keys(rowQuestions('cars'))).toEqual([
    'car_mfg_year',
    'annual_mileage',
    'car_price',
    'car_body',
    'car_fuel',
    'cover',
  ]);
  // The first driver and the first car are those of the form.
  expect(toRowName('drivers', 0, 'driver_age')).toBe('drivers-2-driver_age');
});

it('the rows are filled with the drivers and cars of a stored prediction, which keeps them', () => {
  const driver = {
    driver_age: 17,
    driving_experience: 1,
    prv_accident: 0,
    violations: 'one_ticket',
  } as const;
  const car = { car_mfg_year: 2014, annual_mileage: 12.5, car_body: 'pickup', cover: 'liability' } as const;
  fillPolicy({ drivers: [driver], cars: [car] });
  expect(getPolicyInput()).toEqual({
    drivers: [{ driver_age: '17', driving_experience: '1', prv_accident: '0', violations: 'one_ticket' }],
    cars: [
      {
        ...{ car_mfg_year: '2014', annual_mileage: '12.5', mileageUnit: 'kilometres' },
        ...{ car_price: '', car_body: 'pickup', car_fuel: '', cover: 'liability' },
      },
    ],
    keeps: 'yes',
  });
  fillPolicy(undefined);
  expect(getPolicyInput()).toEqual({ drivers: [], cars: [] });
});
