import { useCallback, useEffect, useMemo, useState } from 'react';
import { type Failure, toFailure } from '#frontend/api/failure.ts';
import type { HistoryState } from '#frontend/features/predictions/remembered-history.ts';
import {
  countPredictions,
  type HistoryRows,
  listPredictions,
} from '#frontend/features/predictions/requests.ts';
import { showError } from '#frontend/ui/toasts.ts';
import { type HistoryView, selectRows } from './history-view.ts';
import { getMaxPremiums } from './prediction-cells.tsx';

export const historyFailure = 'Failed to load prediction history';

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

/**
 * Shows rows of a view of the history, and loads the ones that are missing.
 * @param exporting true while a file of the whole history is wanted
 */
export function useHistoryRows(initial: HistoryState, view: HistoryView, exporting: boolean) {
  const [{ rows, hasMore }, setLoaded] = useState<HistoryRows>(initial);
  const [total, setTotal] = useState(initial.total);
  const [shownCount, setShownCount] = useState(initial.shownCount);

  const matching = useMemo(() => selectRows(rows, view), [rows, view]);
  const shown = useMemo(() => matching.slice(0, shownCount), [matching, shownCount]);

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
    /** Loaded rows of the view, in its order. */
    matching,
    /** First part of `matching`. */
    shown,
    /** Upper ends of the scales, USD a year. */
    maxPremiums: useMemo(() => getMaxPremiums(rows), [rows]),
    missing,
    older,
    showMore() {
      if (!needsAll) older.resume();
      if (matching.length >= shownCount) setShownCount(shownCount + pageSize);
    },
    /** Shows the first page again, after the view has changed. */
    showFirstPage() {
      older.resume();
      setShownCount(pageSize);
    },
    /** Removes the row of a deleted prediction. */
    removeRow(id: string) {
      setLoaded((current) => ({ ...current, rows: current.rows.filter((row) => row.id !== id) }));
      setTotal((count) => (count === undefined ? undefined : count - 1));
    },
  };
}

/** Rows of the history, and the functions that change which are loaded and shown. */
export type ViewedHistory = ReturnType<typeof useHistoryRows>;

/**
 * Loads older rows, part after part, while they are missing.
 * @param before id of the oldest row that is loaded
 * @param partSize number of rows to request at a time; undefined if none are missing
 * @param onLoad receives each part; must be the same function in every render
 */
function useOlderRows(
  before: string | undefined,
  partSize: number | undefined,
  onLoad: (part: HistoryRows) => void,
) {
  const [stopped, setStopped] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const loading = partSize !== undefined && !stopped && failure === undefined;

  useEffect(() => {
    if (!loading) return;
    const controller = new AbortController();
    listPredictions(partSize, before, controller.signal).then(
      (part) => {
        if (!controller.signal.aborted) onLoad(part);
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        const failed = toFailure(error, historyFailure);
        if (!failed.sessionEnded) showError(historyFailure, historyFailure);
        setFailure(failed);
      },
    );
    return () => controller.abort();
  }, [loading, partSize, before, onLoad]);

  return {
    loading,
    /** Set after a failure until `resume` is called. */
    failure,
    /** Stops loading; what is loaded stays. */
    stop: useCallback(() => setStopped(true), []),
    /** Loads again after a stop or a failure. */
    resume: useCallback(() => {
      setStopped(false);
      setFailure(undefined);
    }, []),
  };
}

export type OlderRows = ReturnType<typeof useOlderRows>;
