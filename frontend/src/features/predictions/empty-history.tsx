import type { InsuranceType } from '#contract/predictions.ts';
import { paths } from '#frontend/paths.ts';
import { LinkButton } from '#frontend/ui/button.tsx';
import { EmptyState } from '#frontend/ui/empty-state.tsx';

const starts = {
  health: { to: paths.healthPrediction, label: 'Start a health prediction' },
  car: { to: paths.carPrediction, label: 'Start a car prediction' },
} satisfies Record<InsuranceType, { to: string; label: string }>;

/**
 * No prediction, or none of one type, and where to start one.
 * @param type the type that is filtered by, undefined for all
 */
export function EmptyHistory({ type }: { type: InsuranceType | undefined }) {
  const offered = type === undefined ? [starts.health, starts.car] : [starts[type]];
  return (
    <EmptyState
      title="No prediction history found."
      action={offered.map(({ to, label }) => (
        <LinkButton key={to} to={to}>
          {label}
        </LinkButton>
      ))}
    />
  );
}
