import { useCallback } from 'react';
import { useLoaded } from '#frontend/api/use-loaded.ts';
import { PredictionHistory } from '#frontend/features/predictions/history/prediction-history.tsx';
import { listPredictions } from '#frontend/features/predictions/requests.ts';
import { Card } from '#frontend/ui/card.tsx';
import { formatNumber } from '#frontend/ui/format.ts';
import { Skeleton } from '#frontend/ui/loading.tsx';
import { ErrorState, Notice } from '#frontend/ui/notice.tsx';
import { PageHeading } from '#frontend/ui/page-heading.tsx';
import styles from './history-page.module.css';

const failureMessage = 'Failed to load prediction history';

/** /main/history */
export function HistoryPage() {
  const history = useLoaded(listPredictions, failureMessage);
  const { replace } = history;
  const removeRow = useCallback(
    (id: string) =>
      replace(({ predictions, isComplete }) => ({
        predictions: predictions.filter((prediction) => prediction.id !== id),
        isComplete,
      })),
    [replace],
  );
  return (
    <div className={styles.page}>
      <PageHeading>Prediction History</PageHeading>
      <Card className={styles.card}>
        {history.state === 'loading' ? (
          <div className={styles.loading}>
            <p role="status" className="visually-hidden">
              Loading predictions
            </p>
            <Skeleton width="third" lines={2} />
            <Skeleton lines={8} />
            <Skeleton lines={8} />
          </div>
        ) : null}
        {history.state === 'failed' ? (
          <ErrorState
            title={failureMessage}
            advice={history.failure.advice}
            onRetry={history.reload}
            retrying={history.retrying}
          />
        ) : null}
        {history.state === 'loaded' ? (
          <>
            {history.value.isComplete ? null : (
              <Notice>
                Your newest {formatNumber(history.value.predictions.length)} predictions are shown.
              </Notice>
            )}
            <PredictionHistory predictions={history.value.predictions} onDeleted={removeRow} />
          </>
        ) : null}
      </Card>
    </div>
  );
}
