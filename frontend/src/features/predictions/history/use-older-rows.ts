import { useCallback, useEffect, useState } from 'react';
import { type Failure, toFailure } from '#frontend/api/failure.ts';
import { type HistoryRows, listPredictions } from '#frontend/features/predictions/requests.ts';
import { showError } from '#frontend/ui/toasts.ts';

export const historyFailure = 'Failed to load prediction history';

/** State of loading older rows. */
export interface OlderRows {
  readonly loading: boolean;
  /** Set after a failure until {@link resume} is called. */
  readonly failure: Failure | undefined;
  /** Stops loading; what is loaded stays. */
  stop(): void;
  /** Loads again after a stop or a failure. */
  resume(): void;
}

/**
 * Loads older rows, part after part, while they are missing.
 * @param before id of the oldest row that is loaded
 * @param partSize number of rows to request at a time; undefined if none are missing
 * @param onLoad receives each part; must be the same function in every render
 */
export function useOlderRows(
  before: string | undefined,
  partSize: number | undefined,
  onLoad: (part: HistoryRows) => void,
): OlderRows {
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
    failure,
    stop: useCallback(() => setStopped(true), []),
    resume: useCallback(() => {
      setStopped(false);
      setFailure(undefined);
    }, []),
  };
}
