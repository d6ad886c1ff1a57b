import { formatList, formatNumber, formatRoundedMoney as money } from '#frontend/ui/format.ts';

const month = (usdPerYear: number) => `${money(usdPerYear / 12)} a month`;
/** Amounts of which the second is that with tobacco; one if they are the same. */
const amounts = ({ low, high }: Amounts) => (low === high ? money(low) : `${money(low)} to ${money(high)}`);

export interface Amounts {
  low: number;
  high: number;
}

/** Texts of the prices of a household. */
export const outlookTexts = {
  /** Year of the prices, with an assumed rise in percent. */
  atPrices: (year: number, rise: number) =>
    rise > 0 ? ` at ${year} prices plus ${rise}%` : ` at ${year} prices`,
  month,
  amounts,
  employersPlan: (usd: number) => `Your employer’s plan: ${money(usd)} a month`,
  employersPlanAndOthers: (usd: number, others: Amounts) =>
    `Your employer’s plan for you: ${money(usd)} a month; second-cheapest silver for the others: about ${amounts(others)} a month`,
  medicaidInstead: (isAlone: boolean): string =>
    isAlone ? 'You probably have Medicaid instead' : 'Your household probably has Medicaid instead',
  programInstead: (program: string) => `${program} instead of this price`,
  stateDecides: 'Your state decides',
  pays: (isAlone: boolean, usd: Amounts) =>
    isAlone
      ? `Second-cheapest silver: about ${amounts(usd)} a month`
      : `Second-cheapest silver for your household: about ${amounts(usd)} a month`,
  paysWithTobacco: (isAlone: boolean, usd: Amounts) =>
    isAlone
      ? `Second-cheapest silver, with tobacco: ${amounts(usd)} a month`
      : `Second-cheapest silver for your household, with tobacco: ${amounts(usd)} a month`,
  taxCredit: (usd: number) => `a tax credit of ${money(usd)}`,
  monthlyCredit: (usd: number) => `${month(usd)} tax credit`,
  stateHelp: (amount: string, state: string, isAbout: boolean) =>
    isAbout ? `about ${amount} from ${state}` : `${amount} from ${state}`,
  helps: formatList,
  stateDecidesReason: (states: string, exchange: string) =>
    `At this income ${states} have Medicaid, the others may give nothing. Give your ZIP code to see your case, or ask ${exchange}.`,
  programReason: (line: number, year: number) =>
    `Up to 200% of the poverty line (${money(line)} for this household in ${year}) your state’s program takes the place of the tax credit.`,
  employerReason: (year: number, limit: string, net: number, basis: string) =>
    `It counts as affordable in ${year} (up to ${limit} a month), so there is no tax credit: the marketplace’s second-cheapest silver plan costs ${month(net)}${basis}.`,
  employerForSomeReason: (
    year: number,
    limit: string,
    paid: Amounts,
    { basis, helps }: { basis: string; helps: string },
  ) =>
    `Your employer’s offer for you counts as affordable in ${year} (up to ${limit} a month), so this is the price of the others: ${amounts(paid)} a year${basis}${helps && `, after ${helps}`}.`,
  tooLow: (line: number, year: number) =>
    `There is no tax credit below the poverty line, ${money(line)} for this household in ${year}.`,
  tooHigh: (limit: number, year: number) =>
    `There is no tax credit above ${money(limit)}, 400% of the poverty line in ${year}.`,
  tooHighWithHelp: (limit: number, year: number, { basis, helps }: { basis: string; helps: string }) =>
    `There is no tax credit above ${money(limit)}, 400% of the poverty line in ${year}. The price${basis} is after ${helps}.`,
  cheap: (rate: string, year: string) =>
    `The plan costs less than ${rate}% of your income, so there is no tax credit in ${year}.`,
  credit: (paid: Amounts, year: string, helps: string) =>
    `${amounts(paid)} a year in ${year}, after ${helps}.`,
  share: (percent: number, rate: string) =>
    `At ${percent}% of the poverty line you pay ${rate}% of your income.`,
  childCover: (oldest: number, year: number) =>
    `Your state’s Medicaid or CHIP covers people up to ${oldest} at this income, in place of a tax credit of ${year}.`,
  badgerCare: (year: number) =>
    `In Wisconsin Medicaid (BadgerCare Plus) covers adults up to the poverty line, in place of a tax credit of ${year}.`,
  adultMedicaid: (year: number) =>
    `Your state’s Medicaid covers adults at this income, in place of a tax credit of ${year}.`,
  parentMedicaid: (state: string, percent: number, year: number) =>
    `In ${state} Medicaid covers parents of children under 19 up to about ${percent}% of the poverty line, in place of a tax credit of ${year}.`,
  benchmarkShare: (percent: number) =>
    `The tax credit is set by ${formatNumber(percent)}% of this plan’s price in this county: it counts only the part of a premium that pays for essential health benefits.`,
  wholeBenchmark: 'The tax credit is set by the price of this plan for the people whom it would cover.',
  unknownShare:
    'The tax credit is set by the part of this plan’s price that pays for essential health benefits. It is not known for this county, so the credit may be lower: by up to 3.5% of the price.',
  /** For help that the designs of the levels leave out. */
  moreThanCounted: (program: string) =>
    `With a plan of ${program} your care costs less than counted here: it also lowers deductibles and copays.`,
  /** Price of a level. */
  unknown: 'not known',
};

/** Texts around the prices by income, which are loaded when they are opened. */
export const byIncomeTexts = {
  title: 'Help by income',
  failed: 'Failed to load the prices by income',
};
