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

/** Names of the steps of an estimate, the same wherever they are linked. */
export const resultTexts = {
  complete: 'Prediction Complete!',
  disclaimer: 'ML-based, informational only and not a final quote.',
  premium: 'Estimated Annual Premium',
  noBill: 'Not a bill. Insurers may not price your health; if they could: for you alone, a year.',
  detailsFailed: 'Failed to load the details of the premium',
  changeAnswers: 'Change answers',
  newPrediction: 'New Prediction',
  another: { health: 'Estimate another with these answers', car: 'Estimate another car' },
  history: 'View History',
  openPage: 'Open its page',
  save: 'Save to your account',
  register: 'Register to keep it',
  likely: 'Likely ',
  rangeEnds: ' to ',
  about: (usd: number) => `about ${money(usd)}`,
};

export const detailTexts = {
  about: 'About this estimate',
  ofYear: (year: number) => `${year} prices`,
  projected: ({ year, filed, percent, insurers }: Projection) =>
    `About what ${year} will cost: filed prices of ${filed} and ${percent}%, as ${insurers ?? 'insurers'} asked`,
  ofCounty: (county: string, insurers: number) =>
    insurers === 1 ? `${county}’s insurer` : `${county}’s ${counts[insurers] ?? insurers} insurers`,
  average: 'US average',
  carBuilt: (year: string) => `car of ${year}`,
  answers: 'Your answers',
  madeOn: (date: string, model: string) => `${date}, model ${model}`,
  prices: 'Your prices',
  answerHealth: 'Answer the health questions',
  healthChangesNothing:
    'Your health changes none of these prices. With your answers you also see what a year of care may cost.',
};

export const reasonTexts = {
  why: (usd: number) => `Why ${money(usd)}`,
  fromAverage: 'From the US average to you, USD a year, on a scale from $0.',
  fromTypical: 'From a typical applicant to you, USD a year, on a scale from $0.',
  raises: 'raises it',
  lowers: 'lowers it',
  small: 'Small effects',
  you: 'You',
  none: (labels: readonly string[]) => `No difference: ${labels.join(', ')}.`,
  limits: 'Limits of this estimate',
};
