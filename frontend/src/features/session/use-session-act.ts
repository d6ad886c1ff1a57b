import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Outcome } from '#frontend/api/authentication.ts';
import { showError, showSuccess } from '#frontend/ui/toasts.ts';

/** What a session's form says when it is done with, and where it leads. */
interface SessionActTexts {
  success: string;
  /** For what neither the API nor the network explains. */
  unexpected: string;
  next: string;
}

/**
 * What logging in and registering have in common: say how it went, then go on or stay.
 * @returns `failure`, which stays beside the form when the toast has gone, and `perform`
 */
export function useSessionAct({ success, unexpected, next }: SessionActTexts) {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<{ message: string; advice: string | undefined }>();

  /** @param refuse hears of the fields that the API refused */
  const perform = async (act: () => Promise<Outcome>, refuse: (fields: Record<string, string>) => void) => {
    setFailure(undefined);
    try {
      const outcome = await act();
      if (outcome.success) {
        showSuccess(success);
        navigate(next);
        return;
      }
      showError(outcome.error);
      refuse(outcome.failure.fields);
      setFailure(outcome.failure);
    } catch {
      showError(unexpected);
      setFailure({ message: unexpected, advice: 'Try again in a moment.' });
    }
  };

  return { failure, perform };
}
