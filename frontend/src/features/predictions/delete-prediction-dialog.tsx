import type { Prediction } from '#contract/predictions.ts';
import { Button } from '#frontend/ui/button.tsx';
import { Dialog } from '#frontend/ui/dialog.tsx';
import { namePrediction } from './describe-prediction.ts';

interface DeletePredictionDialogProps {
  prediction: Prediction;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Asks once before a prediction is gone for good. */
export function DeletePredictionDialog({ prediction, onCancel, onConfirm }: DeletePredictionDialogProps) {
  return (
    <Dialog
      title="Are you sure you want to delete this prediction?"
      description={`${namePrediction(prediction)}. It can't be brought back.`}
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button variant="danger" onClick={onConfirm}>
            Delete
          </Button>
        </>
      }
    />
  );
}
