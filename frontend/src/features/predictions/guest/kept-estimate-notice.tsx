import { useCallback, useEffect, useState } from 'react';
import { carAnswers, healthAnswers, type Prediction } from '#contract/predictions.ts';
import { type Failure, toFailure } from '#frontend/api/failure.ts';
import { useSession } from '#frontend/api/session-store.ts';
import { clearGuestEstimate, type GuestEstimate, readGuestEstimate } from '#frontend/api/stored-answers.ts';
import { createPrediction, type InsuranceAnswers } from '#frontend/features/predictions/requests.ts';
import { toPredictionPath } from '#frontend/paths.ts';
import { Button, LinkButton } from '#frontend/ui/button.tsx';
import { Notice } from '#frontend/ui/notice.tsx';

/** The prediction that was saved from a guest's answers, and its user; shown until it is dismissed. */
let saved: { prediction: Prediction; username: string | undefined } | undefined;

/** Save in progress: the page may change meanwhile, from the registration to the login. */
let saving: Promise<Prediction> | undefined;

/** Sends the answers with their idempotency key, so that a repeated request is stored once. */
function saveGuestEstimate({ insuranceType, answers, idempotencyKey }: GuestEstimate): Promise<Prediction> {
  const parsed: InsuranceAnswers =
    insuranceType === 'health'
      ? { insurance_type: 'health', input_data: healthAnswers.parse(answers) }
      : { insurance_type: 'car', input_data: carAnswers.parse(answers) };
  saving ??= createPrediction(parsed, idempotencyKey).finally(() => {
    saving = undefined;
  });
  return saving;
}

type State =
  | { name: 'none' | 'waiting' | 'saving' }
  | { name: 'failed'; failure: Failure }
  | { name: 'saved'; prediction: Prediction };

/**
 * State of the estimate that a guest wants to keep. Saves it as soon as there is a session.
 * @param onSaved must be the same function in every render
 */
function useKeptEstimate(onSaved: (() => void) | undefined) {
  const { user, isAuthenticated } = useSession();
  const [state, setState] = useState<State>({ name: 'none' });

  const save = useCallback(async () => {
    const estimate = readGuestEstimate();
    if (!estimate) return setState({ name: 'none' });
    setState({ name: 'saving' });
    try {
      const prediction = await saveGuestEstimate(estimate);
      clearGuestEstimate();
      saved = { prediction, username: user?.username };
      setState({ name: 'saved', prediction });
      onSaved?.();
    } catch (error) {
      const failure = toFailure(error, 'Your estimate could not be saved.');
      setState(failure.sessionEnded ? { name: 'waiting' } : { name: 'failed', failure });
    }
  }, [user?.username, onSaved]);

  useEffect(() => {
    if (isAuthenticated && saved?.username === user?.username && saved) {
      setState({ name: 'saved', prediction: saved.prediction });
    } else if (isAuthenticated) void save();
    else setState({ name: readGuestEstimate() ? 'waiting' : 'none' });
  }, [isAuthenticated, user?.username, save]);

  const dismiss = () => {
    saved = undefined;
    clearGuestEstimate();
    setState({ name: 'none' });
  };
  return { state, save, dismiss };
}

/** Notice about the estimate that a guest wants to keep: before the login, and once it is saved. */
export function KeptEstimateNotice({ onSaved }: { onSaved?: () => void }) {
  const { state, save, dismiss } = useKeptEstimate(onSaved);
  if (state.name === 'none') return null;
  return (
    <div role="status">
      {state.name === 'waiting' && (
        <Notice
          title="Your estimate will be saved to your account"
          actions={<Button onClick={dismiss}>Discard it</Button>}
        >
          Register or log in within an hour. Until then your answers are stored in this browser tab only.
        </Notice>
      )}
      {state.name === 'saving' && <Notice>Saving your estimate...</Notice>}
      {state.name === 'failed' && (
        <Notice
          tone="error"
          title={state.failure.message}
          actions={
            <>
              {state.failure.retryable && <Button onClick={save}>Try again</Button>}
              <Button onClick={dismiss}>Discard it</Button>
            </>
          }
        >
          {state.failure.advice}
        </Notice>
      )}
      {state.name === 'saved' && (
        <Notice
          tone="success"
          title="Your estimate is saved to your account"
          actions={
            <>
              <LinkButton to={toPredictionPath(state.prediction.id)} onClick={dismiss}>
                View your estimate
              </LinkButton>
              <Button variant="quiet" onClick={dismiss}>
                Dismiss
              </Button>
            </>
          }
        />
      )}
    </div>
  );
}
