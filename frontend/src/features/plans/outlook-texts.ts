import { formatRoundedMoney } from '#frontend/ui/format.ts';
import shared from '#model/artifacts/plans/household.json' with { type: 'json' };
import type { Outlook } from './outlook.ts';

/** Formats the monthly share of a yearly amount. */
export const formatMonth = (usdPerYear: number) => `${formatRoundedMoney(usdPerYear / 12)} a month`;

/** Programs that take the place of the credit, by state. */
const basicPrograms: Readonly<Record<string, { name: string } | undefined>> = shared.basic_programs;

/** Formats what a household would pay in one short sentence. */
export function formatHeadline(outlook: Outlook): string {
  const { covered, help, net, facts } = outlook;
  const subject = covered > 1 ? 'Your household' : 'You';
  if (net !== undefined) return `${subject} would pay about ${formatMonth(net)}`;
  switch (help) {
    case 'medicaid':
      return `${subject} probably ${covered > 1 ? 'has' : 'have'} Medicaid instead`;
    case 'basic_program':
      return `${basicPrograms[facts.state ?? '']?.name} instead of this price`;
    case 'state_plan':
      return 'ConnectorCare instead of this price';
    case 'employer_for_some':
      return 'Your employer’s plan instead, for you';
    default:
      return 'Your price after a tax credit';
  }
}

export function formatReason(outlook: Outlook): string {
  const { year, facts, price, help, credit, exchange } = outlook;
  const money = formatRoundedMoney;
  const line = `${money(price.poverty_line)} for this household in ${year}`;
  switch (help) {
    case 'unknown_income':
      return 'Give your income to see what remains. It stays in this tab.';
    case 'medicaid':
      return facts.state === 'WI'
        ? `In Wisconsin Medicaid (BadgerCare Plus) covers adults up to the poverty line, in place of a tax credit of ${year}.`
        : `Your state’s Medicaid covers adults at this income, in place of a tax credit of ${year}.`;
    case 'basic_program':
      return `Up to 200% of the poverty line (${line}) your state’s program takes the place of the tax credit.`;
    case 'state_plan':
      return `In Massachusetts up to 400% of the poverty line (${money(price.limit_400)} in ${year}) the state’s own plans take the place of this calculation: ask the ${exchange.name}.`;
    case 'employer':
      return `Your employer’s offer counts as affordable in ${year} (up to ${money(price.employer_limit_monthly)} a month), so there is no tax credit.`;
    case 'employer_for_some':
      return `Your employer’s offer for you counts as affordable in ${year} (up to ${money(price.employer_limit_monthly)} a month), so you get no tax credit. The others in your household may: estimate them without you.`;
    case 'none':
      return price.outcome === 'income_too_low'
        ? `There is no tax credit below the poverty line, ${line}.`
        : `There is no tax credit above ${money(price.limit_400)}, 400% of the poverty line in ${year}.`;
    case 'credit':
      return credit > 0
        ? `${money(price.net_benchmark ?? 0)} a year in ${year}, after a tax credit of ${money(credit)}: ${price.rate?.toFixed(2)}% of income at ${price.percent}% of the poverty line.`
        : `The plan costs less than ${price.rate?.toFixed(2)}% of your income, so there is no tax credit in ${year}.`;
  }
}
