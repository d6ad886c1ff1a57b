import { parseAmount, parseSwing } from './amounts.ts';
import type { Problem } from './income.texts.ts';

/** Income of a household as typed. */
export interface IncomeInput {
  /** An amount, or the ends of one that swings. */
  readonly income: string;
  readonly income_period: 'year' | 'month';
  /** Text of an unusual income that was said to be right. */
  readonly confirmed_income?: string | undefined;
}

/** Lowest and highest amount of one that swings; the same for another one. */
export interface IncomeEnds {
  low: number;
  high: number;
}

/** Possible meanings of an unusual income. */
interface IncomeDoubt {
  typed: IncomeEnds;
  /** The same amount, of a month, as USD a year. */
  ofMonth: IncomeEnds;
  /** The amount in thousands, USD a year. */
  inThousands?: IncomeEnds | undefined;
}

interface IncomeReading {
  /** Whole USD a year, rounded down; of one that swings the middle. */
  income?: number | undefined;
  /** Ends of an income that swings, whole USD a year. */
  ends?: IncomeEnds | undefined;
  problem?: Problem | undefined;
  /** Undefined for a text that was said to be right. */
  doubt?: IncomeDoubt | undefined;
}

/** Incomes a year below which an amount may be a month's, and below which thousands may be meant: judgements. */
const unusual = { ofMonth: 10_000, inThousands: 1000 };

/** Reads an income as typed. */
export function readIncome(input: IncomeInput): IncomeReading {
  const { income: text, income_period } = input;
  const swing = parseSwing(text);
  const amount = swing ? (swing.from + swing.to) / 2 : parseAmount(text);
  if (amount === undefined) return {};
  if (Number.isNaN(amount)) return { problem: { code: 'amount_unreadable' } };
  const { from, to } = swing ?? { from: amount, to: amount };
  if (from > to) return { problem: { code: 'ends_reversed', low: to, high: from } };
  const toYear = (usd: number) => Math.floor(usd * (income_period === 'month' ? 12 : 1));
  return {
    income: toYear(amount),
    ends: from < to ? { low: toYear(from), high: toYear(to) } : undefined,
    doubt: findDoubt(input, amount, { low: from, high: to }),
  };
}

function findDoubt(
  { income: text, income_period, confirmed_income }: IncomeInput,
  amount: number,
  typed: IncomeEnds,
): IncomeDoubt | undefined {
  const isUnusual = amount > 0 && amount < unusual.ofMonth;
  if (!isUnusual || income_period === 'month' || text === confirmed_income) return undefined;
  const scale = (by: number) => ({ low: typed.low * by, high: typed.high * by });
  const inThousands = amount < unusual.inThousands ? scale(1000) : undefined;
  return { typed, ofMonth: scale(12), inThousands };
}
