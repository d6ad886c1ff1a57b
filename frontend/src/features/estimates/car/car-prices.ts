import type { CarAnswers } from '#contract/car-answers.ts';
import type { CarEstimate } from '#contract/estimates.ts';
import type { Evaluator } from '#frontend/features/places/evaluator.ts';
import type { CarFacts } from './facts.ts';

export interface CarSectionProps {
  estimate: CarEstimate;
  facts: CarFacts;
  evaluator: Evaluator;
}

/** USD of the usual deductible and of a higher one. */
export const [deductible, highDeductible] = [500, 1000];

/** Prices of a car with other answers, USD a year. */
export function createPrices({ estimate, evaluator }: Omit<CarSectionProps, 'facts'>) {
  const { input_data } = estimate;
  const price = (change: Partial<CarAnswers>) =>
    evaluator.price({ insurance_type: 'car', input_data: { ...input_data, ...change } }).premium;
  const { full, liability_comprehensive } = estimate.covers;
  const liability = price({ cover: 'liability' });
  return {
    price,
    liability,
    collision: full.premium - liability_comprehensive.premium,
    /** Comprehensive and collision. */
    damage: full.premium - liability,
  };
}

/** Violation that raises the price. */
export const findEvent = ({ violations }: CarAnswers) => (violations === 'none' ? undefined : violations);

/** Factors that insurers of the state may not use; without age, prices follow the years of driving. */
export const findBarred = ({ states }: CarFacts, state: CarAnswers['state']) =>
  states[state ?? '']?.barred ?? [];
/** Youngest and oldest age of a young driver: prices hardly fall after it. */
export const [youngFrom, youngTo] = [16, 25];
/** Years of driving from which prices hardly fall any more. */
export const experienced = 10;
