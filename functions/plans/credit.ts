import { toCents } from '#model/serving/cents.ts';
import { type Household, type RulesPlace, toHouseholdSize } from './household.ts';
import { divideHalfUp, toHundredths, toRate, toShare } from './income-share.ts';
import type { PlanYear } from './plan-year.ts';
import { rules } from './rules.ts';
import { findForState } from './state-offices.ts';
import benchmarks from './tables/credit-benchmark.json' with { type: 'json' };

/** Premium tax credit of a household (26 USC 36B). */
export interface TaxCredit {
  /** USD a year; 0 without one. */
  amount: number;
  /** Part of the benchmark's price that the credit counts, USD a year (26 CFR 1.36B-3(j)). */
  benchmark: number;
  /** Poverty line, USD a year. */
  poverty_line: number;
  /** Highest income for the credit: four times the poverty line. */
  max_income: number;
  /** Income in whole percent of the poverty line, 401 above 400 %; undefined without an income. */
  percent: number | undefined;
  /** Share of income that the benchmark plan may cost, percent; undefined where no credit is due. */
  rate: number | undefined;
  /** The same share, whole USD a year. */
  contribution: number | undefined;
  /** Price of an employer's plan up to which it is affordable, USD a month; undefined without an income. */
  max_offer: number | undefined;
}

type Lines = Readonly<Record<string, number[]>> & { readonly default: number[] };

/** Poverty line of a household, USD a year. */
export function toPovertyLine(
  lines: Lines,
  { state, household_size }: { state?: string | undefined; household_size: number },
): number {
  const [first = 0, further = 0] = findForState(lines, state) ?? lines.default;
  return first + further * (household_size - 1);
}

/** Poverty line of the credit in a plan year, USD a year. */
export const toCreditLine = (household: Household, { state }: RulesPlace, year: PlanYear): number =>
  toPovertyLine(rules[year].poverty_lines, { state, household_size: toHouseholdSize(household) });

/** Income in whole percent of the poverty line, 401 above 400 % (Form 8962, worksheet 2). */
export function toPercent(income: number, line: number): number {
  return income > 4 * line ? 401 : Math.floor((100 * income) / line);
}

/** Share of income that the benchmark plan may cost, in hundredths of a percent (26 CFR 1.36B-3(g)(2)). */
export function toFederalRate(percent: number, { percentages }: (typeof rules)[PlanYear]): number {
  return toRate(percent, percentages.find(([, to = 0]) => percent < to) ?? percentages.at(-1) ?? []);
}

/** Amount of income that the benchmark plan may cost, whole dollars. */
export function toContribution(income: number, line: number, year: PlanYear): number {
  return toShare(income, toFederalRate(toPercent(income, line), rules[year]));
}

/** Price of an employer's plan up to which it is affordable, cents a month (26 CFR 1.36B-2(c)(3)(v)). */
export const toMaxOffer = (income: number, year: PlanYear): number =>
  Math.floor((income * toHundredths(rules[year].employer_percent)) / 1200);

/**
 * Finds the credit of a household.
 * @param benchmark price of the benchmark plan for those who buy one, cents a year
 * @param isDue true if the rules of the credit apply at the income, though the amount may be 0
 */
export function findCredit(
  household: Household,
  place: RulesPlace,
  year: PlanYear,
  { benchmark, isDue }: { benchmark: number; isDue: boolean },
): TaxCredit {
  const { income } = household;
  const line = toCreditLine(household, place, year);
  const counted = toCountedBenchmark(benchmark, place);
  const known = income === undefined ? undefined : { income, percent: toPercent(income, line) };
  const due = isDue && known && { ...known, contribution: toContribution(known.income, line, year) };
  return {
    amount: due ? Math.max(0, counted - 100 * due.contribution) / 100 : 0,
    benchmark: counted / 100,
    poverty_line: line,
    max_income: 4 * line,
    percent: known?.percent,
    rate: due ? toFederalRate(due.percent, rules[year]) / 100 : undefined,
    contribution: due ? due.contribution : undefined,
    max_offer: known && toMaxOffer(known.income, year) / 100,
  };
}

const sharesByState: Readonly<Record<string, Readonly<Partial<Record<string, string>>>>> = benchmarks.shares;

/**
 * Returns the share of the benchmark's price that the tax credit counts in a county: the part for essential health
 * benefits, or the price of the plan that is second by this part (26 CFR 1.36B-3(j)). Plan year 2026: KFF's area prices
 * of the credit's benchmark (whole dollars at age 0) beside the filed ones, read in November 2026; each share is within
 * about 0.15 percent.
 * @param county five-digit FIPS code
 */
export function findBenchmarkShare(county = ''): number {
  const shares = Object.entries(sharesByState[county.slice(0, 2)] ?? {});
  return Number(shares.find(([, codes]) => codes?.split(' ').includes(county.slice(2)))?.[0] ?? 1);
}

/** Returns true if the share of a county is known: its own, or that of every county of its state. */
export const isShareKnown = (county: string | undefined, state = '') =>
  findBenchmarkShare(county) < 1 || benchmarks.known.split(' ').includes(state);

/** Shares are written with up to five decimals. */
const shareUnits = 1e5;

/** Part of the benchmark's price that the credit counts in a county; both in cents. */
const toCountedBenchmark = (benchmark: number, { county }: RulesPlace): number =>
  divideHalfUp(benchmark * Math.round(findBenchmarkShare(county) * shareUnits), shareUnits);

/**
 * Highest income with a credit above 0; undefined if there is none. The contribution never falls with income.
 */
export function findCreditEnd(
  { benchmark, poverty_line, max_income }: TaxCredit,
  year: PlanYear,
): number | undefined {
  const counted = toCents(benchmark);
  const hasCredit = (income: number) => 100 * toContribution(income, poverty_line, year) < counted;
  let [low, high] = [poverty_line, max_income];
  if (hasCredit(high)) return high;
  if (!hasCredit(low)) return undefined;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (hasCredit(middle)) low = middle;
    else high = middle;
  }
  return low;
}
