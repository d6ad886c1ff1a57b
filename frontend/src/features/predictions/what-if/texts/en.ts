import { formatRoundedMoney as money } from '#frontend/ui/format.ts';

/** Texts of the estimate with other answers. */
export const whatIfTexts = {
  title: 'What if?',
  failed: 'Failed to load the controls',
  forCountry: 'This estimate is for the country.',
  presentModel: (usd: number) =>
    `Your original answers, estimated with the present model, give ${money(usd)} a year.`,
  reset: 'Reset',
  curve: 'Premium as a curve',
  axis: 'Show the premium by',
  /** @param question as inside a sentence */
  curveTitle: (question: string) => `Premium by ${question}`,
  curveText: 'The line is the annual premium, the band its range. All other answers stay as chosen.',
  table: 'Show the curve as a table',
  premiumColumn: 'Premium a year',
  rangeColumn: 'Range a year',
  premium: {
    health: 'Estimated Annual Premium with these answers: not a bill',
    car: 'Annual premium with these answers',
  },
  yearAndMonth: (monthly: string) => `a year, ${monthly}`,
  /** @param change with its sign */
  changedBy: (amount: string, change: string) => `${amount} (${change})`,
  same: 'The same as your estimate.',
  /** After the difference without its sign. */
  more: 'a year more than your estimate.',
  less: 'a year less than your estimate.',
  /** For the ear, after a change. @param difference a sentence */
  spoken: (premium: string, difference: string) => `${premium}. ${difference}`,
  likely: (range: string) => `Likely ${range} a year`,
  amounts: {
    market: 'Marketplace price',
    credit: (year: number) => `Tax credit in ${year}`,
    care: 'Care out of pocket, silver',
  },
  whatChanged: 'What changed, USD a year',
  changed: (label: string, before: string, after: string) => `${label}: ${before} to ${after}`,
  others: 'Other answers: what they add depends on those that changed',
  save: 'Save as new estimate',
  conditions: 'Conditions',
};
