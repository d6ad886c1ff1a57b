import type { ReactNode } from 'react';
import type { PredictionRow } from '#contract/predictions.ts';
import type { Dashboard } from '#contract/routes/get-dashboard.ts';
import type { Loaded } from '#frontend/api/loaded.tsx';
import { Card, Facts } from '#frontend/ui/content.tsx';
import { formatDate, formatNumber, formatRoundedMoney } from '#frontend/ui/format.ts';
import styles from './dashboard.module.css';

/** Formats a loaded value. */
function toFigure<Value>(loaded: Loaded<Value>, format: (value: Value) => string): ReactNode {
  if ('value' in loaded) return format(loaded.value);
  return <span className={`${styles.missing} body-font text-16 quiet`}>Not loaded</span>;
}

interface DashboardStatsProps {
  stats: Loaded<Dashboard>;
  /** Newest predictions. */
  newest: Loaded<{ rows: readonly PredictionRow[] }>;
}

/** Number of predictions, date of the last one and the newest market price. */
export function DashboardStats({ stats, newest }: DashboardStatsProps) {
  const figures = {
    'Total Predictions': toFigure(stats, ({ total_predictions }) => formatNumber(total_predictions)),
    'Last Prediction': toFigure(stats, ({ last_prediction_date: last }) => (last ? formatDate(last) : 'NA')),
    'Newest market price': toFigure(newest, ({ rows: [row] }) =>
      row ? formatRoundedMoney(row.market_premium) : 'NA',
    ),
  };
  return (
    <Card>
      <Facts className={styles.stats} facts={figures} />
    </Card>
  );
}
