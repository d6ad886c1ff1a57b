import type { ReactNode } from 'react';
import type { Dashboard } from '#contract/routes/get-dashboard.ts';
import { call } from '#frontend/api/call.ts';
import type { Loaded } from '#frontend/api/use-loaded.ts';
import { Card } from '#frontend/ui/card.tsx';
import { formatDate, formatNumber } from '#frontend/ui/format.ts';
import { Skeleton } from '#frontend/ui/loading.tsx';
import styles from './dashboard.module.css';

/** Gets the figures of the two cards. */
export function getDashboard(signal: AbortSignal): Promise<Dashboard> {
  return call('get-dashboard', { signal });
}

function StatCard({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Card>
      <dt className="quiet">{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </Card>
  );
}

/** One figure, or the state of loading it. */
function Figure({ stats, show }: { stats: Loaded<Dashboard>; show: (value: Dashboard) => string }) {
  if (stats.state === 'loaded') return show(stats.value);
  return stats.state === 'loading' ? (
    <span className={styles.waiting}>
      <Skeleton width="half" />
    </span>
  ) : (
    <span className={styles.missing}>Not loaded</span>
  );
}

/** Cards with the number of predictions and the date of the last one. */
export function DashboardStats({ stats }: { stats: Loaded<Dashboard> }) {
  return (
    <dl className={styles.stats}>
      <StatCard label="Total Predictions">
        <Figure stats={stats} show={({ total_predictions: total }) => formatNumber(total)} />
      </StatCard>
      <StatCard label="Last Prediction">
        <Figure
          stats={stats}
          show={({ last_prediction_date: last }) => (last === null ? 'NA' : formatDate(last))}
        />
      </StatCard>
    </dl>
  );
}
