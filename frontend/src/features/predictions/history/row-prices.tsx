import type { HistoryRow } from '#contract/routes/list-predictions.ts';
import { premiumTexts } from '#frontend/features/estimates/premium.texts.ts';
import { formatNetPrice, type HealthRow } from '#frontend/features/plans/net-price.ts';
import { formatRoundedMoney } from '#frontend/ui/format.ts';
import { formatHistoryCsv } from './history-csv.ts';
import { TimelineSection } from './premium-timeline.tsx';

/** Monthly silver price for the household that is stored with a prediction. */
function NetPrice({ row }: { row: HealthRow }) {
  const [price, basis] = formatNetPrice(row);
  return (
    <>
      <span>{price}</span>
      {basis && <span className="remark">{`, ${basis}`}</span>}
    </>
  );
}

interface DeletionListProps {
  rows: readonly HistoryRow[];
  formatName: (row: HistoryRow) => string;
}

/** Names of the predictions to delete with their prices, silver's for health. */
function DeletionList({ rows, formatName }: DeletionListProps) {
  return (
    <ul className="bullets">
      {rows.map((row) => (
        <li key={row.id}>{[formatName(row), formatPrice(row)].filter(Boolean).join(', ')}</li>
      ))}
    </ul>
  );
}

function formatPrice(row: HistoryRow): string | undefined {
  if (!('other_version' in row) && row.insurance_type === 'health') return formatNetPrice(row)[0];
  const { predicted_premium: premium } = row;
  return premium === null ? undefined : `${formatRoundedMoney(premium)} ${premiumTexts.aYear}`;
}

/** Parts of rows that the rules of households price: cells, the names to delete, the file of the history, and charts. */
export const rowPrices = { NetPrice, DeletionList, formatHistoryCsv, TimelineSection };
