import { memo, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Prediction } from '#contract/predictions.ts';
import { toFormLink } from '#frontend/features/predictions/prefilled-answers.ts';
import { PremiumDetails } from '#frontend/features/predictions/result/premium-details.tsx';
import { PremiumFigures } from '#frontend/features/predictions/result/premium-figures.tsx';
import { Button } from '#frontend/ui/button.tsx';
import { formatDate, formatNumber } from '#frontend/ui/format.ts';
import { TrashIcon } from '#frontend/ui/icons.tsx';
import { formatPrediction, getAge, InsuranceTypeLabel, PremiumCell } from './prediction-cells.tsx';
import type { DeletionState } from './prediction-deletion.tsx';
import styles from './prediction-table.module.css';

interface HistoryRowProps {
  prediction: Prediction;
  /** Serial number in the filtered list, from 1. */
  number: number;
  /** Upper end of the scale that all rows share, USD a year. */
  maxPremium: number;
  isOpen: boolean;
  deletion: DeletionState | undefined;
  onToggle: (id: string) => void;
  onDelete: (prediction: Prediction) => void;
}

/** Row of the history; expanded, it shows the whole result. */
export const HistoryRow = memo(function HistoryRow(props: HistoryRowProps) {
  const { prediction, number, maxPremium, isOpen, deletion, onToggle, onDelete } = props;
  const { id, created_at: createdAt, insurance_type: insuranceType } = prediction;
  const name = formatPrediction(prediction);
  const deleteButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button lost the focus when it was disabled.
    if (deletion === 'failed' && document.activeElement === document.body) deleteButton.current?.focus();
  }, [deletion]);

  return (
    <>
      <tr className={isOpen ? styles.opened : undefined} aria-busy={deletion === 'deleting' || undefined}>
        <td data-label="SN" className={styles.number}>
          {number}
        </td>
        <td data-label="Date">
          <time dateTime={createdAt}>{formatDate(createdAt)}</time>
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
            <Button
              variant="quiet"
              className={styles.toggle}
              aria-expanded={isOpen}
              aria-controls={isOpen ? `details-${id}` : undefined}
              aria-label={`${isOpen ? 'Hide' : 'Show'} details of ${name}`}
              onClick={() => onToggle(id)}
            >
              {isOpen ? 'Hide' : 'Details'}
            </Button>
            <Button
              ref={deleteButton}
              variant="quiet"
              className={styles.delete}
              icon={<TrashIcon />}
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
      {isOpen ? (
        <tr className={styles.details} id={`details-${id}`}>
          <td colSpan={6} className={styles.unlabelled}>
            <OpenedPrediction prediction={prediction} />
          </td>
        </tr>
      ) : null}
    </>
  );
});

/** Whole result of a prediction, with a link back to its form. */
function OpenedPrediction({ prediction }: { prediction: Prediction }) {
  const navigate = useNavigate();
  const { path, state } = toFormLink(prediction);
  return (
    <div className={styles.opening}>
      <PremiumFigures premium={prediction.predicted_premium} />
      <PremiumDetails estimate={prediction} />
      <div>
        <Button variant="primary" onClick={() => navigate(path, { state })}>
          Adjust and estimate again
        </Button>
      </div>
    </div>
  );
}
