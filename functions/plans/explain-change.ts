import { toCents } from '#model/serving/cents.ts';
import { type Cover, consequences, findCovers, type Help } from './cover.ts';
import { type Household, type Person, toHouseholdSize } from './household.ts';
import {
  type PlanPrices,
  type Priced,
  type PricedLevel,
  priceCovers,
  type Range,
  toPlanPrices,
} from './plan-prices.ts';
import type { PlanYear } from './plan-year.ts';
import { listPriceYears, toPricesOfYear } from './price-year.ts';
import { levels } from './state-help.ts';

/**
 * Causes of a change, in the order in which they are applied: the law first, then what nobody chooses, and the income last,
 * which a person can still change at the law and the prices of the later year.
 */
export const causes = ['rules', 'prices', 'ages', 'people', 'place', 'cover', 'income'] as const;

export type Cause = (typeof causes)[number];

/** Part of a difference that one cause makes, or several that no price in between can tell apart. */
export interface ChangePart {
  causes: readonly Cause[];
  /** USD a year. */
  amount: number;
  /** Difference of the shown prices, whole USD a month. */
  month: number;
  /** Rules that decide before and after the part. */
  help: { before: Help; after: Help };
}

/** Change of what is paid for a level, USD a year. */
export interface LevelChange {
  before: number;
  after: number;
  /** Difference of the shown prices, whole USD a month. */
  month: number;
  /** Likely lowest and highest difference. */
  range: Range;
  /** In the order of the causes; they add up to the difference. */
  parts: readonly ChangePart[];
}

/** Person who joins, leaves, or gets another cover. */
export interface Move {
  person: Person;
  /** Index in the people before; undefined for a person who joins. */
  before_index: number | undefined;
  /** Index in the people after; undefined for a person who leaves. */
  after_index: number | undefined;
  before: Cover | undefined;
  after: Cover | undefined;
  cause: Cause;
}

/** Difference between the prices of two households. */
export interface Change {
  /**
   * Levels with a price at both ends. With `benchmark` where only one end has the price of its cheapest silver plan: the
   * second-cheapest ones of both ends compare like with like.
   */
  levels: Readonly<Partial<Record<PricedLevel, LevelChange>>>;
  people: readonly Move[];
}

/** Shown price a month. */
const toMonth = (cents: number) => Math.round(cents / 1200);

/** Kind of payment; undefined where nobody pays the price of a plan. */
const toKind = ({ help }: Pick<PlanPrices, 'help'>) => consequences[help].pays;

/** Explains the difference between two households' prices, of the same or another plan year, by its causes. */
export function explainChange(before: PlanPrices, after: PlanPrices): Change {
  const slots = matchPeople(before, after);
  const steps = listSteps(before, after, slots);
  const ends = { before, after };
  const people = listMoves(slots, steps, ends);
  if (!toKind(before) || !toKind(after)) return { levels: {}, people };
  const toLevel = (level: PricedLevel) => explainLevel(level, steps, ends);
  const [first, last] = [before.levels.silver?.plan, after.levels.silver?.plan];
  const isMixed = first !== last && (first === 'second_cheapest' || last === 'second_cheapest');
  const names = [...levels, ...(isMixed ? (['benchmark'] as const) : [])];
  const found = names.map((level) => [level, toLevel(level)] as const);
  return { levels: Object.fromEntries(found.filter(([, level]) => level)), people };
}

/**
 * Prices the household in the plan year before, in which each person is a year younger; undefined where that year has no
 * prices. A child of 0 on the first day of the later year was born in the earlier one: on its tax return, and in no price.
 */
export function priceYearBefore({ household, priced, plan_year }: PlanPrices): PlanPrices | undefined {
  const year = listPriceYears(priced.market).find((known) => known === plan_year - 1);
  if (year === undefined) return undefined;
  const { people, income } = household;
  const younger = people.filter(({ age }) => age > 0).map((person) => ({ ...person, age: person.age - 1 }));
  const household_size = toHouseholdSize(household);
  return toPlanPrices({ people: younger, income, household_size }, priced, year);
}

/** Returns true for a child of 0 whose age is of another day than January 1, and who may be born in the plan year itself. */
export const mayBeBornInYear = ({ household, plan_year }: PlanPrices, today: string): boolean =>
  today >= `${plan_year}-01-01` && household.people.some(({ age }) => age === 0);

/**
 * Prices the household in the plan year before, or else in the one after, in which each person is a year older. The earlier
 * year is first; undefined where neither has prices.
 */
export function priceBothYears(prices: PlanPrices): Ends | undefined {
  const before = priceYearBefore(prices);
  if (before) return { before, after: prices };
  const { household, priced, plan_year } = prices;
  const year = listPriceYears(priced.market).find((known) => known === plan_year + 1);
  if (year === undefined) return undefined;
  const people = household.people.map((person) => ({ ...person, age: person.age + 1 }));
  return { before: prices, after: toPlanPrices({ ...household, people }, priced, year) };
}

interface Ends {
  before: PlanPrices;
  after: PlanPrices;
}

function explainLevel(level: PricedLevel, steps: readonly Step[], ends: Ends): LevelChange | undefined {
  const [first, last] = [ends.before.levels[level], ends.after.levels[level]];
  if (!first || !last) return undefined;
  const parts: ChangePart[] = [];
  const known = [toKind(ends.before), toKind(ends.after)];
  let from = toCents(first.paid);
  let shown: number | undefined = from;
  let { help } = ends.before;
  let helpBefore = help;
  let open: Cause[] = [];
  for (const { cause, prices } of steps) {
    const paid = prices.levels[level]?.paid;
    const cents = paid === undefined ? undefined : toCents(paid);
    if (cents !== shown || prices.help !== help) open.push(cause);
    shown = cents;
    help = prices.help;
    // A price that neither household pays is no end of a part: the step is joined to the next.
    if (cents === undefined || !known.includes(toKind(prices))) continue;
    if (cents !== from) {
      parts.push({
        causes: open,
        amount: (cents - from) / 100,
        month: toMonth(cents) - toMonth(from),
        help: { before: helpBefore, after: help },
      });
    }
    from = cents;
    helpBefore = help;
    open = [];
  }
  const [before, after] = [toCents(first.paid), toCents(last.paid)];
  return {
    before: first.paid,
    after: last.paid,
    month: toMonth(after) - toMonth(before),
    range: toRange(
      first,
      last,
      ends.before.plan_year === ends.after.plan_year && isSamePlace(ends.before, ends.after),
    ),
    parts,
  };
}

type RangedPrice = { paid: number; range: Range };

/** Likely ends of the difference. Prices of one plan year and county have one rise. */
function toRange(first: RangedPrice, last: RangedPrice, hasOneRise: boolean): Range {
  const [low, high] = hasOneRise ? [first.range.low, first.range.high] : [first.range.high, first.range.low];
  const differences = [last.paid - first.paid, last.range.low - low, last.range.high - high].map(
    (difference) => toCents(difference) / 100,
  );
  return { low: Math.min(...differences), high: Math.max(...differences) };
}

/** Returns true for the same county, and the same digits of the ZIP code where they decide its prices. */
const isSamePlace = (a: PlanPrices, b: PlanPrices) =>
  a.place.state === b.place.state &&
  a.place.county === b.place.county &&
  a.priced.market.params?.zip3 === b.priced.market.params?.zip3;

/** Person of one household or of both. */
interface Slot {
  before: number | undefined;
  after: number | undefined;
  /** Years that pass between the two. */
  shift: number;
}

/** Shifts of an age between two plan years: that of the years, none, and one more. */
const listShifts = (years: number): number[] => [...new Set([years, 0, years + (years < 0 ? -1 : 1)])];

/** Number of people of two households that a shift of all ages would match. */
function countMatches(before: readonly Person[], after: readonly Person[], shift: number): number {
  const free = before.map(({ role, age }) => `${role} ${age + shift}`);
  return after.filter(({ role, age }) => {
    const at = free.indexOf(`${role} ${age}`);
    return at >= 0 && free.splice(at, 1);
  }).length;
}

const hasSameCover = (one: Person, other: Person) =>
  one.has_cover === other.has_cover &&
  one.employer_offer?.own === other.employer_offer?.own &&
  one.employer_offer?.family === other.employer_offer?.family;

/**
 * Matches the people of two households by age and role, whoever is first. The shift that fits most people is tried first. A
 * child who is an adult later is one person. Where the age of no adult fits, the adults are matched by their order of age:
 * an age was corrected. In the order of the people after, then those who leave.
 */
function matchPeople(
  { household: { people: before }, plan_year: first }: PlanPrices,
  { household: { people: after }, plan_year: last }: PlanPrices,
): Slot[] {
  const count = (shift: number) => countMatches(before, after, shift);
  const shifts = listShifts(last - first).sort((one, other) => count(other) - count(one));
  const [usual = 0] = shifts;
  /** Index before by index after. */
  const matches = new Map<number, number>();
  const isFree = (index: number) => ![...matches.values()].includes(index);
  const match = (isSame: (candidate: Person, person: Person) => boolean) => {
    for (const [index, person] of after.entries()) {
      const other = before.findIndex((candidate, at) => isFree(at) && isSame(candidate, person));
      if (!matches.has(index) && other >= 0) matches.set(index, other);
    }
  };
  for (const shift of shifts) {
    const fits = (one: Person, { role, age }: Person) => one.role === role && one.age + shift === age;
    // Of two people of one age, the one with the same cover.
    match((one, person) => fits(one, person) && hasSameCover(one, person));
    match(fits);
  }
  for (const shift of shifts) {
    match((one, { role, age }) => one.role === 'child' && role === 'adult' && one.age + shift === age);
  }
  const listAdults = (people: readonly Person[]) =>
    [...people.keys()]
      .filter((index) => people[index]?.role === 'adult')
      .sort((one, other) => (people[other]?.age ?? 0) - (people[one]?.age ?? 0));
  const adults = listAdults(after);
  if (!adults.some((index) => matches.has(index))) {
    const candidates = listAdults(before).filter(isFree);
    for (const [order, index] of adults.entries()) {
      const other = candidates[order];
      if (other !== undefined) matches.set(index, other);
    }
  }
  const stayed = after.map(({ age }, index) => {
    const other = matches.get(index);
    const shift = other === undefined ? usual : age - (before[other]?.age ?? age);
    return { before: other, after: index, shift };
  });
  const left = before.flatMap((_, index) =>
    isFree(index) ? { before: index, after: undefined, shift: usual } : [],
  );
  return [...stayed, ...left];
}

/** Prices after a cause, with the people's slots in the order of its household. */
interface Step {
  cause: Cause;
  prices: Pick<PlanPrices, 'help' | 'levels' | 'people'>;
  slots: readonly Slot[];
}

/** Prices of a place in a plan year alone, which no other year's rules lower. */
const fixYear = ({ input_data, market }: Priced, year: PlanYear): Priced => ({
  input_data,
  market: {
    ...toPricesOfYear(market, year),
    filed: undefined,
    prices: { plan_year: year, basis: 'filed' },
  },
});

/** Prices the households between two, each with one more cause. */
function listSteps(before: PlanPrices, after: PlanPrices, slots: readonly Slot[]): Step[] {
  const { household: from, plan_year: firstYear } = before;
  const { household: to, plan_year: year } = after;
  const atPlace = fixYear(after.priced, year);
  const findOldPlace = () => {
    if (isSamePlace(before, after)) return atPlace;
    const isKnown = listPriceYears(before.priced.market).includes(year);
    return fixYear(before.priced, isKnown ? year : firstYear);
  };
  const oldPlace = findOldPlace();
  const inOldOrder = slots.filter((slot) => slot.before !== undefined);
  inOldOrder.sort((a, b) => (a.before ?? 0) - (b.before ?? 0));
  const inNewOrder = slots.filter((slot) => slot.after !== undefined);
  const older = from.people.map((person, index) => ({
    ...person,
    age: person.age + (inOldOrder[index]?.shift ?? 0),
  }));
  // Those who are in both households have their old cover until the cause of that name.
  const joined = to.people.map((person, index) => {
    const old = from.people[inNewOrder[index]?.before ?? -1];
    return old ? { ...old, age: person.age } : person;
  });
  const ofOld = { ...from, people: older };
  const ofNew = { ...from, people: joined, household_size: to.household_size };
  const covered = { ...ofNew, people: to.people };
  const price = (household: Household, priced: Priced) =>
    priceCovers(findCovers(household, priced.input_data, year), household, priced, year);
  return [
    { cause: 'rules', prices: price(from, fixYear(before.priced, firstYear)), slots: inOldOrder },
    { cause: 'prices', prices: price(from, oldPlace), slots: inOldOrder },
    { cause: 'ages', prices: price(ofOld, oldPlace), slots: inOldOrder },
    { cause: 'people', prices: price(ofNew, oldPlace), slots: inNewOrder },
    { cause: 'place', prices: price(ofNew, atPlace), slots: inNewOrder },
    { cause: 'cover', prices: price(covered, atPlace), slots: inNewOrder },
    { cause: 'income', prices: after, slots: inNewOrder },
  ];
}

const plans: readonly (Cover | undefined)[] = ['credit', 'full_price', 'no_charge'];

/** Returns true for two covers of one kind: all plans of the marketplace are. */
const isSameKind = (a: Cover | undefined, b: Cover | undefined) =>
  a === b || (plans.includes(a) && plans.includes(b));

function listMoves(slots: readonly Slot[], steps: readonly Step[], ends: Ends): Move[] {
  return slots.flatMap((slot) => {
    const [first, last] = [
      ends.before.people[slot.before ?? -1],
      ends.after.people[slot.after ?? -1],
    ] as const;
    const person = (last ?? first)?.person;
    if (!person || isSameKind(first?.cover, last?.cover)) return [];
    const isNotLast = ({ prices, slots: order }: Step) =>
      !isSameKind(prices.people[order.indexOf(slot)]?.cover, last?.cover);
    // The last cause after which the cover is the one of the end.
    const cause = first && last ? steps[steps.findLastIndex(isNotLast) + 1]?.cause : 'people';
    const move = { before_index: slot.before, after_index: slot.after };
    return { person, ...move, before: first?.cover, after: last?.cover, cause: cause ?? 'rules' };
  });
}
