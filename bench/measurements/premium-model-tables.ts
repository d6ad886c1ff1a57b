import { formatNumber, formatShare, type Table } from '../table.ts';
import type { PremiumModelResult, Spread } from './premium-model.ts';

/** How far the models are off, beside other models. */
export function describeQuality(results: readonly PremiumModelResult[]): Table {
  const write = ({ mean, deviation }: Spread) => `${formatNumber(mean)} ± ${formatNumber(deviation)}`;
  return {
    title: 'Premium models: repeated cross-validation, mean and deviation over folds',
    columns: ['Model', 'R²', 'MAE', 'RMSE', 'MAPE'],
    rows: results.flatMap(({ insuranceType, currency, evaluation: { cross_validation, other_models } }) =>
      Object.entries({ ours: cross_validation, ...other_models }).map(([name, { r2, mae, rmse, mape }]) => [
        `${insuranceType} (${currency}): ${name}`,
        ...[r2, mae, rmse, mape].map(write),
      ]),
    ),
    note: 'All on the same folds. MAE and RMSE in the currency of the training table.',
  };
}

/** How often the ranges hold. */
export function describeRanges(results: readonly PremiumModelResult[]): Table {
  return {
    title: 'Premium models: share of held-out premiums inside the range',
    columns: ['Group', 'rows', 'inside', 'median width, of the premium'],
    rows: results.flatMap(({ insuranceType, evaluation: { range_coverage } }) =>
      Object.entries(range_coverage).map(([group, { rows, coverage, median_width }]) => [
        `${insuranceType}: ${group}`,
        String(rows),
        formatShare(coverage),
        formatShare(median_width),
      ]),
    ),
    note: 'The range is meant to hold 80 %.',
  };
}

/** How long a prediction takes. */
export function describeSpeed(results: readonly PremiumModelResult[]): Table {
  return {
    title: 'Premium models: milliseconds of one prediction with its range and reasons',
    columns: ['Model', 'in process', 'over HTTP'],
    rows: results.map(({ insuranceType, milliseconds }) => [
      insuranceType,
      formatNumber(milliseconds.inProcess),
      formatNumber(milliseconds.overHttp),
    ]),
  };
}
