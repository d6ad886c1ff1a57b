import { toCents } from '#model/serving/cents.ts';
import { type CoverReason, consequences, findCovers, isUnpriced } from './cover.ts';
import { costSharing, type PlanPrices, priceCovers, toPlanPrices } from './plan-prices.ts';
import type { PlanYear } from './plan-year.ts';
import { levels, listStatePrograms } from './state-help.ts';

/** Prices of a household's plans at an assumed income, USD a year. */
export interface PricesAtIncome extends PlanPrices {
  income: number;
}

/** Prices the same household at an assumed income. */
export type PriceAt = (income: number) => PricesAtIncome;

/** Returns a function from an income to what the household of the prices would pay there. */
export const createPriceAt =
  ({ household, priced, plan_year }: PlanPrices): PriceAt =>
  (income) => ({ ...toPlanPrices({ ...household, income }, priced, plan_year), income });

/** Income at which a household loses help. */
export interface Cliff {
  /** Last income with the help. */
  income: number;
  /** Price of the benchmark plan there, for those who have the help, USD a year. */
  net: number;
  /** Rise of that price with one dollar more, USD a year. */
  more: number;
  /** Price at the household's own income less `net`, USD a year. */
  saving: number;
  /** True where all help ends, false where that of the state falls. */
  is_end: boolean;
  /** Plan of an employer that counts as affordable from there on, where it is not the limit of the credit that ends help. */
  offer?: 'own' | 'family' | undefined;
}

/** Smallest rise of a price that is called a cliff, USD a year: a judgement. */
const minCliff = 60;

const listed = new WeakMap<PlanPrices, readonly Cliff[]>();

/**
 * Lists the incomes above which a household pays more, for the people priced at its own income. An affordable offer of an
 * employer ends help for the credit's part of the household, so that there may be less to lose at four poverty lines, or
 * an earlier end. They are found once for each reading, which several parts of a page share.
 */
export function listCliffs(prices: PlanPrices): readonly Cliff[] {
  const cliffs = listed.get(prices) ?? findCliffs(prices);
  listed.set(prices, cliffs);
  return cliffs;
}

function findCliffs(prices: PlanPrices): Cliff[] {
  const { help, household, place, plan_year } = prices;
  const { income } = household;
  const { pays, hasCliffs } = consequences[help];
  if (income === undefined || !hasCliffs) return [];
  const max = prices.credit.max_income;
  const findHelp = (at: number) => findCovers({ ...household, income: at }, place, plan_year).help;
  const helpAtEnd = findHelp(max);
  const isTooHigh = pays === 'over';
  if (isTooHigh && consequences[helpAtEnd].hasEmployersPlan) return [];
  const toNet = createNetPrices(prices, isTooHigh ? max : undefined);
  const own = toNet(income);
  const cliffs = listEnds(prices, toNet).map((cliff) => ({
    ...cliff,
    saving: own - cliff.net,
    is_end: cliff.income === max,
  }));
  if (isTooHigh || helpAtEnd === help) return cliffs;
  // The offer becomes affordable between these incomes.
  let [last, first] = [income, max];
  while (first - last > 1) {
    const middle = Math.floor((last + first) / 2);
    if (findHelp(middle) === help) last = middle;
    else first = middle;
  }
  const priceAt = createPriceAt(prices);
  const [before, after] = [priceAt(last), priceAt(first)];
  const net = before.levels.benchmark?.paid ?? 0;
  const more = (after.levels.benchmark?.paid ?? 0) - net;
  const offerCounts = { income: last, net, more, saving: own - net, is_end: true, offer: findOffer(after) };
  return [
    ...cliffs.filter((cliff) => cliff.income < last),
    ...(consequences[after.help].hasEmployersPlan && more > 0 ? [offerCounts] : []),
  ];
}

/** Finds whose plan takes the place of the credit. */
function findOffer({ people }: PlanPrices): Cliff['offer'] {
  const families = people.flatMap(({ person: { employer_offer: offer } }) => offer?.family ?? []);
  return people.some(({ offer }) => offer !== undefined && families.includes(offer)) ? 'family' : 'own';
}

/**
 * Returns a function from an income to the price of the benchmark plan after credit and help, for the same people.
 * @param end last income with a credit, where those whom it is not for have an employer's plan; by default the own income
 */
function createNetPrices({ household, priced, place, plan_year, ...prices }: PlanPrices, end?: number) {
  const atEnd = end === undefined ? prices : findCovers({ ...household, income: end }, place, plan_year);
  const people = prices.people.map((covered, index) => ({
    ...covered,
    is_priced: covered.is_priced && atEnd.people[index]?.cover !== 'employer',
  }));
  return (income: number): number => {
    const help = income > prices.credit.max_income ? 'income_too_high' : 'credit';
    const covers = { help, people } as const;
    const { levels, credit, state_help } = priceCovers(covers, { ...household, income }, priced, plan_year);
    const full = toCents(levels.benchmark?.full ?? 0);
    return (full - toCents(credit.amount) - toCents(state_help.amount ?? 0)) / 100;
  };
}

/** Lists the ends of the credit and of the state's help, with their net prices. */
function listEnds({ credit, place, plan_year }: PlanPrices, toNet: (income: number) => number) {
  const line = credit.poverty_line;
  const ends = listStatePrograms(place.state, plan_year).flatMap(({ bands }) =>
    bands.map(([, to]) => to ?? 0),
  );
  return [...new Set([...ends, 400])]
    .map((percent) => Math.floor((percent * line) / 100))
    .map((income) => {
      const net = toNet(income);
      return { income, net, more: (toCents(toNet(income + 1)) - toCents(net)) / 100 };
    })
    .filter(({ income, more }) => income >= line && more >= minCliff)
    .sort((a, b) => a.income - b.income);
}

/** Rule that changes one dollar above an income. */
export type StepCode =
  | 'medicaid_ends'
  | 'basic_program_ends'
  | 'children_cover_ends'
  | 'county_cover_ends'
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
  before: PricesAtIncome;
  /** One dollar more. */
  after: PricesAtIncome;
}

/** Prices by income, USD a year. */
export interface PriceCurve {
  /** Highest income. */
  end: number;
  /** Poverty line. */
  line: number;
  /** In order of income, with both sides of each step. */
  points: PricesAtIncome[];
  steps: CurveStep[];
}

/** Highest income of the curve, percent of the poverty line. */
const maxPercent = 500;
const maxPoints = 400;
const minDistance = 250;
/** Smallest change of a price that is a step without a rule of its own, USD a year. */
const minStep = 60;
/** Largest change of the share of income from one percent of the poverty line to the next: that of Massachusetts. */
const maxShareChange = 0.001;

/**
 * Rules of the credit by percent of the poverty line. The percentage of income is looked up by whole percent, truncated
 * (Form 8962), so that it changes at the income itself; cost-sharing reductions end one dollar above.
 */
const thresholds = [
  { percent: 100, isFirstAbove: true, code: 'credit_begins' },
  { percent: 133, isFirstAbove: true, code: 'percentage_jumps' },
  ...costSharing.map(({ to, level }) => ({
    percent: to,
    isFirstAbove: false,
    code: `silver_${level}_ends` as const,
  })),
  { percent: 300, isFirstAbove: true, code: 'percentage_stops' },
] satisfies { percent: number; isFirstAbove: boolean; code: StepCode }[];

const toCovers = ({ people }: PricesAtIncome) => people.map(({ cover }) => cover);

const hasStateHelp = ({ state_help: { amount = 0 } }: PricesAtIncome) => amount > 0;

/** Text that is the same at incomes with the same cover and kinds of help. */
const toCase = (at: PricesAtIncome) =>
  [at.help, at.credit.amount > 0, hasStateHelp(at), ...toCovers(at)].join();

/** Lists the rules that end or begin between two incomes. */
function listChanges(before: PricesAtIncome, after: PricesAtIncome): StepCode[] {
  const [from, to] = [toCovers(before), toCovers(after)];
  const ends = (...covers: readonly string[]) =>
    from.some((cover, index) => covers.includes(cover) && !covers.includes(to[index] ?? ''));
  const endsForChild = (ofReason: CoverReason) =>
    before.people.some(
      ({ cover, reason }, index) =>
        cover === 'child_cover' && reason === ofReason && to[index] !== 'child_cover',
    );
  const isFirst = (help: PricesAtIncome['help']) => before.help !== help && after.help === help;
  const isLast = (help: PricesAtIncome['help']) => before.help === help && after.help !== help;
  const offerBegins = to.some((cover, index) => cover === 'employer' && from[index] !== cover);
  const changes: [StepCode, boolean][] = [
    ['medicaid_ends', ends('adult_medicaid', 'parent_medicaid') || isLast('state_decides')],
    ['children_cover_ends', endsForChild('income_within_limit_of_children')],
    ['county_cover_ends', endsForChild('income_within_limit_of_county')],
    ['basic_program_ends', ends('basic_program') && !isFirst('employer')],
    ['employer_plan_counts', offerBegins && isFirst('employer')],
    ['employer_plan_counts_for_you', offerBegins && isFirst('employer_for_some')],
    [
      'state_help_changes',
      hasStateHelp(before) !== hasStateHelp(after) &&
        !isUnpriced(before) &&
        consequences[after.help].pays !== undefined,
    ],
    ['credit_begins', before.help === 'credit' && before.credit.amount === 0 && after.credit.amount > 0],
    ['credit_ends', before.credit.amount > 0 && after.credit.amount === 0 && !isUnpriced(after)],
  ];
  return changes.flatMap(([code, applies]) => (applies ? [code] : []));
}

/** Largest change of a level's price from one dollar to the next, USD a year. */
const findLargestChange = ({ before, after }: Pick<CurveStep, 'before' | 'after'>) =>
  Math.max(
    ...levels.map((level) => Math.abs((after.levels[level]?.paid ?? 0) - (before.levels[level]?.paid ?? 0))),
  );

interface Scale {
  /** Poverty line. */
  line: number;
  end: number;
}

/** Lists the rules of the credit and of the state's programs by the last income before each. */
function listRules(line: number, state: string | undefined, year: PlanYear): [number, StepCode][] {
  // At the poverty line the tax credit begins.
  const bands = listStatePrograms(state, year)
    .flatMap((program) => program.bands.flatMap(([from, to]) => [from ?? 0, to ?? 0]))
    .filter((percent) => percent > 100);
  return [
    ...thresholds.map(({ percent, isFirstAbove, code }): [number, StepCode] => [
      isFirstAbove ? Math.ceil((percent * line) / 100) - 1 : Math.floor((percent * line) / 100),
      code,
    ]),
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
 * result draws it when it is opened: 7 to 10 ms of a busy machine (2026-11-26).
 */
export function drawPriceCurve(prices: PlanPrices): PriceCurve {
  const assume = createPriceAt(prices);
  const computed = new Map<number, PricesAtIncome>();
  const priceAt = (income: number): PricesAtIncome => {
    const price = computed.get(income) ?? assume(income);
    computed.set(income, price);
    return price;
  };
  const line = prices.credit.poverty_line;
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

  // A rule matters where plans have a price one dollar above it, and no other cover excludes help with it.
  const matters = (income: number) => {
    const above = income < end && priceAt(income + 1);
    return above && consequences[above.help].pays !== undefined;
  };
  for (const [income, code] of listRules(line, prices.place.state, prices.plan_year)) {
    if (matters(income)) add(income, code);
  }
  for (const income of listPercents({ line, end })) {
    if (found.has(income) || !matters(income)) continue;
    const change = findLargestChange({ before: priceAt(income), after: priceAt(income + 1) });
    if (change >= minStep) add(income, 'price_changes');
  }

  const incomes = new Set([...grid, ...[...found.keys()].flatMap((income) => [income, income + 1])]);
  const byIncome = (a: number, b: number) => a - b;
  return {
    end,
    line,
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

/** Returns true if the tax credit of an expected income is settled with the income at the end of the year. */
export function settlesCredit(priceAt: PriceAt, expected: number): boolean {
  const at = priceAt(expected);
  // An employer's offer may exclude the credit also at the nearest income that could have one.
  const { poverty_line, max_income } = at.credit;
  const nearest = priceAt(Math.min(Math.max(expected, poverty_line), max_income));
  return consequences[at.help].isOnePlan === true && nearest.help === 'credit';
}
