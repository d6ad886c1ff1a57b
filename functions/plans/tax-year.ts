import { listCliffs } from './curve.ts';
import { priceYearBefore } from './explain-change.ts';
import type { PlanPrices } from './plan-prices.ts';

/** Tax year whose income can still be lowered below the limit of the tax credit. */
export interface OpenTaxYear {
  year: number;
  /** Highest income with a credit, USD a year. */
  limit: number;
  income: number;
  /** Loss above the limit, USD a year. */
  loss: number;
  /** True until December 31, when payments into a retirement plan at work still count. */
  isRunning: boolean;
}

/** Highest income that is near the limit, as a share of it, and smallest loss to avoid, USD a year: judgements. */
const maxShare = 1.05;
const minLoss = 500;

/** Day until which payments count for the year before, as month and day (26 USC 219(f)(3), 223(d)(4)(B)). */
const filingDay = '04-15';
const firstDay = '10-01';

/**
 * Finds the tax year whose income can still be changed, where the income of the prices is just above its limit; from October
 * 1 to April 15.
 * @param today ISO 8601
 */
export function findOpenTaxYear(prices: PlanPrices, today: string): OpenTaxYear | undefined {
  const [calendarYear = '', day = ''] = [today.slice(0, 4), today.slice(5)];
  const isRunning = day >= firstDay;
  if (!isRunning && day > filingDay) return undefined;
  const year = Number(calendarYear) - (isRunning ? 0 : 1);
  const ofYear = prices.plan_year === year ? prices : priceYearBefore(prices);
  const { income = 0 } = prices.household;
  if (ofYear?.plan_year !== year) return undefined;
  const limit = ofYear.credit.max_income;
  if (income <= limit || income > maxShare * limit) return undefined;
  const end = listCliffs(ofYear).find((cliff) => cliff.income === limit);
  return end && end.more >= minLoss ? { year, limit, income, loss: end.more, isRunning } : undefined;
}
