import type { PremiumModelAccess } from './endpoint-functions.ts';

/** A premium model that answers on an address of its own, outside this stack. Anyone may ask it. */
export function describeExternalModel(url: string): PremiumModelAccess {
  return {
    environment: { MODEL_ENDPOINT_NAME: 'premium-model', AWS_ENDPOINT_URL_SAGEMAKER_RUNTIME: url },
    grantInvoke: () => undefined,
  };
}
