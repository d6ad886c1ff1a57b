import { memo, useEffect, useRef } from 'react';
import type { PredictionRow } from '#contract/predictions.ts';
import { toPredictionPath } from '#frontend/paths.ts';
import { Button, LinkButton } from '#frontend/ui/button.tsx';
import { formatDate, formatNumber, formatTime } from '#frontend/ui/format.ts';
import { Icon } from '#frontend/ui/icon.tsx';
import { selectionLimitId } from './compare-bar.tsx';
import { formatPrediction, getAge, InsuranceTypeLabel, PremiumCell } from './prediction-cells.tsx';
import type { DeletionState } from './prediction-deletion.tsx';
import styles from './prediction-table.module.css';

interface HistoryRowProps {
  prediction: PredictionRow;
  /** Serial number in the filtered list, from 1. */
  number: number;
  /** Upper end of the scale that rows of this type share, USD a year. */
  maxPremium: number;
  selected: boolean;
  /** False if it can't be added to the selected predictions. */
  selectable: boolean;
  onSelect: (prediction: PredictionRow) => void;
  deletion: DeletionState | undefined;
  onDelete: (prediction: PredictionRow) => void;
}

/** Row of the history, with a link to the prediction's page. */
export const HistoryRow = memo(function HistoryRow(props: HistoryRowProps) {
  const { prediction, number, maxPremium, selected, selectable, onSelect, deletion, onDelete } = props;
  const { id, created_at: createdAt, insurance_type: insuranceType } = prediction;
  const name = formatPrediction(prediction);
  const deleteButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button lost the focus when it was disabled.
    if (deletion === 'failed' && document.activeElement === document.body) deleteButton.current?.focus();
  }, [deletion]);

  return (
    <tr aria-busy={deletion === 'deleting' || undefined}>
      <td data-label="SN" className={styles.number}>
        <span className={styles.selection}>
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
        </span>
      </td>
      <td data-label="Date">
        <time dateTime={createdAt}>
          {formatDate(createdAt)} <span className={styles.time}>{formatTime(createdAt)}</span>
        </time>
        {prediction.label === undefined ? null : <span className={styles.label}>{prediction.label}</span>}
      </td>
      <td data-label="Type">
        <InsuranceTypeLabel type={insuranceType} />
      </td>
      <td data-label="Age" className={styles.number}>
        {formatNumber(getAge(prediction))}
      </td>
      <td data-label="Predicted Premium" className={styles.wide}>
        <PremiumCell prediction={prediction} max={maxPremium} />
      </td>
      <td className={`${styles.wide} ${styles.unlabelled}`}>
        <div className={styles.actions}>
          <LinkButton variant="quiet" to={toPredictionPath(id)} aria-label={`Details of ${name}`}>
            Details
          </LinkButton>
          <Button
            ref={deleteButton}
            variant="quiet"
            className={styles.delete}
            icon={<Icon name="trash" />}
            busyLabel={deletion === 'deleting' && 'Deleting...'}
            aria-label={deletion === 'deleting' ? undefined : `Delete ${name}`}
            onClick={() => onDelete(prediction)}
          >
            Delete
          </Button>
        </div>
        {deletion === 'failed' ? <p className={styles.failed}>Failed to delete prediction</p> : null}
      </td>
    </tr>
  );
});
