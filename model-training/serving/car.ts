import { toUsd } from './cents.ts';
import type { Product } from './model.ts';
import { at, type Formula, interpolate, price } from './rating.ts';
import type { Inputs } from './wire-format.ts';

/** Content of `car.json`. */
export type CarTables = typeof import('../artifacts/car.json');

/** Answers within the data; absent ones are averaged over the US. */
interface Driver {
  driver_age?: number;
  driving_experience?: number;
  annual_mileage?: number;
  /** In years before the present one. */
  car_mfg_year?: number;
  prv_accident?: number;
  state?: string;
  cover?: string;
  car_class?: string;
}

const parts = ['liability', 'comprehensive', 'collision'] as const;
type Part = (typeof parts)[number];

/** Lognormal prices of a cover and class: their weight, and mean and deviation of the logarithm. */
interface Component {
  readonly weight: number;
  readonly mean: number;
  readonly deviation: number;
}

/** @param price mean of the prices */
function toComponent(weight: number, price: number, deviation: number): Component {
  return { weight, mean: Math.log(price) - deviation ** 2 / 2, deviation };
}

/** Average premium of each part of the cover in the state, times factors of driver, accidents, mileage and car. */
export function createCarModel(tables: CarTables): Product<Driver> {
  const { accidents, driver, fleet, range, vehicle_age: curves } = tables;
  const covers = tables.inputs.cover.choices;
  const classes = tables.car_classes;
  const states: Readonly<Record<string, (typeof tables.states)['AL']>> = tables.states;
  const place = ({ state }: Driver) => (state === undefined ? undefined : states[state]) ?? tables.US;

  /** Factor of age and experience against the mean driver of the state. */
  const driverFactor = (answers: Driver): number => {
    const { driver_age: age, driving_experience: experience = 0 } = answers;
    const { driver_exponent, driver_mean, rates_by } = place(answers);
    if (age === undefined) return 1;
    const ratio =
      rates_by === 'driving_experience'
        ? interpolate(driver.experience_only, experience)
        : (interpolate(driver.age, age - driver.first_age) * interpolate(driver.experience, experience)) /
          interpolate(driver.experience, age - driver.usual_start);
    return ratio ** driver_exponent / driver_mean;
  };

  /** Share of cars of that age that are insured for each part. */
  const insuredShares = (answers: Driver, years: number): readonly number[] => {
    const collision = 1 / (1 + Math.exp((years - place(answers).cover_midpoint) / tables.cover.scale));
    return [1, collision + (1 - collision) * tables.cover.comprehensive_without_collision, collision];
  };

  /** Factor of the car's age, averaged over US cars without it, times the share that is insured for the part. */
  const vehicleFactor = (answers: Driver, part: Part): number => {
    const { car_mfg_year, cover } = answers;
    const index = parts.indexOf(part);
    const ages = car_mfg_year === undefined ? fleet.entries() : [[car_mfg_year, 1] as const];
    let mean = 0;
    for (const [years, weight] of ages) {
      const insured = cover
        ? Number(covers.indexOf(cover) >= index)
        : at(insuredShares(answers, years), index);
      mean += weight * interpolate(curves[part], years) * insured;
    }
    return mean;
  };

  const classFactor = ({ car_class }: Driver, part: Part): number =>
    classes.reduce(
      (sum, { name, share, [part]: factor }) =>
        sum + (car_class === undefined ? share : Number(name === car_class)) * factor,
      0,
    );

  const formula: Formula<Driver> = {
    factors: [
      { answers: ['driver_age', 'driving_experience', 'state'], value: driverFactor },
      {
        answers: ['prv_accident'],
        value: ({ prv_accident: count }) =>
          count === undefined ? 1 : interpolate(accidents.factors, count) / accidents.mean,
      },
      {
        answers: ['annual_mileage', 'state'],
        value: ({ annual_mileage: distance, ...others }) =>
          distance === undefined
            ? 1
            : (distance / tables.inputs.annual_mileage.reference) ** place(others).mileage_exponent,
      },
    ],
    terms: parts.map((part) => [
      { answers: ['state'], value: (answers) => place(answers)[part] },
      { answers: ['state', 'car_mfg_year', 'cover'], value: (answers) => vehicleFactor(answers, part) },
      { answers: ['car_class'], value: (answers) => classFactor(answers, part) },
    ]),
  };

  /** Variance of the log price between insurers and places. */
  const marketVariance = ({ state }: Driver): number =>
    range.insurers ** 2 + range.areas ** 2 + (state === undefined ? range.states ** 2 : 0);

  /** Every cover and class that the answers allow, with prices over the premium. */
  const toMixture = (answers: Driver, premium: number): Component[] => {
    const { car_mfg_year: years = 0, prv_accident: count = 0 } = answers;
    const shares = [...insuredShares(answers, years), 0];
    const accidentDeviation = interpolate(range.accident_deviations, count);
    return covers.flatMap((cover, index) =>
      classes
        .filter(({ name }) => cover === (answers.cover ?? cover) && name === (answers.car_class ?? name))
        .map(({ name, share, deviation }) =>
          toComponent(
            (at(shares, index) - at(shares, index + 1)) * share,
            price(formula, { ...answers, cover, car_class: name }) / premium,
            Math.sqrt(Math.max(deviation, accidentDeviation) ** 2 + marketVariance(answers)),
          ),
        ),
    );
  };

  const rangeOf = (premium: number, mixture: readonly Component[]) => {
    const tail = (1 - range.coverage) / 2;
    return {
      low: toUsd(premium * Math.exp(quantile(mixture, tail))),
      high: toUsd(premium * Math.exp(quantile(mixture, 1 - tail))),
    };
  };

  return {
    version: tables.model_version,
    inputs: tables.inputs as Inputs,
    coverage: range.coverage,
    formula,
    limits: ({ driver_age: age = 0 }) => ({ driving_experience: [0, Math.max(0, age - driver.first_age)] }),
    leading: (answers) => place(answers).rates_by,
    range: (answers, premium) => rangeOf(premium, toMixture(answers, premium)),
    market(answers) {
      const { market, name } = place(answers);
      const whole = [toComponent(1, 1, Math.sqrt(marketVariance(answers)))];
      const { state } = answers;
      return {
        premium: toUsd(market),
        range: rangeOf(market, whole),
        basis: name,
        basis_code: state === undefined ? 'average_of_country' : 'average_of_state',
        params: state === undefined ? {} : { state },
      };
    },
  };
}

/** Logarithm of a quantile of a mixture. */
function quantile(mixture: readonly Component[], probability: number): number {
  const total = mixture.reduce((sum, { weight }) => sum + weight, 0);
  let [low, high] = [-8, 8];
  // Enough for 1e-14.
  for (let step = 0; step < 50; step += 1) {
    const middle = (low + high) / 2;
    const below = mixture.reduce(
      (sum, { weight, mean, deviation }) => sum + weight * normalCdf((middle - mean) / deviation),
      0,
    );
    if (below < probability * total) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Standard normal distribution function to 1.5e-7 (Abramowitz and Stegun 7.1.26). */
function normalCdf(value: number): number {
  const x = Math.abs(value) / Math.sqrt(2);
  const t = 1 / (1 + 0.3275911 * x);
  const series =
    ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  const tail = (series * Math.exp(-x * x)) / 2;
  return value > 0 ? 1 - tail : tail;
}
