import { changeTexts } from '#frontend/features/plans/change/change.texts.ts';
import { formatIsoDate, formatMoney, joinTexts } from '#frontend/ui/format.ts';
import { findBasicProgram, isPublicCover, type PersonCover } from '#functions/plans/cover.ts';
import { findEffect, formatDay } from '#functions/plans/enrollment.ts';
import { findApplicant, isChild, type Person } from '#functions/plans/household.ts';
import type { PlanPrices } from '#functions/plans/plan-prices.ts';
import { getPublicPrograms } from '#functions/plans/public-programs.ts';
import { levelNames, levels } from '#functions/plans/state-help.ts';
import { getExchange } from '#functions/plans/state-offices.ts';
import { countNewToMedicare, findPartB } from '#functions/plans/year-events.ts';
import {
  bought,
  listMonths,
  type PlanMonth,
  sumBack,
  sumMonths,
  type YearEvent,
} from '#functions/plans/year-months.ts';
import { monthTexts as texts } from './month-list.texts.ts';

/** Months that follow each other with the same coverage and bills. */
interface Span {
  months: string;
  sentences: readonly string[];
}

interface MonthsView {
  spans: readonly Span[];
  /** Sum of the year, or why there are no months. */
  sum?: string | undefined;
  sentences: readonly string[];
}

/** Describes a plan year month by month, or says why no event changes a month of it. */
export function describeMonths(prices: PlanPrices, events: readonly YearEvent[]): MonthsView {
  const { plan_year: year } = prices;
  if (prices.help === 'unknown_income' || prices.help === 'state_decides') {
    return { spans: [], sum: texts.needsIncome, sentences: [] };
  }
  const lastDay = `${year}-12-31`;
  // A wedding in December changes no month's plan, but the tax return of them all.
  const isOnReturn = ({ kind, day }: YearEvent) => kind === 'joins' && day <= lastDay;
  if (events.every((event) => findEffect(event) > lastDay && !isOnReturn(event))) {
    const isShared = (event: YearEvent) =>
      event.kind === 'leaves' && event.income !== undefined && event.day <= lastDay;
    return {
      spans: [],
      sum: texts.later(year),
      sentences: events.some(isShared) ? [texts.sharedCredit] : [],
    };
  }
  const months = listMonths(prices, events);
  const partB = findPartB(year);
  const countNew = ({ month }: PlanMonth) => countNewToMedicare(events, year, month);
  const ofPartB = months.reduce((sum, month) => sum + countNew(month) * (partB?.part_b ?? 0), 0);
  const sums = levels.flatMap((level) => {
    const sum = sumMonths(months, level);
    const back = sumBack(months, level);
    return sum === undefined ? [] : texts.price(levelNames[level], Math.round(sum - back + ofPartB));
  });
  const back = Math.max(...levels.map((level) => sumBack(months, level)));
  const hasBack = Math.round(back) > 0;
  const sentences = [
    hasBack && texts.back(Math.round(back), year + 1),
    months.some(({ back }) => Math.round(back) !== 0) && texts.fileReturn,
    ...events.flatMap((event) => listEventSentences(prices, event, months)),
  ].filter((sentence) => typeof sentence === 'string');
  const hasSum = sums.length > 0 && months.some(isPaid);
  return {
    spans: groupMonths(months, countNew).map((group) => {
      const count = countNew(group[0]);
      const costs = partB && texts.partBCosts(formatMoney(count * partB.part_b), partB.year, count);
      return toSpan(group, count > 0 ? costs : undefined);
    }),
    sum: hasSum
      ? joinTexts(
          texts.year(year, sums),
          hasBack && texts.withBack,
          ofPartB > 0 && partB && texts.withPartB(partB.year),
        )
      : undefined,
    sentences: [...new Set(sentences)],
  };
}

type Months = readonly [PlanMonth, ...PlanMonth[]];

function groupMonths(months: readonly PlanMonth[], countNew: (month: PlanMonth) => number): Months[] {
  const groups: [PlanMonth, ...PlanMonth[]][] = [];
  const toKey = (month: PlanMonth) => {
    const { people, levels: bills, back, prices } = month;
    const covers = people.map(({ cover }) => cover);
    return JSON.stringify([
      covers,
      Object.values(bills).map(round),
      round(back),
      prices.place,
      countNew(month),
    ]);
  };
  for (const month of months) {
    const last = groups.at(-1);
    if (last && toKey(last[0]) === toKey(month)) last.push(month);
    else groups.push([month]);
  }
  return groups;
}

const round = (amount: number | undefined) => amount !== undefined && Math.round(amount);

/** @param ofPartB price of Medicare Part B for those who are new to it */
function toSpan(months: Months, ofPartB: string | undefined): Span {
  const [first] = months;
  // A child who is born into Medicaid or CHIP adds nothing to the bill.
  const part = months.find(({ is_part, people }) => is_part && people.at(-1)?.is_priced);
  return {
    months: texts.months(first.month, months.at(-1)?.month ?? first.month),
    sentences: [
      ...listCovers(first.people, first.prices),
      formatBill(first),
      ofPartB,
      part && texts.atMost(part.month),
      formatBack(first),
    ].filter((sentence) => typeof sentence === 'string'),
  };
}

/** Credit that tax time takes for a month, whole USD. */
function formatBack({ back, back_by_halves }: PlanMonth): string | undefined {
  const amount = Math.round(back);
  if (amount >= 0) return undefined;
  const least = Math.round(-(back_by_halves ?? back));
  return `${texts.owed(-amount)}${least < -amount ? ` ${texts.byHalves(least)}` : ''}`;
}

/** Returns true for a month in which a person has a plan that is paid for. */
const isPaid = ({ people }: Pick<PlanMonth, 'people'>) =>
  people.some(({ cover }) => bought.includes(cover) || cover === 'employer');

/** Bill of a month; undefined where nobody has a plan or public cover. */
function formatBill({ levels: bills, people, prices }: PlanMonth): string | undefined {
  const known = levels.flatMap((level) => {
    const bill = bills[level];
    return bill === undefined ? [] : texts.price(levelNames[level], Math.round(bill));
  });
  if (known.length === 0) return texts.unknown;
  const hasPlan = people.some(({ cover }) => bought.includes(cover));
  if (hasPlan) return texts.bill(known, prices.basis.basis === 'projected');
  if (isPaid({ people })) return texts.jobAlone(Math.round(bills.silver ?? 0));
  const isFree = people.some(({ cover }) => isPublicCover(cover) || cover === 'basic_program');
  return isFree ? texts.free : undefined;
}

/** Name of a coverage inside a sentence. */
function nameCover({ cover }: PersonCover, { place }: PlanPrices): string {
  if (bought.includes(cover)) return texts.covers.plan;
  if (isPublicCover(cover)) return texts.covers.public;
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
    case 'birth':
      return [formatChildren(prices, event, months)];
    case 'joins':
      return [event.income === undefined && texts.oneIncome(household.income ?? 0)];
    case 'leaves':
      return [event.income === undefined ? texts.jointReturn(year) : texts.sharedCredit];
    case 'too_old': {
      const cover = months.at(-1)?.people[event.person]?.cover;
      return [cover !== undefined && isPublicCover(cover) && texts.stillPublic];
    }
    case 'public_ends':
      return [!people.some(({ cover }) => bought.includes(cover)) && texts.stillPublic];
    default:
      return [];
  }
}

/** Says when to apply for the public cover of children whom a birth gives it, and how long they stay on the plan. */
function formatChildren(prices: PlanPrices, event: YearEvent, months: readonly PlanMonth[]) {
  const last = months.at(-1)?.people ?? [];
  const children = prices.people.flatMap(({ cover }, index) =>
    bought.includes(cover) && last[index]?.cover === 'child_cover' ? index : [],
  );
  if (children.length === 0) return undefined;
  const who = toInSentence(nameOf(children, prices));
  const month = Number(findEffect(event).slice(5, 7));
  return texts.applyForChildren(getPublicPrograms(prices.place.state).children, month, who);
}

/** Day on which a person, or all, leave the plan for another cover, and who stays on it; undefined without such. */
function formatLeaving(
  { people, place }: PlanPrices,
  event: YearEvent,
  leaving: number | undefined,
): string | undefined {
  const applicant = findApplicant({ people: people.map(({ person }) => person) });
  const onPlan = people.filter(({ cover }) => bought.includes(cover)).map(({ person }) => person);
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

function formatPartB(wanted: number): string | undefined {
  const found = findPartB(wanted);
  if (!found) return undefined;
  const { part_b: price, part_b_deductible: deductible, part_b_income: income, year } = found;
  return texts.partB(formatMoney(price), { deductible, income, year, wanted });
}
