import { formatRoundedMoney as money } from '#frontend/ui/format.ts';

/** Texts of the estimate with other answers. */
export const whatIfTexts = {
  title: 'What if?',
  failed: 'Failed to load the controls',
  forCountry: 'This estimate is for the whole country.',
  /** @param changes why today's premium differs, where known */
  estimatedToday: (usd: number, stored: number, changes: readonly string[]) =>
    `We compare with your original answers, estimated today: ${money(usd)} a year. Your estimate was ${money(stored)}.${changes.length === 0 ? '' : ` What differs: ${changes.join(', ')}.`}`,
  presentModel: 'the model is the present one',
  pricesOf: (year: number) => `the prices are those of ${year}`,
  carOlder: (years: number) => `the car is ${years === 1 ? '1 year' : `${years} years`} older`,
  reset: 'Reset',
  curve: 'Premium as a curve',
  axis: 'Show the premium by',
  /** @param question as inside a sentence */
  curveTitle: (question: string) => `Premium by ${question}`,
  curveText:
    'The line shows the annual premium, and the band shows its range. All other answers stay as you chose them.',
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
  same: 'This is the same as your estimate.',
  sameToday: 'This is the same as your original answers, estimated today.',
  /** Before the difference. */
  thatIs: 'That is ',
  /** After the difference without its sign. */
  more: 'a year more than your estimate.',
  less: 'a year less than your estimate.',
  moreToday: 'a year more than your original answers, estimated today.',
  lessToday: 'a year less than your original answers, estimated today.',
  /** For the ear, after a change. @param difference a sentence */
  spoken: (premium: string, difference: string) => `${premium}. ${difference}`,
  likely: (range: string) => `Likely ${range} a year`,
  amounts: {
    market: 'Marketplace price',
    credit: (year: number) => `Tax credit in ${year}`,
    care: 'What you pay for care, with silver',
  },
  whatChanged: 'What changed, USD a year',
  changed: (label: string, before: string, after: string) => `${label}: ${before} before, ${after} now`,
  others: 'Other answers, whose effect depends on those that changed',
  save: 'Save as new estimate',
  conditions: 'Conditions',
};
