import * as z from 'zod/mini';
import { emailAddress, languageCode, messageResponse } from '../fields.ts';
import type { Route } from '../route.ts';

export const requestPasswordResetBody = z.object({ email: emailAddress });

export const requestPasswordResetRoute = {
  id: 'request-password-reset',
  method: 'POST',
  path: '/api/users/password_reset/',
  session: 'none',
  summary:
    'Send a link that resets the password, if the email address has an account. The response is the same.',
  body: z.extend(requestPasswordResetBody, {
    language: z
      .optional(languageCode)
      .check(z.describe('Language of the email; without it, that of the account.')),
  }),
  response: messageResponse,
} as const satisfies Route;
