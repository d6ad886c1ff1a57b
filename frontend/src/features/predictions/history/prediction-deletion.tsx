import { useCallback, useState } from 'react';
import type { PredictionRow } from '#contract/predictions.ts';
import { toFailure } from '#frontend/api/failure.ts';
import { deletePrediction } from '#frontend/features/predictions/requests.ts';
import { Button } from '#frontend/ui/button.tsx';
import { Dialog } from '#frontend/ui/dialog.tsx';
import { formatMoney } from '#frontend/ui/format.ts';
import { dismissErrors, showError, showSuccess } from '#frontend/ui/toasts.ts';
import { formatPrediction } from './prediction-cells.tsx';

/** State of a deletion that is not complete. */
export type DeletionState = 'deleting' | 'failed';

/**
 * Deletes predictions, several at a time, and tracks the state of each deletion.
 * @param onDeleted called with the id of each deleted prediction
 */
export function useDeletions(onDeleted: (id: string) => void) {
  const [deletions, setDeletions] = useState<Readonly<Record<string, DeletionState | undefined>>>({});

  const remove = useCallback(
    async (id: string) => {
      const setDeletion = (state?: DeletionState) => setDeletions((current) => ({ ...current, [id]: state }));
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
    },
    [onDeleted],
  );

  return { deletions, remove };
}

interface DeletePredictionDialogProps {
  prediction: PredictionRow;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Confirmation of a deletion. */
export function DeletePredictionDialog({ prediction, onCancel, onConfirm }: DeletePredictionDialogProps) {
  return (
    <Dialog
      title="Are you sure you want to delete this prediction?"
      description={`${formatPrediction(prediction)}, ${formatMoney(prediction.predicted_premium)}. This can’t be undone.`}
      onClose={onCancel}
      action={
        <Button variant="danger" onClick={onConfirm}>
          Delete
        </Button>
      }
    />
  );
}
