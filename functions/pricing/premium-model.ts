import type { InsuranceType } from '#contract/predictions.ts';

/** What the model is asked. */
export interface ModelRequest {
  readonly insurance_type: InsuranceType;
  readonly instances: readonly Readonly<Record<string, number>>[];
}

/** The premium model, wherever it runs: it is told features and answers JSON text. */
export type PremiumModel = (request: ModelRequest) => Promise<string>;
