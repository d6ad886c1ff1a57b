import { useCallback, useState } from 'react';
import { call } from '#frontend/api/call.ts';
import { ApiError } from '#frontend/api/errors.ts';
import { readFailure } from '#frontend/api/failure.ts';
import { showError, showSuccess } from '#frontend/ui/toasts.ts';
import type { Deletion } from './history-row.tsx';

/** Deletes a prediction; one that is gone already, deleted in another tab, counts as deleted. */
async function deletePrediction(id: string): Promise<void> {
  try {
    await call('delete-prediction', { parameters: { id } });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
  }
}

/**
 * Deletes predictions, several at a time if need be, and knows how each goes.
 * @param onDeleted hears of each prediction that is gone
 */
export function useDeletions(onDeleted: (id: string) => void) {
  const [deletions, setDeletions] = useState<ReadonlyMap<string, Deletion>>(new Map());

  const mark = useCallback((id: string, deletion: Deletion | undefined) => {
    setDeletions((current) => {
      const next = new Map(current);
      if (deletion) next.set(id, deletion);
      else next.delete(id);
      return next;
    });
  }, []);

  const remove = useCallback(
    async (id: string) => {
      mark(id, 'deleting');
      try {
        await deletePrediction(id);
        mark(id, undefined);
        showSuccess('Prediction deleted successfully');
        onDeleted(id);
      } catch (error) {
        mark(id, 'failed');
        if (!readFailure(error, '').sessionEnded) showError('Failed to delete prediction');
      }
    },
    [mark, onDeleted],
  );

  return { deletions, remove };
}
