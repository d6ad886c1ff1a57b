import { readEnvironment } from '#functions/platform/environment.ts';
import {
  connectSagemaker,
  createSagemakerModel,
  type PremiumModel,
} from '#functions/pricing/sagemaker-model.ts';

/** Dependencies for estimating premiums. In a separate file so that only these functions bundle the SageMaker client. */
export interface ModelDependencies {
  readonly model: PremiumModel;
  /** Name of the Lambda function; undefined outside of Lambda. */
  readonly functionName?: string | undefined;
}

/**
 * Connects the premium model.
 * @throws Error when MODEL_ENDPOINT_NAME is not set
 */
export function connectModel(): ModelDependencies {
  const { MODEL_ENDPOINT_NAME, AWS_LAMBDA_FUNCTION_NAME } = readEnvironment();
  if (!MODEL_ENDPOINT_NAME) throw new Error('MODEL_ENDPOINT_NAME must be set');
  return {
    model: createSagemakerModel(connectSagemaker(), MODEL_ENDPOINT_NAME),
    functionName: AWS_LAMBDA_FUNCTION_NAME,
  };
}
