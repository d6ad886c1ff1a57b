/** Failures without a message of the API, and advice. */
export const failureTexts = {
  again: 'Try again in a moment.',
  unreachable: 'Premia could not be reached. Check your connection, then try again.',
  offline: 'You are offline. Connect to the internet, then try again.',
  /** @param time such as "40 seconds" */
  wait: (time: string) => `You can try again in ${time}.`,
  waitMinutes: 'Wait a few minutes, then try again.',
  modelStarts:
    'The premium model is starting, which takes up to a minute. Nothing was saved. Try again in a minute.',
  updated: 'Premia was updated: reload this page.',
  ours: 'Something went wrong on our side. Try again in a moment.',
};

export const authenticationTexts = {
  login: 'Login failed',
  register: 'Registration failed',
  logout: 'Logout failed',
  deletion: 'Account deletion failed',
  deletionUnknown: "We don't know if your account was deleted",
  profile: 'Profile update failed',
  password: 'Password change failed',
  reset: 'The link could not be sent',
  elsewhere: 'You were logged out in another tab.',
};
