import type { Prediction } from '#contract/predictions.ts';
import type { Outlook } from './outlook.ts';

/** Costs of care in a year, by plan design. */
export type YearOfCare = NonNullable<Extract<Prediction, { insurance_type: 'health' }>['year']>;

/** Year with a plan of one metal level, USD. Amounts after the premium are on top of it. */
export type PlanTotal = NonNullable<ReturnType<typeof toPlanTotals>>['rows'][number];

const silverDesigns = { 94: 'silver_94', 87: 'silver_87', 73: 'silver_73', 70: 'silver' } as const;

/** Compares a year of each metal level with a known price; undefined where a public program takes their place. */
export function toPlanTotals({ designs }: YearOfCare, outlook: Outlook) {
  const { help, price, net, covered, toNet } = outlook;
  if (help === 'medicaid' || help === 'basic_program') return undefined;
  const isKnown = net !== undefined;
  const isForOthersToo = covered > 1 || help === 'employer_for_some';
  /** Premium of the rows: after the credit, before it, or none, where it is for more than one person. */
  const premium: 'net' | 'gross' | 'none' = isForOthersToo ? 'none' : isKnown ? 'net' : 'gross';
  const csr = (help === 'credit' && price.csr) || 70;
  const { bronze, silver = price.levels.benchmark, gold } = price.levels;
  const designsOfLevels = [
    { level: 'bronze', name: 'Bronze', found: bronze, design: designs.bronze },
    {
      level: 'silver',
      name: csr === 70 ? 'Silver' : `Silver, you pay ${100 - csr}% of costs`,
      found: silver,
      design: designs[silverDesigns[csr]],
    },
    { level: 'gold', name: 'Gold', found: gold, design: designs.gold },
  ] as const;
  const levels = designsOfLevels.flatMap(({ level, name, found, design }) => {
    if (!found) return [];
    const amount = isKnown ? (toNet(found) ?? found.full) : found.full;
    return { level, name, ...design, premium: premium === 'none' ? 0 : amount };
  });
  const lowest = Math.min(...levels.map((level) => level.premium + level.mean));
  const compares = premium !== 'none' && levels.length > 1;
  return {
    rows: levels.map((level) => ({ ...level, isLowest: compares && level.premium + level.mean === lowest })),
    premium,
    /**
     * Amount a year that gold may cost more than silver before it stops paying; 0 if it never pays, undefined where
     * its price is known.
     */
    goldMayCost: gold ? undefined : Math.max(0, designs[silverDesigns[csr]].mean - designs.gold.mean),
  };
}
