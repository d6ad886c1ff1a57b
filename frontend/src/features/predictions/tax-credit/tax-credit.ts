import rules from '#model/artifacts/plans/2026.json' with { type: 'json' };
import shared from '#model/artifacts/plans/household.json' with { type: 'json' };

/** Income above which there is no credit, in percent of the poverty line (26 USC 36B). */
const maxPercentOfPoverty = 400;

/** Programs that replace the credit, by state. */
const basicPrograms: Readonly<Record<string, { name: string; to: number } | undefined>> =
  shared.basic_programs;

const maxBasicPercent = Math.max(...Object.values(shared.basic_programs).map(({ to }) => to));

/** Facts that the credit of one covered adult depends on. */
export interface TaxCreditFacts {
  /** Modified adjusted gross income of the household in 2026, USD. */
  income: number;
  /** Persons in the household, the applicant included. */
  householdSize: number;
  /** Postal code; undefined if the applicant did not give the state. */
  state: string | undefined;
  /** Price of the benchmark silver plan before the credit, USD a year. */
  benchmark: number;
}

/** Premium tax credit for 2026 of one covered adult, or the reason why there is none. Amounts in USD a year. */
export type TaxCredit =
  | {
      outcome: 'credit';
      percentOfPoverty: number;
      percentOfIncome: number;
      /** Amount of income that the benchmark plan may cost. */
      contribution: number;
      /** 0 if the plan costs no more than the contribution. */
      credit: number;
      /** Price of the benchmark plan after the credit. */
      remaining: number;
    }
  /** `limit`: highest income for the credit. */
  | { outcome: 'income_too_high'; limit: number; remaining: number }
  /** `limit`: lowest income for the credit. */
  | { outcome: 'income_too_low'; limit: number; remaining: number }
  /** `limit`: highest income for Medicaid. */
  | { outcome: 'medicaid'; limit: number }
  /** `limit`: highest income for the program. */
  | { outcome: 'basic_program'; program: string; limit: number };

/** Poverty line of the household in USD a year: guidelines of 2025 for the credit, of 2026 for Medicaid. */
function toPovertyLine(program: 'credit' | 'medicaid', { state, householdSize }: TaxCreditFacts): number {
  const lines = program === 'credit' ? rules.poverty_lines : rules.medicaid_lines;
  const [first = 0, further = 0] = lines[state === 'AK' || state === 'HI' ? state : 'default'];
  return first + further * (householdSize - 1);
}

/** Highest income for Medicaid, USD a year; 0 where most adults get none or the state is unknown. */
function getMedicaidLimit(facts: TaxCreditFacts): number {
  const percents: Readonly<Record<string, number>> = shared.medicaid_to;
  return (toPovertyLine('medicaid', facts) * (percents[facts.state ?? ''] ?? 0)) / 100;
}

/** Share of income that the benchmark plan may cost, in hundredths of a percent (26 CFR 1.36B-3(g)(2)). */
function getApplicablePercentage(percentOfPoverty: number): number {
  const [from = 0, to = 1, start = 0, end = 0] =
    rules.percentages.find(([, to = 0]) => percentOfPoverty < to) ?? rules.percentages.at(-1) ?? [];
  const share = (percentOfPoverty - from) / (to - from);
  return Math.round((start + (end - start) * share) * 100) / 100;
}

/** Calculates the premium tax credit for 2026 of one covered adult of 19 to 64 years. */
export function calculateTaxCredit(facts: TaxCreditFacts): TaxCredit {
  const { income, state, benchmark } = facts;
  const medicaidLimit = getMedicaidLimit(facts);
  if (income <= medicaidLimit) return { outcome: 'medicaid', limit: medicaidLimit };

  const line = toPovertyLine('credit', facts);
  if (income < line) return { outcome: 'income_too_low', limit: line, remaining: benchmark };

  const program = basicPrograms[state ?? ''];
  if (program && income <= (line * program.to) / 100) {
    return { outcome: 'basic_program', program: program.name, limit: (line * program.to) / 100 };
  }

  const limit = (line * maxPercentOfPoverty) / 100;
  if (income > limit) return { outcome: 'income_too_high', limit, remaining: benchmark };

  const percentOfPoverty = (income / line) * 100;
  const percentOfIncome = getApplicablePercentage(percentOfPoverty);
  const contribution = (income * percentOfIncome) / 100;
  const credit = Math.max(0, benchmark - contribution);
  return {
    outcome: 'credit',
    percentOfPoverty,
    percentOfIncome,
    contribution,
    credit,
    remaining: benchmark - credit,
  };
}

/**
 * Returns true if the state decides between the credit and Medicaid or a basic program, and the applicant
 * did not give the state.
 */
export function isStateDecisive(facts: TaxCreditFacts): boolean {
  if (facts.state !== undefined) return false;
  return facts.income <= (toPovertyLine('credit', facts) * maxBasicPercent) / 100;
}
