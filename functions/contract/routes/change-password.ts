import * as z from 'zod/mini';
import {
  fitsBcrypt,
  idempotencyHeaders,
  messageResponse,
  password,
  passwordsMatch,
  toNfkc,
} from '../fields.ts';
import { problem } from '../problems.ts';
import type { Route } from '../route.ts';

/** Minimum length of a new password; shorter than at registration. */
export const minNewPasswordLength = 6;

export const changePasswordBody = z
  .object({
    current_password: password('current_password'),
    new_password: password('new_password').check(
      z.minLength(
        minNewPasswordLength,
        problem('too_short', { field: 'new_password', min: minNewPasswordLength }),
      ),
      ...fitsBcrypt,
    ),
    confirm_new_password: z.string(problem('mismatch')).check(toNfkc),
  })
  .check(passwordsMatch('new_password', 'confirm_new_password'));

export const changePasswordRoute = {
  id: 'change-password',
  method: 'PUT',
  path: '/api/users/profile/change_password/',
  aliases: ['/api/users/change_password/'],
  session: 'required',
  summary: "Change the caller's password and end all other sessions of the account.",
  headers: idempotencyHeaders,
  body: changePasswordBody,
  response: messageResponse,
  errors: ['wrong_password', 'too_many_attempts', 'idempotency_key_reused'],
} as const satisfies Route;
