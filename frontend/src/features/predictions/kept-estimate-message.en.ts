/** Texts about the estimate of a guest that is saved to an account. */
export const keptEstimateTexts = {
  failed: 'Your estimate could not be saved.',
  discard: 'Discard it',
  waitingTitle: 'Your estimate will be saved to your account',
  waiting: 'Register or log in within an hour. Until then we keep your answers in this browser tab only.',
  late: 'An hour has passed, so your estimate was not saved',
  saveNow: 'Save it now',
  saving: 'Saving your estimate...',
  saved: 'Your estimate is saved to your account.',
  view: 'View your estimate',
};
