/** Reasons for which a protected page leads to the login. */
export const sessionTexts = {
  expired: 'Your session has ended. Please log in again.',
  required: 'You must be logged in to view this page.',
  deleted: 'Your account is probably deleted. To be sure, log in: if that is refused, it is gone.',
};

/** Message about the unfinished form of a user whose session has ended. */
export const waitingText: string = 'Your answers wait for you.';
