import { toUsd } from './cents.ts';
import type { PremiumRange, Product } from './model.ts';
import { createOwnCar, listOwnCar, ownCarAnswers, toPriceLevel } from './own-car.ts';
import { type Factor, type Formula, interpolate, multiply, price, sumTerms } from './rating.ts';
import { type Inputs, RequestError } from './wire-format.ts';

export type CarTables = typeof import('../artifacts/car.json');

/** Answers within the data; absent ones are averaged over the US. */
export interface Driver {
  driver_age?: number;
  driving_experience?: number;
  annual_mileage?: number;
  /** In years before the present one. */
  car_mfg_year?: number;
  prv_accident?: number;
  violations?: string;
  state?: string;
  zip3?: string;
  cover?: string;
  car_class?: string;
  /** When new, in dollars of 2026. */
  car_price?: number;
  car_body?: string;
  car_fuel?: string;
  deductible?: number;
  limits?: string;
}

const parts = ['liability', 'comprehensive', 'collision'] as const;
type Part = (typeof parts)[number];

/** Covers that every response prices, with their answers; `minimum` has the limits that the state requires. */
const pricedCovers = {
  minimum: { cover: 'liability', limits: 'minimum' },
  liability_comprehensive: { cover: 'liability_comprehensive' },
  full: { cover: 'full' },
} as const;

/** Prices of all covers of a response. */
export type RatedCovers = Record<keyof typeof pricedCovers, CoverPrice>;

/** Rating of a car premium, with the parts that a policy of several drivers and cars is made of. */
export interface CarProduct extends Product<Driver> {
  /** Factor of the driver: age and experience, accidents and violations. */
  driverFactor(answers: Driver): number;
  /** Premium in USD without the driver's factor, not rounded. */
  priceCar(answers: Driver): number;
  /** Logarithms of the low and the high end of the range over the premium. */
  spread(answers: Driver): readonly number[];
  /** End of an 80 % range of a normal distribution, in standard deviations. */
  readonly rangeEnd: number;
}

export interface CoverPrice {
  readonly premium: number;
  readonly range: PremiumRange;
}

/** Lognormal prices of a cover and a kind of car: their weight, and mean and deviation of the logarithm. */
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
export function createCarModel(tables: CarTables): CarProduct {
  const { accidents, driver, fleet, range, vehicle_age: curves } = tables;
  const covers = tables.inputs.cover.choices;
  const classes = tables.car_classes;
  const states: Readonly<Record<string, (typeof tables.states)['AL']>> = tables.states;
  const place = ({ state }: Driver) => (state === undefined ? undefined : states[state]) ?? tables.US;
  const violations: Readonly<Record<string, Readonly<Record<string, number>>>> = tables.violations;
  const zip3s: Readonly<Record<string, Readonly<Record<string, number>>>> = tables.zip3;
  const areasByState: Readonly<Record<string, number>> = range.areas_by_state;

  /** Factor of the first three ZIP digits in their state. */
  const areaFactor = ({ state, zip3 }: Driver): number => {
    if (state === undefined || zip3 === undefined) return 1;
    const factor = zip3s[state]?.[zip3];
    if (factor !== undefined) return factor;
    throw new RequestError(`ZIP digits ${zip3} are not in ${place({ state }).name}`, 400, 'zip3');
  };

  /** Factor of moving violations: the state's own, where its law or its survey has one. */
  const violationsFactor = ({ state, violations: answer }: Driver): number =>
    answer === undefined ? 1 : (violations[state ?? 'US']?.[answer] ?? violations.US?.[answer] ?? 1);

  /** Returns true where the law bars both age and experience (Hawaii). */
  const ignoresDriver = (answers: Driver) => place(answers).driver_exponent === 0;

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

  /** Share of cars of that age that are insured for a part, or for all of a cover. */
  const insuredShare = (answers: Driver, years: number, index: number): number => {
    if (index === 0) return 1;
    const collision = 1 / (1 + Math.exp((years - place(answers).cover_midpoint) / tables.cover.scale));
    if (index > 1) return index > 2 ? 0 : collision;
    return collision + (1 - collision) * tables.cover.comprehensive_without_collision;
  };

  /** Factor of a car's age times the share that is insured for the part. */
  const insuredFactor = (answers: Driver, years: number, part: Part): number => {
    const index = parts.indexOf(part);
    const { cover } = answers;
    const insured = cover ? Number(covers.indexOf(cover) >= index) : insuredShare(answers, years, index);
    return interpolate(curves[part], years) * insured;
  };

  /** Means of {@link insuredFactor} over US cars, by state, cover and part. */
  const means = new Map<string, number>();

  /** Factor of the car's age, averaged over US cars without it, times the share that is insured for the part. */
  const vehicleFactor = (answers: Driver, part: Part): number => {
    const { car_mfg_year: years, state, cover } = answers;
    if (years !== undefined) return insuredFactor(answers, years, part);
    const key = `${state} ${cover} ${part}`;
    const mean =
      means.get(key) ??
      fleet.reduce((sum, weight, age) => sum + weight * insuredFactor(answers, age, part), 0);
    means.set(key, mean);
    return mean;
  };

  const ownCar = createOwnCar(tables);
  const hasOwnCar = (answers: Driver) => listOwnCar(answers).length > 0;

  /** Factor of the car itself: by price, body and fuel if one of them is given, else by class. */
  const carFactor = (answers: Driver, part: Part): number => {
    if (hasOwnCar(answers)) return ownCar.factors(answers)[part === 'liability' ? 'liability' : 'damage'];
    const { car_class } = answers;
    return classes.reduce(
      (sum, { name, share, [part]: factor }) =>
        sum + (car_class === undefined ? share : Number(name === car_class)) * factor,
      0,
    );
  };

  const deductibles: Readonly<Record<string, number>> = tables.deductibles;
  const deductibleFactor = ({ deductible }: Driver) => deductibles[deductible ?? ''] ?? 1;

  const limitFactors: Readonly<Record<string, number>> = tables.limits;
  /** Factor of the limits on liability; none are below the minimum of the state. */
  const limitsFactor = (answers: Driver): number => {
    const { minimum_limits: minimum } = place(answers);
    const { limits } = answers;
    return limits === undefined ? 1 : Math.max(minimum, limitFactors[limits] ?? minimum);
  };

  const driverFactors: readonly Factor<Driver>[] = [
    { answers: ['driver_age', 'driving_experience', 'state'], value: driverFactor },
    {
      answers: ['prv_accident'],
      value: ({ prv_accident: count }) =>
        count === undefined ? 1 : interpolate(accidents.factors, count) / accidents.mean,
    },
    { answers: ['violations', 'state'], value: violationsFactor },
  ];

  const mileageFactor: Factor<Driver> = {
    answers: ['annual_mileage', 'state'],
    value: ({ annual_mileage: distance, ...others }) =>
      distance === undefined
        ? 1
        : (distance / tables.inputs.annual_mileage.reference) ** place(others).mileage_exponent,
  };

  const formula: Formula<Driver> = {
    factors: [...driverFactors, mileageFactor],
    terms: parts.map((part) => [
      { answers: ['state'], value: (answers) => place(answers)[part] },
      { answers: ['state', 'car_mfg_year', 'cover'], value: (answers) => vehicleFactor(answers, part) },
      { answers: ['car_class', ...ownCarAnswers], value: (answers) => carFactor(answers, part) },
      ...(part === 'liability'
        ? [
            // Quotes by place are of liability alone.
            { answers: ['state', 'zip3'] as const, value: areaFactor },
            { answers: ['state', 'limits'] as const, value: limitsFactor },
          ]
        : [{ answers: ['deductible'] as const, value: deductibleFactor }]),
    ]),
  };

  /** Variance of the log price between insurers and places. */
  const marketVariance = ({ state, zip3 }: Driver): number => {
    const areas = areasByState[state ?? ''] ?? (zip3 === undefined ? range.areas : range.zip3);
    return range.insurers ** 2 + areas ** 2 + (state === undefined ? range.states ** 2 : 0);
  };

  /** Kinds of cars that the answers allow: their share, answers and deviation without that of the market. */
  const listKinds = (answers: Driver): { share: number; answers: Driver; variance: number }[] => {
    const deviationOfAccidents = interpolate(range.accident_deviations, answers.prv_accident ?? 0);
    if (hasOwnCar(answers)) {
      const [withoutAccidents = 0] = range.accident_deviations;
      const added = deviationOfAccidents ** 2 - withoutAccidents ** 2;
      return [{ share: 1, answers, variance: ownCar.variance(answers) + added }];
    }
    return classes
      .filter(({ name }) => name === (answers.car_class ?? name))
      .map(({ name, share, deviation }) => ({
        share,
        answers: { ...answers, car_class: name },
        variance: Math.max(deviation, deviationOfAccidents) ** 2,
      }));
  };

  /** Every cover and kind of car that the answers allow, with prices over the premium. */
  const toMixture = (answers: Driver): Component[] => {
    const { car_mfg_year: years = 0 } = answers;
    const ofMarket = marketVariance(answers);
    const kinds = listKinds(answers);
    // Cover and car change no factor that all terms have in common.
    const mean = sumTerms(formula, answers);
    return covers.flatMap((cover, index) =>
      cover === (answers.cover ?? cover)
        ? kinds.map(({ share, answers: ofKind, variance }) =>
            toComponent(
              (insuredShare(answers, years, index) - insuredShare(answers, years, index + 1)) * share,
              sumTerms(formula, { ...ofKind, cover }) / mean,
              Math.sqrt(variance + ofMarket),
            ),
          )
        : [],
    );
  };

  const spreadOf = (mixture: readonly Component[]) =>
    [-1, 1].map((side) => quantile(mixture, side * range.end, (1 + side * range.coverage) / 2));

  const rangeOf = (premium: number, mixture: readonly Component[]) => {
    const [low = 1, high = 1] = spreadOf(mixture).map(Math.exp);
    return { low: toUsd(premium * low), high: toUsd(premium * high) };
  };

  const priceCover = (answers: Driver): CoverPrice => {
    const premium = price(formula, answers);
    return { premium: toUsd(premium), range: rangeOf(premium, toMixture(answers)) };
  };

  return {
    version: tables.model_version,
    inputs: tables.inputs as Inputs,
    coverage: range.coverage,
    formula,
    limits: ({ driver_age: age = 0 }) => ({ driving_experience: [0, Math.max(0, age - driver.first_age)] }),
    unused: (answers) => {
      if (ignoresDriver(answers)) return ['driver_age', 'driving_experience'];
      return place(answers).rates_by === 'driver_age' ? [] : ['driver_age'];
    },
    scale: (name, { car_mfg_year: built }, year) =>
      name === 'car_price' ? toPriceLevel(tables.new_car_prices, Number(built ?? year)) : 1,
    leading: (answers) => (ignoresDriver(answers) ? 'state' : place(answers).rates_by),
    explainedWith(answers): Record<string, string> {
      const [leader = '', ...others] = listOwnCar(answers);
      return {
        // Only the state has a part in the premium: the driver's would be the mean of other states.
        ...(ignoresDriver(answers) ? { driver_age: 'state', driving_experience: 'state' } : {}),
        ...Object.fromEntries(others.map((name) => [name, leader])),
      };
    },
    range: (answers, premium) => rangeOf(premium, toMixture(answers)),
    market(answers) {
      const { market, name } = place(answers);
      const { state } = answers;
      // The price is that of the whole state.
      const { zip3: _, ...stateAlone } = answers;
      const whole = [toComponent(1, 1, Math.sqrt(marketVariance(stateAlone)))];
      return {
        premium: toUsd(market),
        range: rangeOf(market, whole),
        basis: name,
        basis_code: state === undefined ? 'average_of_country' : 'average_of_state',
        params: state === undefined ? {} : { state },
      };
    },
    details: (_, person) => ({
      covers: mapCovers((answers) => priceCover({ ...person, ...answers })),
    }),
    driverFactor: (answers) => multiply(driverFactors, answers),
    priceCar: (answers) => mileageFactor.value(answers) * sumTerms(formula, answers),
    spread: (answers) => spreadOf(toMixture(answers)),
    rangeEnd: range.end,
  };
}

/** Prices each cover by its answers. */
export function mapCovers(price: (answers: Driver) => CoverPrice): RatedCovers {
  const { minimum, liability_comprehensive, full } = pricedCovers;
  return {
    minimum: price(minimum),
    liability_comprehensive: price(liability_comprehensive),
    full: price(full),
  };
}

/**
 * Logarithm of a quantile of a mixture, by Newton's method. It lies between the quantiles of the components.
 * @param normal the same quantile of the standard normal distribution
 */
function quantile(mixture: readonly Component[], normal: number, probability: number): number {
  const ends = mixture.map(({ mean, deviation }) => mean + normal * deviation);
  const total = mixture.reduce((sum, { weight }) => sum + weight, 0);
  let [low, high] = [Math.min(...ends), Math.max(...ends)];
  let value = (low + high) / 2;
  for (let step = high - low; Math.abs(step) > 1e-9; ) {
    let [excess, density] = [-probability * total, 0];
    for (const { weight, mean, deviation } of mixture) {
      const normal = toNormal((value - mean) / deviation);
      excess += weight * normal.below;
      density += (weight * normal.density) / deviation;
    }
    if (excess < 0) low = value;
    else high = value;
    const next = value - excess / density;
    // Between the ends, which approach each other where the method does not converge.
    step = (next > low && next < high ? next : (low + high) / 2) - value;
    value += step;
  }
  return value;
}

/** Standard normal density and distribution function, this to 1.5e-7 (Abramowitz and Stegun 7.1.26). */
function toNormal(value: number): { density: number; below: number } {
  const x = Math.abs(value) / Math.sqrt(2);
  const t = 1 / (1 + 0.3275911 * x);
  const series =
    ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  const exponential = Math.exp(-x * x);
  const tail = (series * exponential) / 2;
  return { density: exponential / Math.sqrt(2 * Math.PI), below: value > 0 ? 1 - tail : tail };
}
