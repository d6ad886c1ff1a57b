import * as z from 'zod/mini';
import {
  type Answers,
  type Choice,
  type Contribution,
  type Outside,
  type Prediction,
  type PremiumModel,
  type Price,
  readNumber,
} from './requests.ts';
import { explain, toCents } from './shapley.ts';

/**
 * Car premium, evaluated from the rating table `car.json`.
 *
 * `model-training/serving/car_premium.py` does the same arithmetic in the same order.
 */

const parts = ['liability', 'comprehensive', 'collision'] as const;
const covers = ['liability', 'liability_comprehensive', 'full'] as const;
const fields = ['driver_age', 'driving_experience', 'annual_mileage', 'vehicle_age', 'prv_accident'] as const;

const factors = z.array(z.number()).check(z.minLength(2));
const amounts = { liability: z.number(), comprehensive: z.number(), collision: z.number() };
const place = z.object({
  name: z.string(),
  ...amounts,
  market: z.number(),
  cover_midpoint: z.number(),
  rates_by: z.enum(['driver_age', 'driving_experience']),
  driver_exponent: z.number(),
  driver_mean: z.number(),
  mileage_exponent: z.number(),
});

/** Content of `car.json`. */
export const carTables = z.object({
  model_version: z.string(),
  bounds: z.object({
    driver_age: z.tuple([z.number(), z.number()]),
    annual_mileage: z.tuple([z.number(), z.number()]),
    vehicle_age: z.tuple([z.number(), z.number()]),
    prv_accident: z.tuple([z.number(), z.number()]),
  }),
  driver: z.object({
    age: factors,
    experience: factors,
    experience_only: factors,
    usual_start: z.number(),
  }),
  accidents: z.object({ factors, mean: z.number() }),
  mileage: z.object({ reference: z.number() }),
  vehicle_age: z.object({ liability: factors, comprehensive: factors, collision: factors }),
  fleet: factors,
  car_classes: z.record(z.string(), z.object({ share: z.number(), ...amounts, deviation: z.number() })),
  cover: z.object({ scale: z.number(), comprehensive_without_collision: z.number() }),
  range: z.object({
    coverage: z.number(),
    insurers: z.number(),
    areas: z.number(),
    states: z.number(),
    accident_deviations: factors,
  }),
  US: place,
  states: z.record(z.string(), place),
});

type CarTables = z.output<typeof carTables>;
type Place = z.output<typeof place>;
type Cover = (typeof covers)[number];
/** An amount, factor or share for each part of a premium. */
type Parts = readonly [liability: number, comprehensive: number, collision: number];

/** One possible cover and class: its probability, price and deviation of the log price. */
interface Component {
  probability: number;
  price: number;
  deviation: number;
}

/** Answers of which any may be absent, and is then averaged over the US. */
interface Rated {
  driver?: { age: number; experience: number };
  accidents?: number;
  mileage?: number;
  vehicleAge?: number;
  state?: string;
  cover?: Cover;
  carClass?: string;
}

/** Every required answer, and the optional ones that are given. */
type Answered = Rated & Required<Pick<Rated, 'driver' | 'accidents' | 'mileage' | 'vehicleAge'>>;

// Enough to find a logarithm between -8 and 8 to 1e-14.
const bisections = 50;

/** Car premium: driver x accidents x mileage x (liability + comprehensive + collision). */
export class CarModel implements PremiumModel {
  readonly version: string;
  readonly fields = fields;
  readonly flags: ReadonlySet<string> = new Set();
  readonly optional: Readonly<Record<'state' | 'cover' | 'car_class', Choice>>;
  readonly #tables: CarTables;
  readonly #classMeans: Parts;
  readonly #fleetMeans = new Map<Place, Map<Cover | undefined, Parts>>();

  constructor(tables: CarTables) {
    this.#tables = tables;
    this.version = tables.model_version;
    this.optional = {
      state: { values: Object.keys(tables.states) },
      cover: { values: covers },
      car_class: { values: Object.keys(tables.car_classes) },
    };
    this.#classMeans = this.#averageClasses();
    for (const each of [tables.US, ...Object.values(tables.states)]) {
      this.#fleetMeans.set(each, this.#averageFleet(each));
    }
  }

  predict(answers: Answers): Prediction {
    const rated = rate(answers);
    const given = Object.keys(this.optional).filter((name) => answers[name] !== undefined);
    const players = [...fields.filter((name) => name !== 'driving_experience'), ...given];
    const { premium, baseline, amounts } = explain(players, (present) =>
      this.#premium(select(rated, present)),
    );
    return {
      premium: premium / 100,
      range: { ...this.#range(rated, this.#premium(rated)), coverage: this.#tables.range.coverage },
      market: this.#market(rated.state),
      baseline: baseline / 100,
      contributions: players.map((player, index) => ({
        ...this.#describe(player, answers, rated.state),
        amount: (amounts[index] ?? 0) / 100,
      })),
      outside_training: this.#outside(answers),
    };
  }

  price(answers: Answers): Price {
    const rated = rate(answers);
    const premium = this.#premium(rated);
    return { premium: toCents(premium) / 100, ...this.#range(rated, premium) };
  }

  /** The premium in USD, not rounded, with absent answers averaged over the US. */
  #premium(rated: Rated): number {
    const where = this.#place(rated.state);
    let factor = 1;
    if (rated.driver) factor *= this.#driver(rated.driver.age, rated.driver.experience, where);
    if (rated.accidents !== undefined) {
      const { factors, mean } = this.#tables.accidents;
      factor *= interpolate(factors, rated.accidents) / mean;
    }
    if (rated.mileage !== undefined) factor *= this.#mileage(rated.mileage, where);
    return factor * this.#total(this.#parts(where, rated.vehicleAge, rated.cover), rated.carClass);
  }

  #place(state: string | undefined): Place {
    return state === undefined ? this.#tables.US : get(this.#tables.states, state);
  }

  /** Joint factor of age and experience, relative to the state's mean driver. */
  #driver(age: number, experience: number, where: Place): number {
    const { driver } = this.#tables;
    const years = Math.min(experience, maxExperience(age));
    let ratio: number;
    if (where.rates_by === 'driving_experience') {
      ratio = interpolate(driver.experience_only, years);
    } else {
      const bounded = this.#clamp('driver_age', age);
      const usual = Math.max(0, bounded - driver.usual_start);
      ratio =
        (interpolate(driver.age, bounded - this.#tables.bounds.driver_age[0]) *
          interpolate(driver.experience, years)) /
        interpolate(driver.experience, usual);
    }
    return ratio ** where.driver_exponent / where.driver_mean;
  }

  #mileage(mileage: number, where: Place): number {
    const ratio = this.#clamp('annual_mileage', mileage) / this.#tables.mileage.reference;
    return ratio ** where.mileage_exponent;
  }

  /** Dollars of each part for a car of the mean class. */
  #parts(where: Place, vehicleAge: number | undefined, cover: Cover | undefined): Parts {
    if (vehicleAge === undefined) {
      const means = this.#fleetMeans.get(where)?.get(cover);
      if (!means) throw new Error(`No fleet means for ${where.name}`);
      return mapParts((index, part) => where[part] * means[index]);
    }
    const years = this.#clamp('vehicle_age', vehicleAge);
    const shares = this.#shares(where, years, cover);
    return mapParts(
      (index, part) => where[part] * interpolate(this.#tables.vehicle_age[part], years) * shares[index],
    );
  }

  #total(amounts: Parts, carClass: string | undefined): number {
    const classFactors = carClass === undefined ? this.#classMeans : this.#classFactors(carClass);
    return amounts[0] * classFactors[0] + amounts[1] * classFactors[1] + amounts[2] * classFactors[2];
  }

  #classFactors(carClass: string): Parts {
    const factors = get(this.#tables.car_classes, carClass);
    return mapParts((_index, part) => factors[part]);
  }

  #averageClasses(): Parts {
    return mapParts((_index, part) => {
      let mean = 0;
      for (const entry of Object.values(this.#tables.car_classes)) mean += entry.share * entry[part];
      return mean;
    });
  }

  /** Probability that each part is insured on a car of that age. */
  #shares(where: Place, years: number, cover: Cover | undefined): Parts {
    if (cover !== undefined) return [1, cover === 'liability' ? 0 : 1, cover === 'full' ? 1 : 0];
    const { scale, comprehensive_without_collision: kept } = this.#tables.cover;
    const collision = 1 / (1 + Math.exp((years - where.cover_midpoint) / scale));
    return [1, collision + (1 - collision) * kept, collision];
  }

  /** Mean vehicle-age factor of each part over the US fleet, by cover. */
  #averageFleet(where: Place): Map<Cover | undefined, Parts> {
    const { fleet, vehicle_age: curves } = this.#tables;
    return new Map(
      [undefined, ...covers].map((cover): [Cover | undefined, Parts] => {
        const shares = fleet.map((_weight, years) => this.#shares(where, years, cover));
        const means = mapParts((index, part) => {
          let mean = 0;
          for (const [years, weight] of fleet.entries()) {
            mean += weight * at(curves[part], years) * at(shares, years)[index];
          }
          return mean;
        });
        return [cover, means];
      }),
    );
  }

  #range(rated: Answered, premium: number): { low: number; high: number } {
    const components = this.#components(rated);
    const tail = (1 - this.#tables.range.coverage) / 2;
    const low = toCents(premium * Math.exp(findQuantile(components, tail)));
    const high = toCents(premium * Math.exp(findQuantile(components, 1 - tail)));
    const cents = toCents(premium);
    return { low: Math.min(low, cents) / 100, high: Math.max(high, cents) / 100 };
  }

  /** Every cover and class that the answers allow, priced relative to their mean. */
  #components(rated: Answered): Component[] {
    const where = this.#place(rated.state);
    const years = this.#clamp('vehicle_age', rated.vehicleAge);
    const [, comprehensive, collision] = this.#shares(where, years, undefined);
    const likely = [1 - comprehensive, comprehensive - collision, collision];
    const allowedCovers: [Cover, number][] =
      rated.cover === undefined
        ? covers.map((cover, index) => [cover, at(likely, index)])
        : [[rated.cover, 1]];
    const allowedClasses: [string, number][] =
      rated.carClass === undefined
        ? Object.entries(this.#tables.car_classes).map(([name, { share }]) => [name, share])
        : [[rated.carClass, 1]];
    const mean = this.#total(this.#parts(where, years, rated.cover), rated.carClass);
    return allowedCovers.flatMap(([cover, coverShare]) =>
      allowedClasses.map(([carClass, classShare]) => ({
        probability: coverShare * classShare,
        price: this.#total(this.#parts(where, years, cover), carClass) / mean,
        deviation: this.#deviation(carClass, rated),
      })),
    );
  }

  /** Deviation of the log price once cover and class are known. */
  #deviation(carClass: string, rated: Answered): number {
    const model = Math.max(
      get(this.#tables.car_classes, carClass).deviation,
      interpolate(this.#tables.range.accident_deviations, rated.accidents),
    );
    return Math.sqrt(model * model + this.#marketVariance(rated.state));
  }

  #marketVariance(state: string | undefined): number {
    const { insurers, areas, states } = this.#tables.range;
    const local = insurers * insurers + areas * areas;
    return state === undefined ? local + states * states : local;
  }

  /** Average expenditure, and the range of prices for the mean driver. */
  #market(state: string | undefined): Prediction['market'] {
    const { market, name } = this.#place(state);
    const components = [{ probability: 1, price: 1, deviation: Math.sqrt(this.#marketVariance(state)) }];
    const tail = (1 - this.#tables.range.coverage) / 2;
    return {
      premium: toCents(market) / 100,
      range: {
        low: toCents(market * Math.exp(findQuantile(components, tail))) / 100,
        high: toCents(market * Math.exp(findQuantile(components, 1 - tail))) / 100,
      },
      basis: name,
    };
  }

  #describe(player: string, answers: Answers, state: string | undefined): Omit<Contribution, 'amount'> {
    if (player === 'driver_age') {
      const feature = this.#place(state).rates_by;
      return {
        feature,
        features: ['driver_age', 'driving_experience'],
        value: get(answers, feature),
        reference: null,
      };
    }
    const reference = player === 'annual_mileage' ? this.#tables.mileage.reference : null;
    return { feature: player, value: get(answers, player), reference };
  }

  #outside(answers: Answers): Outside[] {
    return fields.flatMap((feature) => {
      const [lowest, highest] =
        feature === 'driving_experience'
          ? [0, maxExperience(readNumber(answers, 'driver_age'))]
          : this.#tables.bounds[feature];
      const value = readNumber(answers, feature);
      return value >= lowest && value <= highest ? [] : [{ feature, lowest, highest }];
    });
  }

  #clamp(name: keyof CarTables['bounds'], value: number): number {
    const [lowest, highest] = this.#tables.bounds[name];
    return Math.min(highest, Math.max(lowest, value));
  }
}

function rate(answers: Answers): Answered {
  const { state, cover, car_class: carClass } = answers;
  return {
    driver: {
      age: readNumber(answers, 'driver_age'),
      experience: readNumber(answers, 'driving_experience'),
    },
    accidents: readNumber(answers, 'prv_accident'),
    mileage: readNumber(answers, 'annual_mileage'),
    vehicleAge: readNumber(answers, 'vehicle_age'),
    ...(typeof state === 'string' ? { state } : {}),
    ...(typeof carClass === 'string' ? { carClass } : {}),
    ...(isCover(cover) ? { cover } : {}),
  };
}

function isCover(value: unknown): value is Cover {
  return covers.some((cover) => cover === value);
}

function select(rated: Answered, present: ReadonlySet<string>): Rated {
  const { driver, accidents, mileage, vehicleAge, state, cover, carClass } = rated;
  return {
    ...(present.has('driver_age') ? { driver } : {}),
    ...(present.has('prv_accident') ? { accidents } : {}),
    ...(present.has('annual_mileage') ? { mileage } : {}),
    ...(present.has('vehicle_age') ? { vehicleAge } : {}),
    ...(present.has('state') && state !== undefined ? { state } : {}),
    ...(present.has('cover') && cover !== undefined ? { cover } : {}),
    ...(present.has('car_class') && carClass !== undefined ? { carClass } : {}),
  };
}

function mapParts(calculate: (index: 0 | 1 | 2, part: (typeof parts)[number]) => number): Parts {
  return [calculate(0, parts[0]), calculate(1, parts[1]), calculate(2, parts[2])];
}

/** Factor at a position between whole indexes; the ends hold beyond them. */
function interpolate(factors: readonly number[], position: number): number {
  const bounded = Math.min(factors.length - 1, Math.max(0, position));
  const index = Math.floor(bounded);
  const share = bounded - index;
  const upper = at(factors, Math.min(index + 1, factors.length - 1));
  return at(factors, index) * (1 - share) + upper * share;
}

/** Years that a driver of this age can have driven, from 16 on. */
function maxExperience(age: number): number {
  return Math.max(0, age - 16);
}

function at<Value>(values: readonly Value[], index: number): Value {
  const value = values[index];
  if (value === undefined) throw new Error(`No value at ${index}`);
  return value;
}

function get<Value>(record: Readonly<Record<string, Value>>, name: string): Value {
  const value = record[name];
  if (value === undefined) throw new Error(`No value for ${name}`);
  return value;
}

/** Logarithm of a quantile of a mixture of lognormals, each with its price as mean. */
function findQuantile(components: readonly Component[], probability: number): number {
  const centred = components.map(({ price, deviation, ...rest }) => ({
    ...rest,
    deviation,
    centre: Math.log(price) - (deviation * deviation) / 2,
  }));
  let low = -8;
  let high = 8;
  for (let step = 0; step < bisections; step += 1) {
    const middle = (low + high) / 2;
    let below = 0;
    for (const { probability: weight, centre, deviation } of centred) {
      below += weight * normalCdf((middle - centre) / deviation);
    }
    if (below < probability) low = middle;
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
