import type { Help } from '#functions/plans/cover.ts';
import type { Cause, ChangePart, LevelChange } from '#functions/plans/explain-change.ts';
import { findApplicant, type Person } from '#functions/plans/household.ts';
import type { PlanPrices } from '#functions/plans/plan-prices.ts';
import { toPricesOfYear } from '#functions/plans/price-year.ts';
import { type Level, levelNames } from '#functions/plans/state-help.ts';
import { formatState } from '#functions/plans/state-offices.ts';
import { changeTexts as texts } from './change.texts.ts';
import { type ChangeFacts, minMonth, toMonth } from './change-facts.ts';

/** Reasons of a level's change, whole USD a month. */
export interface ChangeReasons {
  level: Level;
  name: string;
  before: number;
  after: number;
  /** With a small part of its own for what is gathered; they add up to the difference. */
  parts: readonly { label: string; amount: number }[];
}

export const nameCause = (cause: Cause) => texts.names[cause];

/** Reasons of a level; undefined where each part is small. */
export function toReasons(level: Level, found: LevelChange, facts: ChangeFacts): ChangeReasons | undefined {
  const shown = found.parts.filter(({ month }) => month !== 0);
  const large = shown.filter(({ month }) => Math.abs(month) >= minMonth);
  if (large.length === 0) return undefined;
  const small = shown.filter((part) => !large.includes(part));
  const rest = small.reduce((sum, { month }) => sum + month, 0);
  const causes = [...new Set(small.flatMap((part) => part.causes))];
  return {
    level,
    name: levelNames[level],
    before: toMonth(found.before),
    after: toMonth(found.after),
    parts: [
      ...large.map((part) => ({ label: formatPart(part, facts), amount: part.month })),
      ...(rest === 0 ? [] : [{ label: texts.small(causes.map(nameCause)), amount: rest }]),
    ],
  };
}

const creditHelp: readonly Help[] = ['credit', 'employer_for_some'];

/** Sentence of a part without its amount. */
function formatPart(part: ChangePart, facts: ChangeFacts): string {
  const [cause, ...others] = part.causes;
  if (cause === undefined || others.length > 0) return texts.causes.together(part.causes.map(nameCause));
  switch (cause) {
    case 'rules':
      return formatRules(part, facts.after);
    case 'prices':
      return formatPrices(part, facts);
    case 'ages':
      return formatAges(part, facts);
    case 'people':
      return formatPeople(part, facts);
    case 'place':
      return facts.place === undefined ? texts.causes.newPlace : texts.causes.place(facts.place);
    case 'cover':
      return formatCover(part, facts);
    case 'income':
      return formatIncome(part, facts);
  }
}

const hasCredit = (help: Help) => creditHelp.includes(help);

function formatRules(
  { help }: ChangePart,
  { plan_year: year, credit, state_help, place }: PlanPrices,
): string {
  const isGained = !hasCredit(help.before) && hasCredit(help.after);
  if (isGained) return texts.causes.rulesGive(year, credit.max_income);
  if (help.before !== help.after && help.after === 'income_too_high') {
    return texts.causes.rulesTake(year, credit.max_income);
  }
  const { program, amount = 0 } = state_help;
  return texts.causes.rules(year, program && amount > 0 ? formatState(place.state) : undefined);
}

function formatIncome({ help }: ChangePart, { before, after }: ChangeFacts): string {
  const { max_income, poverty_line } = after.credit;
  const limits: Readonly<Partial<Record<Help, readonly [gained: string, lost: string]>>> = {
    income_too_high: [texts.causes.underLimit(max_income), texts.causes.overLimit(max_income)],
    income_too_low: [texts.causes.reaches(poverty_line), texts.causes.fallsBelow(poverty_line)],
  };
  const crossed =
    help.before === help.after ? undefined : (limits[help.before]?.[0] ?? limits[help.after]?.[1]);
  const difference = (after.household.income ?? 0) - (before.household.income ?? 0);
  return crossed ?? texts.causes.income(difference);
}

/** Full prices may rise where what is paid falls: the credit rises with the benchmark plan. */
function formatPrices({ month }: ChangePart, { before, after }: ChangeFacts): string {
  const year = after.plan_year;
  if (before.plan_year === year) return texts.causes.newPrices(year);
  const { market } = after.priced;
  const rise = toPricesOfYear(market, year).premium - toPricesOfYear(market, before.plan_year).premium;
  const { pricesRise, pricesFall, pricesRiseButCredit, pricesFallButCredit } = texts.causes;
  if (rise === 0) return (month > 0 ? pricesRise : pricesFall)(year);
  if (rise > 0) return (month > 0 ? pricesRise : pricesRiseButCredit)(year);
  return (month < 0 ? pricesFall : pricesFallButCredit)(year);
}

/** Names the cover that takes the place of a plan, where it is one alone; the credit may fall by more than the price. */
function formatCover({ month, help }: ChangePart, { change }: ChangeFacts): string {
  const taken = new Set(change.people.flatMap((move) => (move.cause === 'cover' ? (move.after ?? []) : [])));
  const [only, ...others] = taken;
  if (others.length > 0 || (only !== 'medicare' && only !== 'employer')) return texts.causes.cover;
  return texts.causes.inPlace[only](month > 0 && hasCredit(help.after));
}

function formatAges({ month, help }: ChangePart, { before, after }: ChangeFacts): string {
  const [first, last] = [findApplicant(before.household), findApplicant(after.household)];
  if (!first || !last || last.age !== first.age + 1) return texts.causes.ages;
  // Of those who are in both households.
  const isAlone = Math.min(before.household.people.length, after.household.people.length) === 1;
  const isByCredit = month < 0 && hasCredit(help.after);
  return (isByCredit ? texts.causes.olderButCredit : texts.causes.older)(isAlone);
}

function formatPeople({ month }: ChangePart, { before, after, change }: ChangeFacts): string {
  const more = after.household.people.length - before.household.people.length;
  const { joined, left, people, size, childrenNotCounted } = texts.causes;
  const [first, last] = [before, after].map(({ household }) => household.people.map(toKey).sort().join());
  if (more === 0) return first === last ? size : people;
  const sentence = (more > 0 ? joined : left)(Math.abs(more));
  const isUncounted = change.people.some(
    ({ cause, before: from, after: to }) => cause === 'people' && from === 'credit' && to === 'child_cover',
  );
  return month > 0 && isUncounted ? childrenNotCounted(sentence) : sentence;
}

const toKey = ({ role, age }: Person) => `${role} ${age}`;
