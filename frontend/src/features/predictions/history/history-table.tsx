import { memo, type Ref, useState } from 'react';
import type { PredictionRow } from '#contract/predictions.ts';
import { toFailure } from '#frontend/api/failure.ts';
import { deletePrediction } from '#frontend/features/predictions/requests.ts';
import { Button } from '#frontend/ui/button.tsx';
import { Dialog } from '#frontend/ui/dialog.tsx';
import { formatRoundedMoney } from '#frontend/ui/format.ts';
import { Icon } from '#frontend/ui/icon.tsx';
import { dismissErrors, showError, showSuccess } from '#frontend/ui/toasts.ts';
import { isSelectable, type Selection, selectionLimitId } from './history-toolbar.tsx';
import type { HistoryView } from './history-view.ts';
import styles from './prediction-table.module.css';
import {
  formatPrediction,
  PredictionCells,
  type PredictionCellsProps,
  PremiumHeading,
} from './prediction-table.tsx';
import type { ViewedHistory } from './use-history-rows.ts';

type DeletionState = 'deleting' | 'failed';

const premiumHeading = 'Predicted Premium';

const sortDirections = { newest: undefined, highest: 'descending', lowest: 'ascending' } as const;

interface HistoryTableProps {
  history: ViewedHistory;
  sort: HistoryView['sort'];
  selection: Selection;
  onSelect: (prediction: PredictionRow) => void;
  deletions: Readonly<Record<string, DeletionState | undefined>>;
  onDelete: (prediction: PredictionRow) => void;
  body: Ref<HTMLTableSectionElement>;
}

export function HistoryTable(props: HistoryTableProps) {
  const { history, sort, selection, onSelect, deletions, onDelete, body } = props;
  const selectedIds = new Set(selection.map(({ id }) => id));
  return (
    <div className="container">
      <table className={`${styles.table} ${styles.history}`} aria-label="Prediction History">
        <thead>
          <tr>
            <th scope="col">SN</th>
            <th scope="col">Date</th>
            <th scope="col">Type</th>
            <th scope="col">Age</th>
            <PremiumHeading name={premiumHeading} sort={sortDirections[sort]} />
            <th scope="col">Action</th>
          </tr>
        </thead>
        <tbody ref={body}>
          {history.shown.map((prediction, index) => (
            <HistoryRow
              key={prediction.id}
              prediction={prediction}
              number={index + 1}
              maxPremium={history.maxPremiums[prediction.insurance_type]}
              selected={selectedIds.has(prediction.id)}
              selectable={isSelectable(selection, prediction)}
              onSelect={onSelect}
              deletion={deletions[prediction.id]}
              onDelete={onDelete}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface HistoryRowProps
  extends Pick<HistoryTableProps, 'onSelect' | 'onDelete'>,
    Pick<PredictionCellsProps, 'prediction' | 'maxPremium'> {
  /** Serial number in the filtered list, from 1. */
  number: number;
  selected: boolean;
  /** False if it can't be added to the selected predictions. */
  selectable: boolean;
  deletion: DeletionState | undefined;
}

const HistoryRow = memo(function HistoryRow(props: HistoryRowProps) {
  const { prediction, number, maxPremium, selected, selectable, onSelect, deletion, onDelete } = props;
  const name = formatPrediction(prediction);

  return (
    <tr aria-busy={deletion === 'deleting' || undefined}>
      <td className={styles.selection}>
        {/* Not disabled: screen readers skip disabled controls, and the user would not learn the reason. */}
        <input
          type="checkbox"
          aria-label={`Compare ${name}`}
          aria-disabled={selectable || selected ? undefined : true}
          aria-describedby={selectable || selected ? undefined : selectionLimitId}
          checked={selected}
          onChange={() => onSelect(prediction)}
        />
        {number}
      </td>
      <PredictionCells prediction={prediction} maxPremium={maxPremium} premiumHeading={premiumHeading} />
      <td className={styles.action}>
        <Button
          variant="quiet"
          className={styles.delete}
          icon={<Icon name="trash" />}
          busyLabel={deletion === 'deleting' && 'Deleting...'}
          aria-label={deletion === 'deleting' ? undefined : `Delete ${name}`}
          onClick={() => onDelete(prediction)}
        >
          <span className={styles.deleteText}>Delete</span>
        </Button>
        {deletion === 'failed' ? <p className={styles.failed}>Failed to delete prediction</p> : null}
      </td>
    </tr>
  );
});

interface DeletionCallbacks {
  onDeleted: (id: string) => void;
  onFailed: (id: string) => void;
}

/** Deletes predictions after a confirmation, several at a time, and tracks the state of each deletion. */
export function useDeletions({ onDeleted, onFailed }: DeletionCallbacks) {
  const [toConfirm, setToConfirm] = useState<PredictionRow>();
  const [deletions, setDeletions] = useState<Readonly<Record<string, DeletionState | undefined>>>({});

  async function remove(id: string) {
    const setDeletion = (state?: DeletionState) => setDeletions((current) => ({ ...current, [id]: state }));
    setToConfirm(undefined);
    setDeletion('deleting');
    try {
      await deletePrediction(id);
      dismissErrors(`delete ${id}`);
      setDeletion();
      showSuccess('Prediction deleted successfully');
      onDeleted(id);
    } catch (error) {
      setDeletion('failed');
      onFailed(id);
      if (!toFailure(error, '').sessionEnded) showError('Failed to delete prediction', `delete ${id}`);
    }
  }

  return {
    deletions,
    /** Asks for the confirmation, in the dialog. */
    confirm: setToConfirm,
    dialog: toConfirm && (
      <Dialog
        title="Are you sure you want to delete this prediction?"
        description={`${formatPrediction(toConfirm)}, ${formatRoundedMoney(toConfirm.predicted_premium)}. This can’t be undone.`}
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
