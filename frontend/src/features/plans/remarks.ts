import { formatRoundedMoney } from '#frontend/ui/format.ts';
import { findFamilyTiers, findForState, type HouseholdPrice, rules } from './household.ts';
import { formatMonth, type Outlook } from './outlook.ts';

/** Facts that remarks depend on; `exact` is the percent of the poverty line, not rounded down and beyond 401. */
type Case = HouseholdPrice & Outlook & { state: string | undefined; exact: number };

/** Remarks, each a sentence, or false for a household that it does not apply to. */
const remarks: ((household: Case) => string | false)[] = [
  ({ children_in_public_cover: count }) =>
    count === 1 && 'One child probably belongs to Medicaid or CHIP and is not in these prices.',
  ({ children_in_public_cover: count }) =>
    count > 1 && `${count} children probably belong to Medicaid or CHIP and are not in these prices.`,
  formatStateProgram,
  ({ state, year, exact, help }) =>
    state === 'NY' &&
    year === 2026 &&
    exact <= 250 &&
    help !== 'medicaid' &&
    'Until June 2026 New York’s Essential Plan covered incomes from 200 to 250% of the poverty line too.',
  ({ state, exact }) =>
    state === undefined &&
    exact <= 200 &&
    'At this income the state decides: most expanded Medicaid to 138% of the poverty line, four have a program of their own to 200%. Give your state to see your case.',
  ({ help, year }) =>
    help === 'medicaid' &&
    year === 2027 &&
    'From 2027 Medicaid has work rules for many adults; anyone who fails them loses the tax credit too.',
  ({ help, year }) =>
    help === 'income_too_low' &&
    year === 2026 &&
    'In 2026 that includes lawfully present immigrants, who had a credit before.',
  ({ help, state }) =>
    help === 'income_too_low' &&
    state === 'GA' &&
    'In Georgia adults at this income get Medicaid only in its work program (Pathways), which ends in December 2026.',
  ({ help, state = 'GA' }) =>
    help === 'income_too_low' &&
    state !== 'GA' &&
    'Your state did not expand Medicaid: most adults at this income get neither Medicaid nor a tax credit (the coverage gap).',
  ({ credit, csr = 70, year }) =>
    credit > 0 &&
    csr > 70 &&
    `Silver plans cover about ${csr}% of costs for you instead of 70% in ${year} (cost-sharing reductions; silver only).`,
  ({ credit, year, exact }) =>
    credit > 0 &&
    year === 2026 &&
    exact <= 150 &&
    'In 2026 there is no credit through an enrollment period for low income.',
  ({ credit, year }) =>
    credit > 0 && year === 2027 && 'In 2027 the credit is for citizens, permanent residents and few others.',
  ({ credit, year, employer_limit_monthly: limit }) =>
    credit > 0 &&
    `An employer’s offer counts as affordable up to ${formatRoundedMoney(limit)} a month in ${year}, for you and for the family separately. It ends the credit.`,
  ({ credit, year }) =>
    credit > 0 &&
    `If your income of ${year} turns out higher, you pay back what was too much, without a cap.`,
  ({ netBronze, year }) =>
    netBronze !== undefined &&
    `The cheapest bronze plan would cost about ${formatMonth(netBronze)} in ${year}; bronze and catastrophic plans may carry a health savings account.`,
  ({ state, covered }) =>
    findFamilyTiers(state) !== undefined &&
    covered > 1 &&
    `${state === 'NY' ? 'New York' : 'Vermont'} prices families by tier, not by age.`,
];

function formatStateProgram({ year, state, help, exact, exchange }: Case): string | false {
  const program = findForState<{ name: string; to?: number }>(rules[year].state_programs, state);
  if (!program || (help !== 'credit' && help !== 'income_too_high')) return false;
  if (exact > (program.to ?? Number.POSITIVE_INFINITY)) return false;
  return `Your state may help further: ${program.name}. ${exchange.name} knows the amount.`;
}

/** Lists what else applies to this household in this year, a sentence each. */
export function listRemarks(outlook: Outlook): string[] {
  const { facts, price, hasIncome } = outlook;
  if (!hasIncome) return [];
  const exact = (100 * facts.income) / price.poverty_line;
  const household = { ...price, ...outlook, state: facts.state, exact };
  return remarks.map((toText) => toText(household)).filter((text) => text !== false);
}

/** Formats the income at which the credit ends, and the room below it; undefined where there is no credit to lose. */
export function formatCliff({ year, facts, price, help }: Outlook): string | undefined {
  const { credit_ends_at: end, one_dollar_more: cliff = 0, limit_400: limit } = price;
  if (end === undefined || (help !== 'credit' && help !== 'income_too_high')) return undefined;
  const money = formatRoundedMoney;
  const ending =
    cliff > 0
      ? `In ${year} the tax credit ends at an income of ${money(limit)}. One dollar more costs ${money(cliff)} a year.`
      : `In ${year} the tax credit has run out at an income of ${money(end)}, without a jump.`;
  const room = end - facts.income;
  return room >= 0
    ? `${ending} You have ${money(room)} of room left.`
    : `${ending} Your income is ${money(-room)} above it.`;
}
