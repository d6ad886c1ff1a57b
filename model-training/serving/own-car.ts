/** The car itself: a factor of its price when new, body and fuel; a mix of US cars takes the place of missing answers. */
import { clamp, interpolate } from './rating.ts';

type Tables = typeof import('../artifacts/car.json');

/** Answers on the car itself; any of them may be missing. The price is in dollars of 2026. */
export interface DescribedCar {
  readonly car_price?: number | undefined;
  readonly car_body?: string | undefined;
  readonly car_fuel?: string | undefined;
}

/** Answers on the car itself, the leading one first: together they are one reason. */
export const ownCarAnswers = ['car_price', 'car_body', 'car_fuel'] as const satisfies (keyof DescribedCar)[];

export const listOwnCar = (answers: DescribedCar) =>
  ownCarAnswers.filter((name) => answers[name] !== undefined);

/** What a dollar of a model year is in dollars of 2026; linear between the years, the ends hold beyond them. */
export function toPriceLevel({ first, to_2026 }: Tables['new_car_prices'], modelYear: number): number {
  return interpolate(to_2026, modelYear - first);
}

/** Creates the factors of the car itself. Over the US mix each has the mean 1. */
export function createOwnCar({ own_car: table }: Pick<Tables, 'own_car'>) {
  const { coefficients: by, liability, deviations } = table;

  /** Logarithm of the factor on comprehensive and collision, before its mean is 1. */
  const toLogarithm = (price: number, body: string, fuel: string): number => {
    const isElectric = fuel === 'electric';
    const isTall = body === 'suv' || body === 'pickup' || body === 'minivan';
    return (
      by.price * Math.log(price / table.price_middle) +
      by.knee * Math.max(0, Math.log(price / table.price_knee)) +
      (isTall && !isElectric ? by.tall : 0) +
      (body === 'minivan' ? by.minivan : 0) +
      (body === 'pickup' ? by.pickup : 0) +
      (body === 'sports' ? by.sports : 0) +
      (isElectric ? by.electric : 0) +
      (fuel === 'hybrid' || fuel === 'plug_in' ? by.hybrid : 0)
    );
  };

  /**
   * Cars of the mix that have the given answers, with their weights. A given price takes the place of the mix's; with
   * body and fuel given, the body's prices count alone, so that a car with a rare fuel has a price.
   */
  const listCars = ({ car_price, car_body, car_fuel }: DescribedCar) =>
    table.mix
      .filter(({ body }) => body === (car_body ?? body))
      .flatMap(({ body, share, fuels, prices }) =>
        Object.entries(fuels)
          .filter(([fuel]) => fuel === (car_fuel ?? fuel))
          .flatMap(([fuel, ofFuel]) => {
            const weight = car_body === undefined || car_fuel === undefined ? share * ofFuel : 1;
            return (car_price === undefined ? prices : [[car_price, 1]]).map(([price = 0, ofPrice = 0]) => ({
              weight: weight * ofPrice,
              logarithm: toLogarithm(price, body, fuel),
            }));
          }),
      );

  return {
    /** Factors of liability, and of comprehensive and collision: means over the cars that have the given answers. */
    factors(answers: DescribedCar): { liability: number; damage: number } {
      let [total, sumOfLiability, sumOfDamage] = [0, 0, 0];
      for (const { weight, logarithm } of listCars(answers)) {
        total += weight;
        sumOfLiability += weight * clamp(Math.exp(logarithm * liability.share), liability.bounds);
        sumOfDamage += weight * Math.exp(logarithm);
      }
      return {
        liability: sumOfLiability / total / liability.mean,
        damage: sumOfDamage / total / table.damage_mean,
      };
    },

    /** Variance of the logarithm of prices of cars with the given answers. */
    variance(answers: DescribedCar): number {
      const { car_price = 0, car_fuel } = answers;
      const ofFuel = car_fuel === 'electric' ? deviations.electric : deviations.given;
      const given = car_price > deviations.expensive_from ? deviations.expensive : ofFuel;
      return ownCarAnswers.reduce(
        (sum, name) => sum + (answers[name] === undefined ? deviations.missing[name] ** 2 : 0),
        given ** 2,
      );
    },
  };
}
