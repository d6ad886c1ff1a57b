import { useState } from 'react';
import type { Outcome } from '#frontend/api/authentication.ts';
import type { Failure } from '#frontend/api/failure.ts';
import { showError } from '#frontend/ui/toasts.ts';

const nothingRefused = { advice: undefined, fields: {}, mayPass: false, sessionEnded: false };

/**
 * Runs what a form asks for, and keeps what went wrong to stand beside the form's button. Whatever
 * goes wrong is a toast too, but for the end of the session, which the login page explains.
 * @param unexpectedMessage for what neither the API nor the network is to blame for
 */
export function useFailure(unexpectedMessage: string) {
  const [failure, setFailure] = useState<Failure>();

  async function settle(act: () => Promise<Outcome>): Promise<Failure | undefined> {
    setFailure(undefined);
    const failed = await act().then(
      (outcome) => (outcome.success ? undefined : outcome.failure),
      () => ({ ...nothingRefused, message: unexpectedMessage }),
    );
    if (failed && !failed.sessionEnded) showError(failed.message);
    setFailure(failed?.sessionEnded ? undefined : failed);
    return failed;
  }

  return { failure, settle };
}
