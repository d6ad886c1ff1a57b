import { useState } from 'react';
import { dismissErrors, showError } from '#frontend/ui/toasts.ts';
import type { Outcome } from './authentication.ts';
import { type Failure, toFailure } from './failure.ts';

/**
 * Sends the request of a form and holds its failure, to be shown beside the form. Every failure is also
 * shown as a toast, except the end of the session, which the login page reports.
 * @param unexpectedMessage message for errors that come from neither the API nor the network
 */
export function useOutcome(unexpectedMessage: string) {
  const [failure, setFailure] = useState<Failure>();

  async function settle(send: () => Promise<Outcome>): Promise<Failure | undefined> {
    setFailure(undefined);
    const failed = await send().then(
      (outcome) => (outcome.success ? undefined : outcome.failure),
      (error: unknown) => toFailure(error, unexpectedMessage),
    );
    if (!failed) dismissErrors(unexpectedMessage);
    else if (!failed.sessionEnded) showError(failed.message, unexpectedMessage);
    setFailure(failed?.sessionEnded ? undefined : failed);
    return failed;
  }

  return { failure, settle };
}
