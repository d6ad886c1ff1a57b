import { InvokeEndpointCommand, ModelError, SageMakerRuntimeClient } from '@aws-sdk/client-sagemaker-runtime';
import * as z from 'zod/mini';
import type { InsuranceAnswers } from '#contract/predictions.ts';
import { ApiError } from '#functions/errors/api-error.ts';
import { isServiceUnavailable } from '#functions/errors/aws-errors.ts';
import { buildClientOptions, reduceOverhead } from '#functions/platform/aws-client.ts';
import { type RetryPolicy, retry } from '#functions/platform/retry.ts';
import { type ModelOutput, parseModelOutput } from './model-output.ts';

export interface ModelRequest {
  readonly insurance_type: InsuranceAnswers['insurance_type'];
  /** Present year, UTC. */
  readonly year: number;
  readonly instances: readonly InsuranceAnswers['input_data'][];
}

/** Premium model: returns the output for one set of answers. */
export type PremiumModel = (request: ModelRequest) => Promise<ModelOutput>;

/** Time limit of an estimate, all attempts together. The gateway's own limit is 4 seconds later. */
const maxDurationMs = 25_000;

/** A single retry: the user is waiting, and an outage lasts longer than a few retries. */
const singleRetry: RetryPolicy = { maxAttempts: 2, firstDelayMs: 200, maxDelayMs: 200 };

/** Creates a client that leaves retries to {@link createSagemakerModel}. */
export function connectSagemaker(): SageMakerRuntimeClient {
  const options = buildClientOptions(maxDurationMs, { maxAttempts: 1, connectionTimeout: 2000 });
  return reduceOverhead(new SageMakerRuntimeClient(options));
}

/**
 * Creates the premium model behind a SageMaker endpoint. It throws ApiError `model_unavailable` while the
 * endpoint is starting, overloaded or unreachable, and `model_failed` for any other failure or output.
 * @param timeoutMs limit for all attempts together
 */
export function createSagemakerModel(
  client: SageMakerRuntimeClient,
  endpointName: string,
  timeoutMs = maxDurationMs,
): PremiumModel {
  return async (request) => {
    const abortSignal = AbortSignal.timeout(timeoutMs);
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
      const isRetryable = (error: unknown) => isServiceUnavailable(error) && !abortSignal.aborted;
      return parseModelOutput(await retry(invoke, isRetryable, singleRetry));
    } catch (error) {
      if (isServiceUnavailable(error) || abortSignal.aborted) throw modelUnavailableError(error);
      throw toAnswerError(error) ?? modelFailedError(error);
    }
  };
}

/** Response of the model to an answer that has the right form and cannot be priced, such as an unknown county. */
const answerRejection = z.object({ message: z.string(), field: z.string() });

/** Creates a validation error for an answer that the model rejected; undefined for any other failure. */
function toAnswerError(error: unknown): ApiError | undefined {
  if (!(error instanceof ModelError)) return undefined;
  try {
    const { message, field } = answerRejection.parse(JSON.parse(error.OriginalMessage ?? ''));
    return new ApiError('validation_failed', message, {
      fields: { [field]: { message, code: 'invalid_value' } },
    });
  } catch {
    return undefined;
  }
}

/** Creates the error for a rejected request or an invalid output; a retry is unlikely to help. */
export function modelFailedError(cause?: unknown): ApiError {
  const message = 'The premium could not be estimated, and nothing was saved. Please try again later.';
  return new ApiError('model_failed', message, { cause });
}

/** Creates the error for a model that is starting, overloaded or unreachable. */
export function modelUnavailableError(cause?: unknown): ApiError {
  const message = 'The premium model is starting, and nothing was saved. Please try again in a minute.';
  return new ApiError('model_unavailable', message, { cause, retryAfterSeconds: 5 });
}
