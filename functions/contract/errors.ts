/** HTTP status of each error code. Clients may branch on `code`; `message` is for people. */
export const errorStatuses = {
  malformed_json: 400,
  validation_failed: 400,
  county_required: 400,
  wrong_password: 400,
  invalid_reset_token: 400,
  invalid_credentials: 401,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  unknown_zip: 404,
  no_marketplace: 404,
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
  model_busy: 503,
  gateway_timeout: 504,
} as const;

export type ErrorCode = keyof typeof errorStatuses;

/** Estimates of a client's network in a minute; above, the status is 429. */
export const estimatesPerMinute = 300;

/** Formats a waiting time, rounded up: "40 seconds", "12 minutes". */
export function formatWait(seconds: number, locale = 'en-US'): string {
  const format = (count: number, unit: 'second' | 'minute' | 'hour') =>
    count.toLocaleString(locale, { style: 'unit', unit, unitDisplay: 'long' });
  if (seconds < 60) return format(seconds, 'second');
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? format(minutes, 'minute') : format(Math.ceil(minutes / 60), 'hour');
}
