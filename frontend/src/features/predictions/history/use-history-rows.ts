import { useCallback, useEffect, useMemo, useState } from 'react';
import type { InsuranceType, PredictionRow } from '#contract/predictions.ts';
import type { HistoryState } from '#frontend/features/predictions/remembered-history.ts';
import { countPredictions, type HistoryRows } from '#frontend/features/predictions/requests.ts';
import { type HistoryView, selectRows } from './history-view.ts';
import { getMaxPremiums } from './prediction-cells.tsx';
import { type OlderRows, useOlderRows } from './use-older-rows.ts';

/** Number of rows that are shown at first and that each "Show more" adds. */
export const pageSize = 50;

/** Rows in one request when many are needed: the API's maximum. */
const maxPartSize = 1000;

/**
 * Rows that the view needs and that are not loaded yet:
 * - `all`: a search or an order covers the whole history.
 * - `file`: so does a file of the history, but the list can be shown meanwhile.
 * - `many`: few of the loaded rows are of the filter's type.
 * - `page`: the next page.
 */
type MissingRows = 'all' | 'file' | 'many' | 'page' | undefined;

/** Rows of the history, and the functions that change which are loaded and shown. */
export interface ViewedHistory {
  readonly state: Omit<HistoryState, 'selection'>;
  /** Loaded rows of the view, in its order. */
  readonly matching: readonly PredictionRow[];
  /** First part of {@link matching}. */
  readonly shown: readonly PredictionRow[];
  /** Upper ends of the scales, USD a year. */
  readonly maxPremiums: Record<InsuranceType, number>;
  readonly missing: MissingRows;
  readonly older: OlderRows;
  showMore(): void;
  /** Shows the first page again, after the view has changed. */
  showFirstPage(): void;
  /** Removes the row of a deleted prediction. */
  removeRow(id: string): void;
}

/**
 * Shows rows of a view of the history, and loads the ones that are missing.
 * @param exporting true while a file of the whole history is wanted
 */
export function useHistoryRows(initial: HistoryState, view: HistoryView, exporting: boolean): ViewedHistory {
  const [{ rows, hasMore }, setLoaded] = useState<HistoryRows>(initial);
  const [total, setTotal] = useState(initial.total);
  const [shownCount, setShownCount] = useState(initial.shownCount);

  const matching = useMemo(() => selectRows(rows, view), [rows, view]);
  const shown = useMemo(() => matching.slice(0, shownCount), [matching, shownCount]);
  const maxPremiums = useMemo(() => getMaxPremiums(rows), [rows]);

  // Which rows match, and in which order, is known only when all are loaded.
  const needsAll = view.search !== '' || view.sort !== 'newest';
  let missing: MissingRows;
  if (hasMore && needsAll) missing = 'all';
  else if (hasMore && exporting) missing = 'file';
  else if (hasMore && matching.length < shownCount) missing = view.type === 'all' ? 'page' : 'many';

  const append = useCallback(
    (part: HistoryRows) =>
      setLoaded((current) => ({ rows: [...current.rows, ...part.rows], hasMore: part.hasMore })),
    [],
  );
  const partSize = missing === 'page' ? pageSize : maxPartSize;
  const older = useOlderRows(rows.at(-1)?.id, missing && partSize, append);

  const countable = initial.hasMore && initial.total === undefined;
  useEffect(() => {
    if (!countable) return;
    const controller = new AbortController();
    // Without the number of all predictions, the page shows the number of the loaded ones.
    countPredictions(controller.signal).then(setTotal, () => undefined);
    return () => controller.abort();
  }, [countable]);

  return {
    state: { rows, hasMore, total, shownCount },
    matching,
    shown,
    maxPremiums,
    missing,
    older,
    showMore() {
      if (!needsAll) older.resume();
      if (matching.length >= shownCount) setShownCount(shownCount + pageSize);
    },
    showFirstPage() {
      older.resume();
      setShownCount(pageSize);
    },
    removeRow(id) {
      setLoaded((current) => ({ ...current, rows: current.rows.filter((row) => row.id !== id) }));
      setTotal((count) => (count === undefined ? undefined : count - 1));
    },
  };
}
