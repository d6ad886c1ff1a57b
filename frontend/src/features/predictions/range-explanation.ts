import type { Explanation, InsuranceType } from '#contract/predictions.ts';
import { formatRoundedMoney } from '#frontend/ui/format-money.ts';

/** A share in words that need no percent sign: 0.8 is "8 in 10", 0.85 is "85 in 100". */
export function describeCoverage(coverage: number): string {
  const percent = Math.round(coverage * 100);
  return percent % 10 === 0 ? `${percent / 10} in 10` : `${percent} in 100`;
}

/** What is not asked, and so keeps a range from being narrower. */
const reasonsForWidth = {
  health: 'The plan, the insurer and where you live are not asked, and they matter too.',
  car: 'The range is wide because cover, car model and place are not asked, and they add a lot.',
} satisfies Record<InsuranceType, string>;

/** What the range means, in two sentences. */
export function explainRange(
  insuranceType: InsuranceType,
  { low, high, coverage }: Explanation['range'],
): string {
  return `About ${describeCoverage(coverage)} comparable premiums lie between ${formatRoundedMoney(low)} and ${formatRoundedMoney(high)} a year. ${reasonsForWidth[insuranceType]}`;
}
