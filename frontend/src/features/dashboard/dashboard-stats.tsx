import type { ReactNode } from 'react';
import type { PredictionRow } from '#contract/predictions.ts';
import type { Dashboard } from '#contract/routes/get-dashboard.ts';
import { call } from '#frontend/api/call.ts';
import type { Loaded } from '#frontend/api/use-loaded.tsx';
import { Card, Facts } from '#frontend/ui/content.tsx';
import { formatDate, formatNumber, formatRoundedMoney } from '#frontend/ui/format.ts';
import { Skeleton } from '#frontend/ui/loading.tsx';
import styles from './dashboard.module.css';

/** Gets the number of predictions and the date of the last one. */
export function getDashboard(signal: AbortSignal): Promise<Dashboard> {
  return call('get-dashboard', { signal });
}

/** Formats loaded data, or shows the state of loading it. */
function toFigure<Value>(loaded: Loaded<Value>, format: (value: Value) => string): ReactNode {
  if (loaded.state === 'loaded') return format(loaded.value);
  return loaded.state === 'loading' ? (
    <span className={styles.waiting}>
      <Skeleton width="half" />
    </span>
  ) : (
    <span className={`${styles.missing} body-font text-16 quiet`}>Not loaded</span>
  );
}

interface DashboardStatsProps {
  stats: Loaded<Dashboard>;
  recent: Loaded<readonly PredictionRow[]>;
}

/** Number of predictions, date of the last one and the newest market price. */
export function DashboardStats({ stats, recent }: DashboardStatsProps) {
  const figures = {
    'Total Predictions': toFigure(stats, ({ total_predictions }) => formatNumber(total_predictions)),
    'Last Prediction': toFigure(stats, ({ last_prediction_date: last }) => (last ? formatDate(last) : 'NA')),
    'Newest market price': toFigure(recent, ([newest]) =>
      newest ? formatRoundedMoney(newest.market_premium) : 'NA',
    ),
  };
  return (
    <Card>
      <Facts className={styles.stats} facts={figures} />
    </Card>
  );
}
