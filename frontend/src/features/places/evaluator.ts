import type { EstimateFor, HealthEstimate } from '#contract/estimates.ts';
import type { InsuranceAnswers } from '#contract/insurance-answers.ts';
import { planYears } from '#functions/plans/plan-year.ts';
import { buildEstimate, toWarning } from '#functions/pricing/build-estimate.ts';
import type { RatingModel } from '#model/serving/model.ts';
import { type Instance, parseInstance } from '#model/serving/wire-format.ts';

/** Last plan year with rules; its prices convert to those of the filed one. */
const lastYear = planYears.at(-1);

/** Age and place that a marketplace price is for. */
export interface MarketPerson {
  readonly age: number;
  readonly state?: string | undefined;
  readonly county?: string | undefined;
  readonly zip3?: string | undefined;
}

/** Premium model of a product with its tables, without requests. It throws RequestError for an unknown county. */
export interface Evaluator {
  /**
   * Estimates answers as the API does, health plans of the last plan year. While the prices of their state are missing, the estimate is for the country,
   * and its first warning is `prices_missing`.
   */
  estimate<Given extends InsuranceAnswers>(answers: Given): EstimateFor<Given>;
  /** Returns the premium and its range alone, USD a year; by default of the last plan year. */
  price(answers: InsuranceAnswers, planYear?: number): { premium: number; low: number; high: number };
  /** Returns the marketplace price of the last plan year; that of the country while the state's is missing. */
  market(person: MarketPerson): HealthEstimate['market'];
  /** Returns the costs of a year with the average spending of an age; those of cars are undefined. */
  averageCare(person: MarketPerson): HealthEstimate['year'] | undefined;
}

/** @param isMissing tells a state whose prices are not loaded */
export function createEvaluator(
  model: RatingModel,
  isMissing: (state: string | undefined) => boolean,
): Evaluator {
  /** Leaves out a place whose prices are missing. */
  const toPriced = <Given extends Partial<MarketPerson>>(answers: Given): Given => {
    const { state, county: _county, zip3: _zip3, ...anywhere } = answers;
    return isMissing(state) ? (anywhere as Given) : answers;
  };
  const parse = (answers: object) => parseInstance(answers, model.inputs, 'answers');
  const year = () => new Date().getFullYear();
  return {
    estimate(answers) {
      const input_data = toPriced(answers.input_data);
      const output = { ...model.estimate(parse(input_data), year(), lastYear), model_version: model.version };
      const estimate = buildEstimate(
        { ...answers, input_data },
        // The type of the model's own output is wider than of the one that the functions have parsed.
        output as Parameters<typeof buildEstimate>[1],
        year(),
      );
      if (input_data === answers.input_data) return estimate;
      const warning = toWarning('state', 'prices_missing');
      return { ...estimate, ...answers, warnings: [warning, ...estimate.warnings] };
    },
    price: ({ input_data }, planYear = lastYear) =>
      model.price(parse(toPriced(input_data)), year(), planYear),
    averageCare: (person) =>
      model.averageCare({ ...toPriced(person) } as Instance) as HealthEstimate['year'] | undefined,
    market: (person) =>
      model.market({ ...toPriced(person) } as Instance, lastYear) as HealthEstimate['market'],
  };
}
