import { consequences, listOffers, type PersonCover } from './cover.ts';
import { type DatedEvent, findEffect } from './enrollment.ts';
import { type Household, type Person, toHouseholdSize } from './household.ts';
import { type PlanPrices, type Priced, priceCovers, toPlanPrices } from './plan-prices.ts';
import type { Level } from './state-help.ts';

/** Event of a known day by ISO 8601 that changes who is covered by what. `person`: index in the household. */
export type YearEvent = DatedEvent &
  (
    | { kind: 'turns_65' | 'leaves'; person: number }
    /** Last day of another cover, or first one of it: `cover` is what the person has from then on. */
    | {
        kind: 'other_cover';
        person: number;
        begins: boolean;
        cover: Pick<Person, 'has_cover' | 'employer_offer'>;
      }
    /** Last day of a job's plan whose price is not known, or of Medicaid or CHIP, of all who then buy a plan. */
    | { kind: 'job_ends' | 'public_ends' }
    | { kind: 'birth' }
    | { kind: 'joins'; person: Person }
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
  /** Credit that comes back at tax time beside it, since the tax return has the persons of the whole year, USD. */
  back: number;
  /** True for a month in which the bill may be of a part: a child is born in it. */
  is_part: boolean;
}

interface State {
  household: Household;
  priced: Priced;
  /** Cover of all who would buy a plan. */
  instead?: 'employer' | 'public' | undefined;
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
    case 'leaves':
      // The tax return of the year has the person.
      return {
        ...change(event.person, () => []),
        household: {
          ...change(event.person, () => []).household,
          household_size: toHouseholdSize(household),
        },
      };
    case 'other_cover':
      return change(event.person, ({ role, age, tobacco }) => [{ role, age, tobacco, ...event.cover }]);
    case 'birth':
      return add({ role: 'child', age: 0 });
    case 'joins':
      return add(event.person);
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
    const later = dated.find(
      ({ event: { kind }, from }) => from > day && (kind === 'job_ends' || kind === 'public_ends'),
    );
    const instead = later?.event.kind === 'job_ends' ? 'employer' : 'public';
    return { ...state, instead: later && instead };
  };
  const size = toHouseholdSize(toState(`${year}-12-31`).household);
  return Array.from({ length: 12 }, (_, index) => {
    const day = `${year}-${String(index + 1).padStart(2, '0')}-01`;
    const isBorn = ({ event, from }: (typeof dated)[number]) => event.kind === 'birth' && from === day;
    return toMonth(index + 1, toState(day), { prices, size, is_part: dated.some(isBorn) });
  });
}

interface YearFacts {
  prices: PlanPrices;
  /** Persons on the tax return of the year. */
  size: number;
  is_part: boolean;
}

function toMonth(
  month: number,
  { household, priced, instead }: State,
  { prices: { plan_year }, size, is_part }: YearFacts,
): PlanMonth {
  const prices = toPlanPrices(household, priced, plan_year);
  const people = instead ? prices.people.map((person) => replaceCover(person, instead)) : prices.people;
  const offers = listOffers(prices).reduce((sum, usd) => sum + usd, 0);
  const isPaid = !instead && consequences[prices.help].pays !== undefined;
  const toBill = (level: Level) => {
    const price = prices.levels[level];
    if (isPaid) return price && price.paid / 12 + offers;
    return instead === 'employer' ? undefined : offers;
  };
  const ofReturn = () => {
    const covers = { help: prices.help, people: prices.people };
    const ofYear = { ...household, household_size: size };
    return priceCovers(covers, ofYear, priced, plan_year).credit.amount;
  };
  const credit = isPaid ? prices.credit.amount : 0;
  const back = isPaid && toHouseholdSize(household) !== size ? ofReturn() - credit : 0;
  return {
    ...{ month, people, prices, is_part },
    levels: { bronze: toBill('bronze'), silver: toBill('silver'), gold: toBill('gold') },
    credit: credit / 12,
    back: back / 12,
  };
}

const plans: readonly PersonCover['cover'][] = ['credit', 'full_price', 'no_charge', 'unknown'];

function replaceCover(covered: PersonCover, instead: 'employer' | 'public'): PersonCover {
  if (!plans.includes(covered.cover)) return covered;
  const ofPublic = covered.person.role === 'child' ? 'child_cover' : 'adult_medicaid';
  return { ...covered, cover: instead === 'employer' ? 'employer' : ofPublic, is_priced: false };
}

/** Sum of the months with a plan of a level, USD; undefined where a month's price is not known. */
export function sumMonths(months: readonly PlanMonth[], level: Level): number | undefined {
  return months.reduce<number | undefined>((sum, month) => {
    const bill = month.levels[level];
    return sum === undefined || bill === undefined ? undefined : sum + bill;
  }, 0);
}
