import { useState } from 'react';
import type { InsuranceAnswers } from '#contract/insurance-answers.ts';
import { createIdempotentSender } from '#frontend/api/call.ts';
import { type Outcome, toOutcome, useOutcome } from '#frontend/api/outcome.ts';
import { outcomeTexts } from '#frontend/features/estimates/outcome.texts.ts';
import { showSuccess } from '#frontend/ui/toasts.ts';

/**
 * State of one form's requests: the last failure, until it is sent again.
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
  const { failure, settle } = useOutcome('estimate', messages.failure);
  const [sendOnce] = useState(createIdempotentSender);

  async function estimate(answers: InsuranceAnswers): Promise<Outcome> {
    const failed = await settle(() =>
      toOutcome(messages.failure, () => sendOnce(answers, (idempotencyKey) => send(answers, idempotencyKey))),
    );
    if (!failed && messages.success) showSuccess(messages.success);
    return failed;
  }

  return { failure, estimate };
}
