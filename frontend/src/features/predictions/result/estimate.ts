import type { Prediction } from '#contract/predictions.ts';
import type { MarketplacePrice } from '#frontend/features/plans/outlook.ts';

type DistributedPick<Union, Key> = Union extends unknown ? Pick<Union, Key & keyof Union> : never;

/**
 * Parts of a prediction that a result shows; none of them requires that the prediction is stored. A check
 * of the insurance type narrows the answers.
 */
export type Estimate = DistributedPick<
  Prediction,
  | 'insurance_type'
  | 'input_data'
  | 'predicted_premium'
  | 'range'
  | 'baseline'
  | 'contributions'
  | 'warnings'
  | 'model_version'
  | 'market'
  | 'year'
>;

export type HealthEstimate = Extract<Estimate, { insurance_type: 'health' }>;

/** Marketplace price of an estimate, for the rules of households. */
export function toMarketplacePrice({ input_data: { age, state }, market }: HealthEstimate): MarketplacePrice {
  return { state, age: Math.floor(age), premium: market.premium, bronze: market.bronze };
}
