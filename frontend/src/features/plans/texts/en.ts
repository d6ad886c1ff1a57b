import { formatList, formatNumber, formatRoundedMoney as money } from '#frontend/ui/format.ts';
import type { Range } from '#functions/plans/plan-prices.ts';
import type { Level } from '#functions/plans/state-help.ts';
import type { YearTotal } from '#functions/plans/year-totals.ts';

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
    `At this income you get Medicaid in ${states}; in the others you may get no help. Enter your ZIP code to see your case, or ask ${exchange}.`,
  programReason: (line: number, year: number) =>
    `Up to 200% of the poverty line (${money(line)} for this household in ${year}) your state’s program takes the place of the tax credit.`,
  employerReason: (year: number, limit: string, net: number, isSeveral: boolean) =>
    `${counts(year, `${limit} a month`, isSeveral)}, so you get no tax credit. At the marketplace the second-cheapest silver plan costs ${month(net)}.`,
  employerForSomeReason: (
    year: number,
    limit: string,
    paid: Range,
    { helps, isSeveral }: { helps: string; isSeveral: boolean },
  ) =>
    `${counts(year, `${limit} a month`, isSeveral)}, so this is the price of the others: ${amounts(paid)} a year${helps && `, after ${helps}`}.`,
  tooLow: (line: number, year: number) =>
    `You get no tax credit below the poverty line, which is ${money(line)} for this household in ${year}.`,
  tooHigh: (limit: number, year: number) =>
    `You get no tax credit above ${money(limit)}, which is 400% of the poverty line in ${year}.`,
  tooHighWithHelp: (limit: number, year: number, helps: string) =>
    `You get no tax credit above ${money(limit)}, which is 400% of the poverty line in ${year}. The price is after ${helps}.`,
  otherCover: (year: number) =>
    `With veterans’ health care or TRICARE you get no tax credit in ${year}: these are full prices.`,
  cheap: (rate: string, year: number) =>
    `The plan costs less than ${rate}% of your income, so you get no tax credit in ${year}.`,
  credit: (paid: Range, year: number, helps: string) =>
    `You pay ${amounts(paid)} in ${year}, after ${helps}.`,
  share: (percent: number, rate: string) =>
    `At ${percent}% of the poverty line you pay ${rate}% of your income.`,
  childCover: (oldest: number, year: number) =>
    `Your state’s Medicaid or CHIP covers people up to ${oldest} at this income, so you get no tax credit in ${year}.`,
  badgerCare: (year: number) =>
    `In Wisconsin Medicaid (BadgerCare Plus) covers adults up to the poverty line, so you get no tax credit in ${year}.`,
  adultMedicaid: (year: number) =>
    `Your state’s Medicaid covers adults at this income, so you get no tax credit in ${year}.`,
  parentMedicaid: (state: string, percent: number, year: number) =>
    `In ${state} Medicaid covers parents of children under 19 up to about ${percent}% of the poverty line, so you get no tax credit in ${year}.`,
  benchmarkShare: (percent: number) =>
    `The law sets the tax credit by ${formatNumber(percent)}% of this plan’s price in this county, which is the part that pays for essential health benefits.`,
  wholeBenchmark: 'The law sets the tax credit by the price of this plan for the people whom it would cover.',
  unknownShare:
    'The law sets the tax credit by the part of this plan’s price that pays for essential health benefits. We do not know that part for this county, so your credit can be lower by up to 3.5% of the price.',
  /** For help that the designs of the levels leave out. */
  moreThanCounted: (program: string) =>
    `With a plan of ${program} your care costs less than we count here, because it also lowers deductibles and copays.`,
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
  askExchange: 'Ask the marketplace',
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
  /** @param likely both ends of a range a month */
  likelyMonth: (likely: string) => `${likely} a month`,
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
    `Gold is ${money(usd)} a month cheaper than silver here${coversMore ? ' and covers more' : ''}. Silver costs more because it pays for lower deductibles of people with low incomes.`,
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
  /** People and their ages. */
  aged: (people: string, ages: readonly number[]) => `${people}, ${formatList(ages.map(String))}`,
  cheapestFor: (people: string) => `These are the cheapest plans for ${people}.`,
  pricesFor: (people: string) => `These are prices for ${people}.`,
  withTobacco: (people: string, tobacco: string) => `${people}, ${tobacco}`,
  tobaccoByState: 'before tobacco: your state decides how much more it may cost',
  tobaccoUnknown: (state: string) => `before tobacco, on which our sources disagree in ${state}`,
  tobaccoFree: (state: string, year: number) =>
    `with tobacco: insurers in ${state} charge nothing more for it in ${year}`,
  tobaccoLimit: (state: string, percent: number) =>
    `with tobacco: insurers in ${state} may add up to ${percent === 50 ? 'half' : `${percent}%`}, and the credit does not pay for it`,
  requiredBenefit:
    'At least $1 a month for each person stays: it pays for a required benefit that the law forbids the tax credit to pay for.',
  smallRest: 'Some plans keep a dollar or two a month that no tax credit may pay.',
  bronzeOfArea: 'The bronze price is that of another county that insurers price together with yours.',
  ofCountry: 'These are average prices of the country: with your ZIP code you see those of your county.',
  ofState: (state: string) => `These are average prices in ${state}: enter your county to see your own.`,
  ofStateOnly: (state: string) =>
    `These are average prices in ${state}, because we know none for your county.`,
  approximate: 'We know the prices of your county only roughly: its parts differ, or our sources disagree.',
  ofArea: 'These are prices of several counties that insurers price together, not your county’s own.',
  mayPayLess: (limit: number) => `You may pay less with an income up to ${money(limit)}.`,
  mostPayLess: 'With most incomes you may pay less.',
  ask: (names: readonly string[], exchange: string) =>
    `We do not know the price of ${formatList(names)} here: ask ${exchange}.`,
  outsideUnknown: (exchange: string) =>
    `If you get no tax credit, a silver plan sold outside ${exchange} is often cheaper. But with it you get no credit later that year, even if your income falls.`,
  outside: (exchange: string) =>
    `You get no tax credit, so a silver plan sold outside ${exchange} is often cheaper. But with it you get no credit later that year, even if your income falls.`,
  levelPrices: (prices: readonly (readonly [Level, number])[]) =>
    prices.map(([level, usdPerYear]) => `${level} ${money(usdPerYear / 12)}`).join(', '),
  fullPrices: (year: number, prices: string) => `In ${year} the full prices a month are ${prices}.`,
  fullPricesWithMedicaid: (year: number, prices: string) =>
    `In ${year} the full prices a month are ${prices}. With Medicaid you get no tax credit for these plans.`,
  fullPricesWithProgram: (year: number, prices: string) =>
    `In ${year} the full prices a month are ${prices}. With this program you get no tax credit for these plans.`,
  qualifies: (isAlone: boolean, program: string) =>
    isAlone ? `You probably qualify for ${program}` : `Your household probably qualifies for ${program}`,
  /** Of a part of the household. @param people with their ages */
  someQualify: (people: string, count: number, program: string) =>
    `${people}, probably ${count === 1 ? 'qualifies' : 'qualify'} for ${program}`,
  publicCover: 'It costs little or nothing. You can apply on any day of the year.',
  apply: (exchange: string) => `Apply at ${exchange}`,
  stateDecides: (states: string) =>
    `At this income you get Medicaid in ${states}, at little or no cost; in the others you may get no help. Enter your ZIP code, or ask your state.`,
  medicaidOffice: 'Your state’s Medicaid office',
  employersPlanForYou: (offers: readonly number[]) => offered('Your employer’s plan for you', offers),
  employersPlanForSome: (offers: readonly number[]) =>
    offered(`${anEmployers(offers)} for some of you`, offers),
  affordable: (year: number, limit: string, isSeveral: boolean) =>
    `${counts(year, limit, isSeveral)}, so you get no tax credit for the plans below.`,
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
    'So you get no tax credit, and we have no prices. Its Medicaid office tells you whether you qualify, and insurers there sell plans directly.',
  findMedicaidOffice: 'Find the Medicaid office',
  medicareAt: (age: number) => `At ${age} you probably have Medicare`,
  medicareFrom: 'From 65 you probably have Medicare',
  hasMedicare: 'You have Medicare',
  medicare:
    'Medicare takes the place of a marketplace plan. With free Part A you get no tax credit, and you pay back what was paid for you.',
  medicareSignUp:
    'You can sign up from three months before the month you turn 65 to three months after it, and later only from January 1 to March 31.',
  pricesAtAge: (year: number, age: number, prices: string) =>
    `At ${age} marketplace plans of ${year} cost a month: ${prices}.`,
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
  titleOfAll: 'Your household’s year',
  ownCare: 'Your own care in a year',
  expected: 'expected',
  badYear: 'bad year',
  spokenExpected: 'expected ',
  spokenBadYear: ', in a bad year ',
  premium: 'premium',
  care: 'care',
  details: 'Details',
  caption: 'Costs of a year by plan level',
  goldPays: (usd: number) => `Gold is worth it if it costs at most ${money(usd)} a year more than silver.`,
  premiums: {
    net: 'The totals include the premium that you would pay.',
    gross: 'The totals include the premium before a tax credit.',
    none: 'The totals are for you alone and leave out the premium.',
  },
  outOfPocket:
    'Out of pocket is what you pay for care: all of it up to the plan’s deductible, then a share. Only one year in ten costs more than our bad year. Once you reach the most it can be, the plan pays for all care in its network.',
  chance: 'What one person’s year costs is mostly chance.',
  others:
    'We know only your health, so we count the average of their age for the others. In the bad year one of you is very ill and the others have an ordinary year.',
  rows: {
    premium: 'Premium',
    tobacco: 'Part of it for tobacco, at most',
    care: 'Expected out of pocket',
    expected: 'Expected total',
    bad_year: 'Total in a bad year',
    most: 'The most it can be',
    chance_of_most: 'Chance of reaching the most',
    deductible: 'Deductible, low to high',
  },
  deductible: (usd: number) => `deductible here: about ${money(usd)}`,
  deductibleEach: (usd: number) => `deductible here: about ${money(usd)} a person`,
  printedDeductible: (usd: Range) => `deductible ${amounts(usd)}`,
  about: (usd: number) => `about ${money(usd)}`,
  lowestTotal: 'Lowest expected total',
  /** Plans with what each saves beside the other. */
  bothEnds: ([usual, saved]: Saving, [bad, savedInBad]: Saving) => {
    const name = planNames[usual];
    return `${name.charAt(0).toUpperCase()}${name.slice(1)} is about ${money(saved)} cheaper in a usual year, ${planNames[bad]} ${money(savedInBad)} in a bad one.`;
  },
  lowestIsEmployers: 'With the care of a year, the employer’s plan has the lowest expected total.',
  countyPlans: (year: number) =>
    `We count the median deductible of your county’s plans of ${year}; that of your plan may differ.`,
  typicalPlan:
    'We count a typical plan of each level, because we do not know the deductibles of your county.',
  withTobacco: 'Premiums include the most that insurers may add for tobacco. The tax credit pays none of it.',
  beforeTobacco: 'Premiums are before tobacco, because we are not certain how much it may add here.',
  employersPlan: 'We count an employer’s plan with a gold plan’s share of the costs.',
};
