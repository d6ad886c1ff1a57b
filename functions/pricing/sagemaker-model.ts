import { InvokeEndpointCommand, SageMakerRuntimeClient } from '@aws-sdk/client-sagemaker-runtime';
import { isServiceUnavailable } from '#functions/platform/aws-errors.ts';
import { type RetryPolicy, retry } from '#functions/platform/retry.ts';
import { buildModelFailedError, buildModelUnavailableError } from './model-errors.ts';
import type { PremiumModel } from './premium-model.ts';

/** How long a premium may take in milliseconds, all tries together. The gateway waits 4 seconds longer. */
const longestWait = 25_000;

/**
 * Asking the model changes nothing, so a try that failed at once is repeated. Once only: a person is
 * waiting, and a model that is down stays down for longer than that.
 */
const onceMore: RetryPolicy = { tries: 2, firstPause: 200, longestPause: 200 };

/**
 * A client that leaves retrying to {@link askSagemaker}. Without `throwOnRequestTimeout` the SDK only
 * warns when the time is up, and waits on.
 */
export function connectSagemaker(): SageMakerRuntimeClient {
  return new SageMakerRuntimeClient({
    maxAttempts: 1,
    requestHandler: { connectionTimeout: 2000, requestTimeout: longestWait, throwOnRequestTimeout: true },
  });
}

/**
 * The premium model behind a SageMaker endpoint. It throws ApiError `model_unavailable` when the model
 * is starting, too busy or out of reach, and `model_failed` when it refused or failed.
 * @param timeBudget milliseconds for all tries together
 */
export function askSagemaker(
  client: SageMakerRuntimeClient,
  endpointName: string,
  timeBudget = longestWait,
): PremiumModel {
  return async (request) => {
    const abortSignal = AbortSignal.timeout(timeBudget);
    const invoke = async () => {
      const { Body } = await client.send(
        new InvokeEndpointCommand({
          EndpointName: endpointName,
          ContentType: 'application/json',
          Accept: 'application/json',
          Body: JSON.stringify(request),
        }),
        { abortSignal },
      );
      return Body.transformToString('utf-8');
    };
    try {
      return await retry(invoke, (error) => isServiceUnavailable(error) && !abortSignal.aborted, onceMore);
    } catch (error) {
      if (isServiceUnavailable(error) || abortSignal.aborted) throw buildModelUnavailableError(error);
      throw buildModelFailedError(error);
    }
  };
}
