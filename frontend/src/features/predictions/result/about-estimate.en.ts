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
      'The estimate is what a benchmark silver plan would cost if insurers could price your health: the marketplace price times your expected medical cost against the average of your age. In New York and Vermont, whose prices do not depend on age, it follows the federal age curve.',
      'Marketplace insurers may use only age, place and tobacco. The prices are before tax credits.',
      "The model does not know your tobacco use, plan or insurer. The range reflects differences between places, for this one plan, and the model's own error.",
      'Tax credit: IRS Rev. Proc. 2025-25 for 2026 and 2026-26 for 2027 (the percentages of 2027 by one publication), federal poverty guidelines of 2025 and 2026, Form 8962; for people without Medicare or affordable cover from an employer, couples who file together.',
      'States’ own help: the programs’ own documents, verified on November 22, 2026; amounts for 2027 by one source or carried forward from 2026 are “about”.',
      'Public cover of children by levels of 2018 to 2025 and New Mexico’s code, of parents and other adults by KFF, January 2026; tobacco by lists of CMS up to 2021. Not verified: later changes. Enrollment dates by HealthCare.gov and healthinsurance.org, August 2026. Requests of insurers for 2027: one compilation of the federal rate review and state lists, August 4, 2026; states may cut them.',
    ],
    reasons: toReasons('the typical applicant’s'),
  },
  car: {
    table:
      'Policies of a French insurer, 2003 and 2004 (vehicle age, cover and class); published US prices (driver, accidents, mileage)',
    source:
      'NAIC Auto Insurance Database Report 2022/2023, premiums of 2023, raised to August 2026 by the consumer price index',
    sentences: [
      'Averages that people paid, by state, area, driver and car. Not list prices: before discounts these ran from 0.7 to 3.8 times the estimate, from the lowest to the highest tenth (state surveys of CA, CO, DC, OK and TX, 2022 to 2026).',
      'State minimum: the least limits that the law allows, priced within 13%. The other two: limits that people usually buy, $500 deductible. A bar runs from cheap to dear insurers, at the level that people pay.',
      'Against 1,003 insurers’ prices in 60 cells of these surveys, with the level of each survey removed, the estimate is off by 0.10 (log) on average, and 84% of the prices are inside the range; 46% with the level left in. Weak points: few cells, the level of a state, dear quarters.',
      'The car’s value is from its age and class, within 25%. The rule of thumb compares price with value; it does not know how likely a crash is, and nobody knows it for one driver. On the US average, roughly half of what is paid for collision comes back.',
      'Limits and rules of states: NotAQuote.FYI contributors (CC BY 4.0), checked September 22, 2026.',
      'Each reason is an average over the orders in which the answers can be added, so the one for your state can have another sign than a change of the state alone.',
    ],
    reasons: toReasons('the US average'),
  },
};

/** Data sources and method of an estimate. */
export const aboutTexts = {
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
    `The ${of.basis}, costs ${isAbout ? 'about ' : ''}${money(usdPerMonth)} a month ${age === undefined ? 'at this age' : `at ${age}`}, whatever your health.`,
};

/** Texts of the summary that a button copies. */
export const summaryTexts = {
  copy: 'Copy summary',
  print: 'Print',
  prices: 'Premia, prices of health plans.',
  place: (place: string) => `${place}.`,
  copied: 'Summary copied',
  refused: 'The browser did not allow copying. Copy this text:',
  title: { health: 'Premia health insurance estimate.', car: 'Premia car insurance estimate.' },
  noMarketplace: (territory: string) => `There is no marketplace and no tax credit in ${territory}.`,
  market: (of: { basis: string; place: string }, price: string) =>
    `Marketplace price at this age, ${of.basis}, before tax credits: ${price}.`,
  asFiled: (usd: number) => `${money(usd)} a year, as filed`,
  ranged: (usd: number, range: string) => `${money(usd)} a year (${range})`,
  pays: (headline: string, reason: string) => `${headline}. ${reason}`,
  tile: (name: string, price: string) => `${name} ${price}`,
  health: (premium: string) => `Estimated Annual Premium, if insurers could price health: ${premium}.`,
  car: (premium: string) => `Estimated Annual Premium: ${premium}.`,
  covers: (tiles: readonly string[]) => `A month: ${tiles.join(', ')}.`,
  carMarket: (basis: string, price: string, _state?: string) =>
    `Average for an insured car in ${basis}: ${price}.`,
};

/**
 * Texts about ranges. The shares of counties are `inside_range` of the model's metadata.
 */
export const rangeTexts = {
  pricesOf: (year: number) => `Prices of ${year}.`,
  projected: (year: number, filed: number, percent: number) =>
    `No price of ${year} is public by county here. Each is ${filed}’s filed price and ${percent}%: the mean of what the insurers of the county asked for, else those of the state, the same for every level. From 2025 to 2026 such a projection was right within 9 points less and 14 points more in 8 of 10 rating areas, which the ranges include. The tax credit follows the second-cheapest silver plan, so a cheaper plan gets cheaper for you and a dearer one dearer. Deductibles and costs of care are those of ${filed}.`,
  held: {
    country: 'About 7 in 10 counties have a marketplace price inside its range.',
    state: 'About 7 in 10 counties have a marketplace price inside the range of their state.',
  },
  health:
    'Insurers may price by age, place and tobacco only. The ranges leave out tobacco, plan and insurer.',
  car: 'Prices of 2023 (NAIC) raised to August 2026. The range runs from cheap to dear insurers, at the level that people pay. List prices before discounts: 0.7 to 3.8 times the estimate. Not in it: your insurer, your address, your exact car.',
};
