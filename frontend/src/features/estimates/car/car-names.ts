import type { CarAnswers } from '#contract/car-answers.ts';
import { loadCode } from '#frontend/api/failure.ts';
import { formatNumber } from '#frontend/ui/format.ts';
import { createLoader } from '#frontend/ui/loader.ts';
import { toPriceLevel } from '#model/serving/own-car.ts';
import { type CarFacts, loadCarFacts } from './facts.ts';

export type Fuel = NonNullable<CarAnswers['car_fuel']>;

/** Car that is known by name. */
export interface NamedCar {
  readonly body: NonNullable<CarAnswers['car_body']>;
  /** By fuel: price of a new one today, USD, and its first and last model year. */
  readonly fuels: Readonly<Partial<Record<Fuel, readonly number[]>>>;
}

/** Cars by name, and prices of new cars by model year. */
export interface CarNames {
  readonly cars: Readonly<Record<string, NamedCar>>;
  readonly newPrices: CarFacts['value']['new_car_prices'];
}

/** Texts of the fields that a name fills in. */
export interface FilledFields {
  readonly car_price: string;
  readonly car_body: string;
  readonly car_fuel: string;
}

/** Year of the list. What was sold in it is taken to be still on sale. */
const listedYear = 2026;

const names = createLoader<'all', CarNames>(async () => {
  const [{ default: cars }, { value }] = await Promise.all([
    loadCode(() => import('#model/artifacts/car-names.json')),
    loadCarFacts(),
  ]);
  return { cars: cars as unknown as CarNames['cars'], newPrices: value.new_car_prices };
});

/** Loads the names. Throws a NetworkError if they cannot be fetched. */
export const loadCarNames = () => names.load('all');

/** Names of cars, loaded once they are needed. */
export const useCarNames = (areNeeded: boolean) => names.useLoaded('all', areNeeded);

const isSold = ([, first = 0, last = 0]: readonly number[] = [], year: number) =>
  year >= first && (year <= last || last >= listedYear);

/** Lists the fuels on sale in a model year; without the year, or if there was none, all of them. */
export function listFuels({ fuels }: NamedCar, year: number | undefined): readonly Fuel[] {
  const all = Object.keys(fuels) as Fuel[];
  const sold = all.filter((fuel) => year === undefined || isSold(fuels[fuel], year));
  return sold.length > 0 ? sold : all;
}

/** Fills in a car's price when new, body and fuel. Of several fuels one is asked for, and the first has the price. */
export function fillIn(
  car: NamedCar,
  newPrices: CarNames['newPrices'],
  { year = listedYear, fuel }: { year?: number | undefined; fuel: string },
): FilledFields {
  const fuels = listFuels(car, year);
  const [first] = fuels;
  const chosen = fuels.find((one) => one === fuel) ?? (fuels.length === 1 ? first : undefined);
  const [today = 0] = (first && car.fuels[chosen ?? first]) ?? [];
  const price = Math.round(today / toPriceLevel(newPrices, year) / 100) * 100;
  return { car_price: formatNumber(price), car_body: car.body, car_fuel: chosen ?? '' };
}

/** Model years of a car that was not sold in a year; no last one for a car that is still on sale. */
export function findYearsSold(
  { fuels }: NamedCar,
  year: number,
): { first: number; last?: number } | undefined {
  const sold = Object.values(fuels);
  if (sold.some((years) => isSold(years, year))) return undefined;
  const last = Math.max(...sold.map(([, , end = 0]) => end));
  const first = Math.min(...sold.map(([, start = 0]) => start));
  return last >= listedYear ? { first } : { first, last };
}
