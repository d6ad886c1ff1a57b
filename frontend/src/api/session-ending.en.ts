/** Reasons for which a protected page leads to the login. */
export const sessionTexts = {
  expired: 'Your session has ended. Please log in again.',
  required: 'You must be logged in to view this page.',
  deleted:
    'Your account has probably been deleted. To make sure, try to log in: if you can’t, the account no longer exists.',
};

/** Message about the unfinished form of a user whose session has ended. */
export const waitingText: string = 'Your answers are still stored in this tab.';
