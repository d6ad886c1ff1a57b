import type { Prediction } from '#contract/predictions.ts';
import { priceYear, rules } from './household-price.ts';
import type { Outlook } from './outlook.ts';
import { type Level, levelNames, levels } from './state-help.ts';
import { planTexts } from './texts/en.ts';

/** Costs of care in a year, by plan design. */
export type YearOfCare = NonNullable<Extract<Prediction, { insurance_type: 'health' }>['year']>;

/** Year with a plan of one metal level or an employer's plan, USD. Amounts after the premium are on top of it. */
export type PlanTotal = NonNullable<ReturnType<typeof toPlanTotals>>['rows'][number];

/** Plan whose total is compared. */
export type ComparedPlan = PlanTotal['level'];

const silverDesigns = { 94: 'silver_94', 87: 'silver_87', 73: 'silver_73', 70: 'silver' } as const;

/** Design of the plans of a level, of silver with the reduction that the household gets. */
export function findDesign(level: Level, { silverLevel }: Pick<Outlook, 'silverLevel'>) {
  return level === 'silver' ? silverDesigns[silverLevel] : level;
}

/** Totals that differ by at most this share of the lower one are about the same: a judgement. */
const sameWithin = 0.03;

/** Compares a year of each plan with a known price; undefined where a public program takes their place. */
export function toPlanTotals({ designs }: YearOfCare, outlook: Outlook) {
  const { help, net, hasApplicant, isForApplicant, plans, silverLevel, ownOffer, deductibles, year } =
    outlook;
  // The year is the applicant's.
  if (!hasApplicant || help === 'medicaid' || help === 'basic_program') return undefined;
  const ofOne = net === undefined ? 'gross' : 'net';
  /** Premium of the rows: after the credit, before it, or none, where it is for more than one person. */
  const premium = isForApplicant ? ofOne : 'none';
  const toRow = (level: Level, paid: number, surcharge = 0) => {
    const name = findDesign(level, outlook);
    const { mean, bad_year, chance_of_maximum } = designs[name];
    const care = { mean, bad_year, chance_of_maximum, maximum: findMaximum(level, designs, outlook) };
    const tobacco = premium === 'none' ? 0 : surcharge;
    const yearly = premium === 'none' ? 0 : paid + tobacco;
    return {
      ...care,
      premium: yearly,
      /** Highest possible surcharge for tobacco, in the premium; 0 where it is not certain. */
      tobacco,
      expected: yearly + mean,
      deductible: deductibles?.[name],
      /** True where plans with a higher maximum are possible: of bronze plans a rule of 2026, in court. */
      isMaximumAbout: level === 'bronze' && year > priceYear,
    };
  };
  const rows = levels.flatMap((level) => {
    const plan = plans[level];
    if (!plan) return [];
    const isReduced = level === 'silver' && silverLevel > 70;
    const name = isReduced ? planTexts.reducedSilver(100 - silverLevel) : levelNames[level];
    return { level, name, ...toRow(level, plan.paid, plan.tobacco) };
  });
  // Employers' plans pay about as much of the costs as gold does: a judgement.
  const ofEmployer = premium !== 'none' &&
    ownOffer !== undefined && {
      level: 'employer' as const,
      name: planTexts.employersPlan,
      ...toRow('gold', 12 * ownOffer),
      deductible: undefined,
    };
  const all = ofEmployer ? [...rows, ofEmployer] : rows;
  const least = Math.min(...all.map(({ expected }) => expected));
  const isCompared = premium !== 'none' && all.length > 1;
  const lowest = all.flatMap(({ level, expected }) =>
    isCompared && expected <= (1 + sameWithin) * least ? [level] : [],
  );
  return {
    rows: all,
    premium,
    /** Plans with the lowest expected total, several if these are about the same; none without a comparison. */
    lowest,
    /**
     * Amount a year that gold may cost more than silver before it stops paying; 0 if it never pays, undefined where
     * its price is known.
     */
    goldMayCost: plans.gold
      ? undefined
      : Math.max(0, designs[findDesign('silver', outlook)].mean - designs.gold.mean),
  } as const;
}

/**
 * Returns the most that care can cost in the plan year, USD for one person. That of a later year than the prices' is the
 * maximum of the county's plans in proportion to the legal one, or without these the legal one (45 CFR 156.130).
 */
function findMaximum(level: Level, designs: YearOfCare['designs'], outlook: Outlook): number {
  const { year, deductibles } = outlook;
  const { maximum } = designs[findDesign(level, outlook)];
  if (year > priceYear && !deductibles) return findLegalMaximum(level, outlook);
  return toMaximumOfYear(maximum, level, outlook);
}

/** Legal limit of the out-of-pocket maximum in the plan year, USD for one person. */
export const findLegalMaximum = (level: Level, { year, silverLevel }: Outlook): number =>
  rules[year].out_of_pocket_maximum[level === 'silver' ? silverLevel : 70];

/** Converts an out-of-pocket maximum of the prices' year to one of the plan year, in proportion to the legal one. */
export function toMaximumOfYear(maximum: number, level: Level, outlook: Outlook): number {
  const { year } = outlook;
  if (year <= priceYear) return maximum;
  const before = rules[priceYear as keyof typeof rules].out_of_pocket_maximum[70];
  const raised = 50 * Math.round((maximum * rules[year].out_of_pocket_maximum[70]) / before / 50);
  return Math.min(findLegalMaximum(level, outlook), raised);
}
