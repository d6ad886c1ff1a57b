/*
 * The rules of households in the shapes of the reference tables and of outside checks, which import this file with Node
 * alone. Nothing in the sources imports it.
 */

import {
  emptyPerson,
  emptyInput as emptyTyped,
  type HouseholdInput,
  type PersonInput,
  parseHouseholdInput as parseTyped,
} from '#frontend/features/household/typed-household.ts';
import { readPlanPrices } from '#frontend/features/plans/household-prices.ts';
import type { Cover } from '#functions/plans/cover.ts';
import {
  isApplicantPriced,
  isForApplicant,
  isUnpriced,
  listInPublicCover,
  listPriced,
} from '#functions/plans/cover.ts';
import {
  findCreditEnd,
  toContribution,
  toFederalRate,
  toPercent,
  toPovertyLine,
} from '#functions/plans/credit.ts';
import { createPriceAt, listCliffs } from '#functions/plans/curve.ts';
import { findApplicant, type Household, isChild, toHouseholdSize } from '#functions/plans/household.ts';
import {
  type LevelPrice,
  type PlanPrices,
  type Priced,
  priceCovers,
  toPlanPrices,
} from '#functions/plans/plan-prices.ts';
import type { PlanYear } from '#functions/plans/plan-year.ts';
import { priceYear, rules } from '#functions/plans/rules.ts';
import { getExchange } from '#functions/plans/state-offices.ts';

// biome-ignore-start lint/performance/noBarrelFile: outside checks import all of it from here.
export { deductPremiums, settleCredit, sumIncome } from '#functions/plans/income.ts';
export { readModels } from '#model/serving/evaluate.ts';

// biome-ignore-end lint/performance/noBarrelFile: see above.

/** Columns of `household-cases.csv`: USD a year, ages in whole years. */
export interface ReferenceFacts {
  year: PlanYear;
  state?: string | undefined;
  county?: string | undefined;
  income: number;
  household_size: number;
  /** Age that the prices are for. */
  age: number;
  /** Benchmark price at that age. */
  price: number;
  bronze_price?: number | undefined;
  silver_price?: number | undefined;
  gold_price?: number | undefined;
  adults: readonly number[];
  children: readonly number[];
  /** Ages of those who use tobacco. */
  tobacco?: readonly number[];
}

function toQuestion(facts: ReferenceFacts): { household: Household; priced: Priced } {
  const { state, county, age, income, household_size, adults, children, tobacco = [] } = facts;
  const toPerson = (role: 'adult' | 'child') => (one: number) => ({
    role,
    age: one,
    tobacco: tobacco.includes(one),
  });
  const people = [...adults.map(toPerson('adult')), ...children.map(toPerson('child'))];
  const market = {
    premium: facts.price,
    bronze: facts.bronze_price ?? null,
    silver: facts.silver_price ?? null,
    gold: facts.gold_price ?? null,
    place_basis: 'filed' as const,
  };
  return {
    household: { people, income, household_size },
    priced: { input_data: { age, state, county }, market },
  };
}

/** Prices a household of the reference tables. Members are named as their `expected_` columns. */
export function priceHousehold(facts: ReferenceFacts) {
  const { household, priced } = toQuestion(facts);
  const prices = toPlanPrices(household, priced, facts.year);
  if (prices.help !== 'state_decides') return toReferencePrice(prices);
  // The tables have the federal rules of a household that does not give its state.
  const help = facts.income < prices.credit.poverty_line ? 'income_too_low' : 'credit';
  return toReferencePrice(priceCovers({ ...prices, help }, household, priced, facts.year));
}

function toReferencePrice(prices: PlanPrices) {
  const { help, people, levels, credit, state_help, plan_year, silver_level } = prices;
  const isReplaced = help === 'medicaid' || help === 'basic_program';
  const hasCliff = help === 'credit' || help === 'income_too_high';
  const unlessReplaced = <Value>(value: Value) => (isReplaced ? undefined : value);
  const { poverty_line, max_income } = credit;
  const atLimit = toContribution(max_income, poverty_line, plan_year);
  const credit_at_400 = hasCliff
    ? Math.max(0, Math.round(100 * (credit.benchmark - atLimit)) / 100)
    : undefined;
  // The tables have prices without the dollar for a benefit that a state requires.
  const toNet = (level?: LevelPrice) =>
    level && Math.round(100 * (level.full - level.credit - level.required_benefit)) / 100;
  const toLevel = (level?: LevelPrice) =>
    level && {
      ...level,
      after_credit: unlessReplaced(toNet(level)),
      net: unlessReplaced(level.paid - level.required_benefit),
    };
  const toCovers = (isYoung: boolean) =>
    people.filter(({ person }) => isChild(person) === isYoung).map(({ cover }) => cover);
  return {
    poverty_line,
    limit_400: max_income,
    percent: credit.percent,
    outcome: help,
    children_in_public_cover: listInPublicCover(prices).filter(isChild).length,
    covered_by: { adults: toCovers(false), children: toCovers(true) },
    benchmark: levels.benchmark?.full ?? 0,
    bronze: levels.bronze?.full,
    rate: credit.rate,
    contribution: credit.contribution,
    credit: unlessReplaced(credit.amount),
    net_benchmark: unlessReplaced(toNet(levels.benchmark)),
    net_bronze: unlessReplaced(toNet(levels.bronze)),
    state_help: unlessReplaced(state_help.amount),
    net_after_state_help:
      state_help.amount === undefined || !levels.benchmark
        ? undefined
        : unlessReplaced(levels.benchmark.paid - levels.benchmark.required_benefit),
    state_program: state_help.program,
    levels: {
      bronze: toLevel(levels.bronze),
      silver: levels.silver?.plan === 'second_cheapest' ? undefined : toLevel(levels.silver),
      gold: toLevel(levels.gold),
      benchmark: toLevel(levels.benchmark),
    },
    csr: help === 'credit' ? silver_level : undefined,
    credit_at_400,
    one_dollar_more: credit_at_400,
    credit_ends_at: hasCliff ? findCreditEnd(credit, plan_year) : undefined,
    employer_limit_monthly: credit.max_offer ?? 0,
  };
}

/** Person beside the applicant as typed. */
interface ReferencePerson {
  age: string;
  tobacco: boolean;
}

/** Household as typed, with the offer of the applicant's employer. */
export interface ReferenceInput
  extends Pick<HouseholdInput, 'income' | 'income_period' | 'size' | 'territory' | 'year'> {
  adults: readonly ReferencePerson[];
  children: readonly ReferencePerson[];
  tobacco: boolean;
  /** Price of the employer's plan for the applicant alone, and for the family, USD a month. */
  offer: string;
  familyOffer: string;
}

function fromTyped({ people, ...typed }: HouseholdInput): ReferenceInput {
  const [applicant = emptyPerson, ...others] = people;
  const listOthers = (role: PersonInput['role']) =>
    others.filter((person) => person.role === role).map(({ age, tobacco }) => ({ age, tobacco }));
  return {
    ...typed,
    adults: listOthers('adult'),
    children: listOthers('child'),
    tobacco: applicant.tobacco,
    offer: applicant.ownOffer,
    familyOffer: applicant.familyOffer,
  };
}

/** Household of which nothing was typed. */
export const emptyInput = fromTyped(emptyTyped);

/** Reads a household as typed from unknown data. */
export function parseHouseholdInput(stored: unknown): ReferenceInput {
  const { tobacco, offer, familyOffer, ...typed } = Object(stored);
  return fromTyped(parseTyped({ ...typed, applicant: { tobacco, ownOffer: offer, familyOffer } }));
}

function toTyped({
  adults,
  children,
  tobacco,
  offer,
  familyOffer,
  ...typed
}: ReferenceInput): HouseholdInput {
  const toPerson = (role: PersonInput['role']) => (person: ReferencePerson) => ({
    ...emptyPerson,
    ...person,
    role,
  });
  const applicant = {
    ...emptyPerson,
    ...{ tobacco, ownOffer: offer, familyOffer },
    hasOffer: offer !== '' || familyOffer !== '',
  };
  return {
    ...typed,
    people: [applicant, ...adults.map(toPerson('adult')), ...children.map(toPerson('child'))],
  };
}

/** Prices a household as typed in the form; `outlook` is undefined in a territory, or where nobody has a price. */
export function readOutlook(priced: Priced, input: ReferenceInput, today = new Date()) {
  const { year, household, problems, assumedSize, territory, hasMedicare, prices } = readPlanPrices(
    priced,
    toTyped(input),
    today,
  );
  const outlook = household && prices ? toOutlook(household, priced, year) : undefined;
  return { year, problems, covered: assumedSize, hasMedicare, territory, outlook };
}

function toOutlook(household: Household, priced: Priced, year: PlanYear) {
  const prices = toPlanPrices(household, priced, year);
  const { help, levels, people, credit, state_help, silver_level } = prices;
  const { silver, benchmark } = levels;
  if (!silver || !benchmark) return undefined;
  const toPlan = (level?: LevelPrice) =>
    level && { ...level, net: isUnpriced(prices) ? undefined : level.paid, isFiled: level.is_filed };
  const applicant = findApplicant(household);
  return {
    year,
    help,
    facts: {
      ...{ year, state: prices.place.state, income: household.income },
      household_size: toHouseholdSize(household),
      age: Math.floor(priced.input_data.age),
    },
    price: toReferencePrice(prices),
    helpAtLine: help === 'income_too_low' ? createPriceAt(prices)(credit.poverty_line).help : undefined,
    hasIncome: household.income !== undefined,
    plans: { bronze: toPlan(levels.bronze), silver: toPlan(silver), gold: toPlan(levels.gold) },
    place: { basis: prices.basis.place, county: prices.place.county },
    net: isUnpriced(prices) ? undefined : benchmark.paid,
    netRange: benchmark.range,
    netBronze: isUnpriced(prices) ? undefined : levels.bronze?.paid,
    silverLevel: silver_level,
    credit: credit.amount,
    stateHelp: state_help.amount ?? 0,
    offer: people.find(({ cover }) => cover === 'employer')?.offer ?? applicant?.employer_offer?.own,
    ownOffer: applicant?.employer_offer?.own,
    deductibles: priced.market.deductibles,
    cliffs: listCliffs(prices).map(({ is_end, offer: _offer, ...cliff }) => ({
      ...cliff,
      isEnd: is_end,
    })),
    covered: listPriced(prices).length,
    /** Adults before children, those with Medicare last. */
    people: people
      .filter(({ cover }) => cover !== 'own_plan')
      .map(({ person, cover }) => ({ age: person.age, role: isChild(person) ? 'child' : 'adult', cover }))
      .sort((a, b) => toRank(a) - toRank(b)),
    hasApplicant: isApplicantPriced(prices),
    isForApplicant: isForApplicant(prices),
    exchange: getExchange(prices.place.state),
    priceBasis: { year: priceYear, rise: 0 },
    tobacco: benchmark.tobacco,
  };
}

function toRank({ role, cover }: { role: string; cover: Cover }): number {
  if (cover === 'medicare') return 2;
  return role === 'child' ? 1 : 0;
}

/** Place with poverty lines of its own; `contiguous` has the other states and DC. */
export type Region = 'contiguous' | 'AK' | 'HI';

/**
 * Incomes at which the rules change. `at` belongs to what follows where `isFirstAbove`, else to what was before.
 * The percentage of income is looked up by whole percent of the line, truncated (Form 8962); Medicaid, cost-sharing
 * reductions and the end of the credit compare the exact income. Columns of
 * `income-thresholds.csv`.
 */
const steps = [
  {
    percent: 100,
    isFirstAbove: true,
    what_changes: 'credit begins (below: none, and none from Medicaid in the states without expansion)',
  },
  { percent: 133, isFirstAbove: true, what_changes: 'percentage jumps' },
  { percent: 138, isFirstAbove: false, what_changes: 'Medicaid of adults ends (40 states and DC)' },
  { percent: 150, isFirstAbove: false, what_changes: 'silver 94 ends, 87 begins' },
  {
    percent: 200,
    isFirstAbove: false,
    what_changes: 'silver 87 ends, 73 begins; basic programs of MN, NY, OR, DC end',
  },
  { percent: 250, isFirstAbove: false, what_changes: 'silver 73 ends' },
  { percent: 300, isFirstAbove: true, what_changes: 'percentage stops rising' },
  { percent: 400, isFirstAbove: false, what_changes: 'credit ends: cliff' },
] as const;

/** Percent of the poverty line to which Medicaid covers adults in most states; of Medicaid's own lines. */
const medicaidPercent = 138;

/**
 * Lists the incomes at which help with the premium changes, lowest first.
 * @returns a step each: the last whole dollar before it and the first after it, with percentage of income and
 * contribution on both sides (undefined without a credit)
 */
export function listThresholds(place: { year: PlanYear; region: Region; household_size: number }) {
  const { year, region, household_size } = place;
  const household = { state: region === 'contiguous' ? undefined : region, household_size };
  const { poverty_lines, medicaid_lines } = rules[year];
  const creditLine = toPovertyLine(poverty_lines, household);
  const toSides = (income: number) => {
    const percent = toPercent(income, creditLine);
    if (percent < 100 || percent > 400) return {};
    return {
      rate: toFederalRate(percent, rules[year]) / 100,
      contribution: toContribution(income, creditLine, year),
    };
  };
  return steps.map(({ percent, isFirstAbove, what_changes }) => {
    const line = percent === medicaidPercent ? 'medicaid' : 'credit';
    const poverty_line = line === 'medicaid' ? toPovertyLine(medicaid_lines, household) : creditLine;
    const hundredths = percent * poverty_line;
    const before = isFirstAbove ? Math.ceil(hundredths / 100) - 1 : Math.floor(hundredths / 100);
    const [below, above] = [toSides(before), toSides(before + 1)];
    return {
      ...place,
      percent,
      line,
      poverty_line,
      exact: hundredths / 100,
      last_income_before: before,
      first_income_after: before + 1,
      rate_before: below.rate,
      rate_after: above.rate,
      contribution_before: below.contribution,
      contribution_after: above.contribution,
      what_changes,
    };
  });
}
