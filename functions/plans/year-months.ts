import { consequences, type PersonCover, sumOffers } from './cover.ts';
import { toCreditLine, toPercent } from './credit.ts';
import { type DatedEvent, findEffect } from './enrollment.ts';
import { type Household, type Person, toHouseholdSize } from './household.ts';
import { type PlanPrices, type Priced, priceCovers, toPlanPrices } from './plan-prices.ts';
import type { Level } from './state-help.ts';

/** Employer's plan of one person, by index in the household, or of all who would else buy a plan. */
interface JobPlan {
  person?: number | undefined;
  /** USD a month; undefined: not known. */
  bill?: number | undefined;
}

/** Event of a known day by ISO 8601 that changes who is covered by what. `person`: index in the household. */
export type YearEvent = DatedEvent &
  (
    | { kind: 'turns_65'; person: number }
    /** Last day of a child's CHIP or Medicaid, which end at an age. */
    | { kind: 'too_old'; person: number }
    /** `income`: on a tax return of one's own, after a divorce; undefined after a death, as the year's return is for both. */
    | { kind: 'leaves'; person: number; income?: number | undefined }
    /** Last day of another cover, or first one of it: `cover` is what the person has from then on. */
    | {
        kind: 'other_cover';
        person: number;
        begins: boolean;
        cover: Pick<Person, 'has_cover' | 'employer_offer'>;
      }
    /** Last day, or first one, of an employer's plan that is no offer of the household's. */
    | ({ kind: 'job_plan'; begins: boolean } & JobPlan)
    /** Last day of Medicaid or CHIP, of all who then buy a plan. */
    | { kind: 'public_ends' }
    | { kind: 'birth' }
    /** `income`: of all on the tax return of the year, USD. */
    | { kind: 'joins'; person: Person; income?: number | undefined }
    | { kind: 'moves'; priced: Priced }
  );

/** Coverage and payments of a household in a month of the plan year. */
export interface PlanMonth {
  /** 1 to 12. */
  month: number;
  people: readonly PersonCover[];
  prices: PlanPrices;
  /** To pay with a plan of each level, employers' plans included, USD; undefined where a price is not known. */
  levels: Readonly<Record<Level, number | undefined>>;
  /** Tax credit that is paid in advance, USD. */
  credit: number;
  /**
   * Credit that comes back at tax time beside it, since the tax return has the persons and incomes of the whole year, USD;
   * what is to be paid back is negative. Only for a plan bought at the marketplace.
   */
  back: number;
  /**
   * The same by the alternative calculation for the year of a marriage, which a couple may choose where it is better: half
   * of both incomes, for those on the own return before the wedding (26 CFR 1.36B-4(b)(2), Form 8962, part V). Undefined
   * where nothing is to be paid back.
   */
  back_by_halves: number | undefined;
  /** True for a month in which the bill may be of a part: a child is born in it. */
  is_part: boolean;
}

interface State {
  household: Household;
  priced: Priced;
  /** Cover in the place of a plan of the marketplace. */
  instead?: 'public' | JobPlan | undefined;
}

/** Household after an event. */
function apply({ household, priced }: State, event: YearEvent): State {
  const change = (person: number, to: (found: Person) => Person[]) => ({
    household: {
      ...household,
      people: household.people.flatMap((one, at) => (at === person ? to(one) : one)),
    },
    priced,
  });
  const add = (person: Person) => ({
    household: {
      ...household,
      people: [...household.people, person],
      ...(household.household_size !== undefined && { household_size: household.household_size + 1 }),
    },
    priced,
  });
  switch (event.kind) {
    case 'turns_65':
      return change(event.person, (person) => [{ ...person, has_cover: 'medicare' }]);
    case 'too_old':
      return change(event.person, (person) => [{ ...person, age: person.age + 1 }]);
    case 'leaves': {
      const { income = household.income } = event;
      const household_size = toHouseholdSize(household) - (event.income === undefined ? 0 : 1);
      const { people } = change(event.person, () => []).household;
      return { household: { people, income, household_size }, priced };
    }
    case 'other_cover':
      return change(event.person, ({ role, age, tobacco }) => [{ role, age, tobacco, ...event.cover }]);
    case 'birth':
      return add({ role: 'child', age: 0 });
    case 'joins': {
      const joined = add(event.person);
      const income = event.income ?? household.income;
      return { ...joined, household: { ...joined.household, income } };
    }
    case 'moves':
      return { household, priced: event.priced };
    default:
      return { household, priced };
  }
}

/**
 * Lists the months of the plan year of a household's prices, with events of which each changes who is covered. The
 * household is that of the year's first day, its income that of the whole year; ages stay those of the year's start (45 CFR
 * 147.102). The credit of a month is the benchmark's price for those covered on its first day less a twelfth of the year's
 * contribution (26 CFR 1.36B-3).
 */
export function listMonths(prices: PlanPrices, events: readonly YearEvent[]): PlanMonth[] {
  const { plan_year: year } = prices;
  const dated = events.map((event) => ({ event, from: findEffect(event) }));
  const start: State = { household: prices.household, priced: prices.priced };
  const toState = (day: string): State => {
    const state = dated
      .filter(({ from }) => from <= day)
      .reduce((before, { event }) => apply(before, event), start);
    return { ...state, instead: findInstead(dated, day) };
  };
  const lastDay = `${year}-12-31`;
  // The return has the status and the persons of its last day: a plan of a couple that marries in December changes later.
  const ofYear = events
    .filter(({ day }) => day <= lastDay)
    .reduce((before, event) => apply(before, event), start).household;
  const isWedding = events.some(({ kind, day }) => kind === 'joins' && day <= lastDay);
  return Array.from({ length: 12 }, (_, index) => {
    const day = `${year}-${String(index + 1).padStart(2, '0')}-01`;
    const isBorn = ({ event, from }: DatedFrom) => event.kind === 'birth' && from === day;
    return toMonth(index + 1, toState(day), { prices, ofYear, isWedding, is_part: dated.some(isBorn) });
  });
}

interface DatedFrom {
  event: YearEvent;
  /** First day of its effect. */
  from: string;
}

/** Cover in the place of a plan on a day: before it ends, or since it began. */
function findInstead(dated: readonly DatedFrom[], day: string): State['instead'] {
  for (const { event, from } of dated) {
    if (event.kind === 'public_ends' && from > day) return 'public';
    if (event.kind === 'job_plan' && event.begins === from <= day) return event;
  }
  return undefined;
}

interface YearFacts {
  prices: PlanPrices;
  /** Household of the tax return of the year. */
  ofYear: Household;
  /** True if the household's return becomes that of a couple. */
  isWedding: boolean;
  is_part: boolean;
}

function toMonth(
  month: number,
  { household, priced, instead }: State,
  { prices: { plan_year }, ofYear, isWedding, is_part }: YearFacts,
): PlanMonth {
  const job = instead === 'public' ? undefined : instead;
  const isAlone = job?.person !== undefined;
  const prices = toPlanPrices(leaveOut(household, job?.person), priced, plan_year);
  const people = instead
    ? prices.people.map((covered, at) => replaceCover(covered, instead, at, household))
    : prices.people;
  const offers = job && !isAlone ? 0 : sumOffers(prices);
  const isPaid = (!instead || isAlone) && consequences[prices.help].pays !== undefined;
  const isKnown = prices.help !== 'unknown_income' && prices.help !== 'state_decides';
  const toBill = (level: Level) => {
    const others = offers + (job?.bill ?? 0);
    if ((job && job.bill === undefined) || !(isKnown || instead)) return undefined;
    const price = prices.levels[level];
    return isPaid ? price && price.paid / 12 + others : others;
  };
  const credit = isPaid ? prices.credit.amount : 0;
  /** Credit of a month's people by a return: its income and size decide, whatever rule the month had. */
  const creditOf = (income: number | undefined, household_size: number): number => {
    const onReturn = { ...household, income, household_size };
    const percent = toPercent(income ?? 0, toCreditLine(onReturn, prices.place, plan_year));
    // What was paid in advance stays with an income below the poverty line (26 CFR 1.36B-2(b)(6)).
    if (percent < 100) return credit;
    const help = percent > 400 ? 'income_too_high' : 'credit';
    return priceCovers({ help, people: prices.people }, onReturn, priced, plan_year).credit.amount;
  };
  // Two tax returns share the credit of the months before a divorce.
  const isOfYear = !isPaid || household.people.length >= ofYear.people.length;
  const back = isOfYear ? 0 : creditOf(ofYear.income, toHouseholdSize(ofYear)) - credit;
  const isOwed = back < 0 && isWedding;
  const byHalves = () => Math.min(0, creditOf((ofYear.income ?? 0) / 2, toHouseholdSize(household)) - credit);
  return {
    ...{ month, people, prices, is_part },
    levels: { bronze: toBill('bronze'), silver: toBill('silver'), gold: toBill('gold') },
    credit: credit / 12,
    back: back / 12,
    back_by_halves: isOwed ? Math.max(back, byHalves()) / 12 : undefined,
  };
}

/** Household in which a person has a cover that no price is for: that of a job. */
function leaveOut(household: Household, at: number | undefined): Household {
  const people = household.people.map((person, index) =>
    index === at ? { ...person, has_cover: 'tricare' as const, employer_offer: undefined } : person,
  );
  return at === undefined ? household : { ...household, people };
}

/** Covers by a plan that is bought at the marketplace. */
export const bought: readonly PersonCover['cover'][] = ['credit', 'full_price', 'no_charge', 'unknown'];

/** Cover of a person at an index, where another one is in the place of a plan. */
function replaceCover(
  covered: PersonCover,
  instead: NonNullable<State['instead']>,
  at: number,
  { people }: Household,
): PersonCover {
  const isOfPublic = instead === 'public';
  const isReplaced =
    isOfPublic || instead.person === undefined ? bought.includes(covered.cover) : instead.person === at;
  if (!isReplaced) return covered;
  const ofPublic = covered.person.role === 'child' ? 'child_cover' : 'adult_medicaid';
  const cover = isOfPublic ? ofPublic : 'employer';
  return { ...covered, person: people[at] ?? covered.person, cover, is_priced: false };
}

/** Sum of the months with a plan of a level, USD; undefined where a month's price is not known. */
export function sumMonths(months: readonly PlanMonth[], level: Level): number | undefined {
  return months.reduce<number | undefined>((sum, month) => {
    const bill = month.levels[level];
    return sum === undefined || bill === undefined ? undefined : sum + bill;
  }, 0);
}

/**
 * Sum of the credit that comes back for the months with a plan of a level, USD: at most what is paid for the plan (26 CFR
 * 1.36B-3(d)). What is to be paid back is not in it.
 */
export const sumBack = (months: readonly PlanMonth[], level: Level): number =>
  months.reduce(
    (sum, { back, prices }) => sum + Math.max(0, Math.min(back, (prices.levels[level]?.paid ?? 0) / 12)),
    0,
  );
