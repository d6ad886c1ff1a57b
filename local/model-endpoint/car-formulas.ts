import type { CarServing } from './artifacts.ts';

/**
 * How the answers of the car form become the inputs of the car model, as
 * `model-training/serving/car_formulas.py` does it: bonus-malus by French law
 * (Code des assurances, art. A121-1), mileage by a power below one.
 */

type BonusMalusRule = CarServing['bonus_malus'];
type MileageRule = CarServing['mileage'];

// Beyond these the law's bounds hold whatever the rest is; they keep the powers finite.
const mostYearsThatCount = 100;
const mostAccidentsThatCount = 100;

function earnBonus(experience: number, rule: BonusMalusRule): number {
  return Math.max(rule.lowest, rule.start * rule.yearly ** Math.min(experience, mostYearsThatCount));
}

/** The bonus-malus coefficient after some years of experience and some claims at fault. */
export function computeBonusMalus(experience: number, accidents: number, rule: BonusMalusRule): number {
  const claims = Math.min(accidents, mostAccidentsThatCount);
  return Math.min(rule.highest, earnBonus(experience, rule) * rule.per_accident ** claims);
}

/**
 * How many accidents keep a driver within the coefficients of the training table.
 * The law cuts coefficients to whole numbers, so that the table's 156 is 156.25.
 */
export function countAccidentsSeen(experience: number, rule: BonusMalusRule): number {
  const ratio = (rule.highest_seen + 1) / earnBonus(experience, rule);
  return Math.floor(Math.log(ratio) / Math.log(rule.per_accident));
}

/** The premium's factor for a yearly mileage in thousand kilometres. */
export function computeMileageFactor(mileage: number, rule: MileageRule): number {
  const bounded = Math.min(rule.highest, Math.max(rule.lowest, mileage));
  return (bounded / rule.reference) ** rule.exponent;
}
