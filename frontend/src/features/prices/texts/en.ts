import { formatList, formatNumber, formatRoundedMoney as money } from '#frontend/ui/format.ts';
import type { Range } from '#functions/plans/plan-prices.ts';
import type { Level } from '#functions/plans/state-help.ts';
import type { YearTotal } from '#functions/plans/year-totals.ts';

const plurals = new Intl.PluralRules('en-US');
const count = (number: number, one: string, other: string) =>
  `${number} ${plurals.select(number) === 'one' ? one : other}`;
const month = (usdPerYear: number) => `${money(usdPerYear / 12)} a month`;
/** Amounts of which the second is that with tobacco; one if they are the same. */
const amounts = ({ low, high }: Range) => (low === high ? money(low) : `${money(low)} to ${money(high)}`);

/** "Employers’ plans: $200 and $300 a month" */
const offered = (plan: string, offers: readonly number[]) =>
  `${plan}: ${formatList(offers.map(money))} a month`;
const anEmployers = (offers: readonly number[]) =>
  offers.length > 1 ? 'Employers’ plans' : 'An employer’s plan';
const counts = (year: number, limit: string, isSeveral: boolean) =>
  isSeveral
    ? `They count as affordable in ${year} (up to ${limit} each)`
    : `It counts as affordable in ${year} (up to ${limit})`;

/** Program of some counties, beside that of the state. */
export const countyProgram: string = 'the county’s program for children';

/** Texts of the prices of a household. */
export const priceTexts = {
  month,
  amounts,
  employersPlan: (offers: readonly number[], isYours: boolean) =>
    offered(isYours ? 'Your employer’s plan' : anEmployers(offers), offers),
  employersPlanAndOthers: (offers: readonly number[], others: Range, isYours: boolean) =>
    `${offered(isYours ? 'Your employer’s plan for you' : `${anEmployers(offers)} for some`, offers)}; second-cheapest silver for the others: about ${amounts(others)} a month`,
  medicaidInstead: (isAlone: boolean): string =>
    isAlone ? 'You probably have Medicaid instead' : 'Your household probably has Medicaid instead',
  programInstead: (program: string) => `${program} instead of this price`,
  stateDecides: 'Your state decides',
  pays: (isAlone: boolean, usd: Range) =>
    isAlone
      ? `Second-cheapest silver: about ${amounts(usd)} a month`
      : `Second-cheapest silver for your household: about ${amounts(usd)} a month`,
  paysWithTobacco: (isAlone: boolean, usd: Range) =>
    isAlone
      ? `Second-cheapest silver, with tobacco: ${amounts(usd)} a month`
      : `Second-cheapest silver for your household, with tobacco: ${amounts(usd)} a month`,
  taxCredit: (usd: number) => `a tax credit of ${money(usd)}`,
  monthlyCredit: (usd: number, isAbout: boolean) => `${isAbout ? 'about ' : ''}${month(usd)} tax credit`,
  stateHelp: (amount: string, state: string, isAbout: boolean) =>
    isAbout ? `about ${amount} from ${state}` : `${amount} from ${state}`,
  helps: formatList,
  stateDecidesReason: (states: string, exchange: string) =>
    `At this income ${states} have Medicaid, the others may give nothing. Give your ZIP code to see your case, or ask ${exchange}.`,
  programReason: (line: number, year: number) =>
    `Up to 200% of the poverty line (${money(line)} for this household in ${year}) your state’s program takes the place of the tax credit.`,
  employerReason: (year: number, limit: string, net: number, isSeveral: boolean) =>
    `${counts(year, `${limit} a month`, isSeveral)}, so there is no tax credit: the marketplace’s second-cheapest silver plan costs ${month(net)}.`,
  employerForSomeReason: (
    year: number,
    limit: string,
    paid: Range,
    { helps, isSeveral }: { helps: string; isSeveral: boolean },
  ) =>
    `${counts(year, `${limit} a month`, isSeveral)}, so this is the price of the others: ${amounts(paid)} a year${helps && `, after ${helps}`}.`,
  tooLow: (line: number, year: number) =>
    `There is no tax credit below the poverty line, ${money(line)} for this household in ${year}.`,
  tooHigh: (limit: number, year: number) =>
    `There is no tax credit above ${money(limit)}, 400% of the poverty line in ${year}.`,
  tooHighWithHelp: (limit: number, year: number, helps: string) =>
    `There is no tax credit above ${money(limit)}, 400% of the poverty line in ${year}. The price is after ${helps}.`,
  otherCover: (year: number) =>
    `Veterans’ health care and TRICARE end the tax credit of ${year}: these are full prices.`,
  cheap: (rate: string, year: number) =>
    `The plan costs less than ${rate}% of your income, so there is no tax credit in ${year}.`,
  credit: (paid: Range, year: number, helps: string) => `${amounts(paid)} a year in ${year}, after ${helps}.`,
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

/** Texts of the tiles of the levels and of the cases that take their place. */
export const tileTexts = {
  askExchange: 'Ask the exchange',
  /** Before an amount. */
  aboutNext: 'about ',
  aMonth: 'a month',
  aboutAmount: (amount: string) => `about ${amount}`,
  aboutLikely: (amount: string, likely: string) => `about ${amount}, ${likely}`,
  likely: (usd: Range) => `likely ${amounts(usd)}`,
  spoken: (name: string, text: string) => `${name}: ${text}.`,
  spokenMonth: (name: string, amount: string) => `${name}: ${amount} a month.`,
  full: (usd: Range, isAbout: boolean) =>
    isAbout ? `full price about ${amounts(usd)}` : `full price ${amounts(usd)}`,
  /** Price of the filed year beside a projected one. */
  details: (parts: readonly string[]) => parts.join(', '),
  /** Range of a car's cover, USD a year. */
  spread: (usd: Range) => `likely ${amounts(usd)} a year`,
  stateSilver: (program: string) => `Silver, ${program}`,
  secondSilver: 'Silver, second-cheapest',
  /** In a row of the history. */
  silverOfRow: (name: string, amount: string) => `${name} ${amount} a month`,
  beforeCredit: 'before any tax credit',
  notKnown: 'price not known here',
  beforeStateHelp: (state: string) => `before ${state}’s help`,
  federalOnly: 'federal tax credit only',
  noCosts: 'You pay no costs of care',
  share: (percent: number) => `You pay ${percent}% of costs`,
  shareAtMost: (percent: number) => `You pay at most ${percent}% of costs`,
  /** @param usd a month */
  gold: (usd: number, coversMore: boolean) =>
    `Gold is ${money(usd)} a month cheaper than silver here${coversMore ? ' and covers more' : ''}: silver’s price includes help with deductibles.`,
  after: (helps: string) => `After ${helps}`,
  peopleAfter: (people: string, helps: string) => `For ${people}, after ${helps}`,
  fullPrice: 'The full price: no tax credit',
  headings: {
    unknown_income: 'Before any tax credit',
    employer: 'Marketplace, at the full price',
    medicaid: 'The full price',
    basic_program: 'The full price',
    state_decides: 'The full price',
  },
  youAlone: 'you alone',
  people: (adults: number, children: number) =>
    formatList([
      ...(adults > 0 ? [count(adults, 'adult', 'adults')] : []),
      ...(children > 0 ? [count(children, 'child', 'children')] : []),
    ]),
  /** People and their ages. */
  aged: (people: string, ages: readonly number[]) => `${people}, ${formatList(ages.map(String))}`,
  cheapestFor: (people: string) => `Cheapest plans, for ${people}.`,
  pricesFor: (people: string) => `For ${people}.`,
  withTobacco: (people: string, tobacco: string) => `${people}, ${tobacco}`,
  tobaccoByState: 'before tobacco: your state decides how much more it may cost',
  tobaccoUnknown: (state: string) => `before tobacco: sources disagree on ${state}`,
  tobaccoFree: (state: string, year: number) =>
    `with tobacco: insurers in ${state} charge nothing more for it in ${year}`,
  tobaccoLimit: (state: string, percent: number) =>
    `with tobacco: insurers in ${state} may add up to ${percent === 50 ? 'half' : `${percent}%`}, and the credit does not pay for it`,
  requiredBenefit:
    'At least $1 a month for each person stays: it pays for a required benefit that the tax credit may not pay for.',
  smallRest: 'Some plans keep a dollar or two a month that no tax credit may pay.',
  bronzeOfArea: 'The bronze price is that of one place in your rating area, not your county’s own.',
  ofCountry: 'These are typical prices of the country: your ZIP code makes them exact.',
  ofState: (state: string) => `These are average prices in ${state}: give your county for your own.`,
  ofStateOnly: (state: string) => `These are average prices in ${state}: none is known for your county.`,
  approximate: 'The prices of your county are approximate: its parts differ, or sources disagree.',
  ofArea: 'These are prices of your rating area, not your county’s own.',
  mayPayLess: (limit: number) => `Incomes up to ${money(limit)} may pay less.`,
  mostPayLess: 'Most incomes may pay less.',
  ask: (names: readonly string[], exchange: string) => `${formatList(names)}: ask ${exchange}.`,
  outsideUnknown: (exchange: string) =>
    `If you get no tax credit, a silver plan sold outside ${exchange} is often cheaper, but it gets no credit later that year, even if your income falls.`,
  outside: (exchange: string) =>
    `Without a tax credit, a silver plan sold outside ${exchange} is often cheaper, but it gets no credit later that year, even if your income falls.`,
  levelPrices: (prices: readonly (readonly [Level, number])[]) =>
    prices.map(([level, usdPerYear]) => `${level} ${money(usdPerYear / 12)}`).join(', '),
  fullPrices: (year: number, prices: string) => `Full prices of ${year} a month: ${prices}.`,
  fullPricesWithMedicaid: (year: number, prices: string) =>
    `Full prices of ${year} a month: ${prices}. With Medicaid there is no tax credit for these plans.`,
  fullPricesWithProgram: (year: number, prices: string) =>
    `Full prices of ${year} a month: ${prices}. With this program there is no tax credit for these plans.`,
  qualifies: (isAlone: boolean, program: string) =>
    isAlone ? `You probably qualify for ${program}` : `Your household probably qualifies for ${program}`,
  publicCover: 'It costs little or nothing. You can apply on any day of the year.',
  apply: (exchange: string) => `Apply at ${exchange}`,
  stateDecides: (states: string) =>
    `At this income ${states} have Medicaid, at little or no cost; in the others there may be no help. Give your ZIP code, or ask your state.`,
  medicaidOffice: 'Your state’s Medicaid office',
  employersPlanForYou: (offers: readonly number[]) => offered('Your employer’s plan for you', offers),
  employersPlanForSome: (offers: readonly number[]) =>
    offered(`${anEmployers(offers)} for some of you`, offers),
  affordable: (year: number, limit: string, isSeveral: boolean) =>
    `${counts(year, limit, isSeveral)}, so there is no tax credit for the plans below.`,
  affordableForYou: (year: number, limit: string) =>
    `${counts(year, limit, false)}, so you get no tax credit. The prices below are for the others.`,
  affordableForSome: (year: number, limit: string, isSeveral: boolean) =>
    `${counts(year, limit, isSeveral)}, so whoever ${isSeveral ? 'they cover' : 'it covers'} gets no tax credit. The prices below are for the others.`,
  /** @param usd what it costs more than the cheapest plan, USD a month */
  compareOffer: (usd: number, isSeveral: boolean) => {
    const cost = isSeveral ? 'Together they cost' : 'It costs';
    if (usd === 0) return `${cost} as much as the cheapest plan below.`;
    return `${cost} ${money(Math.abs(usd))} a month ${usd > 0 ? 'more' : 'less'} than the cheapest plan below.`;
  },
  noMarketplace: (territory: string) => `There is no marketplace in ${territory}`,
  noMarketplaceText:
    'So there is no tax credit, and we have no prices. Its Medicaid office says whether you qualify; insurers there sell plans directly.',
  findMedicaidOffice: 'Find the Medicaid office',
  medicareAt: (age: number) => `At ${age} you probably have Medicare`,
  medicareFrom: 'From 65 you probably have Medicare',
  hasMedicare: 'You have Medicare',
  medicare:
    'It takes the place of a marketplace plan: with free Part A you get no tax credit, and what was paid for you is paid back.',
  medicareSignUp:
    'Sign up from three months before the month you turn 65 to three months after; later only from January 1 to March 31.',
  pricesAtAge: (year: number, age: number, prices: string) =>
    `Marketplace prices of ${year} at ${age}, a month: ${prices}.`,
  /** For the copied summary. */
  summary: (heading: string, tiles: readonly string[]) => `${heading}, a month: ${tiles.join('; ')}.`,
  editPeople: 'Edit people',
};

/** Plan with what it saves, USD a year. */
type Saving = readonly [plan: YearTotal['level'], usd: number];

const planNames: Readonly<Record<YearTotal['level'], string>> = {
  bronze: 'bronze',
  silver: 'silver',
  gold: 'gold',
  employer: 'the employer’s plan',
};

/** Texts about deductibles and the totals of a year. */
export const yearTexts = {
  title: 'Your year',
  titleOfAll: 'A year for all of you',
  ownCare: 'Your own care in a year',
  expected: 'expected',
  badYear: 'bad year',
  spokenExpected: 'expected ',
  spokenBadYear: ', in a bad year ',
  premium: 'premium',
  care: 'care',
  details: 'Details',
  caption: 'Costs of a year by plan level',
  goldPays: (usd: number) => `Gold pays if it costs less than ${money(usd)} a year more than silver.`,
  premiums: {
    net: 'With the premium that you would pay.',
    gross: 'With the premium before a tax credit.',
    none: 'For you alone and without the premium.',
  },
  outOfPocket:
    'Out of pocket is what you pay for care: all of it up to the plan’s deductible, then a share. Nine of ten years cost less than a bad year. Above the most it can be, the plan pays for all care in its network.',
  chance: 'One person’s year is mostly chance.',
  others:
    'For all of you: the others are counted with the average spending of their age. A bad year is the worst of one person, with the expected year of everybody else.',
  rows: {
    premium: 'Premium',
    tobacco: 'Of it for tobacco, at most',
    care: 'Expected out of pocket',
    expected: 'Expected total',
    bad_year: 'Total in a bad year',
    most: 'The most it can be',
    chance_of_most: 'Chance of reaching the most',
    deductible: 'Deductible, low to high',
  },
  deductible: (usd: number) => `deductibles here: about ${money(usd)}`,
  deductibleEach: (usd: number) => `deductibles here: about ${money(usd)} each`,
  printedDeductible: (usd: Range) => `deductible ${amounts(usd)}`,
  about: (usd: number) => `about ${money(usd)}`,
  lowestTotal: 'Lowest expected total',
  /** Plans with what each saves beside the other. */
  bothEnds: ([usual, saved]: Saving, [bad, savedInBad]: Saving) => {
    const name = planNames[usual];
    return `${name.charAt(0).toUpperCase()}${name.slice(1)} is about ${money(saved)} cheaper in a usual year, ${planNames[bad]} ${money(savedInBad)} in a bad one.`;
  },
  lowestIsEmployers: 'With a year’s care, the employer’s plan has the lowest expected total.',
  countyPlans: (year: number) =>
    `Counted with the median deductible of your county’s plans of ${year}; your plan differs.`,
  typicalPlan: 'Typical plan of each level: your county’s deductibles are not known here.',
  withTobacco: 'Premiums include the most that insurers may add for tobacco. The tax credit pays none of it.',
  beforeTobacco: 'Premiums are before tobacco: how much it may add is not certain here.',
  employersPlan: 'An employer’s plan is counted with a gold plan’s share of the costs.',
};
