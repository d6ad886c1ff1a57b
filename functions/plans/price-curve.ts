import { rules, toPovertyLine } from './household-price.ts';
import { listThresholds } from './income.ts';
import type { PriceAtIncome, toPricesByIncome } from './outlook.ts';
import { levels, listStatePrograms } from './state-help.ts';

type PricesByIncome = NonNullable<ReturnType<typeof toPricesByIncome>>;

/** Rule that changes one dollar above an income. */
export type StepCode =
  | 'medicaid_ends'
  | 'basic_program_ends'
  | 'children_cover_ends'
  | 'credit_begins'
  | 'percentage_jumps'
  | 'silver_94_ends'
  | 'silver_87_ends'
  | 'silver_73_ends'
  | 'percentage_stops'
  | 'credit_ends'
  | 'employer_plan_counts'
  | 'employer_plan_counts_for_you'
  | 'state_help_changes'
  | 'price_changes';

/** Step of the curve: both sides of a change of the rules. */
export interface CurveStep {
  /** All rules that change there. */
  codes: StepCode[];
  before: PriceAtIncome;
  /** One dollar more. */
  after: PriceAtIncome;
}

/** Highest income of the curve, percent of the poverty line. */
const maxPercent = 500;
const maxPoints = 400;
const minDistance = 250;
/** Smallest change of a price that is a step without a rule of its own, USD a year. */
const minStep = 60;
/** Largest change of the share of income from one percent of the poverty line to the next: that of Massachusetts. */
const maxShareChange = 0.001;

const thresholdCodes: Readonly<Record<number, StepCode>> = {
  100: 'credit_begins',
  133: 'percentage_jumps',
  150: 'silver_94_ends',
  200: 'silver_87_ends',
  250: 'silver_73_ends',
  300: 'percentage_stops',
};

/** Returns true where nobody in the household has a price: public cover takes its place, or the state decides. */
export const isUnpriced = ({ help }: PriceAtIncome) =>
  help === 'medicaid' || help === 'basic_program' || help === 'state_decides';

const toCovers = ({ price: { covered_by: covers } }: PriceAtIncome) => [...covers.adults, ...covers.children];

const hasStateHelp = ({ price }: PriceAtIncome) => (price.state_help ?? 0) > 0;

/** Text that is the same at incomes with the same cover and kinds of help. */
const toCase = (at: PriceAtIncome) => [at.help, at.credit > 0, hasStateHelp(at), ...toCovers(at)].join();

/** Lists the rules that end or begin between two incomes. */
function listChanges(before: PriceAtIncome, after: PriceAtIncome): StepCode[] {
  const [from, to] = [toCovers(before), toCovers(after)];
  const ends = (...covers: readonly string[]) =>
    from.some((cover, index) => covers.includes(cover) && !covers.includes(to[index] ?? ''));
  const isFirst = (help: PriceAtIncome['help']) => before.help !== help && after.help === help;
  const changes: [StepCode, boolean][] = [
    [
      'medicaid_ends',
      ends('adult_medicaid', 'parent_medicaid') ||
        (before.help === 'state_decides' && after.help !== 'state_decides'),
    ],
    ['children_cover_ends', ends('child_cover')],
    ['basic_program_ends', ends('basic_program')],
    ['employer_plan_counts', isFirst('employer')],
    ['employer_plan_counts_for_you', isFirst('employer_for_some')],
    [
      'state_help_changes',
      hasStateHelp(before) !== hasStateHelp(after) && !isUnpriced(before) && !isUnpriced(after),
    ],
    ['credit_begins', before.help === 'credit' && before.credit === 0 && after.credit > 0],
    ['credit_ends', before.credit > 0 && after.credit === 0 && !isUnpriced(after)],
  ];
  return changes.flatMap(([code, applies]) => (applies ? [code] : []));
}

/** Largest change of a level's price from one dollar to the next, USD a year. */
const findLargestChange = ({ before, after }: Pick<CurveStep, 'before' | 'after'>) =>
  Math.max(
    ...levels.map((level) => Math.abs((after.plans[level]?.paid ?? 0) - (before.plans[level]?.paid ?? 0))),
  );

interface Scale {
  prices: PricesByIncome;
  /** Poverty line. */
  line: number;
  end: number;
}

/** Lists the rules of the credit and of the state's programs by the last income before each. */
function listRules({ prices: { year, state, household_size }, line }: Scale): [number, StepCode][] {
  const region = state === 'AK' || state === 'HI' ? state : 'contiguous';
  const thresholds = listThresholds({ year, region, household_size });
  // At the poverty line the tax credit begins.
  const bands = listStatePrograms(state, year)
    .flatMap((program) => program.bands.flatMap(([from, to]) => [from ?? 0, to ?? 0]))
    .filter((percent) => percent > 100);
  return [
    ...thresholds.flatMap(({ percent, last_income_before }): [number, StepCode][] => {
      const code = thresholdCodes[percent];
      return code ? [[last_income_before, code]] : [];
    }),
    ...bands.map((percent): [number, StepCode] => [Math.floor((percent * line) / 100), 'state_help_changes']),
  ];
}

/** Lists the last incomes before each whole percent of the poverty line at which a share of income may jump. */
function listPercents({ line, end }: Scale): number[] {
  const first = Math.max(101, Math.ceil((100 * minStep) / (maxShareChange * line)));
  const incomes = Array.from({ length: Math.max(0, 400 - first) }, (_, index) =>
    Math.ceil(((first + index) * line) / 100),
  );
  return incomes.filter((income) => income <= end).map((income) => income - 1);
}

/**
 * Prices of the plans of a household and a place from an income of 0 to 500 % of the poverty line, with the steps. A
 * result draws it when it is opened: 1.3 to 5.4 ms for eight households (2026-11-23).
 */
export function drawPriceCurve(prices: PricesByIncome) {
  const computed = new Map<number, PriceAtIncome>();
  const priceAt = (income: number): PriceAtIncome => {
    const price = computed.get(income) ?? prices.priceAt(income);
    computed.set(income, price);
    return price;
  };
  const line = toPovertyLine(rules[prices.year].poverty_lines, prices);
  const end = (maxPercent * line) / 100;
  const distance = Math.ceil(end / (maxPoints - 2) / minDistance) * minDistance;
  const grid = [...Array.from({ length: Math.ceil(end / distance) }, (_, index) => index * distance), end];

  const found = new Map<number, Set<StepCode>>();
  const add = (income: number, code: StepCode) =>
    found.set(income, (found.get(income) ?? new Set<StepCode>()).add(code));

  /** Finds the dollars above which the case changes between two incomes. */
  function findChanges(from: number, to: number): void {
    if (toCase(priceAt(from)) === toCase(priceAt(to))) return;
    if (to - from === 1) {
      for (const code of listChanges(priceAt(from), priceAt(to))) add(from, code);
      return;
    }
    const middle = Math.floor((from + to) / 2);
    findChanges(from, middle);
    findChanges(middle, to);
  }
  for (const [index, to] of grid.entries()) findChanges(grid[index - 1] ?? to, to);

  // A rule matters where plans have a price one dollar above it, and no employer's offer excludes help with it.
  const matters = (income: number) => {
    const above = income < end && priceAt(income + 1);
    return above && above.help !== 'employer' && !isUnpriced(above);
  };
  for (const [income, code] of listRules({ prices, line, end })) {
    if (matters(income)) add(income, code);
  }
  for (const income of listPercents({ prices, line, end })) {
    if (found.has(income) || !matters(income)) continue;
    const change = findLargestChange({ before: priceAt(income), after: priceAt(income + 1) });
    if (change >= minStep) add(income, 'price_changes');
  }

  const incomes = new Set([...grid, ...[...found.keys()].flatMap((income) => [income, income + 1])]);
  const byIncome = (a: number, b: number) => a - b;
  return {
    /** Highest income. */
    end,
    line,
    /** In order of income, with both sides of each step. */
    points: [...incomes].sort(byIncome).map(priceAt),
    steps: [...found.keys()].sort(byIncome).map(
      (income): CurveStep => ({
        codes: [...(found.get(income) ?? [])],
        before: priceAt(income),
        after: priceAt(income + 1),
      }),
    ),
  };
}

export type PriceCurve = ReturnType<typeof drawPriceCurve>;
