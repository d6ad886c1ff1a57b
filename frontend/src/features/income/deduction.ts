import { consequences } from '#functions/plans/cover.ts';
import type { PriceAt, PricesAtIncome } from '#functions/plans/curve.ts';
import { toHouseholdSize } from '#functions/plans/household.ts';
import {
  deductPremiums,
  type FinalIncome,
  findDeductedCreditEnd,
  type IncomeLines,
} from '#functions/plans/income.ts';
import type { WorksheetInput } from './worksheet-input.ts';

interface Worksheet {
  lines: IncomeLines;
  joint: boolean;
  /** Income before the deduction. */
  before: number;
  level: WorksheetInput['level'];
}

/** Facts about the plan of a level, for the people who would be covered by it at an income. */
export function toPlanFacts(at: PricesAtIncome, level: WorksheetInput['level']) {
  const { plan_year: year, place, household, credit, levels } = at;
  const { benchmark } = credit;
  const plan = (level && levels[level]?.full) || (levels.benchmark?.full ?? 0);
  return { year, state: place.state, household_size: toHouseholdSize(household), benchmark, plan };
}

/** Premium that a business deducts, with the tax credit beside it, USD a year. */
export interface Deduction {
  /** Facts that it is calculated from. */
  facts: FinalIncome;
  /** False where public cover or an employer's plan takes the place of the plan. */
  hasPlan: boolean;
  /** True one dollar above the last income with a credit, where deduction and credit would both end. */
  isTooHigh: boolean;
  /** Income before the deduction. */
  before: number;
  /** Income that decides about the credit. */
  income: number;
  deduction: number;
  credit: number;
  pays: number;
  /** Last income before the deduction with a credit; undefined where it ends below four poverty lines. */
  creditEnd: number | undefined;
  hasStateHelp: boolean;
}

/**
 * Premium of the plan of a level that a business deducts, and the credit beside it; undefined without a level whose
 * price is known.
 */
export function readDeduction(
  priceAt: PriceAt,
  { lines, joint, before, level }: Worksheet,
): Deduction | undefined {
  const atBefore = priceAt(before);
  if (level === '' || !atBefore.levels[level]) return undefined;
  const plan = toPlanFacts(atBefore, level);
  const facts = { ...lines, ...plan, joint, deduct_premium: true };
  const { deduction, magi, credit, pays, line } = deductPremiums(facts);
  const after = priceAt(magi);
  const creditEnd = findDeductedCreditEnd(facts);
  const hasPlan = consequences[after.help].isOnePlan ?? false;
  const isTooHigh = hasPlan && before > 4 * line && credit === 0;
  return {
    facts,
    hasPlan,
    isTooHigh,
    before,
    income: hasPlan && !isTooHigh ? magi : before,
    deduction,
    credit,
    pays,
    creditEnd: creditEnd >= 4 * line ? creditEnd : undefined,
    hasStateHelp: (after.state_help.amount ?? 0) > 0,
  };
}
