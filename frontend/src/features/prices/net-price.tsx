import type { PredictionRow } from '#contract/predictions.ts';
import { hasStoredHousehold, readStoredHousehold } from '../household/stored/prediction-household.tsx';
import { readPlanPrices } from './household-prices.ts';
import { formatHeadline } from './price-texts.ts';

/** Price after the tax credit for the household that is stored with a prediction. */
export const NetPrice = ({ row }: { row: PredictionRow }) => <span>{formatNetPrice(row)}</span>;

/** Formats what the household that is stored with a prediction would pay; null without an income. */
export function formatNetPrice(row: PredictionRow): string | null {
  if (!hasStoredHousehold(row) || row.insurance_type === 'car') return null;
  const input = readStoredHousehold(row);
  const { market_premium: premium, market_range: range = { low: premium, high: premium } } = row;
  const place_basis = range.low === range.high ? 'filed' : 'area';
  const market = { premium, range, place_basis, bronze: null, silver: null, gold: null } as const;
  const { prices } = readPlanPrices({ input_data: row.input_data, market }, input);
  return prices?.household.income === undefined ? null : formatHeadline(prices);
}
