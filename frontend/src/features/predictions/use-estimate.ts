import { useRef, useState } from 'react';
import type { Prediction } from '#contract/predictions.ts';
import { type Failure, readFailure } from '#frontend/api/failure.ts';
import { showError, showSuccess } from '#frontend/ui/toasts.ts';
import { nameSubmission, type Submission } from './idempotency-key.ts';
import type { RequestPremium } from './request-premium.ts';

/** What a form of the predictions is given. */
export interface EstimateFormProps<Input, Answers> {
  /** What stands in the form at first. */
  initial: Input;
  /** What kept the last submission from an answer. */
  failure: Failure | undefined;
  /** Asks for the premium; the failure names the fields that the API refuses. */
  onSubmit: (answers: Answers) => Promise<Failure | undefined>;
}

/** Asks for one premium after another, and says how it went. */
export function useEstimate<Answers extends object>(request: RequestPremium<Answers>) {
  const [prediction, setPrediction] = useState<Prediction>();
  const [failure, setFailure] = useState<Failure>();
  const unanswered = useRef<Submission>(undefined);

  async function estimate(answers: Answers): Promise<Failure | undefined> {
    const submission = nameSubmission(unanswered.current, answers);
    unanswered.current = undefined;
    setFailure(undefined);
    try {
      setPrediction(await request(answers, submission.key));
      showSuccess('Prediction successful!');
      return undefined;
    } catch (error) {
      const failed = readFailure(error, 'Prediction failed.');
      if (failed.mayPass) unanswered.current = submission;
      if (!failed.sessionEnded) showError(failed.message);
      setFailure(failed);
      return failed;
    }
  }

  return { prediction, failure, estimate, startAnew: () => setPrediction(undefined) };
}
