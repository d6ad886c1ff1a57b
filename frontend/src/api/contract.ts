import '../zod-settings.ts';
import type * as z from 'zod/mini';
import { receivedError } from '#contract/received-error.ts';
import { confirmPasswordResetRoute } from '#contract/routes/confirm-password-reset.ts';
import { getProfileRoute } from '#contract/routes/get-profile.ts';
import { loginRoute } from '#contract/routes/login.ts';
import { registerRoute } from '#contract/routes/register.ts';
import { requestPasswordResetRoute } from '#contract/routes/request-password-reset.ts';
import { formatReceived } from '#contract/texts/en.ts';

/** Routes of the account pages and of a stored token. Their schemas need no predictions, which weigh five times as much. */
export const accountRoutes = {
  'confirm-password-reset': confirmPasswordResetRoute,
  'get-profile': getProfileRoute,
  login: loginRoute,
  register: registerRoute,
  'request-password-reset': requestPasswordResetRoute,
};

/** Reads the body of an error response, with its messages in the language of the page. */
export function readError(body: unknown): Partial<z.infer<typeof receivedError>> {
  const { success, data } = receivedError.safeParse(body);
  if (!success) return {};
  const { message, code, errors, error_codes: codes = {}, params } = data;
  const isByField = code === 'validation_failed';
  const fields = Object.entries(errors ?? {}).map(([field, text]): [string, string] => [
    field,
    formatReceived(text, codes[field], isByField ? params?.[field] : params),
  ]);
  // The API's message on invalid fields is that of the first.
  const index = isByField ? Object.values(errors ?? {}).indexOf(message ?? '') : -1;
  return {
    ...data,
    ...(message !== undefined && { message: fields[index]?.[1] ?? formatReceived(message, code, params) }),
    ...(errors && { errors: Object.fromEntries(fields) }),
  };
}
