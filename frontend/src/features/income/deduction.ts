import { deductPremiums, findDeductedCreditEnd, type IncomeLines } from '#functions/plans/income.ts';
import type { Help, toPricesByIncome } from '#functions/plans/outlook.ts';
import type { WorksheetInput } from './worksheet-input.ts';

export type PricesByIncome = NonNullable<ReturnType<typeof toPricesByIncome>>;

/** Cases in which the household buys a plan of the marketplace. */
const buysPlan: readonly Help[] = ['credit', 'income_too_high', 'income_too_low'];

interface Worksheet {
  lines: IncomeLines;
  joint: boolean;
  /** Income before the deduction. */
  before: number;
  level: WorksheetInput['level'];
}

/** Facts about the plan of a level, for the people who would be covered by it at an income. */
export function toPlanFacts(
  { year, state, household_size, benchmark_share, priceAt }: PricesByIncome,
  { income, level }: { income: number; level: WorksheetInput['level'] },
) {
  const { price, plans } = priceAt(income);
  const benchmark = Math.round(price.benchmark * benchmark_share * 100) / 100;
  const plan = (level && plans[level]?.full) || price.benchmark;
  return { year, state, household_size, benchmark, plan };
}

/**
 * Premium of the plan of a level that a business deducts, and the credit beside it; undefined without a level whose
 * price is known.
 */
export function readDeduction(prices: PricesByIncome, { lines, joint, before, level }: Worksheet) {
  if (level === '' || !prices.priceAt(before).plans[level]) return undefined;
  const plan = toPlanFacts(prices, { income: before, level });
  const facts = { ...lines, ...plan, joint, deduct_premium: true };
  const { deduction, magi, credit, pays, line } = deductPremiums(facts);
  const after = prices.priceAt(magi);
  const creditEnd = findDeductedCreditEnd(facts);
  const hasPlan = buysPlan.includes(after.help);
  // One dollar above the last income with a credit, deduction and credit would both end.
  const isTooHigh = hasPlan && before > 4 * line && credit === 0;
  return {
    facts,
    hasPlan,
    isTooHigh,
    /** Income that decides about the credit. */
    income: hasPlan && !isTooHigh ? magi : before,
    deduction,
    credit,
    pays,
    creditEnd: creditEnd >= 4 * line ? creditEnd : undefined,
    hasStateHelp: (after.price.state_help ?? 0) > 0,
  };
}

export type Deduction = NonNullable<ReturnType<typeof readDeduction>>;
