import type { PremiumModelAccess } from './endpoint-functions.ts';

/** The name that a model outside the stack answers to. */
export const externalModelName = 'premium-model';

/** A premium model that answers on an address of its own, outside this stack. Anyone may ask it. */
export function describeExternalModel(url: string): PremiumModelAccess {
  return {
    environment: { MODEL_ENDPOINT_NAME: externalModelName, AWS_ENDPOINT_URL_SAGEMAKER_RUNTIME: url },
    grantInvoke: () => undefined,
  };
}
