import { toUsd } from './cents.ts';
import type { Place, PricesOfYear } from './places.ts';
import { raise } from './places.ts';
import { clamp, explain, type Formula, price } from './rating.ts';
import type { Answer, Inputs, Instance } from './wire-format.ts';

export interface PremiumRange {
  readonly low: number;
  readonly high: number;
}

/** Reference price beside the premium, USD a year; for health with the lowest prices of the place. */
export interface Market extends Partial<Pick<Place, 'area' | 'silver' | 'bronze' | 'gold'>> {
  readonly premium: number;
  readonly range: PremiumRange;
  /** Place of the price, and for health its plan year, for people. */
  readonly basis: string;
  /** The same as a code with its values. */
  readonly basis_code: Place['name']['code'] | 'average_of_state' | 'average_of_country';
  readonly params: Partial<Place['name']['params']>;
  readonly place_basis?: Place['basis'];
  readonly bronze_basis?: Place['bronzeBasis'];
  /** Deductibles of the county's plans by level, USD a year, where they are known. */
  readonly deductibles?: object;
  readonly prices?: PricesOfYear;
  /** Filed prices, where those of a later plan year are projected. */
  readonly filed?: object;
}

/** Rating of one product. `Person` has the answers of the rating table's inputs, within the data. */
export interface Product<Person> {
  readonly version: string;
  readonly inputs: Inputs;
  readonly formula: Formula<Person>;
  /** Share of comparable premiums that are within the range. */
  readonly coverage: number;
  /** Bounds of the answers whose bounds depend on other answers. */
  limits(person: Person): Readonly<Record<string, readonly number[]>>;
  /** Factor of a number before its bounds, such as that of prices of another year; by default 1. */
  scale?(name: string, answers: Instance, year: number): number;
  /** Answer that a reason in common is named after, if it is one of its answers; by default the first. */
  leading?(person: Person): string;
  /** Answers that the price does not depend on, though one of them may bound another. */
  unused?(answers: Person): readonly string[];
  /** Answer that takes the place of the input's `explained_with`, by name. */
  explainedWith?(person: Person): Readonly<Record<string, string>>;
  /** @param premium not rounded */
  range(person: Person, premium: number): PremiumRange;
  /**
   * @param answers may be beyond the data
   * @param planYear by default the filed one
   */
  market(answers: Person, planYear?: number): Market;
  /** Costs of a year of a person with the average spending of an age, at a place. */
  averageCare?(answers: Person): object;
  /** Further members of the output; `answers` may be beyond the data, `person` is within. */
  details?(answers: Person, person: Person): object;
}

interface Contribution {
  readonly feature: string;
  readonly features?: readonly string[];
  readonly value: Answer;
  /** Null where the reference is the US average. */
  readonly reference: Answer | null;
  readonly amount: number;
}

export type RatingModel = ReturnType<typeof createModel>;

/** Raises a premium, or an end of its range, to a plan year that is projected, in whole cents. */
const project = (amount: number, prices: PricesOfYear | undefined, end: 'low' | 'mean' | 'high') =>
  prices?.basis === 'projected' ? raise(amount, prices.rise[end]) : amount;

const projectRange = ({ low, high }: PremiumRange, prices: PricesOfYear | undefined): PremiumRange => ({
  low: project(low, prices, 'low'),
  high: project(high, prices, 'high'),
});

/** Answer beyond the data, with the ends of the data. */
export interface Outside {
  readonly feature: string;
  readonly lowest: number;
  readonly highest: number;
}

/** Puts answers within the data and lists those that were outside and have a price. */
export function limitAnswers<Person>(product: Product<Person>, answers: Instance, year: number) {
  const limits = product.limits(answers as Person);
  const unused = product.unused?.(answers as Person) ?? [];
  const person: Record<string, Answer> = { ...answers };
  const outside: Outside[] = [];
  for (const [feature, { kind, bounds = limits[feature] }] of Object.entries(product.inputs)) {
    const answer = answers[feature];
    if (!bounds || typeof answer !== 'number') continue;
    const scale = product.scale?.(feature, answers, year) ?? 1;
    const value = kind === 'year' ? year - answer : answer * scale;
    const limited = clamp(value, bounds);
    person[feature] = limited;
    if (limited === value || unused.includes(feature)) continue;
    const ends = bounds.map((end) =>
      kind === 'year' ? year - end : Number((end / scale).toFixed(scale === 1 ? 1 : 0)),
    );
    outside.push({ feature, lowest: Math.min(...ends), highest: Math.max(...ends) });
  }
  return { person: person as Person, outside };
}

/** Creates the premium model of a product. Amounts are in USD a year, in whole cents. */
export function createModel<Person>(product: Product<Person>) {
  const { version, inputs, formula, coverage } = product;
  const entries = Object.entries(inputs);
  const reference = Object.fromEntries(
    entries.flatMap(([name, input]) => (input.reference === undefined ? [] : [[name, input.reference]])),
  ) as Person;

  return {
    version,
    inputs,

    /**
     * Returns premium, range, market and reasons; `baseline` and all amounts add up to `premium`. All but `plan_year` are
     * reasons of the premium at filed prices.
     * @param planYear of health plans; by default the filed one
     */
    estimate(answers: Instance, year: number, planYear?: number) {
      const { person, outside } = limitAnswers(product, answers, year);
      const given = entries.filter(([name]) => name in answers);
      const joined = product.explainedWith?.(person) ?? {};
      const findLeader = (name: string) => joined[name] ?? inputs[name]?.explained_with;
      const players = given
        .filter(([name, input]) => !findLeader(name) && !input.unpriced)
        .map(([name]) => [name, ...given.flatMap(([other]) => (findLeader(other) === name ? [other] : []))]);
      const explanation = explain(formula, players as (keyof Person)[][], person, reference);
      const market = product.market(answers as Person, planYear);
      const filed = explanation.premium / 100;
      const premium = project(filed, market.prices, 'mean');
      const contributions = players.map((features, index): Contribution => {
        const isJoint = features.length > 1;
        const leading = product.leading?.(person) ?? '';
        const feature = features.includes(leading) ? leading : (features[0] ?? '');
        return {
          feature,
          ...(isJoint && { features }),
          value: answers[feature] ?? '',
          reference: inputs[feature]?.reference ?? null,
          amount: (explanation.amounts[index] ?? 0) / 100,
        };
      });
      if (market.prices?.basis === 'projected') {
        contributions.push({
          feature: 'plan_year',
          value: market.prices.plan_year,
          reference: market.params.plan_year ?? null,
          amount: toUsd(premium - filed),
        });
      }
      return {
        premium,
        range: { ...projectRange(product.range(person, price(formula, person)), market.prices), coverage },
        market,
        baseline: explanation.baseline / 100,
        contributions,
        outside_training: outside,
        ...product.details?.(answers as Person, person),
      };
    },

    /** Returns the market price, which depends on few of the answers. */
    market: (answers: Instance, planYear?: number) => product.market(answers as Person, planYear),

    averageCare: (answers: Instance) => product.averageCare?.(answers as Person),

    /** Returns the premium and its range alone. */
    price(answers: Instance, year: number, planYear?: number) {
      const { person } = limitAnswers(product, answers, year);
      const premium = price(formula, person);
      const { prices } = product.market(answers as Person, planYear);
      return {
        premium: project(toUsd(premium), prices, 'mean'),
        ...projectRange(product.range(person, premium), prices),
      };
    },
  };
}
