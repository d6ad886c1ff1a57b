import { expect, it } from 'vitest';
import type { NamedCar } from '#frontend/features/estimates/car/car-names.ts';
import { carFormParts } from './car-form-parts.ts';

const car: NamedCar = { body: 'car', fuels: { electric: [42_000, 2017, 2026] } };
const note = (year: number | undefined, price: string) =>
  carFormParts.noteNamedCar('Tesla Model 3', car, year, price, '40,000');

it('a year in which a named car was not sold is noted, and a price that is probably that of a used one', () => {
  expect(note(2016, '40,000')).toEqual({
    car_mfg_year: { text: 'Tesla Model 3 has been sold since the model year 2017. Check the year.' },
  });
  expect(note(2017, '40,000')).toEqual({});
  expect(note(undefined, '')).toEqual({});
  // Below 60 % of the price of a new one.
  expect(note(2017, '24,000')).toEqual({});
  expect(note(2017, '23,999')).toEqual({
    car_price: {
      text: 'Tesla Model 3 cost about $40,000 when it was new. Do not enter what you paid for it used.',
      fix: { label: 'Use $40,000', values: { car_price: '40,000' } },
    },
  });
});
