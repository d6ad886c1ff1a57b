import rules2026 from '#model/artifacts/plans/2026.json' with { type: 'json' };
import rules2027 from '#model/artifacts/plans/2027.json' with { type: 'json' };
import shared from '#model/artifacts/plans/household.json' with { type: 'json' };

/** Rules by plan year. */
export const rules = { 2026: rules2026, 2027: rules2027 } as const;

export type PlanYear = keyof typeof rules;

/** Plan year of the prices: those of later years are not known yet. */
export const priceYear: number = shared.price_year;

/** Returns the plan year to show first: from 1 November, when its enrollment begins, the next one. */
export function toPlanYear(now: Date): PlanYear {
  const year = now.getFullYear() + (now.getMonth() >= 10 ? 1 : 0);
  return planYears.findLast((known) => known <= year) ?? 2026;
}

/** Plan years whose rules are known. */
export const planYears = Object.keys(rules).map(Number) as PlanYear[];

/** Facts that the price of a household's plan depends on. Amounts in USD a year. */
export interface HouseholdFacts {
  year: PlanYear;
  /** Postal code; undefined if the applicant did not give the state. */
  state: string | undefined;
  /** Modified adjusted gross income of the household, whole dollars. */
  income: number;
  /** Persons on the tax return. */
  household_size: number;
  /** Age that the prices are for, as all ages in whole years up to 64. */
  age: number;
  /** Price of the benchmark silver plan at that age. */
  price: number;
  /** Lowest bronze price at that age; undefined where there is none. */
  bronze_price: number | undefined;
  /** Ages of the adults to cover. */
  adults: readonly number[];
  /** Ages of the children under 26 to cover. */
  children: readonly number[];
}

/** Price of a household's plan before and after the premium tax credit, USD a year unless noted. */
export type HouseholdPrice = ReturnType<typeof priceHousehold>;

const oldestMedicaidChild = 18;
const oldestRatedChild = 20;
const maxRatedChildren = 3;

/** Looks a state up in a table that need not list it. */
export const findForState = <Value>(table: Readonly<Record<string, Value>>, state = ''): Value | undefined =>
  table[state];

/** Returns the price ratios of families where no prices by age are allowed; undefined in other states. */
export const findFamilyTiers = (state?: string) => findForState(shared.family_tiers, state);

type Lines = Readonly<Record<string, number[]>> & { readonly default: number[] };

function toPovertyLine(lines: Lines, { state, household_size }: HouseholdFacts): number {
  const [first = 0, further = 0] = findForState(lines, state) ?? lines.default;
  return first + further * (household_size - 1);
}

/** Integer quotient, half up. Dividing floats first would lose the half: 5.395 is 5.39. */
function divideHalfUp(dividend: number, divisor: number): number {
  return Math.floor((2 * dividend + divisor) / (2 * divisor));
}

/** Cents of an amount, or hundredths of a percent. */
const toHundredths = (value: number) => Math.round(value * 100);
const toUsd = (cents: number) => cents / 100;

/** Returns true if the income is within the state's limit, in percent of Medicaid's poverty line; false without one. */
function isWithin(limits: Readonly<Record<string, number>>, facts: HouseholdFacts): boolean {
  const limit = findForState(limits, facts.state);
  if (limit === undefined) return false;
  return 100 * facts.income <= limit * toPovertyLine(rules[facts.year].medicaid_lines, facts);
}

/** Price of the people covered, in cents, for a price at one age. */
function priceMembers(price: number, facts: HouseholdFacts, children: readonly number[]): number {
  const { state, age, adults } = facts;
  const tiers = findFamilyTiers(state);
  const cents = toHundredths(price);
  if (tiers) {
    const size = adults.length > 1 ? 'couple' : 'adult';
    const tier = children.length > 0 ? (`${size}_with_children` as const) : size;
    return divideHalfUp(cents * toHundredths(tiers[tier]), toHundredths(1));
  }
  const factors =
    findForState(shared.age_factors, state) ?? shared.age_factors[state === undefined ? 'US' : 'default'];
  // The factors have five decimals: as integers, products and quotients are exact.
  const toFactor = (memberAge: number) => Math.round((factors[memberAge] ?? 0) * 1e5);
  const rated = [...children]
    .filter((child) => child <= oldestRatedChild)
    .sort((a, b) => b - a)
    .slice(0, maxRatedChildren);
  const members = [...adults, ...children.filter((child) => child > oldestRatedChild), ...rated];
  return members.reduce((sum, member) => sum + divideHalfUp(cents * toFactor(member), toFactor(age)), 0);
}

/** Income in whole percent of the poverty line, 401 above 400 % (Form 8962, worksheet 2). */
function toPercent(income: number, line: number): number {
  return income > 4 * line ? 401 : Math.floor((100 * income) / line);
}

/** Share of income that the benchmark plan may cost, in hundredths of a percent (26 CFR 1.36B-3(g)(2)). */
function toRate(percent: number, bands: readonly number[][]): number {
  const [from = 0, to = 1, start = 0, end = 0] =
    bands.find(([, to = 0]) => percent < to) ?? bands.at(-1) ?? [];
  const [low, high] = [toHundredths(start), toHundredths(end)];
  return divideHalfUp(low * (to - from) + (high - low) * (percent - from), to - from);
}

/** Amount of income that the benchmark plan may cost, whole dollars. */
function toContribution(income: number, line: number, year: PlanYear): number {
  return divideHalfUp(income * toRate(toPercent(income, line), rules[year].percentages), 10_000);
}

/** Rule that decides about help with the price. */
type Outcome = 'credit' | 'income_too_high' | 'income_too_low' | 'medicaid' | 'basic_program';

function findOutcome(facts: HouseholdFacts, line: number): Outcome {
  const { income, state } = facts;
  if (isWithin(shared.medicaid_to, facts)) return 'medicaid';
  if (income < line) return 'income_too_low';
  const program = findForState(shared.basic_programs, state);
  if (program && 100 * income <= program.to * line) return 'basic_program';
  return income > 4 * line ? 'income_too_high' : 'credit';
}

/** Actuarial value of silver plans in percent, raised by cost-sharing reductions up to 250 % of poverty. */
function toSilverLevel(income: number, line: number): 94 | 87 | 73 | 70 {
  const reaches = (percent: number) => 100 * income > percent * line;
  if (reaches(250)) return 70;
  if (reaches(200)) return 73;
  return reaches(150) ? 87 : 94;
}

/**
 * Highest income with a credit above 0; undefined if there is none. The contribution never falls with income.
 * @param benchmark cents
 */
function findCreditEnd(benchmark: number, line: number, year: PlanYear): number | undefined {
  const hasCredit = (income: number) => 100 * toContribution(income, line, year) < benchmark;
  let [low, high] = [line, 4 * line];
  if (hasCredit(high)) return high;
  if (!hasCredit(low)) return undefined;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (hasCredit(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** Price of the benchmark plan and the cheapest bronze plan of a household, before and after the credit. */
export function priceHousehold(facts: HouseholdFacts) {
  const { year, income, price, bronze_price } = facts;
  const line = toPovertyLine(rules[year].poverty_lines, facts);
  const outcome = findOutcome(facts, line);
  // The others probably have Medicaid or CHIP.
  const covered = facts.children.filter(
    (age) => age > oldestMedicaidChild || !isWithin(shared.child_limits, facts),
  );
  const benchmark = priceMembers(price, facts, covered);
  const bronze = bronze_price === undefined ? undefined : priceMembers(bronze_price, facts, covered);

  const contribution = outcome === 'credit' ? toContribution(income, line, year) : undefined;
  const credit = contribution === undefined ? 0 : Math.max(0, benchmark - 100 * contribution);
  const isReplaced = outcome === 'medicaid' || outcome === 'basic_program';
  const hasCliff = outcome === 'credit' || outcome === 'income_too_high';
  const creditAtLimit = Math.max(0, benchmark - 100 * toContribution(4 * line, line, year));
  const percent = toPercent(income, line);

  return {
    poverty_line: line,
    /** Highest income for the credit: four times the poverty line. */
    limit_400: 4 * line,
    percent,
    outcome,
    /** Not in the prices. */
    children_in_public_cover: facts.children.length - covered.length,
    /** Price of the benchmark silver plan for the others. */
    benchmark: toUsd(benchmark),
    /** Price of the cheapest bronze plan for the others. */
    bronze: bronze === undefined ? undefined : toUsd(bronze),
    /** Share of income that the benchmark plan may cost, percent. */
    rate: outcome === 'credit' ? toRate(percent, rules[year].percentages) / 100 : undefined,
    /** The same share in USD. */
    contribution,
    credit: isReplaced ? undefined : toUsd(credit),
    net_benchmark: isReplaced ? undefined : toUsd(benchmark - credit),
    net_bronze: isReplaced || bronze === undefined ? undefined : toUsd(Math.max(0, bronze - credit)),
    csr: outcome === 'credit' ? toSilverLevel(income, line) : undefined,
    /** Credit at the highest income for it. */
    credit_at_400: hasCliff ? toUsd(creditAtLimit) : undefined,
    /** Amount that the benchmark plan costs more one dollar above: at that income its price less this credit. */
    one_dollar_more: hasCliff ? toUsd(creditAtLimit) : undefined,
    /** Highest income with a credit above 0. */
    credit_ends_at: hasCliff ? findCreditEnd(benchmark, line, year) : undefined,
    /** Monthly price up to which an employer's offer is affordable. */
    employer_limit_monthly: toUsd(Math.floor((income * toHundredths(rules[year].employer_percent)) / 1200)),
  };
}

/** Net price of the benchmark plan from the lowest income with a credit to above the highest, for the same people. */
export function listNetPrices({ year }: HouseholdFacts, { benchmark, poverty_line: line }: HouseholdPrice) {
  const end = 4 * line;
  const steps = 60;
  const incomes = Array.from({ length: steps + 1 }, (_, index) =>
    Math.round(line + ((end - line) * index) / steps),
  );
  return [
    ...incomes.map((income) => ({ income, net: Math.min(benchmark, toContribution(income, line, year)) })),
    { income: end + 1, net: benchmark },
    { income: Math.round(1.25 * end), net: benchmark },
  ];
}
