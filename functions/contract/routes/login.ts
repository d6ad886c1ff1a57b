import * as z from 'zod/mini';
import { emailAddress, isLongEnough, password } from '../fields.ts';
import type { Route } from '../route.ts';
import { startedSession } from '../users.ts';

/** No minimum password length, so that every existing password is accepted. */
export const loginBody = z.object({
  email: emailAddress,
  password: password('password'),
});

/** Stricter rules of the login form: the minimum password length of registration. */
export const loginForm = z.object({
  email: loginBody.shape.email,
  password: loginBody.shape.password.check(isLongEnough),
});

export const loginRoute = {
  id: 'login',
  method: 'POST',
  path: '/api/users/login/',
  session: 'none',
  summary: 'Log in with an email address and a password.',
  body: loginBody,
  response: startedSession,
  errors: ['invalid_credentials', 'too_many_attempts'],
} as const satisfies Route;
