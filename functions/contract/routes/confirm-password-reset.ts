import * as z from 'zod/mini';
import { messageResponse, password, passwordsMatch, registrationPassword, requiredText } from '../fields.ts';
import type { Route } from '../route.ts';

/** Fields of the form, in which the token is not entered. */
const newPasswords = {
  new_password: registrationPassword('new_password'),
  confirm_new_password: password('confirm_new_password'),
};

const areSame = passwordsMatch('new_password', 'confirm_new_password');

export const resetPasswordForm = z.object(newPasswords).check(areSame);

export const confirmPasswordResetRoute = {
  id: 'confirm-password-reset',
  method: 'POST',
  path: '/api/users/password_reset/confirm/',
  session: 'none',
  summary: 'Set a new password with the token of a mail, and end all sessions of the account.',
  body: z.object({ token: requiredText('token'), ...newPasswords }).check(areSame),
  response: messageResponse,
  errors: ['invalid_reset_token'],
} as const satisfies Route;
