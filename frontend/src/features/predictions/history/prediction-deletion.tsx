import { useState } from 'react';
import type { PredictionRow } from '#contract/predictions.ts';
import { toFailure } from '#frontend/api/failure.ts';
import { deletePrediction } from '#frontend/features/predictions/requests.ts';
import { Button } from '#frontend/ui/button.tsx';
import { Dialog } from '#frontend/ui/dialog.tsx';
import { formatMoney } from '#frontend/ui/format.ts';
import { dismissErrors, showError, showSuccess } from '#frontend/ui/toasts.ts';
import { formatPrediction } from './prediction-table.tsx';

/** State of a deletion that is not complete. */
export type DeletionState = 'deleting' | 'failed';

/**
 * Deletes predictions after a confirmation, several at a time, and tracks the state of each deletion.
 * @param onDeleted called with the id of each deleted prediction
 */
export function useDeletions(onDeleted: (id: string) => void) {
  const [toConfirm, setToConfirm] = useState<PredictionRow>();
  const [deletions, setDeletions] = useState<Readonly<Record<string, DeletionState | undefined>>>({});

  async function remove(id: string) {
    const setDeletion = (state?: DeletionState) => setDeletions((current) => ({ ...current, [id]: state }));
    setToConfirm(undefined);
    setDeletion('deleting');
    try {
      await deletePrediction(id);
      dismissErrors(id);
      setDeletion();
      showSuccess('Prediction deleted successfully');
      onDeleted(id);
    } catch (error) {
      setDeletion('failed');
      if (!toFailure(error, '').sessionEnded) showError('Failed to delete prediction', id);
    }
  }

  return {
    deletions,
    /** Asks for the confirmation, in the dialog. */
    confirm: setToConfirm,
    dialog: toConfirm && (
      <Dialog
        title="Are you sure you want to delete this prediction?"
        description={`${formatPrediction(toConfirm)}, ${formatMoney(toConfirm.predicted_premium)}. This can’t be undone.`}
        onClose={() => setToConfirm(undefined)}
        action={
          <Button variant="danger" onClick={() => remove(toConfirm.id)}>
            Delete
          </Button>
        }
      />
    ),
  };
}
