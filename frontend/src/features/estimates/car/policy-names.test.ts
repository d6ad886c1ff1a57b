import { expect, it } from 'vitest';
import type { PolicyCar } from './policy.ts';
import { namePolicyCars } from './policy-names.ts';

const built = (car_mfg_year: number, car_body?: PolicyCar['car_body']): PolicyCar => ({
  ...{ car_mfg_year, annual_mileage: 15 },
  ...(car_body && { car_body }),
});
const cars = [built(2021, 'suv'), built(2014, 'pickup'), built(2014, 'pickup'), built(2010)];
const row = { car_mfg_year: '2014', car_body: 'pickup' };

it('cars of a policy have the names and loans of the form, and each name once', () => {
  const { names, hasLoan } = namePolicyCars(cars, { name: 'Honda CR-V', loan: 'no' }, [
    { ...row, name: 'Ford F-150', loan: 'yes' },
    { ...row, name: 'Ford F-150', loan: 'no' },
    { car_mfg_year: '2010', car_body: '', name: '' },
  ]);
  expect(names).toEqual(['Honda CR-V 2021', 'Ford F-150 2014', 'Ford F-150 2014 (car 3)', 'Car 4 of 2010']);
  expect(cars.map((_, index) => hasLoan(index))).toEqual([false, true, false, false]);
});

it.each([
  ['of another year', { ...row, car_mfg_year: '2015' }],
  ['of another body', { ...row, car_body: 'suv' }],
  ['that is gone', undefined],
])('a car of a policy has no name and no loan of a row %s', (_case, changed) => {
  const rows = changed ? [{ ...changed, name: 'Ford F-150', loan: 'yes' }] : [];
  const { names, hasLoan } = namePolicyCars(cars.slice(0, 2), { loan: 'yes' }, rows);
  expect(names).toEqual(['SUV or crossover of 2021', 'Pickup of 2014']);
  expect([hasLoan(0), hasLoan(1)]).toEqual([true, false]);
});
