import * as z from 'zod/mini';
import { type ErrorCode, errorStatuses, fieldErrorCodes } from './errors.ts';

const errorCodes = Object.keys(errorStatuses) as [ErrorCode, ...ErrorCode[]];

/**
 * Body of every error response, including those of the gateway. `errors` and `error_codes` contain messages and codes by
 * request field and are present only if single fields are invalid.
 */
export const errorBody = z.object({
  message: z.string(),
  code: z.enum(errorCodes),
  errors: z.optional(z.catchall(z.object({}), z.string())),
  error_codes: z.optional(z.catchall(z.object({}), z.enum(fieldErrorCodes))),
  params: z
    .optional(z.catchall(z.object({}), z.unknown()))
    .check(z.describe('Values to correct the request with, such as the counties to choose from.')),
});

/** {@link errorBody} as clients read it: a message without a code, or with a new one, is still shown. */
export const receivedError = z.object({
  message: z.catch(z.optional(errorBody.shape.message), undefined),
  code: z.catch(z.optional(errorBody.shape.code), undefined),
  errors: z.catch(errorBody.shape.errors, undefined),
  error_codes: z.catch(errorBody.shape.errors, undefined),
});

export type ErrorBody = z.infer<typeof errorBody>;
