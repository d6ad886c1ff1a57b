import { useState } from 'react';
import { dismissErrors, showError } from '#frontend/ui/toasts.ts';
import { type Failure, isFailedRequest, toFailure, UnexpectedResponseError } from './failure.ts';

/** Failure of a request, undefined if it succeeded. */
export type Outcome = Failure | undefined;

/**
 * Sends a request and converts errors of the API and the network to an outcome.
 * @throws any other error, for which the screen shows its own "An error occurred …"
 */
export async function toOutcome(fallback: string, send: () => Promise<unknown>): Promise<Outcome> {
  try {
    await send();
  } catch (error) {
    if (!isFailedRequest(error) || error instanceof UnexpectedResponseError) throw error;
    return toFailure(error, fallback);
  }
}

/**
 * Sends the request of a form and holds its failure, to be shown beside the form. Every failure is also
 * shown as a toast, except the end of the session, which the login page reports.
 * @param id of the toast
 * @param unexpectedMessage message for errors that come from neither the API nor the network
 */
export function useOutcome(id: string, unexpectedMessage: string) {
  const [failure, setFailure] = useState<Outcome>();

  async function settle(send: () => Promise<Outcome>): Promise<Outcome> {
    setFailure(undefined);
    const failed = await send().catch((error: unknown) => toFailure(error, unexpectedMessage));
    if (!failed) dismissErrors(id);
    else if (!failed.sessionEnded) showError(failed.message, id);
    setFailure(failed?.sessionEnded ? undefined : failed);
    return failed;
  }

  return { failure, settle };
}
