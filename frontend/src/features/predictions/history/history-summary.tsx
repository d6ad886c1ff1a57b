import { type Ref, useState } from 'react';
import { loadCode } from '#frontend/api/failure.ts';
import { loadCounties } from '#frontend/features/places/counties.ts';
import { Announcement } from '#frontend/ui/announcement.tsx';
import { Button } from '#frontend/ui/button.tsx';
import { commonTexts } from '#frontend/ui/common.texts.ts';
import { Message } from '#frontend/ui/content.tsx';
import { downloadFile } from '#frontend/ui/download.ts';
import { formatIsoDate, formatNumber, joinTexts } from '#frontend/ui/format.ts';
import { Icon } from '#frontend/ui/icon.tsx';
import { showError } from '#frontend/ui/toasts.ts';
import { fileTexts } from './file.texts.ts';
import styles from './history.module.css';
import { historyTexts } from './history.texts.ts';
import type { HistoryView } from './history-view.ts';
import { loadRowPrices } from './prediction-table.tsx';
import { toolbarTexts } from './toolbar.texts.ts';
import type { ViewedHistory } from './use-history-rows.ts';

interface HistorySummaryProps {
  history: ViewedHistory;
  view: HistoryView;
  countRef: Ref<HTMLParagraphElement>;
}

/** Number of shown rows, download of the history, and the progress of loading it. */
export function HistorySummary({ history, view, countRef }: HistorySummaryProps) {
  const { exporting } = history;
  const { rows, hasMore, total } = history.state;
  const [downloads, setDownloads] = useState(0);
  // While rows are missing, only the number of all predictions is known.
  const isWhole = view.type === 'all' && view.search === '';
  const totalOfView = isWhole ? total : undefined;

  async function download() {
    const all = await history.loadAll();
    if (!all) return;
    try {
      // Without the names of counties, the file has their codes.
      if (all.some(({ input_data }) => 'county' in input_data)) await loadCounties().catch(() => undefined);
      const { formatHistoryCsv } = await loadCode(loadRowPrices);
      const name = fileTexts.name(formatIsoDate(new Date()));
      downloadFile(name, 'text/csv;charset=utf-8', formatHistoryCsv(all));
      setDownloads((count) => count + 1);
    } catch {
      showError(fileTexts.failed, 'history-file');
    }
  }

  const isLoading = history.unordered && history.loading;
  const count = isLoading
    ? commonTexts.loading
    : formatCount(history.shown.length, hasMore ? totalOfView : history.matching.length);
  return (
    <>
      <div className="between">
        <p ref={countRef} tabIndex={-1} className="quiet">
          {count}
        </p>
        {rows.length === 0 ? null : (
          <Button
            icon={<Icon name="download" />}
            busyLabel={exporting && history.loading && commonTexts.loading}
            onClick={download}
          >
            {isWhole ? toolbarTexts.download : toolbarTexts.downloadShown}
          </Button>
        )}
      </div>
      {/* A deletion moves the focus to the visible number. */}
      <Announcement text={count} of={`${view.type} ${view.search} ${isLoading}`} />
      <Announcement text={commonTexts.downloaded} of={String(downloads)} />
      {history.needsMany ? (
        <LoadingMessage history={history} resume={exporting ? download : history.resume} />
      ) : null}
    </>
  );
}

/** Progress of loading the whole history, with a button that stops and resumes it. */
function LoadingMessage({ history, resume }: { history: ViewedHistory; resume: () => void }) {
  const { state, loading, failure, stop } = history;
  const { rows, total } = state;
  const loaded = formatNumber(rows.length);
  const count = total === undefined ? loaded : toolbarTexts.of(loaded, formatNumber(total));
  const [title, action] = failure
    ? [historyTexts.failed, commonTexts.tryAgain]
    : loading
      ? [toolbarTexts.loadingAll, commonTexts.cancel]
      : [toolbarTexts.incomplete, toolbarTexts.loadRest];
  return (
    <Message
      tone={failure ? 'error' : 'info'}
      title={title}
      // One button for all states: it keeps the focus when the state changes.
      actions={<Button onClick={loading ? stop : resume}>{action}</Button>}
    >
      <p>
        {joinTexts(loading ? toolbarTexts.loaded(count) : toolbarTexts.onlyNewest(count), failure?.advice)}
      </p>
      {loading ? (
        <progress
          className={styles.progress}
          aria-label={toolbarTexts.progress}
          // Without a value, the progress is indeterminate.
          {...(total !== undefined && { value: rows.length, max: total })}
        />
      ) : null}
    </Message>
  );
}

/** Formats the number of shown rows: "50 of 10,000 predictions". */
function formatCount(shown: number, all: number | undefined): string {
  if (all === undefined) return toolbarTexts.newest(shown);
  return shown === all ? toolbarTexts.count(all) : toolbarTexts.countOf(shown, all);
}
