import { isServiceUnavailable } from '#functions/platform/aws-errors.ts';
import { ApiError } from './api-error.ts';
import { buildJsonResponse, type Middleware } from './middleware.ts';

/** Answers every error in the same form. Only errors meant for the caller tell what happened. */
export function answerErrors(): Middleware {
  return {
    onError: (request) => {
      const error = describeError(request.error);
      request.response = buildJsonResponse(error.status, error.body, {
        ...(error.status === 401 && { 'www-authenticate': 'Token' }),
        ...(error.retryAfterSeconds !== undefined && { 'retry-after': String(error.retryAfterSeconds) }),
      });
    },
  };
}

/** What the caller is told of an error. */
function describeError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isServiceUnavailable(error)) {
    return new ApiError('service_unavailable', 'The service is busy. Please try again in a moment.', {
      retryAfterSeconds: 2,
    });
  }
  return new ApiError('internal_error', 'Something went wrong on our side. Please try again later.');
}
