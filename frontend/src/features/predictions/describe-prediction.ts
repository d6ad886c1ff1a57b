import type { Prediction } from '#contract/predictions.ts';
import { formatDate } from '#frontend/ui/format-date.ts';
import { formatMoney, formatRoundedMoney } from '#frontend/ui/format-money.ts';
import { isSingleAmount } from './range-explanation.ts';

/** The age that a prediction is about: the insured person's, or the driver's. */
export function readAge(prediction: Prediction): number {
  return prediction.insurance_type === 'health'
    ? prediction.input_data.age
    : prediction.input_data.driver_age;
}

/** One prediction told apart from the others: "Health, $8,931.42, Nov 20, 2026". */
export function namePrediction({ insurance_type, predicted_premium, created_at }: Prediction): string {
  const type = insurance_type === 'health' ? 'Health' : 'Car';
  return `${type}, ${formatMoney(predicted_premium)}, ${formatDate(created_at)}`;
}

/** A range in few words, for where its picture stands without its sentences. */
export function nameRange(range: Prediction['range']): string {
  const low = formatRoundedMoney(range.low);
  return isSingleAmount(range) ? `about ${low}` : `${low} to ${formatRoundedMoney(range.high)}`;
}

/** The upper end of the scale that several range lines share, USD a year. */
export function findHighest(predictions: readonly Prediction[]): number {
  return predictions.reduce((highest, { range }) => Math.max(highest, range.high), 0);
}
