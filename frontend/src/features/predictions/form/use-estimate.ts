import { useRef, useState } from 'react';
import type { Prediction } from '#contract/predictions.ts';
import { type Failure, toFailure } from '#frontend/api/failure.ts';
import type { CreatePrediction } from '#frontend/features/predictions/requests.ts';
import { dismissErrors, showError, showSuccess } from '#frontend/ui/toasts.ts';

/** Props of a prediction form. */
export interface EstimateFormProps<Input, Answers> {
  /** First values. New ones are filled into the fields that have not been edited. */
  initial: Input;
  /** Failure of the last submission. */
  failure: Failure | undefined;
  /** Called with the values as typed after each edit and before each submission. */
  onEdit: (input: Input) => void;
  /** Submits the answers; a returned failure names the fields that the API rejects. */
  onSubmit: (answers: Answers) => Promise<Failure | undefined>;
}

/** A submission whose response did not arrive, so that the server may have processed it. */
interface Submission {
  readonly idempotencyKey: string;
  /** The answers as they were sent. */
  readonly body: string;
}

/** 128 random bits. crypto.randomUUID is not available without HTTPS, as on a home network. */
function createIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Creates the submission of some answers. The same answers as in an unconfirmed submission keep its
 * key, so that a retry is not stored twice; other answers get a new key.
 */
export function createSubmission(unconfirmed: Submission | undefined, answers: object): Submission {
  const body = JSON.stringify(answers);
  return unconfirmed?.body === body ? unconfirmed : { idempotencyKey: createIdempotencyKey(), body };
}

const failureMessage = 'Prediction failed.';

/** State of one form's requests: the last prediction or failure. */
export function useEstimate<Answers extends object>(createPrediction: CreatePrediction<Answers>) {
  const [prediction, setPrediction] = useState<Prediction>();
  const [failure, setFailure] = useState<Failure>();
  const unconfirmed = useRef<Submission>(undefined);

  async function estimate(answers: Answers): Promise<Failure | undefined> {
    const submission = createSubmission(unconfirmed.current, answers);
    unconfirmed.current = undefined;
    setFailure(undefined);
    try {
      setPrediction(await createPrediction(answers, submission.idempotencyKey));
      dismissErrors(failureMessage);
      showSuccess('Prediction successful!');
      return undefined;
    } catch (error) {
      const failed = toFailure(error, failureMessage);
      if (failed.retryable) unconfirmed.current = submission;
      if (!failed.sessionEnded) showError(failed.message, failureMessage);
      setFailure(failed);
      return failed;
    }
  }

  return { prediction, failure, estimate, reset: () => setPrediction(undefined) };
}
