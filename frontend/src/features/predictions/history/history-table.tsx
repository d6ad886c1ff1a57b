import { memo, type Ref, useMemo, useState } from 'react';
import type { HistoryRow as Row } from '#contract/routes/list-predictions.ts';
import { toFailure } from '#frontend/api/failure.ts';
import { createOptional } from '#frontend/api/loaded-content.tsx';
import { outcomeTexts } from '#frontend/features/estimates/outcome.texts.ts';
import { deletePrediction } from '#frontend/features/predictions/stored-predictions.ts';
import { Button } from '#frontend/ui/button.tsx';
import { commonTexts } from '#frontend/ui/common.texts.ts';
import { Dialog } from '#frontend/ui/dialog.tsx';
import { formatDate, formatRoundedMoney } from '#frontend/ui/format.ts';
import { Icon } from '#frontend/ui/icon.tsx';
import { dismissErrors, showError, showSuccess } from '#frontend/ui/toasts.ts';
import { useFocusReturn } from '#frontend/ui/use-focus-return.ts';
import { historyTexts as texts } from './history.texts.ts';
import { isSelectable, type Selection, selectionLimitId } from './history-toolbar.tsx';
import type { HistoryView } from './history-view.ts';
import styles from './prediction-table.module.css';
import {
  findSharedDays,
  formatPrediction,
  loadRowPrices,
  PredictionCells,
  PremiumHeading,
} from './prediction-table.tsx';
import type { ViewedHistory } from './use-history-rows.ts';

type DeletionState = 'deleting' | 'failed';

const dateOrders: Partial<Record<HistoryView['sort'], 'ascending' | 'descending'>> = {
  newest: 'descending',
  oldest: 'ascending',
};

const premiumOrders: typeof dateOrders = { highest: 'descending', lowest: 'ascending' };

interface HistoryTableProps {
  history: ViewedHistory;
  sort: HistoryView['sort'];
  selection: Selection;
  onSelect: (prediction: Selection[number]) => void;
  deletions: Readonly<Record<string, DeletionState | undefined>>;
  onDelete: (prediction: Row) => void;
  body: Ref<HTMLTableSectionElement>;
}

export function HistoryTable(props: HistoryTableProps) {
  const { history, sort, selection, onSelect, deletions, onDelete, body } = props;
  const { rows } = history.state;
  const sharedDays = useMemo(() => findSharedDays(rows), [rows]);
  return (
    <div className="container">
      <table className={`${styles.table} ${styles.history}`} aria-label={texts.title}>
        <thead>
          <tr>
            <th scope="col">
              <span>{texts.columns.number}</span>
              <span className="visually-hidden">{texts.andSelect}</span>
            </th>
            <th scope="col" aria-sort={dateOrders[sort]}>
              {texts.columns.date}
            </th>
            <th scope="col">{texts.columns.type}</th>
            <th scope="col">{texts.columns.age}</th>
            <PremiumHeading name={texts.columns.premium} sort={premiumOrders[sort]} />
            <th scope="col">{texts.columns.action}</th>
          </tr>
        </thead>
        <tbody ref={body}>
          {history.shown.map((prediction, index) => {
            const isSelected = selection.some(({ id }) => id === prediction.id);
            return (
              <HistoryRow
                key={prediction.id}
                number={index + 1}
                prediction={prediction}
                maxPremium={prediction.insurance_type && history.maxPremiums[prediction.insurance_type]}
                hasTime={sharedDays.has(formatDate(prediction.created_at))}
                isSelected={isSelected}
                isExcluded={!isSelected && !isSelectable(selection)}
                onSelect={onSelect}
                deletion={deletions[prediction.id]}
                onDelete={onDelete}
              />
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

interface HistoryRowProps {
  number: number;
  prediction: Row;
  /** Upper end of the scale that rows of this type share, USD a year. */
  maxPremium: number | undefined;
  hasTime: boolean;
  isSelected: boolean;
  /** True if the selection has no room for it. */
  isExcluded: boolean;
  onSelect: HistoryTableProps['onSelect'];
  deletion: DeletionState | undefined;
  onDelete: HistoryTableProps['onDelete'];
}

/** Memoized with its costly cells, because every selection renders the table and may exclude all other rows. */
const HistoryRow = memo((props: HistoryRowProps) => {
  const { number, prediction, maxPremium, hasTime, isSelected, isExcluded, onSelect, deletion, onDelete } =
    props;
  const name = useMemo(() => formatPrediction(prediction), [prediction]);
  return (
    <tr aria-busy={deletion === 'deleting' || undefined} data-type={prediction.insurance_type}>
      <td className={styles.selection}>
        {'other_version' in prediction ? null : (
          // Not disabled: screen readers skip disabled controls, and the user would not learn the reason.
          <input
            type="checkbox"
            aria-label={texts.select(name)}
            aria-disabled={isExcluded || undefined}
            aria-describedby={isExcluded ? selectionLimitId : undefined}
            checked={isSelected}
            onChange={() => onSelect(prediction)}
          />
        )}
        <span>{number}</span>
      </td>
      <PredictionCells
        prediction={prediction}
        maxPremium={maxPremium}
        premiumHeading={texts.columns.premium}
        hasTime={hasTime}
      />
      <DeletionCell name={name} prediction={prediction} deletion={deletion} onDelete={onDelete} />
    </tr>
  );
});

type DeletionCellProps = Pick<HistoryRowProps, 'prediction' | 'deletion' | 'onDelete'> & { name: string };

const DeletionCell = memo(({ name, prediction, deletion, onDelete }: DeletionCellProps) => {
  const isDeleting = deletion === 'deleting';
  return (
    <td className={styles.action}>
      <Button
        variant="quiet"
        className={styles.delete}
        icon={<Icon name="trash" />}
        busyLabel={isDeleting && commonTexts.deleting}
        aria-label={isDeleting ? undefined : texts.deleteOne(name)}
        onClick={() => onDelete(prediction)}
      >
        <span className={styles.deleteText}>{texts.delete}</span>
      </Button>
      {deletion === 'failed' ? (
        <p className={`${styles.failed} remark strong`}>{outcomeTexts.deleteFailed}</p>
      ) : null}
    </td>
  );
});

interface DeletionCallbacks {
  onDeleted: (id: string) => void;
  /** @param failedId prediction that is not deleted, if there is one */
  onSettled: (failedId?: string) => void;
}

/** Names of several predictions to delete, which are loaded when they are to be confirmed. */
const DeletionList = createOptional(async () => (await loadRowPrices()).DeletionList);

/** Deletes predictions after a confirmation, and tracks the state of each deletion. Several are deleted one after the other. */
export function useDeletions({ onDeleted, onSettled }: DeletionCallbacks) {
  const [toConfirm, setToConfirm] = useState<readonly Row[]>([]);
  const [deletions, setDeletions] = useState<Readonly<Record<string, DeletionState | undefined>>>({});
  const [isDeletingAll, setDeletingAll] = useState(false);
  useFocusReturn(isDeletingAll);
  const close = () => setToConfirm([]);

  /** Returns the error of a deletion that fails. */
  async function remove(id: string): Promise<{ error?: unknown }> {
    const setDeletion = (state?: DeletionState) => setDeletions((current) => ({ ...current, [id]: state }));
    setDeletion('deleting');
    try {
      await deletePrediction(id);
      dismissErrors(`delete ${id}`);
      setDeletion();
      onDeleted(id);
      return {};
    } catch (error) {
      setDeletion('failed');
      return { error };
    }
  }

  async function removeOne({ id }: Row) {
    close();
    const { error } = await remove(id);
    onSettled(error === undefined ? undefined : id);
    if (error === undefined) showSuccess(texts.deleted);
    else if (!toFailure(error, '').sessionEnded) showError(outcomeTexts.deleteFailed, `delete ${id}`);
  }

  async function removeAll(rows: readonly Row[]) {
    close();
    setDeletingAll(true);
    const failed: string[] = [];
    let isEnded = false;
    for (const { id } of rows) {
      const { error } = await remove(id);
      if (error === undefined) continue;
      failed.push(id);
      isEnded = toFailure(error, '').sessionEnded === true;
      if (isEnded) break;
    }
    setDeletingAll(false);
    onSettled(failed[0]);
    if (failed.length === 0) showSuccess(texts.deletedAll(rows.length));
    else if (!isEnded) showError(texts.notDeleted(failed.length, rows.length), 'delete');
  }

  const [first] = toConfirm;
  return {
    deletions,
    isDeletingAll,
    /** Asks for the confirmation of one, in the dialog. */
    confirm: (row: Row) => setToConfirm([row]),
    /** The same for several. */
    confirmAll: setToConfirm,
    dialog: first && (
      <Dialog
        title={toConfirm.length === 1 ? texts.confirm : texts.confirmAll(toConfirm.length)}
        description={toConfirm.length === 1 ? describeDeletion(first) : texts.cannotUndo}
        onClose={close}
        action={
          <Button
            variant="danger"
            onClick={() => (toConfirm.length === 1 ? removeOne(first) : removeAll(toConfirm))}
          >
            {texts.delete}
          </Button>
        }
      >
        {toConfirm.length > 1 ? <DeletionList rows={toConfirm} formatName={formatPrediction} /> : null}
      </Dialog>
    ),
  };
}

const describeDeletion = (row: Row) =>
  texts.toDelete(
    formatPrediction(row),
    row.predicted_premium === null ? undefined : formatRoundedMoney(row.predicted_premium),
  );
