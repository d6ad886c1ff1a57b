import { incomeLines } from '#frontend/api/stored-answers.ts';
import { type IncomeLines, sumIncome } from '#functions/plans/income.ts';
import type { PlanYear } from '#functions/plans/plan-year.ts';
import { rules } from '#functions/plans/rules.ts';
import { type Level, levels } from '#functions/plans/state-help.ts';
import { maxAmountLength, parseAmount } from '../household/amounts.ts';

/** Lines of a worksheet in the order of the screen; the names are those of the rules. */
export const lineNames = {
  main: ['wages', 'self_employment', 'social_security', 'pension_ira', 'unemployment'],
  spouse: ['spouse_wages', 'spouse_self_employment'],
  further: [
    'interest',
    'tax_exempt_interest',
    'dividends',
    'capital_gain',
    'rental',
    'alimony_received',
    'foreign_excluded',
    'other_income',
  ],
  subtracted: ['ira', 'hsa', 'student_loan', 'educator', 'alimony_paid', 'moving'],
  business: ['se_retirement', 'other_se_health'],
} as const satisfies Record<string, readonly (keyof IncomeLines)[]>;

export type LineName = (typeof lineNames)[keyof typeof lineNames][number];

const allNames: readonly LineName[] = Object.values(lineNames).flat();
const subtractedNames: readonly LineName[] = [...lineNames.subtracted, ...lineNames.business];

/** Lines that may be a loss. */
const mayBeLoss: readonly LineName[] = [
  'self_employment',
  'spouse_self_employment',
  'capital_gain',
  'rental',
];

/** Lines that are paid by the month as often as they are known by the year. */
const paidMonthly: readonly LineName[] = [
  'wages',
  'spouse_wages',
  'self_employment',
  'spouse_self_employment',
  'social_security',
  'pension_ira',
];

/** Amounts of these lines in this range may be those of a month: a judgement. */
const doubtful = { from: 1000, to: 9999 };

/** Largest amount of a line, USD a year. */
export const maxAmount = 10_000_000;
export const maxDependents = 10;

/** Amount as typed, for a year or a month. */
export interface Amount {
  readonly text: string;
  /** Absent until it is chosen: a year. */
  readonly period?: 'year' | 'month' | undefined;
}

/** Worksheet as typed. */
export interface WorksheetInput {
  readonly filing: 'single' | 'joint' | 'separate';
  readonly lines: Readonly<Partial<Record<LineName, Amount>>>;
  readonly dependents: readonly { readonly amount: Amount; readonly must_file: boolean }[];
  /** Level of the plan whose premium the business deducts; empty for none. */
  readonly level: '' | Level;
}

export const emptyAmount: Amount = { text: '' };

const emptyWorksheet: WorksheetInput = { filing: 'single', lines: {}, dependents: [], level: '' };

let stored: unknown;
let input = emptyWorksheet;

/** Worksheet that this tab has stored, or an empty one: the same object until it changes. */
export function readWorksheetInput(): WorksheetInput {
  const latest = incomeLines.read();
  if (latest !== stored) input = parseWorksheet(latest);
  stored = latest;
  return input;
}

/** Parses a stored worksheet. Invalid members, such as another version's, become empty. */
export function parseWorksheet(stored: unknown): WorksheetInput {
  const { filing, lines, dependents, level } = Object(stored);
  const typed = allNames.flatMap((name) => {
    const amount = parseStoredAmount(Object(lines)[name]);
    return amount.text === '' ? [] : [[name, amount]];
  });
  return {
    filing: filing === 'joint' || filing === 'separate' ? filing : 'single',
    lines: Object.fromEntries(typed),
    dependents: (Array.isArray(dependents) ? dependents.slice(0, maxDependents) : []).map((dependent) => ({
      amount: parseStoredAmount(Object(dependent).amount),
      must_file: Object(dependent).must_file === true,
    })),
    level: levels.find((known) => known === level) ?? '',
  };
}

function parseStoredAmount(stored: unknown): Amount {
  const { text, period } = Object(stored);
  const isReadable = typeof text === 'string' && text.length <= maxAmountLength;
  return {
    text: isReadable ? text : '',
    ...((period === 'year' || period === 'month') && { period }),
  };
}

/** Problem of an amount. */
export type AmountProblem = 'unreadable' | 'negative' | 'too_large' | 'more_than_earned';

/** Reads an amount in whole dollars a year, rounded half up; a loss is "-1,200" or "(1,200)". */
export function readAmount({ text, period }: Amount, canBeLoss = false) {
  const [, minus, digits = text] = /^([-−–(])([^()]*)\)?$/.exec(text.trim()) ?? [];
  const parsed = parseAmount(digits);
  if (parsed === undefined && !minus) return { usd: 0 };
  if (parsed === undefined || Number.isNaN(parsed)) return { usd: 0, problem: 'unreadable' as const };
  const usd = Math.floor(parsed * (period === 'month' ? 12 : 1) + 0.5) * (minus ? -1 : 1);
  if (usd < 0 && !canBeLoss) return { usd: 0, problem: 'negative' as const };
  return Math.abs(usd) > maxAmount ? { usd: 0, problem: 'too_large' as const } : { usd };
}

/** Returns true for an amount whose period is not chosen, and which may be a month's. */
const isDoubtful = (name: LineName, { period }: Amount, usd: number) =>
  period === undefined && paidMonthly.includes(name) && usd >= doubtful.from && usd <= doubtful.to;

/** Returns true for a line that the worksheet shows: a spouse's only on a joint return. */
const isAsked = (name: LineName, { filing }: WorksheetInput) =>
  filing === 'joint' || !(lineNames.spouse as readonly LineName[]).includes(name);

/**
 * Adds up a worksheet.
 * @returns the lines as the rules take them; the total before the premium of the plan is deducted, undefined while an
 * amount cannot be read; problems by line, and by the index of the dependent
 */
export function readWorksheet(input: WorksheetInput, year: PlanYear) {
  const shown = allNames.filter((name) => isAsked(name, input));
  const read = shown.map((name) => ({
    name,
    ...readAmount(input.lines[name] ?? emptyAmount, mayBeLoss.includes(name)),
  }));
  const dependents = input.dependents.map((dependent) => readAmount(dependent.amount));
  const filing = dependents.map(({ usd }, index) => (input.dependents[index]?.must_file ? usd : 0));
  const lines: IncomeLines = {
    ...Object.fromEntries(read.map(({ name, usd }) => [name, usd])),
    dependents_filing: filing.reduce((sum, usd) => sum + usd, 0),
  };
  const joint = input.filing === 'joint';
  const { half_se_tax, before } = sumIncome({ ...lines, joint, year });
  const withoutSubtracted = Object.fromEntries(subtractedNames.map((name) => [name, 0]));
  const earned = sumIncome({ ...lines, ...withoutSubtracted, joint, year }).before;
  const subtracted = read.filter(({ name }) => subtractedNames.includes(name));
  const largest = subtracted.reduce((most, line) => (line.usd > most.usd ? line : most));
  const isTooMuch = subtracted.reduce((sum, { usd }) => sum + usd, 0) > earned && largest.usd > 0;
  const isRead = [...read, ...dependents].every(({ problem }) => problem === undefined);
  const problems: Partial<Record<LineName, AmountProblem>> = Object.fromEntries(
    read.flatMap(({ name, problem }) => (problem ? [[name, problem]] : [])),
  );
  if (isTooMuch) problems[largest.name] ??= 'more_than_earned';
  return {
    lines,
    joint,
    half_se_tax,
    earned,
    before: isRead ? before : undefined,
    hasLoss: read.some(({ usd }) => usd < 0),
    isEmpty: read.every(({ usd }) => usd === 0) && filing.every((usd) => usd === 0),
    problems,
    dependentProblems: dependents.map(({ problem }) => problem),
    /** Lines whose amount may be a month's. */
    doubts: read
      .filter(({ name, usd }) => isDoubtful(name, input.lines[name] ?? emptyAmount, usd))
      .map(({ name }) => name),
  };
}

/** Largest deductions of a year by line; a line without a published figure has none. */
export const findLimits = (year: PlanYear): Partial<Record<string, number>> => rules[year].income;
