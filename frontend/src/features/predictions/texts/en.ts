/** Shown while a request waits for the premium model, by the error's code. */
export const modelWaitTexts = {
  model_unavailable: 'The model is starting. Your answers will be sent again in a few seconds.',
  model_busy: 'Many people are asking for an estimate. Your answers will be sent again in a few seconds.',
};

export const missingPrices = 'Prices for this place need a connection.';
