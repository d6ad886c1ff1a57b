import { consequences } from '#functions/plans/cover.ts';
import type { PlanPrices } from '#functions/plans/plan-prices.ts';
import { toYearTotals, type YearOfCare, type YearTotal } from '#functions/plans/year-totals.ts';
import { yearTexts } from './price.texts.ts';

/** Least advantage in the expected total, as a share of it, for which a worse bad year counts less: a judgement. */
const minAdvantage = 0.05;

interface ComparedTotals {
  /** Plan with the lowest expected total, unless another one is hardly dearer and better in a bad year. */
  best?: YearTotal['level'] | undefined;
  /** Otherwise the plan that costs least in a usual year, and the other one, with the least in a bad year. */
  ends?: readonly [usual: YearTotal, bad: YearTotal];
}

const toBadTotal = ({ premium, bad_year }: YearTotal) => Math.round(premium + bad_year);

/** Compares the totals of a year; in the coverage gap these are of plans that few can pay. */
export function compareTotals(
  prices: PlanPrices,
  care: YearOfCare | undefined,
  isOfAll?: boolean,
): ComparedTotals {
  const { rows = [], premium } = (care && toYearTotals(prices, care, isOfAll)) ?? {};
  const [usual, ...others] = rows.toSorted((a, b) => a.expected - b.expected);
  if (!usual || others.length === 0 || premium === 'none' || consequences[prices.help].pays === 'under')
    return {};
  const bad = others
    .filter(({ expected }) => expected < (1 + minAdvantage) * usual.expected)
    .reduce((least, row) => (toBadTotal(row) < toBadTotal(least) ? row : least), usual);
  return bad === usual ? { best: usual.level } : { ends: [usual, bad] };
}

/**
 * Sentence about the totals of a year where no level has the badge.
 * @param isOfAll true for the year of all whom the prices are for
 */
export function formatLowestTotal(
  prices: PlanPrices,
  care: YearOfCare,
  isOfAll?: boolean,
): string | undefined {
  const { best, ends } = compareTotals(prices, care, isOfAll);
  if (ends) {
    const [usual, bad] = ends;
    return yearTexts.bothEnds(
      [usual.level, Math.round(bad.expected) - Math.round(usual.expected)],
      [bad.level, toBadTotal(usual) - toBadTotal(bad)],
    );
  }
  // The headline of an employer's plan has a badge.
  return best === 'employer' && !consequences[prices.help].hasEmployersPlan
    ? yearTexts.lowestIsEmployers
    : undefined;
}
