import type { PredictionRow } from '#contract/predictions.ts';
import type { Dashboard } from '#contract/routes/get-dashboard.ts';
import { call } from '#frontend/api/call.ts';
import type { Loaded } from '#frontend/api/use-loaded.tsx';
import { Card } from '#frontend/ui/content.tsx';
import { formatDate, formatNumber, formatRoundedMoney } from '#frontend/ui/format.ts';
import { Skeleton } from '#frontend/ui/loading.tsx';
import styles from './dashboard.module.css';

/** Gets the number of predictions and the date of the last one. */
export function getDashboard(signal: AbortSignal): Promise<Dashboard> {
  return call('get-dashboard', { signal });
}

interface StatProps<Value> {
  label: string;
  loaded: Loaded<Value>;
  format: (value: Value) => string;
}

/** One figure, or the state of loading it. */
function Stat<Value>({ label, loaded, format }: StatProps<Value>) {
  return (
    <div>
      <dt className="remark">{label}</dt>
      <dd className={`${styles.value} display`}>
        {loaded.state === 'loaded' && format(loaded.value)}
        {loaded.state === 'loading' && (
          <span className={styles.waiting}>
            <Skeleton width="half" />
          </span>
        )}
        {loaded.state === 'failed' && (
          <span className={`${styles.missing} body-font text-16 quiet`}>Not loaded</span>
        )}
      </dd>
    </div>
  );
}

interface DashboardStatsProps {
  stats: Loaded<Dashboard>;
  recent: Loaded<readonly PredictionRow[]>;
}

/** Number of predictions, date of the last one and the newest market price. */
export function DashboardStats({ stats, recent }: DashboardStatsProps) {
  return (
    <Card>
      <dl className={styles.stats}>
        <Stat
          label="Total Predictions"
          loaded={stats}
          format={({ total_predictions: total }) => formatNumber(total)}
        />
        <Stat
          label="Last Prediction"
          loaded={stats}
          format={({ last_prediction_date: last }) => (last === null ? 'NA' : formatDate(last))}
        />
        <Stat
          label="Newest market price"
          loaded={recent}
          format={([newest]) => (newest ? formatRoundedMoney(newest.market_premium) : 'NA')}
        />
      </dl>
    </Card>
  );
}
