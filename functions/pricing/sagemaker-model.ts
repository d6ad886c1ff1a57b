import {
  InvokeEndpointCommand,
  ModelError,
  ModelNotReadyException,
  SageMakerRuntimeClient,
} from '@aws-sdk/client-sagemaker-runtime';
import * as z from 'zod/mini';
import type { CarPolicyRequest } from '#contract/car-policy.ts';
import type { InsuranceAnswers } from '#contract/insurance-answers.ts';
import { type ApiError, toApiError, toFieldsError } from '#functions/errors/api-error.ts';
import { hasResponse, isServiceUnavailable, isThrottled } from '#functions/errors/aws-errors.ts';
import { buildClientOptions, reduceOverhead } from '#functions/platform/aws-client.ts';
import { type Clock, systemClock } from '#functions/platform/clock.ts';
import { retry } from '#functions/platform/retry.ts';
import { type ModelOutput, type PolicyOutput, parseModelOutput, parsePolicyOutput } from './model-output.ts';

export interface ModelRequest {
  readonly insurance_type: InsuranceAnswers['insurance_type'];
  /** Present year, UTC. */
  readonly year: number;
  /** Plan year of health plans. */
  readonly plan_year?: number;
  readonly instances: readonly InsuranceAnswers['input_data'][];
}

/** Premium model: returns the output for one set of answers. */
export type PremiumModel = (request: ModelRequest) => Promise<ModelOutput>;

export interface PolicyRequest {
  readonly insurance_type: 'car';
  /** Present year, UTC. */
  readonly year: number;
  readonly policy: CarPolicyRequest;
}

/** Premium model of car policies: returns the output for one. */
export type PolicyModel = (request: PolicyRequest) => Promise<PolicyOutput>;

/**
 * Time limit of an estimate, all attempts together: a longer one would let waiting requests use up the concurrency of
 * all functions. Clients retry.
 */
const maxDurationMs = 8_000;

/** Requests in a row without a response after which the endpoint is not called for a while. */
const maxUnanswered = 5;
const pauseMs = 10_000;

interface TimeLimits {
  /** Starts the time of all attempts together; the signal ends it. */
  readonly startTimeout: () => AbortSignal;
  /** Before the single retry: the user is waiting, and an outage lasts longer than a few retries. */
  readonly retryDelayMs: number;
  readonly clock: Clock;
}

const timeLimits: TimeLimits = {
  startTimeout: () => AbortSignal.timeout(maxDurationMs),
  retryDelayMs: 200,
  clock: systemClock,
};

/** Creates a client that leaves retries to {@link createSagemakerModel}. */
export function connectSagemaker(): SageMakerRuntimeClient {
  const options = buildClientOptions(maxDurationMs, { maxAttempts: 1, connectionTimeout: 2000 });
  return reduceOverhead(new SageMakerRuntimeClient(options));
}

/**
 * Creates the premium model behind a SageMaker endpoint. It throws ApiError `model_unavailable` while the endpoint is
 * starting or unreachable, `model_busy` while it is throttled, and `model_failed` for any other failure or output.
 * After {@link maxUnanswered} requests in a row without a response, it throws for {@link pauseMs} without a call.
 */
export const createSagemakerModel = (...endpoint: Endpoint): PremiumModel =>
  createInvoker<ModelRequest, ModelOutput>(parseModelOutput, ...endpoint);

/** Like {@link createSagemakerModel}, for car policies. */
export const createSagemakerPolicyModel = (...endpoint: Endpoint): PolicyModel =>
  createInvoker<PolicyRequest, PolicyOutput>(parsePolicyOutput, ...endpoint);

type Endpoint = [client: SageMakerRuntimeClient, endpointName: string, limits?: Partial<TimeLimits>];

function createInvoker<Request, Output>(
  parse: (output: string) => Output,
  ...[client, endpointName, limits]: Endpoint
): (request: Request) => Promise<Output> {
  const { startTimeout, retryDelayMs, clock } = { ...timeLimits, ...limits };
  const singleRetry = { maxAttempts: 2, firstDelayMs: retryDelayMs, maxDelayMs: retryDelayMs };
  let unanswered = 0;
  let pausedUntil = 0;
  return async (request) => {
    const pauseLeftMs = pausedUntil - clock().getTime();
    if (pauseLeftMs > 0) throw modelUnavailableError(undefined, Math.ceil(pauseLeftMs / 1000));
    const abortSignal = startTimeout();
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
      const output = await retry(invoke, isRetryable, singleRetry);
      unanswered = 0;
      return parse(output);
    } catch (error) {
      const isUnavailable = isServiceUnavailable(error) || abortSignal.aborted;
      unanswered = isUnavailable && !hasResponse(error) ? unanswered + 1 : 0;
      if (unanswered >= maxUnanswered) pausedUntil = clock().getTime() + pauseMs;
      if (isUnavailable) throw toUnavailableError(error);
      throw toFailure(error);
    }
  };
}

/** Response of the model to an answer that has the right form and cannot be priced, such as an unknown county. */
const answerRejection = z.object({ message: z.string(), field: z.string() });

/** Creates a validation error for an answer that the model rejected, and `model_failed` for any other failure. */
function toFailure(error: unknown): ApiError {
  if (!(error instanceof ModelError)) return modelFailedError(error);
  try {
    const { message, field } = answerRejection.parse(JSON.parse(error.OriginalMessage ?? ''));
    return toFieldsError({ [field]: { message, code: 'invalid_value' } });
  } catch {
    return modelFailedError(error);
  }
}

/** Creates the error for a rejected request or an invalid output; a retry is unlikely to help. */
export function modelFailedError(cause?: unknown): ApiError {
  return toApiError('model_failed', undefined, { cause });
}

/** Creates the error for a model that is starting or unreachable. */
export function modelUnavailableError(cause?: unknown, retryAfterSeconds = 5): ApiError {
  return toApiError('model_unavailable', undefined, { cause, retryAfterSeconds });
}

/** A serverless endpoint that starts responds with the same status as one that is throttled. */
function toUnavailableError(cause: unknown): ApiError {
  const isBusy = isThrottled(cause) && !(cause instanceof ModelNotReadyException);
  if (!isBusy) return modelUnavailableError(cause);
  return toApiError('model_busy', undefined, { cause, retryAfterSeconds: 5 });
}
