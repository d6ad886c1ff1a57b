import type { Dependencies } from '#functions/http/endpoint.ts';
import { readEnvironment } from '#functions/platform/environment.ts';
import {
  connectSagemaker,
  createSagemakerModel,
  type PremiumModel,
} from '#functions/pricing/sagemaker-model.ts';
import { connectDependencies } from './dependencies.ts';

/** Dependencies of the prediction functions. In a separate file so that only they bundle the SageMaker client. */
export interface PredictionDependencies extends Dependencies {
  readonly model: PremiumModel;
  /** Name of the Lambda function; undefined outside of Lambda. */
  readonly functionName?: string | undefined;
}

/**
 * Connects the dependencies and the premium model.
 * @throws Error when MODEL_ENDPOINT_NAME is not set
 */
export function connectPredictionDependencies(): PredictionDependencies {
  const { MODEL_ENDPOINT_NAME, AWS_LAMBDA_FUNCTION_NAME } = readEnvironment();
  if (!MODEL_ENDPOINT_NAME) throw new Error('MODEL_ENDPOINT_NAME must be set');
  return {
    ...connectDependencies(),
    model: createSagemakerModel(connectSagemaker(), MODEL_ENDPOINT_NAME),
    functionName: AWS_LAMBDA_FUNCTION_NAME,
  };
}
