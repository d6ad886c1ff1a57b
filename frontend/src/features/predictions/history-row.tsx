import { memo, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Prediction } from '#contract/predictions.ts';
import { Button } from '#frontend/ui/button.tsx';
import { formatDate } from '#frontend/ui/format-date.ts';
import { TrashIcon } from '#frontend/ui/icons.tsx';
import { planAdjustment } from './adjusted-answers.ts';
import { namePrediction, readAge } from './describe-prediction.ts';
import { InsuranceTypeLabel } from './insurance-type-label.tsx';
import { formatNumber } from './number-text.ts';
import styles from './predictions-table.module.css';
import { PremiumCell } from './premium-cell.tsx';
import { PremiumDetails } from './premium-details.tsx';
import { PremiumFigures } from './premium-figures.tsx';

/** How the deletion of a row goes. */
export type Deletion = 'deleting' | 'failed';

interface HistoryRowProps {
  prediction: Prediction;
  /** Its place in the list as it is shown, from 1. */
  number: number;
  /** The upper end of the scale that all rows share, USD a year. */
  highest: number;
  isOpen: boolean;
  deletion: Deletion | undefined;
  onToggle: (id: string) => void;
  onDelete: (prediction: Prediction) => void;
}

/** One prediction of the history; opened, it shows all that the result showed. */
export const HistoryRow = memo(function HistoryRow(props: HistoryRowProps) {
  const { prediction, number, highest, isOpen, deletion, onToggle, onDelete } = props;
  const { id, created_at: createdAt, insurance_type: insuranceType } = prediction;
  const name = namePrediction(prediction);
  const deleteButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // A disabled button loses the focus; without another holder it comes back.
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
          {formatNumber(readAge(prediction))}
        </td>
        <td data-label="Predicted Premium" className={styles.wide}>
          <PremiumCell prediction={prediction} highest={highest} />
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

function OpenedPrediction({ prediction }: { prediction: Prediction }) {
  const navigate = useNavigate();
  const { path, state } = planAdjustment(prediction);
  return (
    <div className={styles.opening}>
      <PremiumFigures premium={prediction.predicted_premium} />
      <PremiumDetails prediction={prediction} />
      <div>
        <Button variant="primary" onClick={() => navigate(path, { state })}>
          Adjust and estimate again
        </Button>
      </div>
    </div>
  );
}
