import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type * as z from 'zod/mini';
import type { InsuranceAnswers, InsuranceType } from '#contract/predictions.ts';
import { createIdempotencyKey } from '#frontend/api/call.ts';
import { type Failure, toFailure } from '#frontend/api/failure.ts';
import { useSession } from '#frontend/api/session-store.ts';
import { results } from '#frontend/api/stored-answers.ts';
import { dismissErrors, showError, showSuccess } from '#frontend/ui/toasts.ts';

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

/** Stores the results of a form in the browser tab. */
interface ResultStore {
  readonly insuranceType: InsuranceType;
  /** Schema of a result; another version of the website may have stored one that differs. */
  readonly schema: z.ZodMiniType;
}

/**
 * State of one form's requests: the last result or failure.
 * @param store stores the result, to show it again after a reload and on a return to its entry of the browser's history
 */
export function useEstimate<Result>(
  send: (answers: InsuranceAnswers, idempotencyKey: string) => Promise<Result>,
  store?: ResultStore,
  // Toasts; an estimate that is not stored needs none for its success.
  messages: { failure: string; success?: string } = {
    failure: 'Prediction failed.',
    success: 'Prediction successful!',
  },
) {
  const [result, setResult] = useState<Result>();
  const [unreadable, setUnreadable] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const unconfirmed = useRef<Submission>(undefined);
  const { key, pathname } = useLocation();
  // The key of every page that is opened by its address is the same.
  const entry = `${pathname} ${key}`;
  const username = useSession().user?.username;

  /** Shows the stored result of an entry. Another user has other results. */
  const restore = useEffectEvent((shownEntry: string, _username?: string) => {
    if (!store) return;
    const stored = results[store.insuranceType].read();
    const isShown = stored?.entry === shownEntry;
    const isReadable = store.schema.safeParse(stored?.result).success;
    setResult(isShown && isReadable ? (stored.result as Result) : undefined);
    setUnreadable(isShown && !isReadable);
  });
  useLayoutEffect(() => restore(entry, username), [entry, username]);

  async function estimate(answers: InsuranceAnswers): Promise<Failure | undefined> {
    const submission = createSubmission(unconfirmed.current, answers);
    unconfirmed.current = undefined;
    setFailure(undefined);
    try {
      const received = await send(answers, submission.idempotencyKey);
      if (store) results[store.insuranceType].store({ entry, result: received });
      setResult(received);
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

  function reset(): void {
    if (store) results[store.insuranceType].clear();
    setResult(undefined);
    setUnreadable(false);
  }

  return { result, unreadable, failure, estimate, reset };
}
