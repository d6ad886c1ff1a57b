import { ApiError } from '#functions/http/api-error.ts';

/** What callers hear who have no session, or whose account is gone. */
export function buildSessionEndedError(): ApiError {
  return new ApiError('unauthenticated', 'Your session has ended. Please log in again.');
}
