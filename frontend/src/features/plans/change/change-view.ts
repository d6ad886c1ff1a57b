import { tileTexts } from '#frontend/features/plans/price.texts.ts';
import { formatRoundedMoney } from '#frontend/ui/format.ts';
import { findBasicProgram, listOffers, sumOffers } from '#functions/plans/cover.ts';
import { type Change, explainChange, type LevelChange } from '#functions/plans/explain-change.ts';
import type { PlanPrices } from '#functions/plans/plan-prices.ts';
import { type Level, levelNames, levels } from '#functions/plans/state-help.ts';
import { changeTexts as texts } from './change.texts.ts';
import { type ChangeFacts, minMonth, toMonth } from './change-facts.ts';
import { listMoves } from './change-moves.ts';
import { type ChangeReasons, nameCause, toReasons } from './change-reasons.ts';

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
