/** Shown while a request waits for the premium model, by the error's code. */
export const modelWaitTexts = {
  model_unavailable: 'The model is starting. Your answers will be sent again in a few seconds.',
  model_busy: 'Many people are asking for an estimate. Your answers will be sent again in a few seconds.',
};

/** @param saved premium, such as "$4,322" */
export const pricesUpdated = ({ saved, before }: { saved: string; before: string }) =>
  `Prices were updated while this page was open: the saved estimate is ${saved}, not ${before}.`;

/** Outcomes of a prediction that is stored. */
export const outcomeTexts = { failed: 'Prediction failed.', successful: 'Prediction successful!' };

export const missingPrices: string = 'Prices for this place need a connection.';

/** Texts beside the estimated premium. */
export const premiumTexts = {
  forYou: 'For you alone, a year, if insurers could price health.',
  belowMarket: 'For you alone, a year: marketplace prices also pay for people needing more care.',
  newCustomers: 'New customers are often asked for',
  quotesSource:
    'Comparison sites, 2026: average quotes for full cover are 1.3 to 1.7 times what all insured drivers pay.',
  likeYou: 'What drivers like this pay. A second driver is not estimated.',
  liabilityQuotes: 'Published quotes for liability alone are about this.',
  /**
   * US means of comparison sites of 2026: full cover is 3.13 times liability; the model's liability is 1.02 of theirs,
   * its full cover 0.67.
   */
  fullCover:
    'Full cover costs about 2.1 times liability here, but 3.1 times in quotes of comparison sites: expect quotes about half higher than this.',
};
