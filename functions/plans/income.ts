import { toCents } from '#model/serving/cents.ts';
import { toContribution, toFederalRate, toPercent, toPovertyLine } from './credit.ts';
import { divideHalfUp } from './income-share.ts';
import type { PlanYear } from './plan-year.ts';
import { rules } from './rules.ts';

/**
 * Income of a year as typed, whole dollars; absent lines are 0. Amounts are those that a federal return allows: no
 * phase-out is computed.
 */
export interface IncomeLines {
  /** W-2 box 1 of the person with the business, or of all where nobody has one. */
  wages?: number | undefined;
  /** Profit after expenses, or a loss. */
  self_employment?: number | undefined;
  /** Wages and profit of the spouse on a joint return. */
  spouse_wages?: number | undefined;
  spouse_self_employment?: number | undefined;
  unemployment?: number | undefined;
  /** The whole amount, also the part that is not taxed. */
  social_security?: number | undefined;
  pension_ira?: number | undefined;
  interest?: number | undefined;
  tax_exempt_interest?: number | undefined;
  dividends?: number | undefined;
  /** Gains less losses; a loss counts up to 3,000. */
  capital_gain?: number | undefined;
  rental?: number | undefined;
  alimony_received?: number | undefined;
  other_income?: number | undefined;
  foreign_excluded?: number | undefined;
  /** Income of dependents who must file a return. */
  dependents_filing?: number | undefined;
  ira?: number | undefined;
  hsa?: number | undefined;
  /** Deposits in the retirement plan of the business. */
  se_retirement?: number | undefined;
  /** Interest paid; 2,500 at most is subtracted. */
  student_loan?: number | undefined;
  /** Expenses of educators; 350 each at most are subtracted. */
  educator?: number | undefined;
  alimony_paid?: number | undefined;
  /** Costs of a move by order, on active duty in the armed forces. */
  moving?: number | undefined;
  /** Health premiums of the business other than the plan's, such as dental. */
  other_se_health?: number | undefined;
}

/** Income lines and the marketplace plan. */
export interface PlanIncome extends IncomeLines {
  year: PlanYear;
  state?: string | undefined;
  household_size: number;
  joint?: boolean | number | undefined;
  /** Price of the benchmark plan for the covered people, USD a year. */
  benchmark: number;
  /** Price of the plan taken, USD a year. */
  plan: number;
  /** True if the premium is deducted from the income of the business. */
  deduct_premium?: boolean | number | undefined;
}

/** A year that ended, or is assumed to end, differently. Whole dollars but `typed_advance`. */
export interface FinalIncome extends PlanIncome {
  /** Credit paid in advance; absent: the credit at the expected income. */
  typed_advance?: number | undefined;
  /** Income at the end of the year, before the deduction of the plan's premium. */
  final_before?: number | undefined;
  /** Profit at the end of the year; absent: the expected one. */
  final_profit?: number | undefined;
}

/** Largest deductions of a federal return, USD a year (26 USC 1211(b), 221(b)(1), 62(a)(2)(D), indexed for 2026). */
const maxCapitalLoss = 3000;
const maxStudentLoanInterest = 2500;
const maxEducatorExpenses = 350;

/**
 * Half of one person's self-employment tax, whole dollars: each line of Schedule SE rounded half up (26 USC 1401,
 * 1402(a)(12)).
 * @param wages the same person's, which use up the wage base of Social Security first
 */
function toHalfTax(year: PlanYear, profit: number, wages: number): number {
  if (9235 * profit < 400 * 10_000) return 0;
  const base = divideHalfUp(9235 * profit, 10_000);
  const underWageBase = Math.min(base, Math.max(0, rules[year].income.wage_base - wages));
  const tax = divideHalfUp(124 * underWageBase, 1000) + divideHalfUp(29 * base, 1000);
  return divideHalfUp(tax, 2);
}

/**
 * Adds up the modified adjusted gross income before the plan's premium is deducted (26 USC 36B(d)(2)).
 * @returns `half_se_tax`, half of the self-employment tax, and `before`, at least 0; whole dollars
 */
export function sumIncome({
  year,
  joint,
  ...lines
}: IncomeLines & { year: PlanYear; joint: boolean | number | undefined }) {
  const { wages = 0, self_employment = 0, spouse_wages = 0, spouse_self_employment = 0 } = lines;
  const half_se_tax =
    toHalfTax(year, self_employment, wages) + toHalfTax(year, spouse_self_employment, spouse_wages);
  const { unemployment = 0, social_security = 0, pension_ira = 0, interest = 0, dividends = 0 } = lines;
  const { tax_exempt_interest = 0, capital_gain = 0, rental = 0, alimony_received = 0 } = lines;
  const { other_income = 0, foreign_excluded = 0, dependents_filing = 0 } = lines;
  const { ira = 0, hsa = 0, student_loan = 0, educator = 0, alimony_paid = 0 } = lines;
  const { moving = 0, se_retirement = 0, other_se_health = 0 } = lines;
  const income =
    wages + self_employment + spouse_wages + spouse_self_employment + unemployment + social_security;
  const capital = interest + tax_exempt_interest + dividends + Math.max(-maxCapitalLoss, capital_gain);
  const further =
    pension_ira + rental + alimony_received + other_income + foreign_excluded + dependents_filing;
  const subtracted =
    half_se_tax +
    ira +
    hsa +
    se_retirement +
    Math.min(maxStudentLoanInterest, student_loan) +
    Math.min(maxEducatorExpenses * (joint ? 2 : 1), educator) +
    alimony_paid +
    moving +
    other_se_health;
  return { half_se_tax, before: Math.max(0, income + capital + further - subtracted) };
}

/** Price of the plans and the poverty line that decide about a credit. Prices in cents. */
interface CreditCase {
  year: PlanYear;
  line: number;
  benchmark: number;
  plan: number;
  /**
   * True if the credit remains below the poverty line: part of it was paid in advance, and the marketplace had
   * expected an income of 100 to 400 % (26 CFR 1.36B-2(b)(6)).
   */
  hasFloor: boolean;
}

function toCreditCase({ year, state, household_size, benchmark, plan }: PlanIncome): CreditCase {
  return {
    year,
    line: toPovertyLine(rules[year].poverty_lines, { state, household_size }),
    benchmark: toCents(benchmark),
    plan: toCents(plan),
    hasFloor: false,
  };
}

const isCreditIncome = (income: number, { line, hasFloor }: CreditCase) =>
  income <= 4 * line && (hasFloor || income >= line);

/** Credit in cents: line 11(e) of Form 8962, at most the price of the plan taken. */
function toCredit(income: number, creditCase: CreditCase): number {
  if (!isCreditIncome(income, creditCase)) return 0;
  const { year, line, benchmark, plan } = creditCase;
  return Math.max(0, Math.min(plan, benchmark - 100 * toContribution(income, line, year)));
}

/**
 * Largest premium that the business may deduct beside a credit, whole dollars: deduction and credit together are at
 * most the premium (26 CFR 1.162(l)-1, IRS Publication 974). Found by bisection, because the published iteration does
 * not end at every income.
 * @param before income before this deduction
 * @param cap profit less half of the tax, deposits for retirement and other deducted premiums
 */
function findDeduction(before: number, cap: number, creditCase: CreditCase): number {
  const { line, plan, hasFloor } = creditCase;
  const most = Math.min(cap, Math.floor(plan / 100));
  if (before < line && !hasFloor) return Math.min(most, before);
  const fits = (deduction: number) => 100 * deduction + toCredit(before - deduction, creditCase) <= plan;
  let [low, high] = [0, Math.min(most, hasFloor ? before : before - line)];
  if (fits(high)) return high;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** Largest deductible premium of the business under which the plan is, whole dollars. */
function toDeductionCap(
  { year, wages = 0, se_retirement = 0, other_se_health = 0 }: PlanIncome,
  profit: number,
) {
  return Math.max(0, profit - toHalfTax(year, profit, wages) - se_retirement - other_se_health);
}

/**
 * Income, credit and price of a plan, with the premium deducted if `deduct_premium` is set.
 * @returns amounts in USD a year; `percent` of the poverty line (401: above 400 %); `rate`, in percent, and
 * `contribution` are undefined outside 100 to 400 %
 */
export function deductPremiums(facts: PlanIncome) {
  const { half_se_tax, before } = sumIncome({ ...facts, joint: facts.joint });
  const creditCase = toCreditCase(facts);
  const cap = toDeductionCap(facts, facts.self_employment ?? 0);
  const deduction = facts.deduct_premium ? findDeduction(before, cap, creditCase) : 0;
  const magi = before - deduction;
  const { year, line, plan } = creditCase;
  const percent = toPercent(magi, line);
  const credit = toCredit(magi, creditCase);
  const hasRate = isCreditIncome(magi, creditCase);
  return {
    half_se_tax,
    before,
    deduction,
    magi,
    line,
    percent,
    rate: hasRate ? toFederalRate(percent, rules[year]) / 100 : undefined,
    contribution: hasRate ? toContribution(magi, line, year) : undefined,
    credit: credit / 100,
    pays: (plan - credit) / 100,
  };
}

/**
 * Highest income before the deduction at which a business's owner still has a credit, whole dollars: four poverty
 * lines and the part of the premium that may be deducted there.
 */
export function findDeductedCreditEnd(facts: PlanIncome): number {
  const creditCase = toCreditCase(facts);
  const limit = 4 * creditCase.line;
  const paid = creditCase.plan - toCredit(limit, creditCase);
  return limit + Math.min(Math.floor(paid / 100), toDeductionCap(facts, facts.self_employment ?? 0));
}

/**
 * Settles a credit that was paid in advance with the income at the end of the year (Form 8962). Since tax year 2026
 * all of the excess is paid back, at every income (P.L. 119-21, section 71305). For twelve equal months; state help
 * settles by rules of its own.
 * @returns `advance` in USD a year, and the figures of the final year, which are undefined without `final_before`
 */
export function settleCredit(facts: FinalIncome) {
  const { typed_advance, final_before, final_profit = facts.self_employment ?? 0 } = facts;
  const expected = deductPremiums(facts);
  if (final_before === undefined) return {};
  const advance = typed_advance ?? expected.credit;
  const expectedCredit = expected.percent >= 100 && expected.percent <= 400;
  const creditCase = { ...toCreditCase(facts), hasFloor: advance > 0 && expectedCredit };
  const final_deduction = facts.deduct_premium
    ? findDeduction(final_before, toDeductionCap(facts, final_profit), creditCase)
    : 0;
  const final_magi = final_before - final_deduction;
  const [paid, credit] = [toCents(advance), toCredit(final_magi, creditCase)];
  return {
    advance,
    final_deduction,
    final_magi,
    final_percent: toPercent(final_magi, creditCase.line),
    final_credit: credit / 100,
    repay: Math.max(0, paid - credit) / 100,
    refund: Math.max(0, credit - paid) / 100,
  };
}
