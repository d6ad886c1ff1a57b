import { formatRoundedMoney as money } from '#frontend/ui/format.ts';

interface Basis {
  /** Data behind the differences between people. */
  table: string;
  /** Data behind the overall level. */
  source: string;
  sentences: readonly string[];
  reasons: string;
}

const toReasons = (start: string) =>
  `The reasons are Shapley values: the premium is calculated for every combination of your answers and ${start}, and each answer gets its average share of the difference.`;

const basis: Readonly<Record<'health' | 'car', Basis>> = {
  health: {
    table: 'Spending of privately insured US adults, Medical Expenditure Panel Survey, 2012 to 2015',
    source: 'Second-lowest-cost silver plans of 2026 by county and age, before tax credits (filed with CMS)',
    sentences: [
      'The estimate is what the benchmark plan (the second-cheapest silver plan, which sets the tax credit) would cost if insurers could charge by health. We multiply the marketplace price by your expected medical cost and divide it by the average of your age. In New York and Vermont, whose prices do not depend on age, it follows the federal age curve.',
      'The law lets marketplace insurers use age, place and tobacco alone. The prices are before tax credits.',
      'The model does not know your tobacco use, plan or insurer. The range shows the differences between places for this one plan, and the model’s own error.',
      'The tax credit follows IRS Rev. Proc. 2025-25 for 2026 and 2026-26 for 2027 (we have the percentages of 2027 from one publication), the federal poverty guidelines of 2025 and 2026, and Form 8962. It is for people without Medicare or an affordable offer of an employer; couples file together.',
      'The help of states follows the programs’ own documents, which we checked on November 22, 2026. Amounts for 2027 that we have from one source, or from 2026, are called “about”.',
      'Public coverage of children follows levels of 2018 to 2025 and New Mexico’s code, that of parents and other adults KFF, January 2026, and tobacco lists of CMS up to 2021. We did not check later changes. The enrollment dates are those of HealthCare.gov and healthinsurance.org, August 2026. The insurers’ price requests for 2027 are from one compilation of the federal rate review and state lists of August 4, 2026; states may allow less.',
    ],
    reasons: toReasons('the typical applicant’s'),
  },
  car: {
    table:
      'Policies of a French insurer, 2003 and 2004, because no US insurer publishes its policies (vehicle age, coverage and class); published US prices (driver, accidents, mileage)',
    source:
      'NAIC Auto Insurance Database Report 2022/2023, premiums of 2023, raised to August 2026 by the consumer price index',
    sentences: [
      'The prices are averages that people paid, by state, area, driver and car. They are no list prices: before discounts these were 0.7 to 3.8 times the estimate, from the lowest to the highest tenth (state surveys of CA, CO, DC, OK and TX, 2022 to 2026).',
      'The state minimum has the lowest limits that the law allows; we know its price within 13%. The other two have the limits that people usually buy and a deductible of $500. A bar runs from cheap to expensive insurers, at the level that people pay.',
      'We compared the estimate with 1,003 insurers’ prices of 60 kinds of drivers in these surveys. Apart from the level of each survey, it is off by about 10% on average, and 84% of the prices are inside the range; with that level, 46% are. It is weakest in the level of a state and in expensive areas, and the kinds of drivers are few.',
      'We estimate the car’s value from its age and class, within 25%. The common rule compares price with value. It does not know how likely a crash is, and nobody knows that for one driver. On the US average, roughly half of what people pay for collision comes back to them.',
      'The limits and rules of states are from the contributors of NotAQuote.FYI (CC BY 4.0), who checked them on September 22, 2026.',
      'Each reason is an average over the orders in which the answers can be added, so the one for your state can have another sign than a change of the state alone.',
    ],
    reasons: toReasons('the US average'),
  },
};

/** Data sources and method of an estimate. */
export const aboutEstimateTexts = {
  differences: 'Differences between people',
  level: 'Overall level',
  model: 'Model',
  basis,
  sale: (year: number, exchange: string, day: string) =>
    `Plans of ${year} are on sale at ${exchange} until ${day}.`,
  /**
   * Price of the benchmark plan.
   * @param of what the price is for: the text of the estimate, in English, and its place
   */
  market: (
    of: { basis: string; year: number; place: string },
    usdPerMonth: number,
    { isAbout, age }: { isAbout: boolean; age: number | undefined },
  ) =>
    `The ${of.basis}, costs ${isAbout ? 'about ' : ''}${money(usdPerMonth)} a month ${age === undefined ? 'at this age' : `at ${age}`}. Your health does not change it.`,
};

/** Texts of the summary that a button copies. */
export const summaryTexts = {
  copy: 'Copy summary',
  print: 'Print',
  prices: 'Premia, prices of health plans.',
  place: (place: string) => `${place}.`,
  copied: 'Summary copied',
  refused: 'Your browser did not allow us to copy. Please copy this text:',
  title: { health: 'Premia health insurance estimate.', car: 'Premia car insurance estimate.' },
  noMarketplace: (territory: string) => `There is no marketplace and no tax credit in ${territory}.`,
  market: (of: { basis: string; place: string }, price: string) =>
    `The marketplace price at this age is ${price}, before tax credits. It is that of the ${of.basis}.`,
  asFiled: (usd: number) => `${money(usd)} a year, as filed`,
  ranged: (usd: number, range: string) => `${money(usd)} a year (${range})`,
  pays: (headline: string, reason: string) => `${headline}. ${reason}`,
  tile: (name: string, price: string) => `${name} ${price}`,
  health: (premium: string) => `Estimated Annual Premium, if insurers could charge by health: ${premium}.`,
  car: (premium: string) => `Estimated Annual Premium: ${premium}.`,
  covers: (tiles: readonly string[]) => `A month: ${tiles.join(', ')}.`,
  carMarket: (basis: string, price: string, _state?: string) =>
    `On average an insured car in ${basis} costs ${price}.`,
};

/** Texts of the link that a button copies. */
export const linkTexts = {
  copy: 'Copy a link',
  copied: 'Link copied',
  refused: 'Your browser did not allow us to copy. Please copy this link:',
  about:
    'The link shows these prices to the person you send it to. It has your county (in some counties also the first three digits of your ZIP code), the people with their ages, tobacco use, coverage and employer’s offers, your income, household size and plan year, but no answer about health and no name. Whoever has the link can read all of this.',
};

/**
 * Texts about ranges. The shares of counties are `inside_range` of the model's metadata.
 */
export const rangeTexts = {
  pricesOf: (year: number) => `These are prices of ${year}.`,
  projected: (year: number, filed: number, percent: number) =>
    `The prices of ${year} for your county are not public. Each price here is that of ${filed} plus ${percent}%: the average that the insurers of your county requested, or those of your state, the same for every level. From 2025 to 2026 such an estimate was at most 9 percentage points too high or 14 too low in 8 of 10 rating areas, and the ranges include that. The tax credit follows the second-cheapest silver plan, so a cheaper plan gets cheaper for you and a more expensive one gets more expensive. Deductibles and costs of care are those of ${filed}.`,
  held: {
    country: 'About 7 in 10 counties have a marketplace price inside its range.',
    state: 'About 7 in 10 counties have a marketplace price inside the range of their state.',
  },
  health:
    'The law lets insurers set prices by age, place and tobacco alone. The ranges leave out tobacco, plan and insurer.',
  car: (firstQuote: string) =>
    `These are prices of 2023 (NAIC), raised to August 2026. The range runs from cheap to expensive insurers, at the level that people pay. ${firstQuote} The range does not know your insurer, your address or your exact car.`,
};
