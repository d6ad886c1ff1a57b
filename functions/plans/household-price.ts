import { maxAge } from './household.ts';
import { divideHalfUp, toHundredths, toRate, toShare } from './income-share.ts';
import { type PlanYear, rules } from './plan-year.ts';
import { findStateHelp, type Level, listStatePrograms } from './state-help.ts';
import { findForState } from './state-offices.ts';
import shared from './tables/household.json' with { type: 'json' };
import { programTexts } from './texts/en.ts';

// biome-ignore lint/performance/noBarrelFile: until the tests read the declared types.
export { type PlanYear, rules } from './plan-year.ts';

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
  /** Share of the benchmark's price that the credit counts; 1 by default. */
  benchmark_share?: number;
  /** Lowest bronze price at that age; undefined where there is none. */
  bronze_price: number | undefined;
  /** Lowest silver and gold price at that age; undefined where they are not known. */
  silver_price?: number | undefined;
  gold_price?: number | undefined;
  /** Ages of the adults to cover. */
  adults: readonly number[];
  /** Ages of the children under 26 to cover. */
  children: readonly number[];
  /** Ages of those among them who use tobacco. */
  tobacco?: readonly number[];
}

/** Oldest child for whom a parent has Medicaid (42 CFR 435.110, 435.4). */
const oldestDependentChild = 18;
const oldestRatedChild = 20;
const maxRatedChildren = 3;

/**
 * Cover of a person: Medicaid or CHIP as a child, Medicaid as an adult or a parent, a program in the place of the credit,
 * Medicare, or a marketplace plan, with the credit (which may be 0) or without it. A child beyond the three oldest under 21
 * adds nothing to its price.
 */
export type Cover =
  | 'child_cover'
  | 'adult_medicaid'
  | 'parent_medicaid'
  | 'basic_program'
  | 'medicare'
  | 'credit'
  | 'full_price'
  | 'no_charge';

/** Returns the price ratios of families where no prices by age are allowed; undefined in other states. */
export const findFamilyTiers = (state?: string) => findForState(shared.family_tiers, state);

/** Returns the program that takes the place of the credit up to a percentage of the poverty line. */
export function findBasicProgram(state?: string) {
  const program = findForState<(typeof shared.basic_programs)['NY']>(shared.basic_programs, state);
  return program && { ...program, in_sentence: findForState<string>(programTexts.basic, state) };
}

/** Returns the percentage of the poverty line to which a child of an age has Medicaid or CHIP. */
export function findChildLimit(age: number, state?: string): number | undefined {
  const young = findForState<{ to_age: number; limit: number }>(shared.young_child_limits, state);
  return young && age <= young.to_age ? young.limit : findForState<number>(shared.child_limits, state);
}

/** Returns the percentage of the poverty line to which all adults have Medicaid. */
export const findAdultLimit = (state?: string) => findForState<number>(shared.medicaid_to, state);

/** Returns the percentage of the poverty line to which only parents have Medicaid. */
export const findParentLimit = (state?: string) => findForState<number>(shared.parent_limits, state);

type Lines = Readonly<Record<string, number[]>> & { readonly default: number[] };

/** Poverty line of a household, USD a year. */
export function toPovertyLine(
  lines: Lines,
  { state, household_size }: Pick<HouseholdFacts, 'state' | 'household_size'>,
): number {
  const [first = 0, further = 0] = findForState(lines, state) ?? lines.default;
  return first + further * (household_size - 1);
}

const toUsd = <Cents extends number | undefined>(cents: Cents) => (cents && cents / 100) as Cents;

/** Returns true if the income is at most a percentage of Medicaid's poverty line; false without one. */
export function isWithinMedicaid(limit: number | undefined, facts: HouseholdFacts): boolean {
  if (limit === undefined) return false;
  return 100 * facts.income <= limit * toPovertyLine(rules[facts.year].medicaid_lines, facts);
}

/** Returns true for an age at which Medicaid and CHIP cover a child, at the household's income. */
function hasChildCover(age: number, facts: HouseholdFacts): boolean {
  const oldest = findForState<number>(shared.oldest_public_children, facts.state);
  if (age > (oldest ?? shared.oldest_public_children.default)) return false;
  return isWithinMedicaid(findChildLimit(age, facts.state), facts);
}

/** Returns a function that finds a person's Medicaid or CHIP: by age, as any adult of the state, or as a parent. */
function toPublicCover(facts: HouseholdFacts) {
  const hasAdultCover = isWithinMedicaid(findAdultLimit(facts.state), facts);
  const hasParentCover =
    isWithinMedicaid(findParentLimit(facts.state), facts) &&
    facts.children.some((age) => age <= oldestDependentChild);
  return (age: number, isAdult: boolean): Cover | undefined => {
    if (hasChildCover(age, facts)) return 'child_cover';
    if (hasAdultCover) return 'adult_medicaid';
    return isAdult && hasParentCover ? 'parent_medicaid' : undefined;
  };
}

/** People in the prices, and those in public cover. If it covers everybody, all but those covered as children are priced. */
function listPeople(facts: HouseholdFacts) {
  const findPublicCover = toPublicCover(facts);
  const adults = facts.adults.filter((age) => age <= maxAge);
  const hasMedicaid =
    adults.length + facts.children.length > 0 &&
    adults.every((age) => findPublicCover(age, true)) &&
    facts.children.every((age) => findPublicCover(age, false));
  const isElsewhere = (age: number, isAdult: boolean) =>
    hasMedicaid
      ? !isAdult && adults.length > 0 && hasChildCover(age, facts)
      : findPublicCover(age, isAdult) !== undefined;
  const priced = {
    adults: adults.filter((age) => !isElsewhere(age, true)),
    children: facts.children.filter((age) => !isElsewhere(age, false)),
  };
  return {
    ...priced,
    /** True if public cover takes the place of the prices for all. */
    hasMedicaid,
    findPublicCover,
    adultsElsewhere: adults.filter((age) => isElsewhere(age, true)),
    childrenElsewhere: facts.children.filter((age) => isElsewhere(age, false)),
    /** Ages of those who add to the price. */
    rated: listRated(priced),
  };
}

/** Ages of those who add to a price: all from 21 on, and the three oldest children under 21. */
function listRated({ adults, children }: { adults: readonly number[]; children: readonly number[] }) {
  const young = children.filter((age) => age <= oldestRatedChild).sort((a, b) => b - a);
  const grown = children.filter((age) => age > oldestRatedChild);
  return [...adults, ...grown, ...young.slice(0, maxRatedChildren)];
}

type People = Pick<ReturnType<typeof listPeople>, 'adults' | 'children' | 'rated'>;

/** Returns a function from an age to its factor as an integer, so that products and quotients are exact. */
function toFactors(state: string | undefined) {
  const factors =
    findForState(shared.age_factors, state) ?? shared.age_factors[state === undefined ? 'US' : 'default'];
  return (age: number) => Math.round((factors[age] ?? 0) * 1e5);
}

/** Age from which everybody has the rate of adults (45 CFR 147.102). */
const adultRateAge = 21;

/** Price of people in cents, for a price at one age. */
function priceMembers(price: number, { state, age }: HouseholdFacts, people: People): number {
  const { adults, children, rated } = people;
  const tiers = findFamilyTiers(state);
  const cents = toHundredths(price);
  const toFactor = toFactors(state);
  // A single person and children alone have the rate of their age, which is lower under 21 in New York.
  if (tiers && adults.length > 0 && adults.length + children.length > 1) {
    const size = adults.length > 1 ? 'couple' : 'adult';
    const tier = tiers[children.length > 0 ? (`${size}_with_children` as const) : size];
    const atTier = toHundredths(tier) * toFactor(adultRateAge);
    return divideHalfUp(cents * atTier, toHundredths(1) * toFactor(age));
  }
  return rated.reduce((sum, member) => sum + divideHalfUp(cents * toFactor(member), toFactor(age)), 0);
}

/** Highest possible tobacco surcharge in cents, for a price at one age; undefined where the limit is not certain. */
function toTobaccoSurcharge(price: number, facts: HouseholdFacts, { rated }: People): number | undefined {
  const ratio = findForState<number>(rules[facts.year].tobacco, facts.state);
  const users = (facts.tobacco ?? []).filter((age) => age >= adultRateAge && rated.includes(age));
  if (users.length === 0) return 0;
  if (ratio === undefined) return undefined;
  const amount = priceMembers(price, facts, { adults: [], children: [], rated: users });
  return divideHalfUp(amount * (toHundredths(ratio) - toHundredths(1)), toHundredths(1));
}

/** Income in whole percent of the poverty line, 401 above 400 % (Form 8962, worksheet 2). */
export function toPercent(income: number, line: number): number {
  return income > 4 * line ? 401 : Math.floor((100 * income) / line);
}

/** Share of income that the benchmark plan may cost, in hundredths of a percent (26 CFR 1.36B-3(g)(2)). */
export function toFederalRate(percent: number, { percentages }: (typeof rules)[PlanYear]): number {
  return toRate(percent, percentages.find(([, to = 0]) => percent < to) ?? percentages.at(-1) ?? []);
}

/** Amount of income that the benchmark plan may cost, whole dollars. */
export function toContribution(income: number, line: number, year: PlanYear): number {
  return toShare(income, toFederalRate(toPercent(income, line), rules[year]));
}

/** Rule that decides about help with the price. */
type Outcome = 'credit' | 'income_too_high' | 'income_too_low' | 'medicaid' | 'basic_program';

function findOutcome(
  { income, state }: HouseholdFacts,
  { people, line }: ReturnType<typeof toCase>,
): Outcome {
  if (people.hasMedicaid) return 'medicaid';
  if (income < line) return 'income_too_low';
  const program = findBasicProgram(state);
  if (program && 100 * income <= program.to * line) return 'basic_program';
  return income > 4 * line ? 'income_too_high' : 'credit';
}

/** Actuarial value of silver plans in percent, raised by cost-sharing reductions up to 250 % of poverty. */
function toSilverLevel(income: number, line: number): 94 | 87 | 73 | 70 {
  const percent = (100 * income) / line;
  if (percent > 250) return 70;
  if (percent > 200) return 73;
  return percent > 150 ? 87 : 94;
}

/**
 * Highest income with a credit above 0; undefined if there is none. The contribution never falls with income.
 * @param counted part of the benchmark that the credit counts, cents
 */
function findCreditEnd(counted: number, line: number, year: PlanYear): number | undefined {
  const hasCredit = (income: number) => 100 * toContribution(income, line, year) < counted;
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

/** Shares are written with up to five decimals. */
const shareUnits = 1e5;

/** Facts that help with the price depends on, apart from the income. Prices in cents. */
function toCase(facts: HouseholdFacts) {
  const { year, state, price, benchmark_share: share = 1 } = facts;
  const people = listPeople(facts);
  const benchmark = priceMembers(price, facts, people);
  return {
    year,
    state,
    people,
    ages: [...people.adults, ...people.children],
    rated: people.rated.length,
    line: toPovertyLine(rules[year].poverty_lines, facts),
    benchmark,
    /** Part of the benchmark that the credit counts (26 CFR 1.36B-3(j)). */
    counted: divideHalfUp(benchmark * Math.round(share * shareUnits), shareUnits),
  };
}

/** Cover of each person, in the order of the facts. */
function listCovers(
  facts: HouseholdFacts,
  { findPublicCover, rated }: ReturnType<typeof listPeople>,
  outcome: Outcome,
) {
  const charged = [...rated];
  const toCover = (age: number, isAdult: boolean): Cover => {
    if (age > maxAge) return 'medicare';
    const publicCover = findPublicCover(age, isAdult);
    if (publicCover) return publicCover;
    if (outcome === 'basic_program') return outcome;
    const index = charged.indexOf(age);
    if (index < 0) return 'no_charge';
    charged.splice(index, 1);
    return outcome === 'credit' ? 'credit' : 'full_price';
  };
  return {
    adults: facts.adults.map((age) => toCover(age, true)),
    children: facts.children.map((age) => toCover(age, false)),
  };
}

/** Help of the federal and the state's government at an income, in cents. */
function findHelp(household: ReturnType<typeof toCase>, income: number, outcome: Outcome) {
  const { year, line, benchmark, counted } = household;
  const percent = toPercent(income, line);
  const federalRate = toFederalRate(percent, rules[year]);
  const credit = outcome === 'credit' ? Math.max(0, counted - 100 * toShare(income, federalRate)) : 0;
  const stateHelp = findStateHelp({ ...household, income, percent, outcome, federalRate, credit });
  return { percent, federalRate, credit, stateHelp, net: benchmark - credit - (stateHelp.amount ?? 0) };
}

/** Price of a household's plan of one metal level, USD a year; net prices are undefined where a public program pays. */
export interface LevelPrice {
  /** Before credit and help. */
  full: number;
  after_credit: number | undefined;
  /** After the tax credit and the state's help. */
  net: number | undefined;
  /** True if the state's help is in the net price. */
  has_state_help: boolean;
  /** Highest possible surcharge for tobacco, in no price; undefined where the limit is not certain. */
  tobacco: number | undefined;
}

/**
 * Prices of a household's plans before and after the credit and the state's help. Its members are an interface: other
 * checks than ours read those that the columns of the reference cases name.
 */
export function priceHousehold(facts: HouseholdFacts) {
  const { year, income, price, bronze_price, silver_price, gold_price } = facts;
  const household = toCase(facts);
  const { people, line, benchmark, counted } = household;
  const outcome = findOutcome(facts, household);
  const { percent, federalRate, credit, stateHelp, net } = findHelp(household, income, outcome);
  const { program, amount, dearer } = stateHelp;
  const hasCliff = outcome === 'credit' || outcome === 'income_too_high';
  const creditAtLimit = hasCliff
    ? Math.max(0, counted - 100 * toContribution(4 * line, line, year))
    : undefined;
  const isReplaced = outcome === 'medicaid' || outcome === 'basic_program';
  const unlessReplaced = (cents: number | undefined) => (isReplaced ? undefined : toUsd(cents));

  function toLevelPrice(level: Level, priceAtAge: number): LevelPrice {
    const full = priceMembers(priceAtAge, facts, people);
    const afterCredit = Math.max(0, full - credit);
    const help = full > benchmark ? dearer : (amount ?? 0);
    // The state sets the price of its own plans, and another may cost less after the credit alone.
    const afterHelp = program?.kind === 'plan_price' ? net : Math.max(0, full - credit - help);
    const isHelped = program !== undefined && (amount ?? 0) > 0 && program.levels.includes(level);
    const hasHelp = isHelped && (program.kind !== 'plan_price' || afterHelp < afterCredit);
    return {
      full: toUsd(full),
      after_credit: unlessReplaced(afterCredit),
      net: unlessReplaced(hasHelp ? afterHelp : afterCredit),
      has_state_help: hasHelp,
      tobacco: toUsd(toTobaccoSurcharge(priceAtAge, facts, people)),
    };
  }

  const toKnownPrice = (level: Level, priceAtAge: number | undefined) =>
    priceAtAge === undefined ? undefined : toLevelPrice(level, priceAtAge);
  const levels = {
    bronze: toKnownPrice('bronze', bronze_price),
    silver: toKnownPrice('silver', silver_price),
    gold: toKnownPrice('gold', gold_price),
    benchmark: toLevelPrice('silver', price),
  };
  return {
    poverty_line: line,
    /** Highest income for the credit: four times the poverty line. */
    limit_400: 4 * line,
    percent,
    outcome,
    /** Ages of the people in the prices, and of those in public cover. */
    adults_covered: people.adults,
    children_covered: people.children,
    adults_elsewhere: people.adultsElsewhere,
    children_elsewhere: people.childrenElsewhere,
    children_in_public_cover: people.childrenElsewhere.length,
    /** Cover of each adult and child, in the order of the facts. */
    covered_by: listCovers(facts, people, outcome),
    /** Price of the benchmark silver plan, and of the cheapest bronze plan. */
    benchmark: levels.benchmark.full,
    bronze: levels.bronze?.full,
    /** Share of income that the benchmark plan may cost, percent. */
    rate: outcome === 'credit' ? federalRate / 100 : undefined,
    /** The same share in USD. */
    contribution: outcome === 'credit' ? toContribution(income, line, year) : undefined,
    credit: unlessReplaced(credit),
    net_benchmark: levels.benchmark.after_credit,
    net_bronze: levels.bronze?.after_credit,
    /** Undefined where the state's amount is not known. */
    state_help: unlessReplaced(amount),
    net_after_state_help: amount === undefined ? undefined : unlessReplaced(net),
    /** Program that the state's help comes from, and further facts about it. */
    state_program: program,
    state_notes: stateHelp.notes,
    /** Programs whose amount is not known, beside it. */
    state_named: stateHelp.named,
    /** Prices by metal level; those without a known price are undefined. */
    levels,
    csr: outcome === 'credit' ? toSilverLevel(income, line) : undefined,
    /** Credit at the highest income for it: the benchmark plan costs as much more one dollar above. */
    credit_at_400: toUsd(creditAtLimit),
    one_dollar_more: toUsd(creditAtLimit),
    /** Highest income with a credit above 0. */
    credit_ends_at: hasCliff ? findCreditEnd(counted, line, year) : undefined,
    /** Monthly price up to which an employer's offer is affordable. */
    employer_limit_monthly: toUsd(Math.floor((income * toHundredths(rules[year].employer_percent)) / 1200)),
  };
}

/** Returns a function from an income to the net price of the benchmark plan in USD, for the same people. */
export function toNetPrices(facts: HouseholdFacts) {
  const household = toCase(facts);
  return (income: number) =>
    toUsd(findHelp(household, income, income > 4 * household.line ? 'income_too_high' : 'credit').net);
}

/** Smallest rise of a price that is called a cliff, USD a year: a judgement. */
const smallestCliff = 60;

/** Lists incomes above which one dollar more costs more by the credit's or the state's rules, with their net prices. */
export function listCliffs(facts: HouseholdFacts) {
  const toNet = toNetPrices(facts);
  const line = toPovertyLine(rules[facts.year].poverty_lines, facts);
  const ends = listStatePrograms(facts.state, facts.year).flatMap(({ bands }) =>
    bands.map(([, to]) => to ?? 0),
  );
  return [...new Set([...ends, 400])]
    .map((percent) => Math.floor((percent * line) / 100))
    .map((income) => {
      const net = toNet(income);
      return { income, net, more: toUsd(toHundredths(toNet(income + 1)) - toHundredths(net)) };
    })
    .filter(({ income, more }) => income >= line && more >= smallestCliff)
    .sort((a, b) => a.income - b.income);
}
