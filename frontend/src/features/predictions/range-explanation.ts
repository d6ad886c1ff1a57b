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
  car: 'Cover, car model and place are not asked, and they add a lot, so the range is wide.',
} satisfies Record<InsuranceType, string>;

/** True where both ends of a range are the same amount to the dollar, so that there is no line to draw. */
export function isSingleAmount({ low, high }: Pick<Explanation['range'], 'low' | 'high'>): boolean {
  return formatRoundedMoney(low) === formatRoundedMoney(high);
}

/** What the range means, in two sentences. */
export function explainRange(insuranceType: InsuranceType, range: Explanation['range']): string {
  const share = `${describeCoverage(range.coverage)} comparable premiums`;
  const low = formatRoundedMoney(range.low);
  const meaning = isSingleAmount(range)
    ? `At least ${share} are close to ${low} a year.`
    : `About ${share} lie between ${low} and ${formatRoundedMoney(range.high)} a year.`;
  return `${meaning} ${reasonsForWidth[insuranceType]}`;
}
