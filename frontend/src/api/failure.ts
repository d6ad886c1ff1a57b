import { ApiError, NetworkError } from './errors.ts';
import { describeWait } from './retry-after.ts';

/** A failure as a screen tells it. */
export interface Failure {
  /** The server's message, or the screen's own when there is none. For the toast. */
  message: string;
  /** What to do about it, to stand beside the message. */
  advice: string | undefined;
  /** Request fields and what is wrong with them. */
  fields: Readonly<Record<string, string>>;
  /** The same attempt may succeed later: offer to try again. */
  mayPass: boolean;
  /** The session is over; the visitor is on the way to the login page, and needs no second message. */
  sessionEnded: boolean;
}

/**
 * Puts what a call threw into words.
 * @param fallback the screen's message where the server sent none
 */
export function readFailure(error: unknown, fallback: string): Failure {
  if (error instanceof NetworkError)
    return describe({ message: fallback, advice: adviseOffline(), mayPass: true });
  if (!(error instanceof ApiError)) return describe({ message: fallback });
  return describe({
    message: error.serverMessage ?? fallback,
    fields: error.fields,
    advice: advise(error),
    mayPass: error.status >= 500 || error.status === 429,
    sessionEnded: error.code === 'unauthenticated',
  });
}

function describe(known: Partial<Failure> & { message: string }): Failure {
  return { advice: undefined, fields: {}, mayPass: false, sessionEnded: false, ...known };
}

function adviseOffline(): string {
  return navigator.onLine
    ? 'Premia could not be reached. Check your connection, then try again.'
    : 'You are offline. Connect again, then try once more.';
}

function advise({ status, code, retryAfter }: ApiError): string | undefined {
  if (status === 429) {
    return retryAfter
      ? `You can try again in ${describeWait(retryAfter)}.`
      : 'Wait a little, then try again.';
  }
  if (code === 'model_unavailable' || code === 'gateway_timeout') {
    return 'The premium model is warming up, which takes up to a minute. Nothing was saved; try again shortly.';
  }
  if (status >= 500) return 'The fault is on our side. Try again in a moment.';
  return undefined;
}
