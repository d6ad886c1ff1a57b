import * as z from 'zod/mini';

/**
 * Every error code the API answers with, and the HTTP status that goes with it.
 * Clients may branch on `code`; `message` is for people.
 */
export const errorStatuses = {
  malformed_json: 400,
  validation_failed: 400,
  wrong_password: 400,
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

/** The stable name of one kind of error. */
export type ErrorCode = keyof typeof errorStatuses;

const errorCodes = Object.keys(errorStatuses) as [ErrorCode, ...ErrorCode[]];

/**
 * The body of every error, the gateway's own included. `errors` maps a request field to what is
 * wrong with it, and is there only when single fields are at fault. (zod's record would say the same,
 * and weigh half a KiB more in the browser.)
 */
export const errorBody = z.object({
  message: z.string(),
  code: z.enum(errorCodes),
  errors: z.optional(z.catchall(z.object({}), z.string())),
});

/** {@link errorBody} as a type. */
export type ErrorBody = z.infer<typeof errorBody>;
