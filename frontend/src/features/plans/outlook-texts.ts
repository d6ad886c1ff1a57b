import { formatNumber, formatRoundedMoney } from '#frontend/ui/format.ts';
import { findBenchmarkShare, isShareKnown } from '#functions/plans/credit-benchmark.ts';
import { expandedMedicaid, findBasicProgram, findParentLimit } from '#functions/plans/household.ts';
import { type MonthRange, type Outlook, type Priced, toMonthRange } from '#functions/plans/outlook.ts';
import { formatState } from '#functions/plans/state-offices.ts';
import { yearTexts } from './texts/en.ts';

/** Year of the prices, where it is not the plan year: "", " at 2026 prices", " at 2026 prices plus 14%". */
export function formatPriceBasis({ year, priceBasis }: Pick<Outlook, 'year' | 'priceBasis'>): string {
  const rise = priceBasis.rise > 0 ? ` plus ${priceBasis.rise}%` : '';
  return year === priceBasis.year ? '' : ` at ${priceBasis.year} prices${rise}`;
}

/** Plan year with that of the prices: "2026", "2027 at 2026 prices". */
export const formatYear = (outlook: Pick<Outlook, 'year' | 'priceBasis'>) =>
  `${outlook.year}${formatPriceBasis(outlook)}`;

/** Says that the state's program pays more of the costs of care than a year counts; undefined where it does not. */
export function formatLowerCosts({ stateHelp, price: { state_program: program } }: Outlook) {
  return stateHelp > 0 && program?.cost_sharing ? yearTexts.moreThanCounted(program.name) : undefined;
}

/** Formats the monthly share of a yearly amount. */
export const formatMonth = (usdPerYear: number) => `${formatRoundedMoney(usdPerYear / 12)} a month`;

export function formatMonthRange({ low, high }: MonthRange): string {
  return low === high ? formatRoundedMoney(low) : `${formatRoundedMoney(low)} to ${formatRoundedMoney(high)}`;
}

/** Formats what a household with an income would pay in one short sentence. */
export function formatHeadline({ isForApplicant, help, net, facts, offer, tobacco }: Outlook): string {
  const [subject, have] = isForApplicant ? ['You', 'have'] : ['Your household', 'has'];
  switch (help) {
    case 'employer':
      return `Your employer’s plan: ${formatRoundedMoney(offer ?? 0)} a month`;
    case 'medicaid':
      return `${subject} probably ${have} Medicaid instead`;
    case 'basic_program':
      return `${findBasicProgram(facts.state)?.name} instead of this price`;
    case 'state_decides':
      return 'Your state decides';
    default: {
      const month = formatMonthRange(toMonthRange(net ?? 0, tobacco));
      return tobacco
        ? `${subject} would pay ${month} a month with tobacco`
        : `${subject} would pay about ${month} a month`;
    }
  }
}

/**
 * Formats the help that a price is after: "a tax credit of $5,270 and $235 from California"; empty without help.
 * @param format formats the state's help, USD a year
 */
export function formatHelp(
  { credit, stateHelp, facts, price }: Outlook,
  formatCredit: (usdPerYear: number) => string,
  format: (usdPerYear: number) => string,
): string {
  const about = price.state_program?.certainty === 'agreed' ? '' : 'about ';
  const parts = [
    credit > 0 && formatCredit(credit),
    stateHelp > 0 && `${about}${format(stateHelp)} from ${formatState(facts.state)}`,
  ];
  return parts.filter(Boolean).join(' and ');
}

/** Formats the monthly price up to which an offer of an employer is affordable, in whole dollars. */
export const formatOfferLimit = ({ price }: Outlook) =>
  formatRoundedMoney(Math.floor(price.employer_limit_monthly));

/** Formats why a household with an income would pay that, and after which help. */
export function formatReason(outlook: Outlook): string {
  const { year, price, help, exchange, net = 0, stateHelp, tobacco = 0 } = outlook;
  const money = formatRoundedMoney;
  const paid = tobacco > 0 ? `${money(net)} to ${money(net + tobacco)}` : money(net);
  const line = `${money(price.poverty_line)} for this household in ${year}`;
  const limit = `${formatOfferLimit(outlook)} a month`;
  const rate = `${price.rate?.toFixed(2)}% of your income`;
  const helped = formatHelp(outlook, (credit) => `a tax credit of ${money(credit)}`, money);
  switch (help) {
    case 'medicaid':
      return formatMedicaid(outlook);
    case 'state_decides':
      return `At this income ${expandedMedicaid} have Medicaid, the others may give nothing. Give your ZIP code to see your case, or ask ${exchange.name}.`;
    case 'basic_program':
      return `Up to 200% of the poverty line (${line}) your state’s program takes the place of the tax credit.`;
    case 'employer':
      return `It counts as affordable in ${year} (up to ${limit}), so there is no tax credit: the marketplace’s second-cheapest silver plan costs ${formatMonth(net)}${formatPriceBasis(outlook)}.`;
    case 'employer_for_some':
      return `Your employer’s offer for you counts as affordable in ${year} (up to ${limit}), so this is the price of the others: ${paid} a year${formatPriceBasis(outlook)}${helped && `, after ${helped}`}.`;
    case 'income_too_low':
      return `There is no tax credit below the poverty line, ${line}.`;
    case 'income_too_high': {
      const none = `There is no tax credit above ${money(price.limit_400)}, 400% of the poverty line in ${year}.`;
      return helped ? `${none} The price${formatPriceBasis(outlook)} is after ${helped}.` : none;
    }
    default: {
      if (!helped)
        return `The plan costs less than ${rate}, so there is no tax credit in ${formatYear(outlook)}.`;
      const share = stateHelp > 0 ? '' : ` At ${price.percent}% of the poverty line you pay ${rate}.`;
      return `${paid} a year in ${formatYear(outlook)}, after ${helped}.${share}`;
    }
  }
}

function formatMedicaid({ year, facts: { state }, people }: Outlook): string {
  if (people.every(({ cover }) => cover === 'child_cover' || cover === 'medicare')) {
    const oldest = state === 'ME' ? '20' : '18';
    return `Your state’s Medicaid or CHIP covers people up to ${oldest} at this income, in place of a tax credit of ${year}.`;
  }
  if (state === 'WI') {
    return `In Wisconsin Medicaid (BadgerCare Plus) covers adults up to the poverty line, in place of a tax credit of ${year}.`;
  }
  const parents = findParentLimit(state);
  return parents === undefined
    ? `Your state’s Medicaid covers adults at this income, in place of a tax credit of ${year}.`
    : `In ${formatState(state)} Medicaid covers parents of children under 19 up to about ${parents}% of the poverty line, in place of a tax credit of ${year}.`;
}

/** Formats which part of the benchmark plan's price sets the tax credit in a county. */
export function formatCreditBenchmark({ input_data: { state, county } }: Pick<Priced, 'input_data'>): string {
  const share = findBenchmarkShare(county);
  if (share < 1) {
    return `The tax credit is set by ${formatNumber(100 * share)}% of that price in this county: it counts only the part of a premium that pays for essential health benefits.`;
  }
  if (county === undefined || isShareKnown(state)) return 'The tax credit is set by that price.';
  return 'The tax credit is set by the part of that price that pays for essential health benefits. It is not known for this county, so the credit may be lower: by up to 3.5% of that price.';
}
