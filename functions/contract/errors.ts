import * as z from 'zod/mini';

/**
 * HTTP status of each error code. Clients may branch on `code`; `message` is for people.
 */
export const errorStatuses = {
  malformed_json: 400,
  validation_failed: 400,
  wrong_password: 400,
  invalid_reset_token: 400,
  invalid_credentials: 401,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  email_taken: 409,
  conflict: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  idempotency_key_reused: 422,
  too_many_attempts: 429,
  too_many_requests: 429,
  internal_error: 500,
  model_failed: 502,
  service_unavailable: 503,
  model_unavailable: 503,
  gateway_timeout: 504,
} as const;

/** Stable name of an error. */
export type ErrorCode = keyof typeof errorStatuses;

const errorCodes = Object.keys(errorStatuses) as [ErrorCode, ...ErrorCode[]];

// Functions send errors and parse none. Without side effects, the schemas are not part of their bundles.
// @__NO_SIDE_EFFECTS__
function buildErrorBody() {
  return z.object({
    message: z.string(),
    code: z.enum(errorCodes),
    errors: z.optional(z.catchall(z.object({}), z.string())),
  });
}

/**
 * Body of every error response, including those of the gateway. `errors` contains messages by request
 * field and is present only if single fields are invalid. (`z.record` would add half a KiB to the website.)
 */
export const errorBody = buildErrorBody();

// @__NO_SIDE_EFFECTS__
function buildReceivedError() {
  const { code, errors } = errorBody.shape;
  return z.object({
    message: z.catch(z.optional(z.string()), undefined),
    code: z.catch(z.optional(code), undefined),
    errors: z.catch(errors, undefined),
  });
}

/** {@link errorBody} as clients read it: a message without a code, or with a new one, is still shown. */
export const receivedError = buildReceivedError();

/** {@link errorBody} as a type. */
export type ErrorBody = z.infer<typeof errorBody>;
