import type { HistoryRow } from '#contract/routes/list-predictions.ts';
import { premiumTexts } from '#frontend/features/estimates/premium.texts.ts';
import { formatNetPrice } from '#frontend/features/plans/net-price.tsx';
import { formatRoundedMoney } from '#frontend/ui/format.ts';
import { formatPrediction } from './prediction-table.tsx';

/** Names of the predictions to delete with their prices, silver's for health. */
export function DeletionList({ rows }: { rows: readonly HistoryRow[] }) {
  return (
    <ul className="bullets">
      {rows.map((row) => (
        <li key={row.id}>{[formatPrediction(row), formatPrice(row)].filter(Boolean).join(', ')}</li>
      ))}
    </ul>
  );
}

function formatPrice(row: HistoryRow): string | undefined {
  if (!('other_version' in row) && row.insurance_type === 'health') return formatNetPrice(row)[0];
  const { predicted_premium: premium } = row;
  return premium === null ? undefined : `${formatRoundedMoney(premium)} ${premiumTexts.aYear}`;
}
