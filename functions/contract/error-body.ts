import * as z from 'zod/mini';
import { type ErrorCode, errorStatuses, fieldErrorCodes } from './errors.ts';

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
