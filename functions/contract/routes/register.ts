import * as z from 'zod/mini';
import {
  areTexts,
  emailAddress,
  fitsBcrypt,
  minPasswordLength,
  personName,
  phoneNumber,
  requiredText,
  shortPasswordMessage,
} from '../fields.ts';
import type { Route } from '../route.ts';
import { startedSession } from '../users.ts';

const passwordPattern = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)/s;

export const registerBody = z
  .object({
    first_name: personName('First name'),
    last_name: personName('Last name'),
    email: emailAddress,
    phone_number: phoneNumber,
    password: requiredText('Password', 'Password is required').check(
      z.minLength(minPasswordLength, shortPasswordMessage),
      z.regex(
        passwordPattern,
        'Password must contain at least one uppercase letter, one lowercase letter, and one number',
      ),
      fitsBcrypt,
    ),
    confirm_password: requiredText('Confirm password', 'Please confirm your password'),
  })
  .check(
    z.refine((form) => form.password === form.confirm_password, {
      path: ['confirm_password'],
      error: 'Passwords do not match',
      when: areTexts('password', 'confirm_password'),
    }),
  );

export const registerRoute = {
  id: 'register',
  method: 'POST',
  path: '/api/users/register/',
  session: 'none',
  summary: 'Register an account and start a session.',
  body: registerBody,
  response: startedSession,
  status: 201,
  errors: ['email_taken'],
} as const satisfies Route;
