import * as z from 'zod/mini';
import type { PremiumModel } from './requests.ts';
import {
  type Answers,
  type Choice,
  clamp,
  type Outside,
  type Prediction,
  type Price,
  readNumber,
} from './requests.ts';
import { explain, toCents } from './shapley.ts';

/**
 * Health-rated premium and marketplace price, evaluated from the rating table `health.json`.
 *
 * `model-training/serving/health_premium.py` does the same arithmetic in the same order.
 */

const numbers = z.array(z.number()).check(z.minLength(2));
const place = { name: z.string(), low: z.number(), high: z.number() };

/** Content of `health.json`. */
export const healthTables = z.object({
  model_version: z.string(),
  reference: z.record(z.string(), z.number()),
  bounds: z.record(z.string(), z.tuple([z.number(), z.number()])),
  level: z.record(z.string(), z.number()),
  cost: z.array(z.object({ base: numbers, chronic: numbers })).check(z.length(4)),
  conditions: z.record(z.string(), z.object({ share: z.number(), error: z.number() })),
  bmi: z.object({ lowest: z.number(), highest: z.number(), factors: numbers }),
  surgeries: numbers,
  allergies: z.number(),
  family: numbers,
  transplant: z.number(),
  errors: z.object({
    method: z.number(),
    cells: z.array(z.tuple([z.number(), z.number()])).check(z.length(4)),
    allergies: z.number(),
    surgery: z.number(),
    bmi: z.number(),
    transplant: z.number(),
    least: z.number(),
  }),
  market: z.object({
    plan_year: z.number(),
    curves: z.record(z.string(), numbers),
    US: z.object({ ...place, by_age: numbers }),
    states: z.record(z.string(), z.object({ ...place, age_21: z.number(), curve: z.string() })),
  }),
});

type HealthTables = z.output<typeof healthTables>;

/** Four fifths of a normal distribution are within this many standard deviations. */
const deviations = 1.28;

const chronic = 'any_chronic_disease';
const named = 'chronic_conditions';
const flags = [
  'has_diabetes',
  'has_pressure_issue',
  'any_bodytransplant',
  chronic,
  'any_allergies',
  'history_of_cancer_in_family',
];

/** Premium of a benchmark silver plan if insurers could price health, and as they price it. */
export class HealthModel implements PremiumModel {
  readonly version: string;
  readonly fields = ['age', 'weight', 'height', ...flags, 'no_of_major_surgery'];
  readonly flags = new Set(flags);
  readonly optional: Readonly<Record<string, Choice>>;
  readonly #tables: HealthTables;

  constructor(tables: HealthTables) {
    this.#tables = tables;
    this.version = tables.model_version;
    this.optional = {
      state: { values: Object.keys(tables.market.states) },
      [named]: { values: Object.keys(tables.conditions), multiple: true, onlyWith: chronic },
    };
  }

  predict(answers: Answers): Prediction {
    const { used, outside } = this.#clamp(answers);
    const { reference } = this.#tables;
    const players = this.fields.filter((name) => used[name] !== reference[name]);
    if ('state' in used) players.push('state');
    const explanation = explain(players, (present) => {
      const mixed: Record<string, Answers[string]> = { ...reference };
      for (const name of present) mixed[name] = get(used, name);
      if (present.has(chronic) && used[named] !== undefined) mixed[named] = used[named];
      return this.#premium(mixed);
    });
    const amounts = new Map(players.map((name, player) => [name, explanation.amounts[player] ?? 0]));
    const premium = explanation.premium / 100;
    return {
      premium,
      range: { ...this.#range(used, premium), coverage: 0.8 },
      market: this.#market(answers),
      baseline: explanation.baseline / 100,
      contributions: [...this.fields, 'state']
        .filter((name) => name in answers)
        .map((name) => ({
          feature: name,
          ...(name === chronic && named in used ? { features: [chronic, named] } : {}),
          value: get(answers, name),
          reference: reference[name] ?? null,
          amount: (amounts.get(name) ?? 0) / 100,
        })),
      outside_training: outside,
    };
  }

  price(answers: Answers): Price {
    const { used } = this.#clamp(answers);
    const premium = toCents(this.#premium(used)) / 100;
    return { premium, ...this.#range(used, premium) };
  }

  /** Returns the answers within the data and those outside; weight by body-mass index. */
  #clamp(answers: Answers): { used: Answers; outside: Outside[] } {
    const { clamped, outside } = clamp(answers, this.#tables.bounds);
    const { [named]: conditions, ...rest } = clamped;
    const used: Record<string, Answers[string]> = rest;
    const metres = readNumber(used, 'height') / 100;
    const lightest = this.#tables.bmi.lowest * (metres * metres);
    const heaviest = this.#tables.bmi.highest * (metres * metres);
    const weight = readNumber(used, 'weight');
    if (weight < lightest || weight > heaviest) {
      used.weight = Math.min(heaviest, Math.max(lightest, weight));
      outside.push({ feature: 'weight', lowest: toTenths(lightest), highest: toTenths(heaviest) });
    }
    if (conditions !== undefined && used[chronic] === 1) used[named] = conditions;
    return { used, outside };
  }

  /** The health-rated premium in USD, not rounded. */
  #premium(answers: Answers): number {
    const { surgeries, allergies, family } = this.#tables;
    const { cost } = this.#cost(answers);
    let factor = this.#bmiFactor(answers) * at(surgeries, readNumber(answers, 'no_of_major_surgery'));
    if (answers.any_allergies === 1) factor *= allergies;
    if (answers.history_of_cancer_in_family === 1) factor *= at(family, this.#years(answers));
    return this.#level(answers) * (cost * factor + this.#transplant(answers));
  }

  /** Cost over the average by age and conditions, and its chronic part. */
  #cost(answers: Answers): { cost: number; chronicPart: number } {
    const cell = get(this.#tables.cost, cellOf(answers));
    const years = this.#years(answers);
    const chronicPart = answers[chronic] === 1 ? at(cell.chronic, years) * this.#share(answers) : 0;
    return { cost: at(cell.base, years) + chronicPart, chronicPart };
  }

  /** The part of the average chronic excess that the answers carry; 1 if not named. */
  #share(answers: Answers): number {
    if (answers[named] === undefined) return 1;
    return namedOf(answers).reduce((share, name) => share + get(this.#tables.conditions, name).share, 0);
  }

  #bmiFactor(answers: Answers): number {
    const metres = readNumber(answers, 'height') / 100;
    const bmi = readNumber(answers, 'weight') / (metres * metres);
    const { factors, lowest, highest } = this.#tables.bmi;
    return at(factors, Math.min(highest, Math.max(lowest, bmi)) - lowest);
  }

  #transplant(answers: Answers): number {
    return answers.any_bodytransplant === 1 ? this.#tables.transplant : 0;
  }

  #level(answers: Answers): number {
    return get(this.#tables.level, typeof answers.state === 'string' ? answers.state : 'US');
  }

  #years(answers: Answers): number {
    return readNumber(answers, 'age') - get(this.#tables.bounds, 'age')[0];
  }

  /** Range of the health-rated premium: places, and the model's own error. */
  #range(answers: Answers, premium: number): { low: number; high: number } {
    const { errors, conditions } = this.#tables;
    const { cost, chronicPart } = this.#cost(answers);
    const cell = get(errors.cells, cellOf(answers));
    let variance = square(errors.method);
    if (answers[named] === undefined) {
      variance += square(answers[chronic] === 1 ? cell[1] : cell[0]);
    } else {
      variance += square(cell[0]);
      for (const name of namedOf(answers)) {
        variance += square((get(conditions, name).error * chronicPart) / cost);
      }
    }
    if (answers.any_allergies === 1) variance += square(errors.allergies);
    variance += square(errors.surgery * readNumber(answers, 'no_of_major_surgery'));
    variance += square(errors.bmi * (this.#bmiFactor(answers) - 1));
    const transplant = this.#level(answers) * this.#transplant(answers);
    variance += square((errors.transplant * transplant) / premium);
    const own = square(deviations) * variance;
    const { low, high } = this.#place(answers);
    const below = Math.max(errors.least, Math.sqrt(square(Math.log(low)) + own));
    const above = Math.max(errors.least, Math.sqrt(square(Math.log(high)) + own));
    return { low: times(premium, exp(-below)), high: times(premium, exp(above)) };
  }

  /** The marketplace price, which follows each state's own age curve from birth. */
  #market(answers: Answers): Prediction['market'] {
    const { US: country, states, curves, plan_year } = this.#tables.market;
    const age = Math.min(country.by_age.length - 1, readNumber(answers, 'age'));
    const state = typeof answers.state === 'string' ? get(states, answers.state) : undefined;
    const exact = state ? state.age_21 * at(get(curves, state.curve), age) : at(country.by_age, age);
    const premium = toCents(exact) / 100;
    const { name, low, high } = state ?? country;
    return {
      premium,
      range: { low: times(premium, low), high: times(premium, high) },
      basis: `${plan_year} benchmark silver plan in ${name}`,
    };
  }

  #place({ state }: Answers): { low: number; high: number } {
    const { US: country, states } = this.#tables.market;
    return typeof state === 'string' ? get(states, state) : country;
  }
}

function cellOf(answers: Answers): number {
  return readNumber(answers, 'has_diabetes') + 2 * readNumber(answers, 'has_pressure_issue');
}

function namedOf(answers: Answers): readonly string[] {
  const conditions = answers[named];
  return Array.isArray(conditions) ? conditions : [];
}

/** The value at a position of a table, linear between its entries. */
function at(table: readonly number[], position: number): number {
  const start = Math.min(Math.trunc(position), table.length - 2);
  const value = get(table, start);
  return value + (get(table, start + 1) - value) * (position - start);
}

/** Returns e to a power, rounded: the last bits differ between languages. */
function exp(value: number): number {
  return Math.floor(Math.exp(value) * 1e6 + 0.5) / 1e6;
}

function square(value: number): number {
  return value * value;
}

function toTenths(value: number): number {
  return Math.floor(value * 10 + 0.5) / 10;
}

function times(premium: number, factor: number): number {
  return toCents(premium * factor) / 100;
}

function get<Value>(table: Readonly<Record<string, Value>> | readonly Value[], key: string | number): Value {
  const value = (table as Readonly<Record<string | number, Value>>)[key];
  if (value === undefined) throw new Error(`No entry for ${key}`);
  return value;
}
