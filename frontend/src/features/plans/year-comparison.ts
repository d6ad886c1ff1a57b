import { consequences } from '#functions/plans/cover.ts';
import type { PlanPrices } from '#functions/plans/plan-prices.ts';
import { compareTotals, toBadTotal, type YearOfCare } from '#functions/plans/year-totals.ts';
import { yearTexts } from './price.texts.ts';

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
