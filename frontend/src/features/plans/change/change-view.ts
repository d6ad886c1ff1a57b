import { tileTexts } from '#frontend/features/plans/price.texts.ts';
import { formatRoundedMoney } from '#frontend/ui/format.ts';
import { findBasicProgram, type Help, listOffers, sumOffers } from '#functions/plans/cover.ts';
import {
  type Cause,
  type Change,
  type ChangePart,
  explainChange,
  type LevelChange,
  type Move,
} from '#functions/plans/explain-change.ts';
import { findApplicant, isChild, type Person } from '#functions/plans/household.ts';
import type { PlanPrices } from '#functions/plans/plan-prices.ts';
import { toPricesOfYear } from '#functions/plans/price-year.ts';
import { type Level, levelNames, levels } from '#functions/plans/state-help.ts';
import { formatState } from '#functions/plans/state-offices.ts';
import { type Subject, changeTexts as texts } from './change.texts.ts';

/** Change of a level, in words. */
export interface ChangeRow {
  level: Level;
  name: string;
  /** "$507" */
  before: string;
  after: string;
  /** "$206 less", "the same" */
  difference: string;
  /** Both prices, whole USD a month. */
  months: { before: number; after: number };
}

/** Reasons of a level's change, whole USD a month. */
export interface ChangeReasons {
  level: Level;
  name: string;
  before: number;
  after: number;
  /** With a small part of its own for what is gathered; they add up to the difference. */
  parts: readonly { label: string; amount: number }[];
}

/** Change between two prices of a household, in words. */
export interface ChangeView {
  /** False where an end pays no price of a plan. */
  isPriced: boolean;
  /** One for each level with a price at both ends; empty where nothing changes, or an end has no price. */
  rows: readonly ChangeRow[];
  /** Sentence in place of the rows, or on what they leave out. */
  remarks: readonly string[];
  /** Sentences for the fold of the reasons, or, without one, below the rows. */
  notes: readonly string[];
  /** People with the coverage that they get. */
  moves: readonly string[];
  reasons: readonly ChangeReasons[];
}

/** Part from which it has a line of its own, USD a month: a judgement. */
const minMonth = 5;

const toMonth = (usd: number) => Math.round(usd / 12);

interface ChangeFacts {
  before: PlanPrices;
  after: PlanPrices;
  change: Change;
  /** Name of the newer place, such as "Travis County"; undefined where it is not known. */
  place: string | undefined;
}

/** Describes what changes between two prices of a household, and why. */
export function describeChange(before: PlanPrices, after: PlanPrices, place?: string): ChangeView {
  const change = explainChange(before, after);
  const facts = { before, after, change, place };
  const moves = listMoves(facts);
  const known = listLevels(change);
  if (known.length === 0) {
    return { isPriced: false, rows: [], remarks: [formatEnds(before, after)], notes: [], moves, reasons: [] };
  }
  const rows = known.map(([level, found]) => toRow(level, found, facts));
  const isSame = rows.every(({ before: from, after: to }) => from === to);
  const reasons = known.flatMap(([level, found]) => toReasons(level, found, facts) ?? []);
  const remarks = [isSame ? formatSame(facts) : formatTobacco(facts), formatOffers(facts)];
  const notes = [
    isSame || reasons.some(({ level }) => level === 'silver') ? undefined : formatSmall(known, facts),
    formatRange(known),
    formatSilverLevel(facts),
  ];
  return {
    isPriced: true,
    rows: isSame ? [] : rows,
    remarks: remarks.filter((remark) => remark !== undefined),
    notes: notes.filter((note) => note !== undefined),
    moves,
    reasons,
  };
}

/** Levels with a price at both ends, silver as its second-cheapest plan where one end has no other. */
function listLevels({ levels: found }: Change): [Level, LevelChange][] {
  return levels.flatMap((level): [Level, LevelChange][] => {
    const own = level === 'silver' ? (found.benchmark ?? found.silver) : found[level];
    return own ? [[level, own]] : [];
  });
}

const nameOf = (level: Level, { change, after }: ChangeFacts) =>
  level === 'silver' && (change.levels.benchmark || after.levels.silver?.plan === 'second_cheapest')
    ? tileTexts.secondSilver
    : levelNames[level];

/** Likely ends of a difference, whole USD a month, where it may have either sign. */
function findOpenRange({ range }: LevelChange) {
  const [low, high] = [toMonth(range.low), toMonth(range.high)];
  return low < 0 && high > 0 ? { low, high } : undefined;
}

function toRow(level: Level, found: LevelChange, facts: ChangeFacts): ChangeRow {
  const { month } = found;
  const isOpen = Math.abs(month) < minMonth && findOpenRange(found) !== undefined;
  const same = isOpen ? texts.aboutSame : texts.same;
  return {
    level,
    name: nameOf(level, facts),
    before: formatRoundedMoney(toMonth(found.before)),
    after: formatRoundedMoney(toMonth(found.after)),
    difference: month === 0 || isOpen ? same : texts.difference(month),
    months: { before: toMonth(found.before), after: toMonth(found.after) },
  };
}

/** Likely ends of silver's difference, where it may have either sign. */
function formatRange(known: readonly [Level, LevelChange][]): string | undefined {
  const silver = known.find(([level]) => level === 'silver')?.[1];
  const range = silver && findOpenRange(silver);
  return range && texts.range(levelNames.silver, range.low, range.high);
}

const findTobacco = ({ before, after }: ChangeFacts) => {
  const [first, last] = [before, after].map(({ levels: { silver } }) => silver?.tobacco ?? 0);
  return first === last ? 0 : toMonth(last ?? 0);
};

function formatSame(facts: ChangeFacts): string {
  const tobacco = findTobacco(facts);
  return tobacco > 0 ? texts.tobaccoAlone(tobacco) : texts.nothing;
}

function formatTobacco(facts: ChangeFacts): string | undefined {
  const tobacco = findTobacco(facts);
  return tobacco > 0 ? texts.tobacco(tobacco) : undefined;
}

function formatSilverLevel({ before, after }: ChangeFacts): string | undefined {
  const { silver_level: last } = after;
  return last === before.silver_level ? undefined : texts.silverPays(last, before.silver_level);
}

/** Employers' plans beside the prices, USD a month. */
const toOffers = (prices: PlanPrices) => (prices.help === 'employer_for_some' ? sumOffers(prices) : 0);

/** Says what an employer's plan costs beside the prices, where that is new or gone. */
function formatOffers({ before, after }: ChangeFacts): string | undefined {
  const [first, last] = [toOffers(before), toOffers(after)];
  if (first === last) return undefined;
  return last > 0
    ? texts.offerNow(formatRoundedMoney(last), first > 0 ? formatRoundedMoney(first) : undefined)
    : texts.offerBefore(formatRoundedMoney(first));
}

/** Sentence in the place of silver's reasons, where each is small. */
function formatSmall(known: readonly [Level, LevelChange][], { before, after }: ChangeFacts) {
  const { month = 0, parts = [] } = known.find(([level]) => level === 'silver')?.[1] ?? {};
  const isNextYear = before.plan_year < after.plan_year;
  if (isNextYear && before.credit.amount > 0 && after.credit.amount > before.credit.amount) {
    return texts.creditRises(after.plan_year);
  }
  if (month === 0) return undefined;
  return texts.smallAlone([...new Set(parts.flatMap(({ causes }) => causes))].map(nameCause), month);
}

const nameCause = (cause: Cause) => texts.names[cause];

/** Reasons of a level; undefined where each part is small. */
function toReasons(level: Level, found: LevelChange, facts: ChangeFacts): ChangeReasons | undefined {
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

/**
 * Reasons from what a person pays for silver now: the first one is what our figures of today do not explain.
 * @param bill whole USD a month
 */
export function explainBill({ rows, reasons }: ChangeView, bill: number): ChangeReasons | undefined {
  const row = rows.find(({ level }) => level === 'silver');
  if (!row) return undefined;
  const { months } = row;
  const known = reasons.find(({ level }) => level === 'silver');
  const rest = {
    label: texts.small([texts.names.rules, texts.names.prices]),
    amount: months.after - months.before,
  };
  const parts = [
    { label: texts.unexplained, amount: months.before - bill },
    ...(known?.parts ?? [rest]),
  ].filter(({ amount }) => amount !== 0);
  return { level: 'silver', name: levelNames.silver, before: bill, after: months.after, parts };
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
  const isAlone = after.household.people.length === 1;
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

/** Sentences on who gets which coverage, one for all who get the same. */
function listMoves({ change, before, after }: ChangeFacts): string[] {
  const groups = Map.groupBy(change.people, (move) => findMove(move));
  const isYou = ({ person }: Move) =>
    person === findApplicant(after.household) || person === findApplicant(before.household);
  return [...groups].flatMap(([kind, moves]) => {
    if (kind === undefined) return [];
    const others = moves.filter((move) => !isYou(move)).map(({ person }) => person);
    const subject = {
      you: moves.find(isYou)?.person.age,
      adults: others.filter((person) => !isChild(person)).map(({ age }) => age),
      children: others.filter(isChild).map(({ age }) => age),
    } satisfies Subject;
    const who = texts.who(subject);
    if (kind === 'program') {
      return texts.moves.program(who, subject, findBasicProgram(after.place.state)?.name ?? '');
    }
    return texts.moves[kind](who, subject);
  });
}

/** Kind of a sentence on a move; undefined without one. */
function findMove({ before, after }: Move): keyof typeof texts.moves | undefined {
  switch (after) {
    case undefined:
      return 'leaves';
    case 'child_cover':
    case 'adult_medicaid':
    case 'parent_medicaid':
      return 'public';
    case 'basic_program':
      return 'program';
    case 'credit':
    case 'full_price':
    case 'no_charge':
      if (before === undefined) return 'joins';
      return before === 'unknown' ? undefined : 'plan';
    case 'unknown':
      return undefined;
    default:
      return after;
  }
}

/** Both ends in one sentence, where one of them pays no price of a plan. */
function formatEnds(before: PlanPrices, after: PlanPrices): string {
  if (before.help === 'unknown_income') return texts.noIncomeBefore;
  if (after.help === 'unknown_income') return texts.noIncomeAfter;
  return texts.beforeNow(formatEnd(before), formatEnd(after));
}

function formatEnd(prices: PlanPrices): string {
  const { help, levels: priced, place } = prices;
  switch (help) {
    case 'employer':
      return texts.ends.employer(listOffers(prices).map(formatRoundedMoney).join(' + '));
    case 'medicaid':
    case 'medicare':
    case 'other_cover':
    case 'state_decides':
      return texts.ends[help];
    case 'basic_program':
      return texts.ends.program(findBasicProgram(place.state)?.name ?? '');
    default: {
      const { silver } = priced;
      return silver ? texts.ends.price(formatRoundedMoney(toMonth(silver.paid))) : texts.ends.medicare;
    }
  }
}
