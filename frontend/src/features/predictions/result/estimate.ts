import type { Prediction } from '#contract/predictions.ts';

type DistributedPick<Union, Key extends keyof Union> = Union extends unknown ? Pick<Union, Key> : never;

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
>;
