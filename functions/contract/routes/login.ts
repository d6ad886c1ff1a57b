import * as z from 'zod/mini';
import { emailAddress, requiredText } from '../fields.ts';
import type { Route } from '../route.ts';
import { startedSession } from '../users.ts';

/** What an account holder logs in with. The API asks no minimum, so that every password works. */
export const loginBody = z.object({
  email: emailAddress,
  password: requiredText('Password', 'Password is required'),
});

export const loginRoute = {
  method: 'POST',
  path: '/api/users/login/',
  session: 'none',
  summary: 'Log in with an email address and a password.',
  body: loginBody,
  response: startedSession,
  status: 200,
  errors: ['invalid_credentials', 'too_many_attempts'],
} as const satisfies Route;
