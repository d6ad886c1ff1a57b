import { expect, it } from 'vitest';
import facts from '#model/artifacts/car-facts.json' with { type: 'json' };
import names from '#model/artifacts/car-names.json' with { type: 'json' };
import { toPriceLevel } from '#model/serving/own-car.ts';
import { type CarNames, fillIn, findYearsSold, listFuels } from './car-names.ts';

const cars = names as unknown as CarNames['cars'];
const newPrices = facts.value.new_car_prices;

function find(name: string) {
  const car = cars[name];
  if (!car) throw new Error(`No car is named ${name}`);
  return car;
}

it.each([
  ['Ford F-150', 2014, '', { car_price: '50,800', car_body: 'pickup', car_fuel: 'gas' }],
  ['Tesla Model 3', 2024, '', { car_body: 'car', car_fuel: 'electric' }],
  ['Ford F-150', 2027, 'hybrid', { car_fuel: 'hybrid' }],
  ['Toyota Camry', 2020, '', { car_fuel: '' }],
  ['Toyota Camry', 2020, 'hybrid', { car_fuel: 'hybrid' }],
])('%s of %i with the fuel "%s" is filled in', (name, year, fuel, expected) => {
  expect(fillIn(find(name), newPrices, { year, fuel })).toMatchObject(expected);
});

it('has the price of today without a year', () => {
  expect(fillIn(find('Ford F-150'), newPrices, { fuel: 'gas' }).car_price).toBe('62,000');
});

it('has a price in hundreds of dollars that is worth the one of today', () => {
  for (const car of Object.values(cars)) {
    for (const [fuel, [today = 0, first = 0]] of Object.entries(car.fuels)) {
      const price = Number(fillIn(car, newPrices, { year: first, fuel }).car_price.replace(',', ''));
      expect(price % 100).toBe(0);
      expect(Math.abs(price * toPriceLevel(newPrices, first) - today)).toBeLessThanOrEqual(100);
    }
  }
});

it('offers the fuels on sale in the model year, and of the next year', () => {
  expect(listFuels(find('Ford F-150'), 2014)).toEqual(['gas']);
  expect(listFuels(find('Ford F-150'), 2027)).toContain('hybrid');
  expect(listFuels(find('Acura MDX'), 2018)).toEqual(['gas', 'hybrid']);
  expect(listFuels(find('Acura MDX'), 2027)).toEqual(['gas']);
  // Sold from 2017 on: all fuels of a year in which there was none.
  expect(listFuels(find('Tesla Model 3'), 2012)).toEqual(['electric']);
});

it.each([
  [2007, ['gas', 'hybrid']],
  [2008, ['gas']],
  [2011, ['gas']],
  [2012, ['gas', 'hybrid']],
  [2015, ['gas', 'hybrid']],
  [2016, ['hybrid']],
  [2019, ['hybrid']],
  [2020, ['gas', 'hybrid']],
])('offers in %i the fuels of gas cars to 2015 and of hybrids from 2012 to 2019: %j', (year, expected) => {
  const fuels = { gas: [30_000, 2008, 2015], hybrid: [33_000, 2012, 2019] };
  expect(listFuels({ ...find('Audi A4'), fuels } as unknown as CarNames['cars'][string], year)).toEqual(
    expected,
  );
});

it('names the years of a car that was not sold in the given one', () => {
  expect(findYearsSold(find('Tesla Model 3'), 2012)).toEqual({ first: 2017 });
  expect(findYearsSold(find('Audi A4'), 2026)).toEqual({ first: 2006, last: 2025 });
  const fuels = { gas: [30_000, 2008, 2015], hybrid: [33_000, 2012, 2019] } as const;
  const car = { ...find('Audi A4'), fuels } as unknown as CarNames['cars'][string];
  expect(findYearsSold(car, 2022)).toEqual({ first: 2008, last: 2019 });
  expect(findYearsSold(car, 2017)).toBeUndefined();
  for (const year of [2017, 2026, 2027]) expect(findYearsSold(find('Tesla Model 3'), year)).toBeUndefined();
});
