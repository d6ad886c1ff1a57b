import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  forgetHistory,
  type HistoryState,
  rememberHistory,
} from '#frontend/features/estimates/remembered-history.ts';
import { formPaths } from '#frontend/paths.ts';
import { Button, LinkButton } from '#frontend/ui/button.tsx';
import { commonTexts } from '#frontend/ui/common.texts.ts';
import { EmptyState } from '#frontend/ui/empty-state.tsx';
import { FormFailure } from '#frontend/ui/form-messages.tsx';
import { readLeftPlace } from '#frontend/ui/scroll.ts';
import { focusReplacement, useFocusReturn } from '#frontend/ui/use-focus-return.ts';
import styles from './history.module.css';
import { historyTexts as texts } from './history.texts.ts';
import { HistorySummary } from './history-summary.tsx';
import { HistoryTable, useDeletions } from './history-table.tsx';
import { HistoryToolbar, type Selection, SelectionBar, toggleSelection } from './history-toolbar.tsx';
import { formatHistoryView, type HistoryView, parseHistoryView } from './history-view.ts';
import { useHistoryRows } from './use-history-rows.ts';

type TableBody = React.RefObject<HTMLTableSectionElement | null>;

export function PredictionHistory({ initial }: { initial: HistoryState }) {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const view = useMemo(() => parseHistoryView({ search, hash }), [search, hash]);
  const history = useHistoryRows(initial, view);
  const { state, matching, shown, loading } = history;
  const [selection, setSelection] = useState<Selection>(initial.selection);
  const select = useCallback(
    (prediction: Selection[number]) => setSelection((current) => toggleSelection(current, prediction)),
    [],
  );
  const body = useRef<HTMLTableSectionElement>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const moveFocus = useRowFocus(body, loading);
  useFocusReturn(loading);
  useReturn(body, initial.place, { ...state, selection });

  const changeView = (change: Partial<HistoryView>) => {
    history.showFirstPage();
    // The address is ahead of what is rendered while a long history is filtered.
    const current = parseHistoryView(location);
    void navigate(formatHistoryView({ ...current, ...change }), { replace: true });
  };

  /** Moves the focus to a row's button, or to the number of predictions, if a button that is gone or disabled had it. */
  const refocus = (index?: number) => {
    // The browser takes the focus from a disabled button with the next frame.
    if (document.activeElement?.matches('body, :disabled')) moveFocus(index, 'button:enabled', count);
  };
  const indexOf = (id: string) => shown.findIndex((row) => row.id === id);
  const { deletions, isDeletingAll, confirm, confirmAll, dialog } = useDeletions({
    onDeleted: (id) => {
      history.removeRow(id);
      setSelection((current) => current.filter((one) => one.id !== id));
    },
    onSettled: (failedId) => refocus(failedId === undefined ? undefined : indexOf(failedId)),
  });

  const loadsAll = history.unordered && loading;
  const hasMore = shown.length < matching.length || (state.hasMore && !history.unordered);
  return (
    <>
      <HistoryToolbar view={view} onChange={changeView} />
      <HistorySummary history={history} view={view} countRef={count} />
      {shown.length === 0 && !history.incomplete ? <EmptyHistory view={view} /> : null}
      {shown.length === 0 || loadsAll ? null : (
        <>
          <SelectionBar
            selection={selection}
            onClear={() => setSelection([])}
            onDelete={() => confirmAll(state.rows.filter(({ id }) => selection.some((one) => one.id === id)))}
            isDeleting={isDeletingAll}
          />
          <HistoryTable
            history={history}
            sort={view.sort}
            selection={selection}
            onSelect={select}
            deletions={deletions}
            onDelete={confirm}
            body={body}
          />
        </>
      )}
      {history.needsMany ? null : <FormFailure failure={history.failure} />}
      {hasMore && !loadsAll ? (
        <Button
          className={styles.more}
          busyLabel={loading && commonTexts.loading}
          onClick={() => {
            moveFocus(shown.length, 'a');
            history.showMore();
          }}
        >
          {texts.more}
        </Button>
      ) : null}
      {dialog}
    </>
  );
}

/** Returns a function that focuses a control of a row, or the fallback, once the table has changed and is not loading. */
function useRowFocus(body: TableBody, loading: boolean) {
  // State, not a ref: it is read with the rows that changed with it, not with those of an earlier change.
  const [findTarget, setFindTarget] = useState<() => HTMLElement | null | undefined>();
  useEffect(() => {
    if (loading || !findTarget) return;
    focusReplacement(findTarget(), {});
    setFindTarget(undefined);
  }, [loading, findTarget]);
  return (
    index: number | undefined,
    control: 'a' | 'button:enabled',
    fallback?: React.RefObject<HTMLElement | null>,
  ) => {
    setFindTarget(
      () => () => body.current?.rows[index ?? -1]?.querySelector<HTMLElement>(control) ?? fallback?.current,
    );
  };
}

/** Restores scroll position and focus on a return to the history, and remembers the history when it is left. */
function useReturn(body: TableBody, place: HistoryState['place'], state: HistoryState): void {
  const restore = useEffectEvent(() => {
    forgetHistory();
    if (!place) return;
    // Rows that are not in view yet have the heights that they had.
    for (const [index, height] of place.rowHeights.entries()) {
      body.current?.rows[index]?.style.setProperty('--height', `${height}px`);
    }
    scrollTo({ top: place.scrollTop, behavior: 'instant' });
    const link = `a[href="${place.focusedPath}"]`;
    const focused = body.current?.querySelector<HTMLElement>(link);
    if (!focused) return;
    focused.focus({ preventScroll: true });
    scrollBy({ top: focused.getBoundingClientRect().top - place.focusTop, behavior: 'instant' });
  });
  const remember = useEffectEvent(() => {
    const rows = [...(body.current?.rows ?? [])];
    rememberHistory({
      ...state,
      place: {
        ...readLeftPlace(),
        focusedPath: document.activeElement?.getAttribute('href') ?? undefined,
        rowHeights: rows.map((row) => row.getBoundingClientRect().height),
      },
    });
  });
  // React calls these while the rows are in the document.
  useLayoutEffect(() => {
    restore();
    return () => remember();
  }, []);
}

const insuranceTypes = ['health', 'car'] as const;

/** Empty list: links to the forms of the filtered types, unless a search has emptied it. */
function EmptyHistory({ view }: { view: HistoryView }) {
  if (view.search !== '')
    return <EmptyState title={texts.noMatchTitle}>{texts.noMatch(view.search)}</EmptyState>;
  const types = view.type === 'all' ? insuranceTypes : [view.type];
  return (
    <EmptyState
      title={texts.none}
      action={types.map((type) => (
        <LinkButton key={type} to={formPaths[type]}>
          {texts.start[type]}
        </LinkButton>
      ))}
    />
  );
}
