import type * as z from 'zod/mini';
import { formatWait } from '#contract/errors.ts';
import type { receivedError } from '#contract/received-error.ts';
import { locale } from '#frontend/ui/language.ts';
import { failureTexts as texts } from './failure.texts.ts';

/** Error body of the API, empty for a response without one, such as a gateway's HTML page, and the waiting time. */
interface ErrorDetails extends Partial<z.infer<typeof receivedError>> {
  /** Seconds to wait before the next attempt, if the response has a Retry-After header. */
  retryAfter?: number | undefined;
}

export class ResponseError extends Error {
  override readonly name = 'ResponseError';
  readonly status: number;
  readonly details: ErrorDetails;

  constructor(status: number, details: ErrorDetails = {}) {
    super(details.message ?? `The API responded with status ${status}`);
    this.status = status;
    this.details = details;
  }
}

/** No response: offline, unreachable, connection lost or timed out. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/** Successful response whose body doesn't match the contract: the page or the API is of another version. */
export class UnexpectedResponseError extends Error {
  override readonly name = 'UnexpectedResponseError';
  /** Id of the route, for the report of the error. */
  readonly route: string;

  /** @param path of the member, without indices and digits, which the report leaves out */
  constructor(route: string, path: string) {
    super(`The API sent an unexpected response: ${path}`);
    this.route = route;
  }
}

/** Returns true for an error of a request, false for one of the website's code. */
export const isFailedRequest = (error: unknown): boolean =>
  error instanceof NetworkError || error instanceof ResponseError || error instanceof UnexpectedResponseError;

/** Runs a dynamic import. Throws a {@link NetworkError} if it can't be fetched. */
export async function loadCode<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    throw new NetworkError('A script of the website could not be loaded', { cause });
  }
}

/** Failed request, as a screen shows it. */
export interface Failure {
  /** The server's message, or the screen's own if there is none. Shown as a toast. */
  message: string;
  /** Advice for the user, unless the server's message contains it. */
  advice: string | undefined;
  fields: Readonly<Record<string, string>>;
  /** True if the same request may succeed later. */
  retryable: boolean;
  /** True if the API has refused the request; otherwise it may have been processed. */
  refused: boolean;
  /** True if the page has to be loaded again, since the API is of another version. */
  outdated: boolean;
  /** True if the session has ended. The login page reports that, so screens show no second message. */
  sessionEnded: boolean;
}

/**
 * Converts an error of a request to a message and advice.
 * @param fallback message for errors without a message from the server
 */
export function toFailure(error: unknown, fallback: string): Failure {
  const failure = {
    message: fallback,
    advice: texts.again,
    fields: {},
    retryable: false,
    refused: false,
    outdated: false,
    sessionEnded: false,
  };
  if (error instanceof UnexpectedResponseError) return { ...failure, advice: texts.updated, outdated: true };
  if (error instanceof NetworkError) return { ...failure, advice: networkAdvice(), retryable: true };
  if (!(error instanceof ResponseError)) return failure;
  const { message = '', errors = {}, code } = error.details;
  return {
    message: message || fallback,
    // A message of the API says what to do; a response of a proxy has no code.
    advice: code && message ? undefined : responseAdvice(error),
    fields: errors,
    retryable: error.status >= 500 || error.status === 429,
    refused: error.status < 500 && code !== 'unauthenticated',
    outdated: false,
    sessionEnded: code === 'unauthenticated',
  };
}

function networkAdvice(): string {
  return navigator.onLine ? texts.unreachable : texts.offline;
}

function responseAdvice({ status, details: { code, retryAfter } }: ResponseError): string | undefined {
  if (status === 429) {
    return retryAfter ? texts.wait(formatWait(retryAfter, locale)) : texts.waitMinutes;
  }
  if (code === 'model_unavailable' || code === 'gateway_timeout') {
    return texts.modelStarts;
  }
  if (status >= 500) return texts.ours;
  return undefined;
}
