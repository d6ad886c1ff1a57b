import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import type { InsuranceType, PredictionRow } from '#contract/predictions.ts';
import { paths } from '#frontend/paths.ts';
import { LinkButton } from '#frontend/ui/button.tsx';
import { EmptyState } from '#frontend/ui/empty-state.tsx';
import { SelectField } from '#frontend/ui/select-field.tsx';
import { HistoryRow } from './history-row.tsx';
import { getMaxPremiums } from './prediction-cells.tsx';
import { DeletePredictionDialog, useDeletions } from './prediction-deletion.tsx';
import styles from './prediction-history.module.css';
import tableStyles from './prediction-table.module.css';

type Filter = InsuranceType | 'all';

const filters = [
  { value: 'all', label: 'All Types' },
  { value: 'health', label: 'health' },
  { value: 'car', label: 'car' },
] satisfies { value: Filter; label: string }[];

interface PredictionHistoryProps {
  predictions: readonly PredictionRow[];
  onDeleted: (id: string) => void;
}

/** History of a user's predictions with filter and deletion. */
export function PredictionHistory({ predictions, onDeleted }: PredictionHistoryProps) {
  const [filter, setFilter] = useState<Filter>('all');
  const [toDelete, setToDelete] = useState<PredictionRow>();
  const count = useRef<HTMLParagraphElement>(null);

  const { deletions, remove } = useDeletions(
    useCallback(
      (id) => {
        onDeleted(id);
        // The deleted row took the focus with it.
        if (document.activeElement === document.body) count.current?.focus();
      },
      [onDeleted],
    ),
  );

  const maxPremiums = useMemo(() => getMaxPremiums(predictions), [predictions]);
  // Renders a long list at low priority, so that the select responds at once.
  const shownType = useDeferredValue(filter);
  const shown =
    shownType === 'all' ? predictions : predictions.filter((one) => one.insurance_type === shownType);

  return (
    <>
      <div className={styles.toolbar}>
        <div className={styles.filter}>
          <SelectField
            name="type"
            label="Filter by Type"
            options={filters}
            value={filter}
            onChange={({ target }) =>
              setFilter(filters.find(({ value }) => value === target.value)?.value ?? 'all')
            }
          />
        </div>
        <p ref={count} role="status" tabIndex={-1} className={styles.count}>
          {shown.length === 1 ? '1 prediction' : `${shown.length} predictions`}
        </p>
      </div>
      {shown.length === 0 ? (
        <EmptyHistory type={shownType === 'all' ? undefined : shownType} />
      ) : (
        <div className={tableStyles.frame}>
          <table className={`${tableStyles.table} ${tableStyles.history}`} aria-label="Prediction History">
            <thead>
              <tr>
                <th scope="col" className={tableStyles.number}>
                  SN
                </th>
                <th scope="col">Date</th>
                <th scope="col">Type</th>
                <th scope="col" className={tableStyles.number}>
                  Age
                </th>
                <th scope="col">Predicted Premium</th>
                <th scope="col">Action</th>
              </tr>
            </thead>
            <tbody>
              {shown.map((prediction, index) => (
                <HistoryRow
                  key={prediction.id}
                  prediction={prediction}
                  number={index + 1}
                  maxPremium={maxPremiums[prediction.insurance_type]}
                  deletion={deletions.get(prediction.id)}
                  onDelete={setToDelete}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {toDelete ? (
        <DeletePredictionDialog
          prediction={toDelete}
          onCancel={() => setToDelete(undefined)}
          onConfirm={() => {
            setToDelete(undefined);
            void remove(toDelete.id);
          }}
        />
      ) : null}
    </>
  );
}

const formLinks = {
  health: { to: paths.healthPrediction, label: 'Start a health prediction' },
  car: { to: paths.carPrediction, label: 'Start a car prediction' },
} satisfies Record<InsuranceType, { to: string; label: string }>;

/** Empty list with links to the forms: both, or the one of the filtered type. */
function EmptyHistory({ type }: { type: InsuranceType | undefined }) {
  const links = type === undefined ? [formLinks.health, formLinks.car] : [formLinks[type]];
  return (
    <EmptyState
      title="No prediction history found."
      action={links.map(({ to, label }) => (
        <LinkButton key={to} to={to}>
          {label}
        </LinkButton>
      ))}
    />
  );
}
