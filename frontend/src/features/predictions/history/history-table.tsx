import type { Ref } from 'react';
import type { InsuranceType, PredictionRow } from '#contract/predictions.ts';
import { isSelectable, type Selection } from './compare-bar.tsx';
import { HistoryRow } from './history-row.tsx';
import type { HistoryView } from './history-view.ts';
import type { DeletionState } from './prediction-deletion.tsx';
import styles from './prediction-table.module.css';

const sortDirections = { newest: undefined, highest: 'descending', lowest: 'ascending' } as const;

interface HistoryTableProps {
  /** Rows to show, in this order. */
  predictions: readonly PredictionRow[];
  sort: HistoryView['sort'];
  /** Upper ends of the scales, USD a year. */
  maxPremiums: Record<InsuranceType, number>;
  selection: Selection;
  onSelect: (prediction: PredictionRow) => void;
  deletions: ReadonlyMap<string, DeletionState>;
  onDelete: (prediction: PredictionRow) => void;
  body: Ref<HTMLTableSectionElement>;
}

/** Table of the history. */
export function HistoryTable(props: HistoryTableProps) {
  const { predictions, sort, maxPremiums, selection, onSelect, deletions, onDelete, body } = props;
  const selectedIds = new Set(selection.map(({ id }) => id));
  return (
    <div className={styles.frame}>
      <table className={`${styles.table} ${styles.history}`} aria-label="Prediction History">
        <thead>
          <tr>
            <th scope="col" className={styles.number}>
              SN
            </th>
            <th scope="col">Date</th>
            <th scope="col">Type</th>
            <th scope="col" className={styles.number}>
              Age
            </th>
            <th scope="col" aria-sort={sortDirections[sort]}>
              Predicted Premium
            </th>
            <th scope="col">Action</th>
          </tr>
        </thead>
        <tbody ref={body}>
          {predictions.map((prediction, index) => (
            <HistoryRow
              key={prediction.id}
              prediction={prediction}
              number={index + 1}
              maxPremium={maxPremiums[prediction.insurance_type]}
              selected={selectedIds.has(prediction.id)}
              selectable={isSelectable(selection, prediction)}
              onSelect={onSelect}
              deletion={deletions.get(prediction.id)}
              onDelete={onDelete}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
