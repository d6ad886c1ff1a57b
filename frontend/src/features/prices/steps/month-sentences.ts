import { formatIsoDate, formatMoney } from '#frontend/ui/format.ts';
import { findBasicProgram, type PersonCover } from '#functions/plans/cover.ts';
import { findEffect, formatDay } from '#functions/plans/enrollment.ts';
import { findApplicant, isChild, type Person } from '#functions/plans/household.ts';
import type { PlanPrices } from '#functions/plans/plan-prices.ts';
import { planYears } from '#functions/plans/plan-year.ts';
import { rules } from '#functions/plans/rules.ts';
import { levelNames, levels } from '#functions/plans/state-help.ts';
import { getExchange } from '#functions/plans/state-offices.ts';
import { listMonths, type PlanMonth, sumMonths, type YearEvent } from '#functions/plans/year-months.ts';
import { changeTexts } from '../change/change.en.ts';
import { monthTexts as texts } from './month-list.en.ts';

/** Months that follow each other with the same coverage and bills. */
interface Span {
  months: string;
  sentences: readonly string[];
}

/** Describes a plan year month by month; undefined where the event changes no month of it. */
export function describeMonths(prices: PlanPrices, event: YearEvent) {
  const months = listMonths(prices, [event]);
  const groups = groupMonths(months);
  if (groups.length < 2) return undefined;
  const sums = levels.flatMap((level) => {
    const sum = sumMonths(months, level);
    return sum === undefined ? [] : texts.price(levelNames[level], Math.round(sum));
  });
  const sentences = [
    sums.length > 0 && texts.year(prices.plan_year, sums),
    event.kind === 'turns_65' && formatLeaving(prices, event),
    event.kind === 'turns_65' && formatPartB(prices.plan_year),
  ].filter((sentence) => sentence !== false && sentence !== undefined);
  return { spans: groups.map((group) => toSpan(group, prices)), sentences };
}

type Months = readonly [PlanMonth, ...PlanMonth[]];

function groupMonths(months: readonly PlanMonth[]): Months[] {
  const groups: [PlanMonth, ...PlanMonth[]][] = [];
  const toKey = ({ people, levels: bills, back }: PlanMonth) =>
    JSON.stringify([people.map(({ cover }) => cover), Object.values(bills).map(round), round(back)]);
  for (const month of months) {
    const last = groups.at(-1);
    if (last && toKey(last[0]) === toKey(month)) last.push(month);
    else groups.push([month]);
  }
  return groups;
}

const round = (amount: number | undefined) => amount !== undefined && Math.round(amount);

function toSpan(months: Months, prices: PlanPrices): Span {
  const [first] = months;
  const part = months.find(({ is_part }) => is_part);
  return {
    months: texts.months(first.month, months.at(-1)?.month ?? first.month),
    sentences: [
      ...listCovers(first.people, prices),
      formatBill(first),
      part && texts.atMost(part.month),
      Math.round(first.back) > 0 && texts.back(Math.round(first.back)),
    ].filter((sentence) => typeof sentence === 'string'),
  };
}

/** Bill of a month; undefined where nobody has a plan or public cover. */
function formatBill({ levels: bills, people, prices }: PlanMonth): string | undefined {
  const known = levels.flatMap((level) => {
    const bill = bills[level];
    return bill === undefined ? [] : texts.price(levelNames[level], Math.round(bill));
  });
  if (known.length === 0) return texts.unknown;
  const pays = people.some(({ cover }) => plans.includes(cover) || cover === 'employer');
  if (pays) return texts.bill(known, prices.basis.basis === 'projected');
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

/** Day on which a person leaves the plan for Medicare, and who stays on it. */
function formatLeaving({ people, place }: PlanPrices, event: YearEvent): string {
  const start = new Date(`${findEffect(event)}T12:00`);
  start.setDate(start.getDate() - 1);
  const day = formatDay(formatIsoDate(start));
  const others = people
    .filter(
      ({ person, cover }) =>
        plans.includes(cover) && person !== findApplicant({ people: people.map((one) => one.person) }),
    )
    .map(({ person }) => person);
  if (others.length === 0) return texts.leave(day);
  const names = changeTexts.who(toSubject(others, undefined));
  return texts.leaveAlone(day, getExchange(place.state).name, names.charAt(0).toLowerCase() + names.slice(1));
}

/** Price of Part B in the plan year, or the last one that is known. */
function formatPartB(wanted: number): string | undefined {
  const known = planYears.filter((year) => year <= wanted && 'part_b' in rules[year]).at(-1);
  const found = known && (rules[known] as { part_b?: number; part_b_deductible?: number });
  if (!known || !found?.part_b) return undefined;
  return texts.partB(formatMoney(found.part_b), found.part_b_deductible ?? 0, known, wanted);
}

/** Event of a reason that opens an enrollment; undefined for one without months. */
export function toYearEvent(
  reason: string,
  day: string,
  { people, household }: PlanPrices,
  spouseAge?: number,
): YearEvent | undefined {
  const covered = people.findIndex(({ cover }) => cover === 'employer');
  switch (reason) {
    case 'turning_65': {
      const applicant = findApplicant(household);
      return applicant && { kind: 'turns_65', day, person: household.people.indexOf(applicant) };
    }
    case 'lost_cover':
      return covered < 0
        ? { kind: 'job_ends', day }
        : { kind: 'other_cover', day, person: covered, begins: false, cover: {} };
    case 'turning_26':
      return { kind: 'job_ends', day };
    case 'lost_public':
      return { kind: 'public_ends', day };
    case 'baby':
      return { kind: 'birth', day };
    case 'marriage':
      return spouseAge === undefined
        ? undefined
        : { kind: 'joins', day, person: { role: 'adult', age: spouseAge } };
    default:
      return undefined;
  }
}
