import type { Serving } from './artifacts.ts';
import { attribute, roundToSum, toCents } from './shapley.ts';

export type Answers = Readonly<Record<string, number>>;

/** One applicant's premium in USD with 2 decimals; `baseline` and all amounts sum to `premium`. */
export interface Prediction {
  premium: number;
  range: { low: number; high: number; coverage: number };
  baseline: number;
  contributions: { feature: string; value: number; reference: number; amount: number }[];
  outside_training: { feature: string; lowest: number; highest: number }[];
}

/** What differs from product to product. Premiums are in USD and not yet rounded. */
export interface Rating {
  /** The premiums of every mix of the applicant's and the reference's answers, by bit mask. */
  priceMixes(answers: Answers, reference: Answers, changed: readonly string[]): Float64Array;
  /** What ranges are chosen by: bounded answers and what follows from them. */
  rate(answers: Answers): Answers;
  /** Keeps the end of a range within what the product may ever answer. */
  bound(premium: number): number;
  /** The highest value of an answer that training saw, given the others. */
  highestSeen(feature: string, answers: Answers): number | undefined;
}

/** A product's premium function with range and reasons, as `model-training/serving/premium.py`. */
export class PremiumModel {
  readonly version: string;
  readonly features: readonly string[];
  readonly #serving: Serving;
  readonly #rating: Rating;
  readonly #reference: Answers;

  constructor(version: string, serving: Serving, rating: Rating) {
    this.version = version;
    this.features = serving.features.map((feature) => feature.name);
    this.#serving = serving;
    this.#rating = rating;
    this.#reference = Object.fromEntries(serving.features.map((f) => [f.name, f.reference]));
  }

  /** One applicant's premium in USD with 2 decimals, without its range and reasons. */
  price(answers: Answers): number {
    const [premium = Number.NaN] = this.#rating.priceMixes(answers, answers, []);
    return toCents(premium) / 100;
  }

  /** Answers for one applicant; `answers` holds a finite number of at least 0 for each feature. */
  predict(answers: Answers): Prediction {
    const changed = this.features.filter((name) => read(answers, name) !== read(this.#reference, name));
    const premiums = this.#rating.priceMixes(answers, this.#reference, changed);
    const exact = premiums[premiums.length - 1] ?? Number.NaN;
    const premium = toCents(exact);
    const baseline = toCents(premiums[0] ?? Number.NaN);
    const cents = roundToSum(attribute(premiums, changed.length), premium - baseline);
    const amounts = new Map(changed.map((name, player) => [name, (cents[player] ?? 0) / 100]));
    return {
      premium: premium / 100,
      range: this.#findRange(exact, premium, this.#rating.rate(answers)),
      baseline: baseline / 100,
      contributions: this.features.map((feature) => ({
        feature,
        value: read(answers, feature),
        reference: read(this.#reference, feature),
        amount: amounts.get(feature) ?? 0,
      })),
      outside_training: this.#findOutside(answers),
    };
  }

  #findRange(exact: number, premiumCents: number, rated: Answers): Prediction['range'] {
    const { groups, coverage } = this.#serving.range;
    const group = groups.find(({ conditions }) =>
      conditions.every((condition) => {
        const value = read(rated, condition.input);
        return (
          value >= (condition.at_least ?? -Infinity) &&
          value > (condition.above ?? -Infinity) &&
          value < (condition.below ?? Infinity)
        );
      }),
    );
    if (!group) throw new Error('The last group of risk must have no conditions');
    return {
      low: Math.min(toCents(this.#rating.bound(exact * group.low)), premiumCents) / 100,
      high: Math.max(toCents(this.#rating.bound(exact * group.high)), premiumCents) / 100,
      coverage,
    };
  }

  #findOutside(answers: Answers): Prediction['outside_training'] {
    return this.#serving.features.flatMap(({ name, lowest, highest: trained }) => {
      const highest = this.#rating.highestSeen(name, answers) ?? trained;
      const value = read(answers, name);
      return value < lowest || value > highest ? [{ feature: name, lowest, highest }] : [];
    });
  }
}

/** Reads an answer that must be there. */
export function read(answers: Answers, name: string): number {
  const value = answers[name];
  if (value === undefined) throw new Error(`No value for ${name}`);
  return value;
}

/** Puts each value within its trained range. */
export function clamp(value: number, bounds: { lowest: number; highest: number }): number {
  return Math.min(bounds.highest, Math.max(bounds.lowest, value));
}
