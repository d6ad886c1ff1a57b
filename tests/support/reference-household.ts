/*
 * The rules of households in the shapes of the reference tables and of outside checks, which import this file with Node
 * alone. Nothing in the sources imports it.
 */

import type { Cover } from '#functions/plans/cover.ts';
import {
  isApplicantPriced,
  isForApplicant,
  isUnpriced,
  listInPublicCover,
  listPriced,
} from '#functions/plans/cover.ts';
import { findCreditEnd, toContribution } from '#functions/plans/credit.ts';
import { createPriceAt, listCliffs } from '#functions/plans/curve.ts';
import { findApplicant, type Household, isChild, toHouseholdSize } from '#functions/plans/household.ts';
import { type LevelPrice, type PlanPrices, type Priced, toPlanPrices } from '#functions/plans/plan-prices.ts';
import { type PlanYear, planYears, priceYear, toPlanYear } from '#functions/plans/plan-year.ts';
import { getExchange } from '#functions/plans/state-offices.ts';
import { type HouseholdInput, toHousehold } from '#functions/plans/typed-household.ts';

// biome-ignore-start lint/performance/noBarrelFile: outside checks import all of it from here.
export { deductPremiums, listThresholds, settleCredit, sumIncome } from '#functions/plans/income.ts';
export { emptyInput, parseHouseholdInput } from '#functions/plans/typed-household.ts';
export { readModels } from '#model/serving/evaluate.ts';

// biome-ignore-end lint/performance/noBarrelFile: see above.

/** Columns of `household-cases.csv`: USD a year, ages in whole years. */
interface ReferenceFacts {
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
  return toReferencePrice(toPlanPrices(household, priced, facts.year));
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
  const toNet = (level?: LevelPrice) => level && Math.round(100 * (level.full - level.credit)) / 100;
  const toLevel = (level?: LevelPrice) =>
    level && { ...level, after_credit: unlessReplaced(toNet(level)), net: unlessReplaced(level.paid) };
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
      state_help.amount === undefined ? undefined : unlessReplaced(levels.benchmark?.paid),
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

/** Words of the older shape for covers. */
const ofMedicare: readonly Cover[] = ['medicare'];

/** Prices a household as typed in the form; none in a territory, or if all have Medicare. */
export function readOutlook(priced: Priced, input: HouseholdInput, today = new Date()) {
  const year = planYears.find((known) => String(known) === input.year) ?? toPlanYear(today);
  const age = Math.floor(priced.input_data.age);
  const { household, problems, problem_codes, covered } = toHousehold(input, age);
  const territory = priced.input_data.state === undefined ? input.territory : undefined;
  const outlook = household && !territory ? toOutlook(household, priced, year) : undefined;
  return { year, problems, problem_codes, covered, hasMedicare: age > 64, territory, outlook };
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
    price: toReferencePrice(prices),
    helpAtLine:
      help === 'income_too_low'
        ? createPriceAt(household, priced, year)(credit.poverty_line).help
        : undefined,
    hasIncome: household.income !== undefined,
    household_size: toHouseholdSize(household),
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
    cliffs: listCliffs(household, priced, year),
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
  if (ofMedicare.includes(cover)) return 2;
  return role === 'child' ? 1 : 0;
}
