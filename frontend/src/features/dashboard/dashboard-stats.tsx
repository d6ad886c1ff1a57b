import type { ReactNode } from 'react';
import type { Dashboard } from '#contract/routes/get-dashboard.ts';
import type { Loaded } from '#frontend/api/use-loaded.ts';
import { Card } from '#frontend/ui/card.tsx';
import { formatDate } from '#frontend/ui/format-date.ts';
import { Skeleton } from '#frontend/ui/skeleton.tsx';
import styles from './dashboard-stats.module.css';

const count = new Intl.NumberFormat('en-US');

function StatCard({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Card>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </Card>
  );
}

/** Holds the place of a figure while it loads, and says so where it did not come. */
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

/** The dashboard's two cards: how many predictions there are, and when the last one was made. */
export function DashboardStats({ stats }: { stats: Loaded<Dashboard> }) {
  return (
    <dl className={styles.stats}>
      <StatCard label="Total Predictions">
        <Figure stats={stats} show={({ total_predictions: total }) => count.format(total)} />
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
