import * as z from 'zod/mini';
import { apiTexts } from './api-problems.ts';
import { type ErrorCode, errorStatuses } from './errors.ts';
import { problemTexts } from './texts/en.ts';

/** Texts of errors of single fields, by code. A path with an invalid parameter has no field. */
const { not_found: _notFound, ...fieldTexts } = { ...problemTexts, ...apiTexts };

/** Codes of fields whose text is that of the whole request, or is made elsewhere. */
const otherFieldCodes = ['email_taken', 'wrong_password', 'invalid_reset_token', 'invalid_value'] as const;

export type FieldErrorCode = keyof typeof fieldTexts | (typeof otherFieldCodes)[number];

/** Errors of single fields, in `error_codes`. */
export const fieldErrorCodes = [...Object.keys(fieldTexts), ...otherFieldCodes] as FieldErrorCode[];

const errorCodes = Object.keys(errorStatuses) as [ErrorCode, ...ErrorCode[]];

/**
 * Body of every error response, including those of the gateway. `errors` and `error_codes` contain messages and codes by
 * request field and are present only if single fields are invalid. `params` has the values of the message of `code`, or if
 * that is `validation_failed`, of the messages of the fields, by field.
 */
export const errorBody = z.object({
  message: z.string(),
  code: z.enum(errorCodes),
  errors: z.optional(z.catchall(z.object({}), z.string())),
  error_codes: z.optional(z.catchall(z.object({}), z.enum(fieldErrorCodes))),
  params: z
    .optional(z.catchall(z.object({}), z.unknown()))
    .check(
      z.describe(
        'Values of the message, and values to correct the request with, such as the counties to choose from; by field if `code` is `validation_failed`.',
      ),
    ),
});

export type ErrorBody = z.infer<typeof errorBody>;
