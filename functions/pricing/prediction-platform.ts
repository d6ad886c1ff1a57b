import { readEnvironment } from '#functions/platform/environment.ts';
import { connectPlatform, type Platform } from '#functions/platform/platform.ts';
import type { PremiumModel } from './premium-model.ts';
import { askSagemaker, connectSagemaker } from './sagemaker-model.ts';

/** What the endpoints that predict premiums stand on. */
export interface PredictionPlatform extends Platform {
  readonly model: PremiumModel;
}

/**
 * The platform with the model that the environment names.
 * @throws Error when the environment names no model
 */
export function connectPredictionPlatform(): PredictionPlatform {
  const { MODEL_ENDPOINT_NAME } = readEnvironment();
  if (!MODEL_ENDPOINT_NAME) throw new Error('MODEL_ENDPOINT_NAME must be set');
  return { ...connectPlatform(), model: askSagemaker(connectSagemaker(), MODEL_ENDPOINT_NAME) };
}
