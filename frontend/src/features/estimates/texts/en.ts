import { formatRoundedMoney as money } from '#frontend/ui/format.ts';

/** Amounts of premiums. */
export const premiumTexts = {
  range: ({ low, high }: { low: number; high: number }) =>
    money(low) === money(high) ? `about ${money(low)}` : `${money(low)} to ${money(high)}`,
  aYear: 'a year',
  yearly: (usd: number) => `${money(usd)} a year`,
  monthly: (usd: number) => `${money(usd)} a month`,
  yours: 'Your estimate',
};

/** Shown while a request waits for the premium model, by the error's code. */
export const modelWaitTexts = {
  model_unavailable: 'The model is starting. We will send your answers again in a few seconds.',
  model_busy: 'Many people are asking for an estimate. We will send your answers again in a few seconds.',
};

/** @param saved premium, such as "$4,322" */
export const pricesUpdated = ({ saved, before }: { saved: string; before: string }) =>
  `Prices were updated while this page was open: the saved estimate is ${saved} a year, not ${before}.`;

/** Outcomes of a prediction that is stored. */
export const outcomeTexts = {
  failed: 'Prediction failed.',
  successful: 'Prediction successful!',
  deleteFailed: 'Failed to delete prediction',
};
