import * as z from 'zod/mini';
import {
  emailAddress,
  idempotencyHeaders,
  languageCode,
  password,
  passwordsMatch,
  personName,
  phoneNumber,
  registrationPassword,
} from '../fields.ts';
import type { Route } from '../route.ts';
import { startedSession } from '../users.ts';

const fields = {
  first_name: personName('first_name'),
  last_name: personName('last_name'),
  email: emailAddress,
  phone_number: phoneNumber,
  password: registrationPassword('password'),
  confirm_password: password('confirm_password'),
};

const matches = passwordsMatch('password', 'confirm_password');

export const registerForm = z.object(fields).check(matches);

export const registerBody = z.object({ ...fields, language: z.optional(languageCode) }).check(matches);

export const registerRoute = {
  id: 'register',
  method: 'POST',
  path: '/api/users/register/',
  session: 'none',
  summary: 'Register an account and start a session.',
  headers: idempotencyHeaders,
  body: registerBody,
  response: startedSession,
  status: 201,
  errors: ['email_taken', 'idempotency_key_reused'],
} as const satisfies Route;
