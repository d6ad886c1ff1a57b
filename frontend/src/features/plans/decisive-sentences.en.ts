import { countyProgram } from '#frontend/features/plans/texts/en.ts';
import { formatList, formatRoundedMoney as money, toLineStart } from '#frontend/ui/format.ts';
import type { Level } from '#functions/plans/state-help.ts';

/** Levels by their price. */
type PricedLevels = ReadonlyMap<string, readonly (readonly [Level, string])[]>;

const programList = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** Sentences that decide, of at most 20 words, and their links. */
export const decisionTexts = {
  noHelp: (state: string, usd: number) => `${state} gives no help below ${money(usd)} a year.`,
  /** For a state with a program for some. */
  mayHelp: (state: string, usd: number) => `${state} helps few people below ${money(usd)} a year.`,
  /** @param plans the levels of each price a month */
  start: (plans: PricedLevels) => {
    const [first, ...others] = [...plans].map(([month, priced]) => {
      const names = formatList(priced.map(([level]) => level));
      return { names, verb: priced.length > 1 ? 'are' : 'is', month };
    });
    const rest = others.map(({ names, month }) => `, ${names} ${month}`).join('');
    return first ? `From there ${first.names} ${first.verb} ${first.month}${rest} a month.` : '';
  },
  offerAtStart: (isYours: boolean): string =>
    isYours
      ? 'There your employer’s plan counts as affordable: you get no tax credit.'
      : 'There an employer’s plan counts as affordable: those it covers get no tax credit.',
  publicCover: (people: string, programs: readonly string[], isCheap: boolean) =>
    `${toLineStart(programList.format(programs))} probably covers ${people}, ${isCheap ? 'free or low cost' : 'perhaps with a premium'}, outside these prices.`,
  countyProgram,
  lessIncome: (less: number, saving: number) =>
    `With ${money(less)} less taxable income you save about ${money(saving)} a year.`,
  howToLower:
    'Paying into a traditional IRA can lower your taxable income if you or your spouse earn money; if you have a retirement plan at work, limits apply. A health savings account does too, if your plan allows one.',
  offerForYou: (offer: number) =>
    `Your employer’s plan costs ${money(offer)} a month for you alone; the prices above are for all of you.`,
  offer_with_credit: (offer: number, isYours: boolean, level: Level, month: number) =>
    `${isYours ? 'Your' : 'An'} employer’s plan costs ${money(offer)} a month, so you keep the tax credit; ${level} here is ${money(month)}.`,
  offer_without_credit: (offer: number, isYours: boolean, level: Level, month: number) =>
    `${isYours ? 'Your' : 'An'} employer’s plan costs ${money(offer)} a month, ${level} here ${money(month)}; you get no tax credit for either.`,
  offer_without_income: (offer: number, isYours: boolean, level: Level, month: number) =>
    `${isYours ? 'Your' : 'An'} employer’s plan costs ${money(offer)} a month, ${level} here ${money(month)}; your income decides about the tax credit.`,
  links: {
    jobPlans: 'Job-based plans at HealthCare.gov',
    whatNow: 'What you can do now',
    apply: (host: string) => `Apply at ${host}`,
    lowerIncome: 'IRAs at irs.gov',
  },
};
