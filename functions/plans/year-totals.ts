import type { PlanDesign } from '#contract/plan-designs.ts';
import type { Prediction } from '#contract/predictions.ts';
import { consequences, isApplicantPriced, isForApplicant, isUnpriced, sumOffers } from './cover.ts';
import { findApplicant } from './household.ts';
import { findDesign, type LevelPrice, type PlanPrices, type SilverLevel } from './plan-prices.ts';
import type { PlanYear } from './plan-year.ts';
import { priceYear, rules, typicalDesignsYear } from './rules.ts';
import { type Level, levelNames, levels } from './state-help.ts';
import { planTexts } from './texts/en.ts';

/** Costs of care in a year, by plan design. */
export type YearOfCare = NonNullable<Extract<Prediction, { insurance_type: 'health' }>['year']>;

/** Year with a plan of one metal level or an employer's plan, USD. Amounts after the premium are on top of it. */
export interface YearTotal {
  level: Level | 'employer';
  name: string;
  premium: number;
  /** Highest possible surcharge for tobacco, in the premium; 0 where it is not certain. */
  tobacco: number;
  mean: number;
  bad_year: number;
  chance_of_maximum: number;
  maximum: number;
  /** True where plans with a higher maximum are possible: of bronze plans a rule of 2026, in court. */
  is_maximum_about: boolean;
  /** Premium and expected costs of care. */
  expected: number;
  deductible: LevelPrice['deductible'];
}

export interface YearTotals {
  rows: YearTotal[];
  /** Premium of the rows: after the credit, before it, or none, where it is for others too and the year is not. */
  premium: 'net' | 'gross' | 'none';
  /** Plans with the lowest expected total, several if these are about the same; none without a comparison. */
  lowest: YearTotal['level'][];
  /**
   * Amount a year that gold may cost more than silver before it stops paying; 0 if it never pays, undefined where its
   * price is known.
   */
  gold_may_cost: number | undefined;
}

/** Totals that differ by at most this share of the lower one are about the same: a judgement. */
const sameWithin = 0.03;

/** Out-of-pocket maximum of a family over that of one person (45 CFR 156.130). */
export const familyLimit = 2;

/**
 * Combines the years of care of several people: a bad one is the worst of one person with the expected year of everybody
 * else. The maximum stays that of one person.
 */
export function combineCare(first: YearOfCare, others: readonly YearOfCare[]): YearOfCare {
  const designs = Object.keys(first.designs) as PlanDesign[];
  const combine = (design: PlanDesign) => {
    const care = [first, ...others].map((person) => person.designs[design]);
    const most = familyLimit * first.designs[design].maximum;
    const expected = care.reduce((sum, { mean }) => sum + mean, 0);
    const worst = Math.max(...care.map(({ mean, bad_year }) => bad_year + (expected - mean)));
    const [mean, bad_year] = [expected, worst].map((usd) => Math.min(usd, most));
    return [design, { ...first.designs[design], mean, bad_year }];
  };
  return { ...first, designs: Object.fromEntries(designs.map(combine)) };
}

/**
 * Adds a year of care to each plan with a known price; undefined where other cover takes its place.
 * @param isOfAll true if the year is that of all whom the prices are for, not of the applicant alone
 */
export function toYearTotals(
  prices: PlanPrices,
  { designs }: YearOfCare,
  isOfAll = false,
): YearTotals | undefined {
  const { help, plan_year, levels: priced, silver_level } = prices;
  if (!isApplicantPriced(prices) || consequences[help].publicCover) return undefined;
  const ofOne = isUnpriced(prices) ? 'gross' : 'net';
  const isOfOne = isForApplicant(prices);
  const premium = isOfOne || isOfAll ? ofOne : 'none';
  const hasCountyPlans = priced.silver?.deductible !== undefined;
  const isLater = plan_year > (hasCountyPlans ? priceYear : typicalDesignsYear);
  const toRow = (level: Level, paid: number, surcharge = 0) => {
    const { mean, bad_year, chance_of_maximum, maximum: ofDesign } = designs[findDesign(level, silver_level)];
    const maximum =
      isLater && !hasCountyPlans
        ? findLegalMaximum(level, silver_level, plan_year)
        : toMaximumOfYear(ofDesign, level, silver_level, plan_year);
    const tobacco = premium === 'none' ? 0 : surcharge;
    const yearly = premium === 'none' ? 0 : paid + tobacco;
    return {
      ...{ mean, bad_year, chance_of_maximum, maximum, tobacco },
      premium: yearly,
      expected: yearly + mean,
      is_maximum_about: level === 'bronze' && isLater,
    };
  };
  const rows = levels.flatMap((level): YearTotal[] => {
    const plan = priced[level];
    if (!plan) return [];
    const isReduced = level === 'silver' && silver_level > 70;
    const name = isReduced ? planTexts.reducedSilver(100 - silver_level) : levelNames[level];
    return [{ level, name, ...toRow(level, plan.paid, plan.tobacco), deductible: plan.deductible }];
  });
  const offer = findOfferOfYear(prices);
  if (premium !== 'none' && offer !== undefined) {
    // Employers' plans pay about as much of the costs as gold does: a judgement.
    const row = toRow('gold', 12 * offer);
    rows.push({ level: 'employer', name: planTexts.employersPlan, ...row, deductible: undefined });
  }
  const least = Math.min(...rows.map(({ expected }) => expected));
  const isCompared = premium !== 'none' && rows.length > 1;
  const lowest = rows.flatMap(({ level, expected }) =>
    isCompared && expected <= (1 + sameWithin) * least ? [level] : [],
  );
  const silver = designs[findDesign('silver', silver_level)];
  const gold_may_cost = priced.gold ? undefined : Math.max(0, silver.mean - designs.gold.mean);
  return { rows, premium, lowest, gold_may_cost };
}

/** Price of an employer's plan for the people of the prices, USD a month; undefined without an offer. */
function findOfferOfYear(prices: PlanPrices): number | undefined {
  const { own, family } = findApplicant(prices.household)?.employer_offer ?? {};
  if (consequences[prices.help].hasEmployersPlan) return sumOffers(prices);
  return isForApplicant(prices) ? own : family;
}

/** Legal limit of the out-of-pocket maximum in the plan year, USD for one person (45 CFR 156.130). */
export const findLegalMaximum = (level: Level, silverLevel: SilverLevel, year: PlanYear): number =>
  rules[year].out_of_pocket_maximum[level === 'silver' ? silverLevel : 70];

/** Converts an out-of-pocket maximum of the prices' year to one of the plan year, in proportion to the legal one. */
export function toMaximumOfYear(
  maximum: number,
  level: Level,
  silverLevel: SilverLevel,
  year: PlanYear,
): number {
  if (year <= priceYear) return maximum;
  const before = rules[priceYear as PlanYear].out_of_pocket_maximum[70];
  const raised = 50 * Math.round((maximum * rules[year].out_of_pocket_maximum[70]) / before / 50);
  return Math.min(findLegalMaximum(level, silverLevel, year), raised);
}

/** Least advantage in the expected total, as a share of it, for which a worse bad year counts less: a judgement. */
const minAdvantage = 0.05;

interface ComparedTotals {
  /** Plan with the lowest expected total, unless another one is hardly dearer and better in a bad year. */
  best?: YearTotal['level'] | undefined;
  /** Otherwise the plan that costs least in a usual year, and the other one, with the least in a bad year. */
  ends?: readonly [usual: YearTotal, bad: YearTotal];
}

/** Total in a bad year, whole USD. */
export const toBadTotal = ({ premium, bad_year }: YearTotal) => Math.round(premium + bad_year);

/** Compares the totals of a year; in the coverage gap these are of plans that few can pay. */
export function compareTotals(
  prices: PlanPrices,
  care: YearOfCare | undefined,
  isOfAll?: boolean,
): ComparedTotals {
  const { rows = [], premium } = (care && toYearTotals(prices, care, isOfAll)) ?? {};
  const [usual, ...others] = rows.toSorted((a, b) => a.expected - b.expected);
  if (!usual || others.length === 0 || premium === 'none' || consequences[prices.help].pays === 'under')
    return {};
  const bad = others
    .filter(({ expected }) => expected < (1 + minAdvantage) * usual.expected)
    .reduce((least, row) => (toBadTotal(row) < toBadTotal(least) ? row : least), usual);
  return bad === usual ? { best: usual.level } : { ends: [usual, bad] };
}
