import type { CarAnswers } from '#contract/car-answers.ts';
import type { CarEstimate } from '#contract/estimates.ts';
import type { Evaluator } from '#frontend/features/places/evaluator.ts';
import type { CarFacts } from './facts.ts';

export interface CarSectionProps {
  estimate: CarEstimate;
  facts: CarFacts;
  evaluator: Evaluator;
}

/** USD that an estimate without a deductible is for. */
const usualDeductible = 500;

export const readDeductible = ({ deductible = usualDeductible }: CarAnswers) => deductible;

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

/** Next higher deductible of those that most policies offer, with what full cover costs less, USD a year. */
export function findHigherDeductible(props: Omit<CarSectionProps, 'facts'>) {
  const higher = [1000, 2000].find((amount) => amount > readDeductible(props.estimate.input_data));
  const { price } = createPrices(props);
  const saving = (deductible: number) => price({ cover: 'full' }) - price({ cover: 'full', deductible });
  return higher === undefined ? undefined : { deductible: higher, saving: saving(higher) };
}

/** Next higher limits, with what they cost more, USD a year. */
export function findHigherLimits(props: Omit<CarSectionProps, 'facts'>) {
  const { limits: present } = props.estimate.input_data;
  if (present === '250_500') return undefined;
  const limits = present === '100_300' ? '250_500' : '100_300';
  const { price } = createPrices(props);
  return { limits, more: price({ limits }) - price({}) } as const;
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
