import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { type HistoryState, rememberHistory } from '#frontend/features/predictions/remembered-history.ts';

type TableBody = RefObject<HTMLTableSectionElement | null>;

/** Row to focus, by its index, and the control in it. */
interface FocusTarget {
  readonly index: number;
  readonly control: 'a' | 'button';
}

/**
 * Moves the focus to a row after the table has changed.
 * @param loading true while rows are being loaded, for which the focus waits
 * @returns a function that sets the row; one that does not exist then leaves the focus where it is
 */
export function useRowFocus(body: TableBody, loading: boolean): (target: FocusTarget) => void {
  const pending = useRef<FocusTarget>(undefined);
  useEffect(() => {
    if (loading || !pending.current) return;
    const { index, control } = pending.current;
    pending.current = undefined;
    body.current?.rows[index]?.querySelector<HTMLElement>(control)?.focus();
  });
  return useCallback((target) => {
    pending.current = target;
  }, []);
}

/**
 * Remembers the history when the page is left, and restores scroll position and focus when the user returns.
 * @param entry key of the entry in the browser's history
 * @param ids of the shown rows
 */
export function useHistoryReturn(
  body: TableBody,
  entry: string,
  initial: HistoryState,
  present: HistoryState,
  ids: readonly string[],
): void {
  const latest = useRef({ entry, present, ids });
  useLayoutEffect(() => {
    latest.current = { entry, present, ids };
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is restored once.
  useEffect(() => {
    // The browser would restore a distance in pixels, while rows outside the viewport have estimated heights.
    history.scrollRestoration = 'manual';
    const { place, focusedId } = initial;
    const rowOf = (id: string | undefined) =>
      id === undefined ? undefined : body.current?.rows[ids.indexOf(id)];
    const restorePlace = (frames: number) => {
      const row = rowOf(place?.id);
      if (!row || !place) return;
      scrollBy({ top: row.getBoundingClientRect().top - place.top, behavior: 'instant' });
      // Rows that come into view get their real heights in the next frames.
      if (frames > 0) requestAnimationFrame(() => restorePlace(frames - 1));
    };
    restorePlace(3);
    rowOf(focusedId)?.querySelector('a')?.focus({ preventScroll: true });
  }, []);

  useLayoutEffect(
    // React calls this while the rows are still in the document.
    () => () => {
      const { entry, present, ids } = latest.current;
      const rows = [...(body.current?.rows ?? [])];
      const place = rows
        .map((row, index) => ({ id: ids[index] ?? '', top: row.getBoundingClientRect().top }))
        .findLast(({ top }) => top <= 0);
      const focused = rows.findIndex((row) => row.contains(document.activeElement));
      rememberHistory(entry, { ...present, place, focusedId: ids[focused] });
      history.scrollRestoration = 'auto';
    },
    [body],
  );
}
