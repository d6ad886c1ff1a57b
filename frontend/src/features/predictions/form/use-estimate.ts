import { useState } from 'react';
import type { InsuranceAnswers } from '#contract/predictions.ts';
import { createIdempotentSender } from '#frontend/api/call.ts';
import { type Failure, toFailure } from '#frontend/api/failure.ts';
import { dismissErrors, showError, showSuccess } from '#frontend/ui/toasts.ts';
import { outcomeTexts } from '../texts/en.ts';

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
  const [sendOnce] = useState(createIdempotentSender);

  async function estimate(answers: InsuranceAnswers): Promise<Failure | undefined> {
    setFailure(undefined);
    try {
      await sendOnce(answers, (idempotencyKey) => send(answers, idempotencyKey));
      dismissErrors('estimate');
      if (messages.success) showSuccess(messages.success);
      return undefined;
    } catch (error) {
      const failed = toFailure(error, messages.failure);
      if (!failed.sessionEnded) showError(failed.message, 'estimate');
      setFailure(failed);
      return failed;
    }
  }

  return { failure, estimate };
}
