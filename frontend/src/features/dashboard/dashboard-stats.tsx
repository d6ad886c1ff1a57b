import type { ReactNode } from 'react';
import type { Dashboard } from '#contract/routes/get-dashboard.ts';
import type { Loaded } from '#frontend/api/loaded-content.tsx';
import { Card, Facts } from '#frontend/ui/content.tsx';
import { formatDate, formatNumber } from '#frontend/ui/format.ts';
import styles from './dashboard.module.css';
import { dashboardTexts as texts } from './texts/en.tsx';

export function DashboardStats({ stats }: { stats: Loaded<Dashboard> }) {
  const format = (toText: (value: Dashboard) => string): ReactNode =>
    'value' in stats ? (
      toText(stats.value)
    ) : (
      <span className="body-font text-16 quiet">{texts.notLoaded}</span>
    );
  const figures = {
    [texts.total]: format(({ total_predictions }) => formatNumber(total_predictions)),
    [texts.last]: format(({ last_prediction_date: last }) => (last ? formatDate(last) : texts.noDate)),
  };
  return Object.entries(figures).map(([name, figure]) => (
    <Card key={name} className={styles.stat}>
      <Facts facts={{ [name]: figure }} />
    </Card>
  ));
}
