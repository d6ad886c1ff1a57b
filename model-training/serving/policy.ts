/** Premium of a car policy: several drivers and cars, none of whom is assigned to one. */
import type { CarProduct, CoverPrice, Driver, RatedCovers } from './car.ts';
import { mapCovers } from './car.ts';
import { toCents, toUsd } from './cents.ts';
import { limitAnswers, type Outside, type PremiumRange } from './model.ts';
import { at } from './rating.ts';
import type { Policy } from './wire-format.ts';

/**
 * Factor of each car by the number of cars: a further car adds .75 of the first, and the mean over US vehicles is 1, by
 * the number of cars of their households (Census, American Community Survey of 2024: 18, 40, 24, 17 %).
 */
export const carCountFactors = [1.14, 0.998, 0.95, 0.927] as const;

/** Standard deviation of the log premium of a policy beside that of its cars: a judgement. */
const ownDeviation = 0.12;

/** Premium of a policy; a car's covers are for any `cover`. */
interface RatedPolicy {
  readonly premium: number;
  readonly range: PremiumRange & { readonly coverage: number };
  readonly cars: { readonly premium: number; readonly covers: RatedCovers }[];
  /** By path, such as `cars.0.car_price`. */
  readonly outside_training: Outside[];
}

export interface PolicyRating {
  /** Returns the premium, the sum of those of the cars, with its range. */
  estimate(policy: Policy, year: number): RatedPolicy;
}

/** Ends of a range by the logarithms of its distances. */
const toRange = (premium: number, [low = 0, high = 0]: readonly number[]) => ({
  low: toUsd(premium * Math.exp(low)),
  high: toUsd(premium * Math.exp(high)),
});

/** Creates the model of policies. Amounts are in USD a year, in whole cents. */
export function createPolicyModel(product: CarProduct): PolicyRating {
  /** Widens the distance of an end of the range, a logarithm, by what is not known of policies. */
  const widen = (distance: number) =>
    Math.sign(distance) * Math.hypot(distance, product.rangeEnd * ownDeviation);
  return {
    estimate({ place, drivers, cars }, year) {
      const limitEach = (kind: string, list: Policy['drivers']) =>
        list.map((answers, index) => {
          const { person, outside } = limitAnswers(product, { ...answers, ...place }, year);
          const named = outside.map((range) => ({ ...range, feature: `${kind}.${index}.${range.feature}` }));
          return { person, outside: named };
        });
      const ofDrivers = limitEach('drivers', drivers);
      const ofCars = limitEach('cars', cars);
      const sum = ofDrivers.reduce((total, { person }) => total + product.driverFactor(person), 0);
      const factor = (at(carCountFactors, cars.length - 1) * sum) / drivers.length;
      // The range is that of the driver with the most accidents.
      const prv_accident = Math.max(...ofDrivers.map(({ person }) => person.prv_accident ?? 0));
      const priceCar = (answers: Driver) => {
        const car = { ...answers, prv_accident };
        return { premium: toUsd(factor * product.priceCar(car)), spread: product.spread(car) };
      };
      const priceCover = (answers: Driver): CoverPrice => {
        const { premium, spread } = priceCar(answers);
        return { premium, range: toRange(premium, spread.map(widen)) };
      };
      const priced = ofCars.map(({ person }) => ({
        ...priceCar(person),
        covers: mapCovers((cover) => priceCover({ ...person, ...cover })),
      }));
      const premium = priced.reduce((cents, car) => cents + toCents(car.premium), 0) / 100;
      const spread = [0, 1].map((end) =>
        widen(priced.reduce((total, car) => total + car.premium * at(car.spread, end), 0) / premium),
      );
      return {
        premium,
        range: { ...toRange(premium, spread), coverage: product.coverage },
        cars: priced.map(({ premium, covers }) => ({ premium, covers })),
        outside_training: [...ofDrivers, ...ofCars].flatMap(({ outside }) => outside),
      };
    },
  };
}
