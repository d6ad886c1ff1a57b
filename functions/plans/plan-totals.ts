import type { Prediction } from '#contract/predictions.ts';
import type { Outlook } from './outlook.ts';
import { levelNames, levels } from './state-help.ts';

/** Costs of care in a year, by plan design. */
export type YearOfCare = NonNullable<Extract<Prediction, { insurance_type: 'health' }>['year']>;

/** Year with a plan of one metal level, USD. Amounts after the premium are on top of it. */
export type PlanTotal = NonNullable<ReturnType<typeof toPlanTotals>>['rows'][number];

const silverDesigns = { 94: 'silver_94', 87: 'silver_87', 73: 'silver_73', 70: 'silver' } as const;

/** Compares a year of each metal level with a known price; undefined where a public program takes their place. */
export function toPlanTotals({ designs }: YearOfCare, outlook: Outlook) {
  const { help, net, hasApplicant, isForApplicant, plans, silverLevel } = outlook;
  // The year is the applicant's.
  if (!hasApplicant || help === 'medicaid' || help === 'basic_program') return undefined;
  const ofOne = net === undefined ? 'gross' : 'net';
  /** Premium of the rows: after the credit, before it, or none, where it is for more than one person. */
  const premium = isForApplicant ? ofOne : 'none';
  const silver = designs[silverDesigns[silverLevel]];
  const rows = levels.flatMap((level) => {
    const plan = plans[level];
    if (!plan) return [];
    const isReduced = level === 'silver' && silverLevel > 70;
    const name = isReduced ? `Silver, you pay ${100 - silverLevel}% of costs` : levelNames[level];
    const design = level === 'silver' ? silver : designs[level];
    const paid = premium === 'none' ? 0 : plan.paid;
    return { level, name, ...design, premium: paid, expected: paid + design.mean };
  });
  const [lowest] = rows.toSorted((a, b) => a.expected - b.expected);
  return {
    rows,
    premium,
    /** Level with the lowest expected total; undefined without a comparison. */
    lowest: premium !== 'none' && rows.length > 1 ? lowest?.level : undefined,
    /**
     * Amount a year that gold may cost more than silver before it stops paying; 0 if it never pays, undefined where
     * its price is known.
     */
    goldMayCost: plans.gold ? undefined : Math.max(0, silver.mean - designs.gold.mean),
  } as const;
}
