import { type Ref, useEffect } from 'react';
import { loadCounties } from '#frontend/features/predictions/places/counties.ts';
import { Button } from '#frontend/ui/button.tsx';
import { Message } from '#frontend/ui/content.tsx';
import { downloadFile } from '#frontend/ui/download.ts';
import { formatIsoDate, formatNumber } from '#frontend/ui/format.ts';
import { Icon } from '#frontend/ui/icon.tsx';
import styles from './history.module.css';
import { formatHistoryCsv } from './history-csv.ts';
import type { HistoryView } from './history-view.ts';
import { historyFailure, type ViewedHistory } from './use-history-rows.ts';

interface HistorySummaryProps {
  history: ViewedHistory;
  view: HistoryView;
  countRef: Ref<HTMLParagraphElement>;
}

/** Number of shown rows, download of the history, and the progress of loading it. */
export function HistorySummary({ history, view, countRef }: HistorySummaryProps) {
  const { exporting, setExporting } = history;
  const { rows, hasMore, total } = history.state;
  // While rows are missing, only the number of all predictions is known.
  const totalOfView = view.type === 'all' && view.search === '' ? total : undefined;

  useEffect(() => {
    if (!exporting || hasMore) return;
    setExporting(false);
    const name = `premia-predictions-${formatIsoDate(new Date())}.csv`;
    const download = () => downloadFile(name, 'text/csv;charset=utf-8', formatHistoryCsv(rows));
    // Without their names, the file has the codes of counties.
    if (rows.some(({ input_data }) => 'county' in input_data)) void loadCounties().then(download, download);
    else download();
  }, [exporting, hasMore, rows, setExporting]);

  return (
    <>
      <div className="between">
        <p ref={countRef} role="status" tabIndex={-1} className="quiet">
          {history.unordered && history.loading
            ? 'Loading...'
            : formatCount(history.shown.length, hasMore ? totalOfView : history.matching.length)}
        </p>
        {rows.length === 0 ? null : (
          <Button
            icon={<Icon name="download" />}
            busyLabel={exporting && history.loading && 'Loading...'}
            onClick={() => {
              history.resume();
              setExporting(true);
            }}
          >
            Download CSV
          </Button>
        )}
      </div>
      {history.needsMany ? <LoadingMessage history={history} /> : null}
    </>
  );
}

/** Progress of loading the whole history, with a button that stops and resumes it. */
function LoadingMessage({ history }: { history: ViewedHistory }) {
  const { state, loading, failure, stop, resume } = history;
  const { rows, total } = state;
  const loaded = formatNumber(rows.length);
  const count = total === undefined ? loaded : `${loaded} of ${formatNumber(total)}`;
  const [title, action] = failure
    ? [historyFailure, 'Try again']
    : loading
      ? ['Loading all predictions', 'Cancel']
      : ['Not all predictions are loaded', 'Load the rest'];
  return (
    <Message
      tone={failure ? 'error' : 'info'}
      title={title}
      // One button for all states: it keeps the focus when the state changes.
      actions={<Button onClick={loading ? stop : resume}>{action}</Button>}
    >
      <p>
        {loading ? `${count} loaded.` : `The list contains only the newest ${count} predictions.`}{' '}
        {failure?.advice}
      </p>
      {loading ? (
        <progress
          className={styles.progress}
          aria-label="Loaded predictions"
          // Without a value, the progress is indeterminate.
          {...(total !== undefined && { value: rows.length, max: total })}
        />
      ) : null}
    </Message>
  );
}

/** Formats the number of shown rows: "50 of 10,000 predictions". */
function formatCount(shown: number, all: number | undefined): string {
  if (all === undefined) return `Newest ${formatNumber(shown)} predictions`;
  if (all === 1) return '1 prediction';
  return shown === all
    ? `${formatNumber(all)} predictions`
    : `${formatNumber(shown)} of ${formatNumber(all)} predictions`;
}
