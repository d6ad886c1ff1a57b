import { formatList, formatRoundedMoney } from '#frontend/ui/format.ts';
import type { ComparedPlan } from '#functions/plans/plan-totals.ts';

const money = formatRoundedMoney;

const planNames: Readonly<Record<ComparedPlan, string>> = {
  bronze: 'bronze',
  silver: 'silver',
  gold: 'gold',
  employer: 'your employer’s plan',
};

/** Texts about deductibles and the totals of a year. */
export const yearTexts = {
  deductible: (usd: number) => `deductible about ${money(usd)}`,
  deductibleEach: (usd: number) => `deductible about ${money(usd)} a person`,
  printedDeductible: ({ low, high }: { low: number; high: number }) =>
    low === high ? `deductible ${money(low)}` : `deductible ${money(low)} to ${money(high)}`,
  deductibleRange: ({ low, high }: { low: number; high: number }) =>
    low === high ? money(low) : `${money(low)} to ${money(high)}`,
  unknown: 'not known',
  about: (usd: number) => `about ${money(usd)}`,
  cheapestFor: (people: string) => `Cheapest plans, for ${people}.`,
  pricesFor: (people: string) => `For ${people}.`,
  lowestTotal: 'Lowest expected total',
  sameTotals: (plans: readonly ComparedPlan[]) =>
    `With a year’s care, ${formatList(plans.map((plan) => planNames[plan]))} come out about the same.`,
  lowestIsEmployers: 'With a year’s care, your employer’s plan has the lowest expected total.',
  countyPlans: (year: number) =>
    `Counted with the median deductible of your county’s plans of ${year}; your plan differs.`,
  typicalPlan: 'Typical plan of each level: your county’s deductibles are not known here.',
  /** For help that the designs of the levels leave out. */
  moreThanCounted: (program: string) =>
    `With a plan of ${program} your care costs less than counted here: it also lowers deductibles and copays.`,
  withTobacco: 'Premiums include the most that insurers may add for tobacco. The tax credit pays none of it.',
  beforeTobacco: 'Premiums are before tobacco: how much it may add is not certain here.',
  employersPlan: 'Your employer’s plan is counted with a gold plan’s share of the costs.',
};

/** Texts around the parts about income, which are loaded when they are opened. */
export const incomeTexts = {
  help: 'Help me with this number',
  worksheetFailed: 'Failed to load the lines of your income',
  byIncome: 'Help by income',
  byIncomeFailed: 'Failed to load the prices by income',
};

/** Question about an employer's plan, and what its price means beside those of the marketplace. */
export const offerTexts = {
  question: 'Does an employer offer you a plan?',
  answers: [
    { value: 'yes', label: 'Yes' },
    { value: 'no', label: 'No' },
  ],
  own: 'Employer’s plan for you alone (USD a month)',
  ownHint: 'What you would pay for its cheapest plan.',
  family: 'The same for the family (USD a month)',
  /** @param usd what it costs more than the cheapest plan, USD a month */
  compare: (usd: number) => {
    if (usd === 0) return 'It costs as much as the cheapest plan below.';
    return `It costs ${money(Math.abs(usd))} a month ${usd > 0 ? 'more' : 'less'} than the cheapest plan below.`;
  },
};

/** Part of a result in which the household is changed. */
export const householdTexts = {
  title: 'Income and household',
  you: (age: number) => `You, ${age}`,
};
