import { minAdultAge } from '#contract/household-bounds.ts';
import { toCents } from '#model/serving/cents.ts';
import { type Band, divideHalfUp, toHundredths, toRate, toShare } from './income-share.ts';
import table from './tables/state-help.json' with { type: 'json' };
import { helpTexts, levelNames } from './texts/en.ts';

export { levelNames };

export type Level = keyof typeof levelNames;

export const levels = Object.keys(levelNames) as Level[];

type Limit = keyof typeof helpTexts;

/** Program of a state that lowers premiums, in the plan years for which its rules are the same. */
export type StateProgram = (typeof table.programs)[number] & {
  /** Sentence on the limits of the help. */
  readonly note?: string | undefined;
  /** The limits in few words. */
  readonly condition?: string | undefined;
};

const limitTexts: Readonly<Record<Limit, Pick<StateProgram, 'note' | 'condition'>>> = helpTexts;

const programs: readonly StateProgram[] = table.programs.map((program) => ({
  ...program,
  ...limitTexts[program.limit_code as Limit],
}));

/** ISO 8601 date on which the programs were last compared with their sources. */
export const stateHelpVerifiedOn = table.verified_on;

/** Facts that a state's help depends on. Prices in cents a year. */
export interface HelpFacts {
  year: number;
  state: string | undefined;
  income: number;
  /** Poverty line of the credit. */
  line: number;
  /** Income in whole percent of the poverty line. */
  percent: number;
  /** Kind of payment of plans; undefined where nobody pays the price of one. */
  pays: 'credit' | 'over' | 'under' | undefined;
  /** Share of income for the federal credit, hundredths of a percent. */
  federalRate: number;
  benchmark: number;
  credit: number;
  /** Ages of everybody covered. */
  ages: readonly number[];
  /** Number of covered persons who add to the price. */
  rated: number;
}

export const listStatePrograms = (state: string | undefined, year: number): readonly StateProgram[] =>
  programs.filter((program) => program.state === state && program.years.includes(year));

/** Help of a state for a household, cents a year. */
export interface StateHelpInCents {
  program: StateProgram | undefined;
  /** With the benchmark plan; undefined where it is not known, 0 without a program. */
  amount: number | undefined;
  /** With a plan that costs more. */
  dearer: number;
  /** Sentences on the limits of the help. */
  notes: string[];
  /** Further programs, of which the amount at this income is not known. */
  named: StateProgram[];
}

export function findStateHelp(facts: HelpFacts): StateHelpInCents {
  const { state, year, benchmark, credit } = facts;
  const matches = listStatePrograms(state, year)
    .map((program) => ({ program, band: findBand(program, facts) }))
    .filter((match): match is { program: StateProgram; band: Band } => match.band !== undefined);
  const notes = matches.flatMap(({ program }) => program.note ?? []);
  const match = matches.find(({ program }) => program.kind !== 'named');
  const named = matches.flatMap(({ program }) => (program.kind === 'named' ? program : []));
  if (!match) return { program: undefined, amount: 0, dearer: 0, notes, named };
  const { program } = match;
  const wanted = toAmount(match.program, match.band, facts);
  if (wanted === undefined) return { program, amount: undefined, dearer: 0, notes, named };
  const amount = Math.min(Math.max(0, wanted), benchmark - credit);
  return { program, amount, dearer: Math.max(amount, toDearerAmount(program, facts)), notes, named };
}

function findBand({ when, min_age = 0, bands }: StateProgram, facts: HelpFacts): Band | undefined {
  const { income, line, pays, ages } = facts;
  const isFor =
    pays === 'credit' ? when !== 'above_400' : pays === 'over' && (when === 'above_400' || when === 'any');
  if (!isFor || ages.some((age) => age < min_age) || 100 * income < (bands[0]?.[0] ?? 0) * line) return;
  return bands.find(([, to]) => to === null || 100 * income <= (to ?? 0) * line);
}

/** Help before it is limited to what the benchmark plan costs after the credit, cents. */
function toAmount(program: StateProgram, band: Band, facts: HelpFacts): number | undefined {
  const { income, percent, benchmark, credit, ages, rated, federalRate } = facts;
  const [start, end] = [band[2] ?? 0, band[3] ?? 0];
  const toRest = (rate: number) => benchmark - credit - 100 * toShare(income, Math.max(0, rate));
  switch (program.kind) {
    case 'share': {
      const reductions = (program.age_reductions ?? []).flatMap(([from = 0, to = 0, points = 0]) =>
        ages.some((age) => age >= Math.max(from, minAdultAge) && age <= to) ? points : [],
      );
      return toRest(toRate(percent, band) - toHundredths(Math.max(0, ...reductions)));
    }
    case 'points_less':
      return toRest(federalRate - toHundredths(start));
    case 'half_above_share':
      return divideHalfUp(Math.max(0, benchmark - 100 * toShare(income, toRate(percent, band))), 2);
    case 'month':
      return 12 * toCents(start + end * (rated - 1));
    case 'plan_price':
      return benchmark - credit - 12 * toCents(start * ages.length);
    default:
      return undefined;
  }
}

/** Help for plans that cost more than the benchmark plan, cents. */
function toDearerAmount({ dearer_plans: dearer }: StateProgram, facts: HelpFacts): number {
  const { income, line, benchmark, credit } = facts;
  if (!dearer) return 0;
  const limit = dearer.to * line;
  const applies = dearer.included ? 100 * income <= limit : 100 * income < limit;
  return applies ? divideHalfUp(benchmark * toHundredths(dearer.factor), 100) - credit : 0;
}
