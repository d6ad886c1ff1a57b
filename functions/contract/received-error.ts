import * as z from 'zod/mini';
import { type ErrorCode, errorStatuses } from './errors.ts';

const codes = Object.keys(errorStatuses) as [ErrorCode, ...ErrorCode[]];
const texts = z.catchall(z.object({}), z.string());

/** Part of a body, undefined in place of anything else. */
const part = <Value>(schema: z.ZodMiniType<Value>) => z.catch(z.optional(schema), undefined);

/** Error body as clients read it: a message without a code, or with a new one, is still shown. */
export const receivedError = z.object({
  message: part(z.string()),
  code: part(z.enum(codes)),
  errors: part(texts),
  error_codes: part(texts),
  params: part(z.catchall(z.object({}), z.unknown())),
});
