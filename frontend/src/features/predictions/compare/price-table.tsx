import type { Prediction } from '#contract/predictions.ts';
import { formatRange } from '#frontend/features/estimates/charts/range-line.tsx';
import { premiumTexts } from '#frontend/features/estimates/premium.texts.ts';
import { historyTexts } from '#frontend/features/predictions/history/history.texts.ts';
import { marketPriceName } from '#frontend/features/predictions/history/prediction-table.tsx';
import { formatRoundedMoney } from '#frontend/ui/format.ts';
import { compareTexts as texts } from './compare.texts.ts';
import styles from './prediction-comparison.module.css';
import { type Compared, PredictionName } from './prediction-name.tsx';

interface PriceCell {
  text: string;
  /** Below the text. */
  note?: string | undefined;
}

/** Row of a table of prices, with a cell for each prediction. */
export interface PriceRow {
  name: string;
  /** Metal level or cover. */
  level?: string;
  cells: readonly PriceCell[];
}

interface PriceTableProps {
  compared: readonly Compared[];
  /** Above the premiums of a year. */
  rows: readonly PriceRow[];
}

/** Prices of each prediction side by side: those of a month, and the premiums of a year. */
export const PriceTable = ({ compared, rows }: PriceTableProps) => (
  <div className="container">
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{texts.price}</th>
          {compared.map((prediction) => (
            <th key={prediction.id} scope="col">
              <PredictionName prediction={prediction} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...rows, ...listPremiums(compared)].map(({ name, level, cells }) => (
          <tr key={name} data-price={level}>
            <th scope="row">{name}</th>
            {cells.map(({ text, note }, index) => (
              <td key={compared[index]?.id}>
                <span className={level && 'strong'}>{text}</span>
                {note && <span className={`${styles.note} remark`}>{note}</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** Lists what would be charged a year, and the premium of the model, with their ranges. */
function listPremiums(compared: readonly Compared[]): PriceRow[] {
  const toCell = (amount: number, range: Prediction['range'] | Prediction['market']['range']): PriceCell => ({
    text: formatRoundedMoney(amount),
    note: range.low === range.high ? undefined : texts.likely(formatRange(range)),
  });
  return [
    {
      name: `${marketPriceName}, ${premiumTexts.aYear}`,
      cells: compared.map(({ market }) => toCell(market.premium, market.range)),
    },
    {
      name: `${historyTexts.columns.premium}, ${premiumTexts.aYear}`,
      cells: compared.map(({ predicted_premium, range }) => toCell(predicted_premium, range)),
    },
  ];
}
