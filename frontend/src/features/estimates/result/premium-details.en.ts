import { formatRoundedMoney as money } from '#frontend/ui/format.ts';

/** Projection of the prices of a plan year. */
interface Projection {
  year: number;
  /** Year of the filed prices. */
  filed: number;
  percent: number;
  /** Insurers of the county, where they are known. */
  insurers: string | undefined;
}

const counts = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

export const detailTexts = {
  about: 'About this estimate',
  ofYear: (year: number) => `${year} prices`,
  projected: ({ year, filed, percent, insurers }: Projection) =>
    `We estimate the prices of ${year} as those of ${filed} plus ${percent}%, the average rise that ${insurers ?? 'insurers'} wanted`,
  /**
   * On a result, which explains it below.
   * @param place at the start of a line
   * @param exchange where the real prices are, if they are on sale
   */
  projectedShort: (place: string, { year, filed }: Pick<Projection, 'year' | 'filed'>, exchange?: string) =>
    exchange === undefined
      ? `${place}: we estimate the prices of ${year} from those of ${filed}`
      : `${place}: we estimate the ${year} prices that ${exchange} has.`,
  realPrices: (exchange: string) => `${exchange} has the real ones.`,
  ofCounty: (county: string, insurers: number) =>
    insurers === 1 ? `${county}’s insurer` : `${county}’s ${counts[insurers] ?? insurers} insurers`,
  average: 'US average',
  carBuilt: (year: string) => `car of ${year}`,
  answers: 'Your answers',
  madeOn: (date: string, model: string) => `${date}, model ${model}`,
  /** Facts that printed and copied prices depend on. */
  pricesFor: (people: string) => `People: ${people}.`,
  income: (usd: string | undefined) =>
    usd === undefined ? 'Household income: not given.' : `Household income: ${usd} a year.`,
  size: (people: number) => `Household size: ${people}.`,
  planYear: (year: number) => `Plan year: ${year}.`,
  onDay: (day: string) => `Date: ${day}.`,
  prices: 'Your prices',
  answerHealth: 'Answer the health questions',
  healthChangesNothing:
    'Your health changes none of these prices. If you answer, you also see what a year of care can cost.',
};

export const contributionTexts = {
  why: (usd: number) => `Why ${money(usd)}`,
  fromAverage: 'The bars lead from the US average to you, in USD a year, on a scale from $0.',
  fromTypical: 'The bars lead from a typical applicant to you, in USD a year, on a scale from $0.',
  raises: 'raises it',
  lowers: 'lowers it',
  you: 'You',
  limits: 'Limits of this estimate',
};
