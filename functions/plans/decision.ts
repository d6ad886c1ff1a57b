import { priceHousehold } from './household.ts';
import { type Help, type MonthRange, type Outlook, toMonthRange } from './outlook.ts';
import type { Level } from './state-help.ts';
import { findCheapest } from './tiles.ts';

/** Fact that decides what a household does next, beside the prices of the levels. */
export type Decision =
  | {
      code: 'no_help_below_line';
      income: number;
      /** Prices at that income by month; bronze is absent where it is not known. */
      bronze: MonthRange | undefined;
      silver: MonthRange;
    }
  /** From that income an employer's offer is affordable, so that there is no credit. */
  | { code: 'no_help_with_offer'; income: number }
  | { code: 'public_cover'; adults: readonly number[]; children: readonly number[] }
  | { code: 'less_income_saves'; less: number; saving: number }
  /** Of the applicant alone, beside prices of several people. */
  | { code: 'offer_for_you'; offer: number }
  | {
      code: OfferCode;
      /** USD a month. */
      offer: number;
      cheapest: { level: Level; month: number };
    };

type OfferCode = 'offer_with_credit' | 'offer_without_credit' | 'offer_without_income';

/** Largest amount that savings accounts take off a year's income, and smallest cliff to avoid, USD: judgements. */
const maxLessIncome = 15_000;
const minAvoidedCliff = 1000;

/** Lists the facts that decide, the most important one first; none for a household that only chooses a level. */
export function listDecisions(outlook: Outlook): Decision[] {
  const { adults_elsewhere: adults, children_elsewhere: children } = outlook.price;
  const isElsewhere = adults.length + children.length > 0;
  return [
    ...findStart(outlook),
    ...(isElsewhere ? [{ code: 'public_cover' as const, adults, children }] : []),
    ...findOffer(outlook),
    ...findSaving(outlook),
  ];
}

const offerCodes: Readonly<Partial<Record<Help, OfferCode>>> = {
  credit: 'offer_with_credit',
  income_too_high: 'offer_without_credit',
  income_too_low: 'offer_without_credit',
  unknown_income: 'offer_without_income',
};

/** Employer's plan where it does not take the place of the prices: for the same people, or for the applicant alone. */
function findOffer(outlook: Outlook): Decision[] {
  const { help, hasApplicant, isForApplicant, offer, ownOffer } = outlook;
  const same = isForApplicant ? ownOffer : offer !== ownOffer && offer;
  const code = offerCodes[help];
  if (!code) return [];
  if (same) return [{ code, offer: same, cheapest: findCheapest(outlook) }];
  return ownOffer && hasApplicant ? [{ code: 'offer_for_you', offer: ownOffer }] : [];
}

/** Income at which help begins, with the prices there, below it. */
function findStart({ helpAtLine, facts, price }: Outlook): Decision[] {
  if (!helpAtLine) return [];
  const income = price.poverty_line;
  if (helpAtLine === 'employer' || helpAtLine === 'employer_for_some') {
    return [{ code: 'no_help_with_offer', income }];
  }
  const people = { adults: price.adults_covered, children: price.children_covered };
  const { bronze, silver, benchmark } = priceHousehold({ ...facts, ...people, income }).levels;
  const toMonth = ({ net, full, tobacco } = benchmark) => toMonthRange(net ?? full, tobacco);
  return [{ code: 'no_help_below_line', income, bronze: bronze && toMonth(bronze), silver: toMonth(silver) }];
}

/** Step to the income below which help is paid, if the household's is not far above it. */
function findSaving({ facts: { income }, cliffs }: Outlook): Decision[] {
  const below = cliffs.findLast((cliff) => cliff.income < income && cliff.more >= minAvoidedCliff);
  if (!below || income - below.income > maxLessIncome) return [];
  return [{ code: 'less_income_saves', less: income - below.income, saving: below.saving }];
}
