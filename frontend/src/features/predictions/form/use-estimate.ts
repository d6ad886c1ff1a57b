import { useRef, useState } from 'react';
import type { InsuranceAnswers } from '#contract/predictions.ts';
import { createIdempotencyKey } from '#frontend/api/call.ts';
import { type Failure, toFailure } from '#frontend/api/failure.ts';
import { dismissErrors, showError, showSuccess } from '#frontend/ui/toasts.ts';
import { outcomeTexts } from '../texts/en.ts';

/** A submission whose response did not arrive, so that the server may have processed it. */
interface Submission {
  readonly idempotencyKey: string;
  readonly body: string;
}

/**
 * Creates the submission of some answers. The same answers as in an unconfirmed submission keep its
 * key, so that a retry is not stored twice; other answers get a new key.
 */
export function createSubmission(unconfirmed: Submission | undefined, answers: object): Submission {
  const body = JSON.stringify(answers);
  return unconfirmed?.body === body ? unconfirmed : { idempotencyKey: createIdempotencyKey(), body };
}

/**
 * State of one form's requests: the last failure.
 * @param send also shows the result
 */
export function useEstimate(
  send: (answers: InsuranceAnswers, idempotencyKey: string) => Promise<void>,
  // Toasts; an estimate that is not stored needs none for its success.
  messages: { failure: string; success?: string } = {
    failure: outcomeTexts.failed,
    success: outcomeTexts.successful,
  },
) {
  const [failure, setFailure] = useState<Failure>();
  const unconfirmed = useRef<Submission>(undefined);

  async function estimate(answers: InsuranceAnswers): Promise<Failure | undefined> {
    const submission = createSubmission(unconfirmed.current, answers);
    unconfirmed.current = undefined;
    setFailure(undefined);
    try {
      await send(answers, submission.idempotencyKey);
      dismissErrors('estimate');
      if (messages.success) showSuccess(messages.success);
      return undefined;
    } catch (error) {
      const failed = toFailure(error, messages.failure);
      if (failed.retryable) unconfirmed.current = submission;
      if (!failed.sessionEnded) showError(failed.message, 'estimate');
      setFailure(failed);
      return failed;
    }
  }

  return { failure, estimate };
}
