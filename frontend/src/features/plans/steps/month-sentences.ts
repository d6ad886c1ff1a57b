import { changeTexts } from '#frontend/features/plans/change/change.texts.ts';
import { formatIsoDate, formatMoney } from '#frontend/ui/format.ts';
import { findBasicProgram, findOldestPublicChild, type PersonCover } from '#functions/plans/cover.ts';
import { findEffect, formatDay } from '#functions/plans/enrollment.ts';
import { findApplicant, isChild, type Person } from '#functions/plans/household.ts';
import type { PlanPrices, Priced } from '#functions/plans/plan-prices.ts';
import { planYears } from '#functions/plans/plan-year.ts';
import { rules } from '#functions/plans/rules.ts';
import { levelNames, levels } from '#functions/plans/state-help.ts';
import { getExchange } from '#functions/plans/state-offices.ts';
import { listMonths, type PlanMonth, sumMonths, type YearEvent } from '#functions/plans/year-months.ts';
import { monthTexts as texts } from './month-list.texts.ts';

/** Months that follow each other with the same coverage and bills. */
interface Span {
  months: string;
  sentences: readonly string[];
}

interface MonthsView {
  spans: readonly Span[];
  sentences: readonly string[];
}

/** Describes a plan year month by month, or says why an event changes no month of it. */
export function describeMonths(prices: PlanPrices, event: YearEvent): MonthsView {
  const { plan_year: year } = prices;
  if (prices.help === 'unknown_income' || prices.help === 'state_decides') {
    return { spans: [], sentences: [texts.needsIncome] };
  }
  const lastDay = `${year}-12-31`;
  // A wedding in December changes no month's plan, but the tax return of them all.
  const isOnReturn = event.kind === 'joins' && event.day <= lastDay;
  if (findEffect(event) > lastDay && !isOnReturn) {
    const isShared = event.kind === 'leaves' && event.income !== undefined && event.day <= lastDay;
    return { spans: [], sentences: [texts.later(year), ...(isShared ? [texts.sharedCredit] : [])] };
  }
  const months = listMonths(prices, [event]);
  const sums = levels.flatMap((level) => {
    const sum = sumMonths(months, level);
    return sum === undefined ? [] : texts.price(levelNames[level], Math.round(sum));
  });
  const sentences = [
    sums.length > 0 && months.some(isPaid) && texts.year(year, sums),
    months.some(({ back }) => Math.round(back) !== 0) && texts.fileReturn,
    ...listEventSentences(prices, event, months),
  ].filter((sentence) => typeof sentence === 'string');
  return { spans: groupMonths(months).map((group) => toSpan(group)), sentences };
}

type Months = readonly [PlanMonth, ...PlanMonth[]];

function groupMonths(months: readonly PlanMonth[]): Months[] {
  const groups: [PlanMonth, ...PlanMonth[]][] = [];
  const toKey = ({ people, levels: bills, back, prices: { place } }: PlanMonth) =>
    JSON.stringify([people.map(({ cover }) => cover), Object.values(bills).map(round), round(back), place]);
  for (const month of months) {
    const last = groups.at(-1);
    if (last && toKey(last[0]) === toKey(month)) last.push(month);
    else groups.push([month]);
  }
  return groups;
}

const round = (amount: number | undefined) => amount !== undefined && Math.round(amount);

function toSpan(months: Months): Span {
  const [first] = months;
  // A child who is born into Medicaid or CHIP adds nothing to the bill.
  const part = months.find(({ is_part, people }) => is_part && people.at(-1)?.is_priced);
  return {
    months: texts.months(first.month, months.at(-1)?.month ?? first.month),
    sentences: [
      ...listCovers(first.people, first.prices),
      formatBill(first),
      part && texts.atMost(part.month),
      formatBack(first),
    ].filter((sentence) => typeof sentence === 'string'),
  };
}

/** Credit that tax time gives back or takes for a month, whole USD. */
function formatBack({ back, back_by_halves }: PlanMonth): string | undefined {
  const amount = Math.round(back);
  if (amount === 0) return undefined;
  if (amount > 0) return texts.back(amount);
  const least = Math.round(-(back_by_halves ?? back));
  return `${texts.owed(-amount)}${least < -amount ? ` ${texts.byHalves(least)}` : ''}`;
}

/** Returns true for a month in which a person has a plan that is paid for. */
const isPaid = ({ people }: Pick<PlanMonth, 'people'>) =>
  people.some(({ cover }) => plans.includes(cover) || cover === 'employer');

/** Bill of a month; undefined where nobody has a plan or public cover. */
function formatBill({ levels: bills, people, prices }: PlanMonth): string | undefined {
  const known = levels.flatMap((level) => {
    const bill = bills[level];
    return bill === undefined ? [] : texts.price(levelNames[level], Math.round(bill));
  });
  if (known.length === 0) return texts.unknown;
  const hasPlan = people.some(({ cover }) => plans.includes(cover));
  if (hasPlan) return texts.bill(known, prices.basis.basis === 'projected');
  if (isPaid({ people })) return texts.jobAlone(Math.round(bills.silver ?? 0));
  const isFree = people.some(({ cover }) => publicCovers.includes(cover) || cover === 'basic_program');
  return isFree ? texts.free : undefined;
}

const plans: readonly PersonCover['cover'][] = ['credit', 'full_price', 'no_charge', 'unknown'];
const publicCovers: readonly PersonCover['cover'][] = ['child_cover', 'adult_medicaid', 'parent_medicaid'];

/** Name of a coverage inside a sentence. */
function nameCover({ cover }: PersonCover, { place }: PlanPrices): string {
  if (plans.includes(cover)) return texts.covers.plan;
  if (publicCovers.includes(cover)) return texts.covers.public;
  if (cover === 'basic_program') {
    return texts.covers.program(findBasicProgram(place.state)?.in_sentence ?? texts.covers.public);
  }
  return texts.covers[cover as 'medicare' | 'employer' | 'veterans' | 'tricare' | 'own_plan'];
}

function listCovers(people: readonly PersonCover[], prices: PlanPrices): string[] {
  const groups = Map.groupBy(people, (covered) => nameCover(covered, prices));
  const applicant = findApplicant({ people: people.map(({ person }) => person) });
  return [...groups].map(([name, covered]) => {
    const subject = toSubject(
      covered.map(({ person }) => person),
      applicant,
    );
    return texts.has(changeTexts.who(subject), subject, name);
  });
}

function toSubject(people: readonly Person[], applicant: Person | undefined) {
  const others = people.filter((person) => person !== applicant);
  return {
    you: people.find((person) => person === applicant)?.age,
    adults: others.filter((person) => !isChild(person)).map(({ age }) => age),
    children: others.filter(isChild).map(({ age }) => age),
  };
}

/** Name of people of a household, by index: "The adult of 61". */
export function nameOf(indices: readonly number[], { household }: PlanPrices): string {
  const people = indices.flatMap((index) => household.people[index] ?? []);
  return changeTexts.who(toSubject(people, findApplicant(household)));
}

export const toInSentence = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Sentences on an event beside the months. */
function listEventSentences(prices: PlanPrices, event: YearEvent, months: readonly PlanMonth[]) {
  const { plan_year: year, people, household } = prices;
  switch (event.kind) {
    case 'turns_65':
      return [formatLeaving(prices, event, event.person), formatPartB(year)];
    case 'job_plan': {
      if (!event.begins) return [];
      const hasOthers = months.at(-1)?.prices.help === 'credit' && event.person !== undefined;
      const limit = prices.credit.max_offer;
      return [
        formatLeaving(prices, event, event.person),
        hasOthers && limit !== undefined && texts.othersCredit(Math.floor(limit)),
      ];
    }
    case 'joins':
      return [event.income === undefined && texts.oneIncome(household.income ?? 0)];
    case 'leaves':
      return [event.income === undefined ? texts.jointReturn(year) : texts.sharedCredit];
    case 'too_old': {
      const cover = months.at(-1)?.people[event.person]?.cover;
      return [cover !== undefined && publicCovers.includes(cover) && texts.stillPublic];
    }
    case 'public_ends':
      return [!people.some(({ cover }) => plans.includes(cover)) && texts.stillPublic];
    default:
      return [];
  }
}

/** Day on which a person, or all, leave the plan for another cover, and who stays on it; undefined without such. */
function formatLeaving(
  { people, place }: PlanPrices,
  event: YearEvent,
  leaving: number | undefined,
): string | undefined {
  const applicant = findApplicant({ people: people.map(({ person }) => person) });
  const onPlan = people.filter(({ cover }) => plans.includes(cover)).map(({ person }) => person);
  const leaver = leaving === undefined ? undefined : people[leaving]?.person;
  if (leaver ? !onPlan.includes(leaver) : onPlan.length === 0) return undefined;
  const start = new Date(`${findEffect(event)}T12:00`);
  start.setDate(start.getDate() - 1);
  const day = formatDay(formatIsoDate(start));
  const others = onPlan.filter((person) => leaver && person !== leaver);
  if (others.length === 0) return texts.leave(day, event.kind === 'turns_65');
  const name = (named: readonly Person[]) => toInSentence(changeTexts.who(toSubject(named, applicant)));
  const who = leaver && leaver !== applicant ? name([leaver]) : undefined;
  return texts.leaveAlone({ day, exchange: getExchange(place.state).name, others: name(others), who });
}

interface PartB {
  part_b: number;
  part_b_deductible: number;
  part_b_income: { own: number; couple: number };
}

/** Price of Part B in the plan year, or the last one that is known. */
function formatPartB(wanted: number): string | undefined {
  const known = planYears.filter((year) => year <= wanted && 'part_b' in rules[year]).at(-1);
  const found = known && (rules[known] as PartB);
  if (!known || !found) return undefined;
  const { part_b: price, part_b_deductible: deductible, part_b_income: income } = found;
  return texts.partB(formatMoney(price), { deductible, income, year: known, wanted });
}

/** Answers about an event beside its day. */
export interface EventFacts {
  /** Index of the person whom it is about; undefined for all, or where it follows from the reason. */
  person?: number | undefined;
  /** Price of an employer's plan, USD a month. */
  bill?: number | undefined;
  /** Age of a spouse. */
  age?: number | undefined;
  /** Income of the year's tax return after the event, USD. */
  income?: number | undefined;
  /** New place with its prices. */
  priced?: Priced | undefined;
}

/**
 * Lists whom an event of a reason may be about, by index in the household; empty where it is about all, or where the
 * household has no such person.
 */
export function listSubjects(reason: string, { people, household, place }: PlanPrices): number[] {
  const applicant = findApplicant(household);
  const isAdult = (person: Person) => !isChild(person);
  const fits: Readonly<Record<string, (covered: PersonCover) => boolean>> = {
    turning_65: ({ person, cover }) => isAdult(person) && person.age >= 60 && cover !== 'medicare',
    lost_cover: ({ person, cover }) => cover === 'employer' && person.employer_offer !== undefined,
    job_begins: ({ person, cover }) => isAdult(person) && plans.includes(cover),
    chip_age: ({ person, cover }) =>
      cover === 'child_cover' && person.age === findOldestPublicChild(place.state),
    divorce_or_death: ({ person }) => isAdult(person) && person !== applicant,
  };
  const found = people.flatMap((covered, index) => (fits[reason]?.(covered) ? index : []));
  // The one who turns 65 first.
  const ageOf = (index: number) => people[index]?.person.age ?? 0;
  return reason === 'turning_65' ? found.sort((one, other) => ageOf(other) - ageOf(one)) : found;
}

/** Event of a reason; undefined for one without months, or for which something is not known. */
export function toYearEvent(
  reason: string,
  day: string,
  prices: PlanPrices,
  { person, bill, age, income, priced }: EventFacts = {},
): YearEvent | undefined {
  const [first] = listSubjects(reason, prices);
  const about = person ?? first;
  switch (reason) {
    case 'turning_65':
      return about === undefined ? undefined : { kind: 'turns_65', day, person: about };
    case 'lost_cover':
      return about === undefined
        ? { kind: 'job_plan', begins: false, day, bill }
        : { kind: 'other_cover', day, person: about, begins: false, cover: {} };
    case 'job_begins':
      return { kind: 'job_plan', begins: true, day, bill, person };
    case 'turning_26':
      return { kind: 'job_plan', begins: false, day, bill };
    case 'lost_public':
      return { kind: 'public_ends', day };
    case 'chip_age':
      return about === undefined ? undefined : { kind: 'too_old', day, person: about };
    case 'baby':
      return { kind: 'birth', day };
    case 'moving':
      return priced && { kind: 'moves', day, priced };
    case 'marriage':
      return age === undefined ? undefined : { kind: 'joins', day, person: { role: 'adult', age }, income };
    case 'divorce_or_death':
      return about === undefined
        ? { kind: 'job_plan', begins: false, day, bill }
        : { kind: 'leaves', day, person: about, income };
    default:
      return undefined;
  }
}
