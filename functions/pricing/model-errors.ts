import { ApiError } from '#functions/http/api-error.ts';

/** The model refused, failed or talked nonsense: asking again will hardly help. */
export function buildModelFailedError(cause?: unknown): ApiError {
  const message = 'The premium could not be estimated, and nothing was saved. Please try again later.';
  return new ApiError('model_failed', message, { cause });
}

/** The model is starting, too busy or out of reach: asking again will help. */
export function buildModelUnavailableError(cause?: unknown): ApiError {
  const message = 'The premium model is warming up, and nothing was saved. Please try again in a moment.';
  return new ApiError('model_unavailable', message, { cause, retryAfterSeconds: 5 });
}
