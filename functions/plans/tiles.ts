import { type MonthRange, type Outlook, type Plan, toMonthRange } from './outlook.ts';
import { findDesign, toPlanTotals, type YearOfCare } from './plan-totals.ts';
import { type Level, levels } from './state-help.ts';

/** Most important advantage of a level; `percent` is the share of the costs of care that a person pays. */
export type Badge =
  | { code: 'lowest_expected_total' | 'no_costs_of_care' }
  | { code: 'share_of_costs' | 'at_most_share_of_costs'; percent: number };

/** Figures of a metal level by month, with codes for what is said of them. */
export interface LevelFigures {
  level: Level;
  /** Plan that the prices are of: the cheapest of the level, or the state's own. */
  plan: 'cheapest' | 'second_cheapest' | 'state_plan';
  /** Absent if they are not known. */
  prices?: {
    paid: MonthRange;
    full: MonthRange;
    /** Likely prices with tobacco, where the place's are not filed and the difference is a dollar or more. */
    likely: MonthRange | undefined;
    isFiled: boolean;
  };
  badge?: Badge | undefined;
  /** Condition of the price; `state_condition` is that of the state's program. */
  note?: 'price_unknown' | 'before_state_help' | 'federal_credit_only' | 'state_condition' | undefined;
  /** Deductibles of the county's plans, USD a year; absent where they are not known. */
  deductible?: { low: number; median: number; high: number } | undefined;
}

/** Lists the figures of the three metal levels; `year` adds which has the lowest expected total. */
export function listLevelFigures(outlook: Outlook, year?: YearOfCare): LevelFigures[] {
  const [lowest, ...same] = (year && toPlanTotals(year, outlook)?.lowest) ?? [];
  // In the coverage gap the lowest total is of plans that few can pay.
  const best = same.length === 0 && outlook.help !== 'income_too_low' ? lowest : undefined;
  return levels.map((level) => {
    const plan = outlook.plans[level];
    if (!plan) return { level, plan: 'cheapest', note: 'price_unknown' };
    return {
      level,
      plan: findPlan(outlook, level),
      prices: toPrices(plan),
      badge: best === level ? { code: 'lowest_expected_total' } : findCostSharing(outlook, level),
      note: findNote(outlook, plan),
      deductible: outlook.deductibles?.[findDesign(level, outlook)],
    };
  });
}

function toPrices({ paid, full, tobacco, isFiled, range: { low, high } }: Plan) {
  const isRange = Math.round(low / 12) < Math.round(high / 12);
  return {
    paid: toMonthRange(paid, tobacco),
    full: toMonthRange(full, tobacco),
    likely: isRange ? toMonthRange(low, high - low + (tobacco ?? 0)) : undefined,
    isFiled,
  };
}

function findPlan({ price }: Outlook, level: Level): LevelFigures['plan'] {
  const { state_program: program, levels: known } = price;
  if (level !== 'silver') return 'cheapest';
  if (program?.kind === 'plan_price' && (known.silver ?? known.benchmark).has_state_help) return 'state_plan';
  return known.silver ? 'cheapest' : 'second_cheapest';
}

function findNote({ price, help }: Outlook, plan: Plan): LevelFigures['note'] {
  const program = price.state_program;
  if (program === undefined || help !== price.outcome) return undefined;
  if (program.kind === 'unknown') return 'before_state_help';
  if (!plan.has_state_help) return price.state_help === 0 ? undefined : 'federal_credit_only';
  return program.condition === undefined ? undefined : 'state_condition';
}

function findCostSharing({ price, plans, silverLevel }: Outlook, level: Level): Badge | undefined {
  if (level !== 'silver' || silverLevel === 70) return undefined;
  const more = plans.silver.has_state_help ? price.state_program?.cost_sharing : undefined;
  if (more === 'all') return { code: 'no_costs_of_care' };
  const code = more === undefined ? 'share_of_costs' : 'at_most_share_of_costs';
  return { code, percent: 100 - silverLevel };
}

/** Cheapest plan of the levels with a known price, in whole dollars a month before a surcharge for tobacco. */
export function findCheapest({ plans }: Outlook) {
  const known = levels.flatMap((level) => {
    const plan = plans[level];
    return plan ? [{ level, month: toMonthRange(plan.paid).low }] : [];
  });
  return known.reduce((least, plan) => (plan.month < least.month ? plan : least));
}
