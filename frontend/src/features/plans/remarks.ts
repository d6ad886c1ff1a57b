import { formatRoundedMoney } from '#frontend/ui/format.ts';
import { getRules } from './household.ts';
import type { Outlook } from './outlook.ts';
import { formatMonth } from './outlook-texts.ts';

/** Share of the poverty line, not rounded down and beyond 401. */
function toExactPercent({ facts, price }: Outlook): number {
  return (100 * facts.income) / price.poverty_line;
}

/** Lists what else applies to this household in this year, a sentence each. */
export function listRemarks(outlook: Outlook): string[] {
  const { year, facts, price, help, exchange, covered } = outlook;
  if (help === 'unknown_income') return [];
  const { state } = facts;
  const exact = toExactPercent(outlook);
  const remarks: (string | false)[] = [
    formatChildren(price.children_in_public_cover),
    formatStateProgram(outlook, exact),
    state === 'NY' && year === 2026 && exact <= 250 && help !== 'medicaid' && noteOfEssentialPlan,
    state === undefined && exact <= 200 && noteOfState,
    help === 'medicaid' && year === 2027 && noteOfWorkRules,
    ...(price.outcome === 'income_too_low' ? listGapRemarks(outlook) : []),
    ...(outlook.credit > 0 ? listCreditRemarks(outlook, exact) : []),
    outlook.netBronze !== undefined &&
      `The cheapest bronze plan would cost about ${formatMonth(outlook.netBronze)} in ${year}; bronze and catastrophic plans may carry a health savings account.`,
    (state === 'NY' || state === 'VT') &&
      covered > 1 &&
      `${state === 'NY' ? 'New York' : 'Vermont'} prices families by tier, not by age.`,
    year === 2027 && `15 December 2026 is the safe date to enroll, at ${exchange.name}.`,
  ];
  return remarks.filter((remark) => remark !== false);
}

function listCreditRemarks({ year, price }: Outlook, percent: number): (string | false)[] {
  return [
    price.csr !== undefined &&
      price.csr > 70 &&
      `Silver plans cover about ${price.csr}% of costs for you instead of 70% in ${year} (cost-sharing reductions; silver only).`,
    year === 2026 &&
      percent <= 150 &&
      'In 2026 there is no credit through an enrollment period for low income.',
    year === 2027 && 'In 2027 the credit is for citizens, permanent residents and few others.',
    `If your income of ${year} turns out higher, you pay back what was too much, without a cap.`,
  ];
}

function formatChildren(count: number): string | false {
  if (count === 0) return false;
  return count === 1
    ? 'One child probably belongs to Medicaid or CHIP and is not in these prices.'
    : `${count} children probably belong to Medicaid or CHIP and are not in these prices.`;
}

const noteOfState =
  'At this income the state decides: most expanded Medicaid to 138% of the poverty line, four have a program of their own to 200%. Give your state to see your case.';

const noteOfWorkRules =
  'From 2027 Medicaid has work rules for many adults; who fails them loses the tax credit too.';

const noteOfEssentialPlan =
  'Until June 2026 New York’s Essential Plan covered incomes from 200 to 250% of the poverty line too.';

function formatStateProgram({ year, facts, help, exchange }: Outlook, percent: number): string | false {
  const programs = getRules(year).state_programs as Readonly<Record<string, { name: string; to?: number }>>;
  const program = programs[facts.state ?? ''];
  if (!program || (help !== 'credit' && help !== 'none')) return false;
  if (percent < 100 || percent > (program.to ?? Number.POSITIVE_INFINITY)) return false;
  return `Your state may help further: ${program.name}. ${exchange.name} knows the amount.`;
}

function listGapRemarks({ year, facts: { state } }: Outlook): string[] {
  return [
    ...(year === 2026 ? ['In 2026 that includes lawfully present immigrants, who had a credit before.'] : []),
    ...(state === 'GA'
      ? [
          'In Georgia adults at this income get Medicaid only in its work program (Pathways), which ends in December 2026.',
        ]
      : []),
    ...(state === undefined || state === 'GA'
      ? []
      : ['Your state did not expand Medicaid: most adults at this income get neither (the coverage gap).']),
  ];
}

/** Formats the income at which the credit ends, and the room below it; undefined where there is no credit to lose. */
export function formatCliff({ year, facts, price, help }: Outlook): string | undefined {
  const { credit_ends_at: end, one_dollar_more: cliff = 0, limit_400: limit } = price;
  if (end === undefined || (help !== 'credit' && help !== 'none')) return undefined;
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
