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

/** Errors of single fields, in `error_codes`. */
export const fieldErrorCodes = [
  'required',
  'label_length',
  'invalid_type',
  'not_a_number',
  'not_a_whole_number',
  'not_yes_or_no',
  'not_true_or_false',
  'not_a_choice',
  'unknown_conditions',
  'repeated_conditions',
  'invalid_format',
  'missing_place',
  'malformed',
  'malformed_text',
  'invalid_value',
  'too_small',
  'too_large',
  'limit_out_of_range',
  'position_out_of_range',
  'too_short',
  'too_long',
  'password_too_long',
  'password_with_nul',
  'forbidden_characters',
  'mismatch',
  'no_people',
  'too_many_people',
  'adult_required',
  'adult_to_price_required',
  'household_below_people',
  'conditions_without_disease',
  'county_outside_state',
  'zip3_without_county',
  'unknown_county',
  'zip3_of_other_zip',
  'zip_outside_state',
  'county_outside_zip',
  'inconsistent',
  'email_taken',
  'wrong_password',
  'invalid_reset_token',
  'unknown_field',
  'unknown_zip',
  'no_marketplace',
  'county_required',
] as const;

export type FieldErrorCode = (typeof fieldErrorCodes)[number];

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
