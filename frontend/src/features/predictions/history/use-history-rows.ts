import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Failure, toFailure } from '#frontend/api/failure.ts';
import type { HistoryState } from '#frontend/features/estimates/remembered-history.ts';
import { countPredictions, listPredictions } from '#frontend/features/predictions/stored-predictions.ts';
import { showError } from '#frontend/ui/toasts.ts';
import { useRequest } from '#frontend/ui/use-request.ts';
import { historyTexts as texts } from './history.texts.ts';
import { type HistoryView, selectRows } from './history-view.ts';
import { getMaxPremiums } from './prediction-table.tsx';

/** Number of rows that are shown at first and that each "Show more" adds. */
const pageSize = 50;

/** Rows in one request when many are needed: the API's maximum. */
const maxPartSize = 1000;

/** Loads the newest rows, and the number of all predictions if there are more. */
export async function loadHistory(signal: AbortSignal): Promise<HistoryState> {
  const newest = await listPredictions(pageSize, undefined, signal);
  // Without it, the page shows the number of the loaded rows.
  const total = newest.hasMore ? await countPredictions(signal).catch(() => undefined) : undefined;
  return { ...newest, total, loadedAt: Date.now(), shownCount: pageSize, selection: [] };
}

/** Rows of a view of the history. Loads older ones, part after part, while the view needs them, and all for a file. */
export function useHistoryRows(initial: HistoryState, view: HistoryView) {
  const [{ rows, hasMore }, setLoaded] = useState<Pick<HistoryState, 'rows' | 'hasMore'>>(initial);
  const [total, setTotal] = useState(initial.total);
  const [shownCount, setShownCount] = useState(initial.shownCount);
  /** True while a file of the whole history is wanted: its rows are loaded by `loadAll`. */
  const [exporting, setExporting] = useState(false);
  const file = useRequest();
  const removed = useRef(new Set<string>());
  /** Set while loading is stopped, by the user or by a failure. */
  const [pause, setPause] = useState<{ readonly failure?: Failure }>();

  const matching = useMemo(() => selectRows(rows, view), [rows, view]);
  const shown = useMemo(() => matching.slice(0, shownCount), [matching, shownCount]);

  // Matches and their order are known only when all rows are loaded.
  const needsAll = view.search !== '' || view.sort !== 'newest';
  const incomplete = hasMore && (needsAll || exporting || matching.length < shownCount);
  const needsMany = needsAll || exporting || view.type !== 'all';
  const loading = incomplete && pause === undefined;
  const partSize = needsMany ? maxPartSize : pageSize;
  const oldest = rows.at(-1)?.id;

  /** Adds the rows after one of them. Returns undefined for a part that was aborted, or that failed, which pauses loading. */
  const loadPart = useCallback(async (size: number, after: string | undefined, signal: AbortSignal) => {
    try {
      const part = await listPredictions(size, after, signal);
      if (signal.aborted) return undefined;
      setLoaded((current) => {
        // Another request may have added some of them. Ids descend.
        const last = current.rows.at(-1)?.id;
        const added = part.rows.filter(({ id }) => last === undefined || id < last);
        return { rows: [...current.rows, ...added], hasMore: part.hasMore };
      });
      return part;
    } catch (error) {
      if (signal.aborted) return undefined;
      const failure = toFailure(error, texts.failed);
      if (!failure.sessionEnded) showError(texts.failed, 'history');
      setPause({ failure });
      return undefined;
    }
  }, []);

  const needsPart = loading && !exporting;
  useEffect(() => {
    if (!needsPart) return;
    const controller = new AbortController();
    void loadPart(partSize, oldest, controller.signal);
    return () => controller.abort();
  }, [loadPart, needsPart, partSize, oldest]);

  /** Loads all rows. Returns those of the view, in its order; undefined if it is stopped or fails. */
  async function loadAll() {
    const signal = file.start();
    setPause(undefined);
    setExporting(true);
    let all = rows;
    for (let isMissing = hasMore; isMissing; ) {
      const part = await loadPart(maxPartSize, all.at(-1)?.id, signal);
      if (!part) return undefined;
      all = [...all, ...part.rows];
      isMissing = part.hasMore;
    }
    setExporting(false);
    return selectRows(
      all.filter(({ id }) => !removed.current.has(id)),
      view,
    );
  }

  return {
    state: { ...initial, rows, hasMore, total, shownCount },
    /** Loaded rows of the view, in its order. */
    matching,
    /** First part of `matching`. */
    shown,
    /** Upper ends of the scales, USD a year. */
    maxPremiums: useMemo(() => getMaxPremiums(rows), [rows]),
    /** True while the view needs rows that are not loaded. */
    incomplete,
    /** True if the order of the rows, or which of them match, depends on rows that are not loaded. */
    unordered: needsAll && incomplete,
    /** True if more rows than the next page are missing. */
    needsMany: needsMany && incomplete,
    loading,
    /** Failure of the last request, until `resume` is called. */
    failure: pause?.failure,
    exporting,
    loadAll,
    /** Stops loading; what is loaded stays. */
    stop() {
      file.stop();
      setPause({});
      setExporting(false);
    },
    /** Loads again after a stop or a failure. */
    resume: () => setPause(undefined),
    showMore() {
      if (!needsAll) setPause(undefined);
      if (matching.length >= shownCount) setShownCount(shownCount + pageSize);
    },
    /** Shows the first page again, after the view has changed. */
    showFirstPage() {
      setPause(undefined);
      setShownCount(pageSize);
    },
    removeRow(id: string) {
      removed.current.add(id);
      setLoaded((current) => ({ ...current, rows: current.rows.filter((row) => row.id !== id) }));
      setTotal((count) => (count === undefined ? undefined : count - 1));
    },
  };
}

export type ViewedHistory = ReturnType<typeof useHistoryRows>;
