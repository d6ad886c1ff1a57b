import { formatRoundedMoney as money } from '#frontend/ui/format.ts';

/** Names of the steps of an estimate, the same wherever they are linked. */
export const resultTexts = {
  complete: 'Prediction Complete!',
  disclaimer: 'ML-based, informational only and not a final quote.',
  premium: 'Estimated Annual Premium',
  noBill: 'This is not a bill. You alone would pay this a year if the law let insurers charge by health.',
  detailsFailed: 'Failed to load the details of the premium',
  mixOfCovers: 'This is the average of drivers with different coverage. See above for each kind.',
  liabilityAlone: 'This is the price of liability alone, with the limits that people usually buy.',
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
