import { Button } from '#frontend/ui/button.tsx';
import { formatNumber } from '#frontend/ui/format.ts';
import { Notice } from '#frontend/ui/notice.tsx';
import styles from './older-rows-notice.module.css';
import { historyFailure, type OlderRows } from './use-older-rows.ts';

interface OlderRowsNoticeProps {
  older: OlderRows;
  /** Number of predictions that are loaded. */
  loadedCount: number;
  /** Number of all predictions, once it is known. */
  total: number | undefined;
  onStop: () => void;
}

/** Progress of loading the whole history, with a button that stops and resumes it. */
export function OlderRowsNotice({ older, loadedCount, total, onStop }: OlderRowsNoticeProps) {
  const { loading, failure, resume } = older;
  const count =
    total === undefined
      ? formatNumber(loadedCount)
      : `${formatNumber(loadedCount)} of ${formatNumber(total)}`;
  return (
    <Notice
      tone={failure ? 'error' : 'info'}
      title={
        failure ? historyFailure : loading ? 'Loading all predictions' : 'Not all predictions are loaded'
      }
      // One button for all states: it keeps the focus when the state changes.
      actions={
        <Button onClick={loading ? onStop : resume}>
          {failure ? 'Try again' : loading ? 'Cancel' : 'Load the rest'}
        </Button>
      }
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
          {...(total !== undefined && { value: loadedCount, max: total })}
        />
      ) : null}
    </Notice>
  );
}
