import * as z from 'zod/mini';
import { areTexts, registrationPassword, requiredText } from '../fields.ts';
import type { Route } from '../route.ts';

/** Fields of the form, in which the token is not entered. */
const newPasswords = {
  new_password: registrationPassword('New password'),
  confirm_new_password: requiredText('Confirm new password', 'Please confirm your password'),
};

const passwordsMatch = z.refine<{ new_password: string; confirm_new_password: string }>(
  (form) => form.new_password === form.confirm_new_password,
  {
    path: ['confirm_new_password'],
    error: 'Passwords do not match',
    when: areTexts('new_password', 'confirm_new_password'),
  },
);

export const resetPasswordForm = z.object(newPasswords).check(passwordsMatch);

export const confirmPasswordResetRoute = {
  id: 'confirm-password-reset',
  method: 'POST',
  path: '/api/users/password_reset/confirm/',
  session: 'none',
  summary: 'Set a new password with the token of a mail, and end all sessions of the account.',
  body: z
    .object({ token: requiredText('Token', 'Token is required'), ...newPasswords })
    .check(passwordsMatch),
  response: z.object({ message: z.string() }),
  status: 200,
  errors: ['invalid_reset_token'],
} as const satisfies Route;
