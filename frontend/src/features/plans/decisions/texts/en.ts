import { formatRoundedMoney as money } from '#frontend/ui/format.ts';

/** Sentences that decide, of at most 20 words, and their links. */
export const decisionTexts = {
  noHelp: (state: string, usd: number) => `${state} gives no help below ${money(usd)} a year.`,
  /** For a state with a program for some. */
  mayHelp: (state: string, usd: number) => `${state} helps few people below ${money(usd)} a year.`,
  start: (bronze: string | undefined, silver: string) =>
    bronze ? `From there bronze is ${bronze}, silver ${silver}.` : `From there silver is ${silver}.`,
  publicCover: (people: string, program: string) =>
    `${people}: probably ${program}, free or low cost, not in these prices.`,
  lessIncome: (less: number, saving: number, basis: string) =>
    `${money(less)} less taxable income saves about ${money(saving)} a year${basis}.`,
  howToLower:
    'An IRA may lower your taxable income if you have earned income, a health savings account if your plan allows one.',
  links: {
    whatNow: 'What you can do now',
    apply: (host: string) => `Apply at ${host}`,
    lowerIncome: 'IRAs at irs.gov',
  },
};
