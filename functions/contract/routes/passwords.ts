import * as z from 'zod/mini';
import {
  emailAddress,
  fitsBcrypt,
  idempotencyHeaders,
  messageResponse,
  passwordsMatch,
  registrationPassword,
  requiredText,
} from '../fields.ts';
import type { Route } from '../route.ts';

/** Minimum length of a new password; shorter than at registration. */
export const minNewPasswordLength = 6;

export const changePasswordBody = z
  .object({
    current_password: requiredText('Current password', 'Current password is required'),
    new_password: requiredText('New password', 'New password is required').check(
      z.minLength(minNewPasswordLength, `New password must be at least ${minNewPasswordLength} characters`),
      fitsBcrypt,
    ),
    confirm_new_password: z.string('Passwords do not match'),
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

export const requestPasswordResetBody = z.object({ email: emailAddress() });

export const requestPasswordResetRoute = {
  id: 'request-password-reset',
  method: 'POST',
  path: '/api/users/password_reset/',
  session: 'none',
  summary:
    'Send a link that resets the password, if the email address has an account. The response is the same.',
  body: requestPasswordResetBody,
  response: messageResponse,
} as const satisfies Route;

/** Fields of the form, in which the token is not entered. */
const newPasswords = {
  new_password: registrationPassword('New password'),
  confirm_new_password: requiredText('Confirm new password', 'Please confirm your password'),
};

const areSame = passwordsMatch('new_password', 'confirm_new_password');

export const resetPasswordForm = z.object(newPasswords).check(areSame);

const confirmPasswordResetBody = z
  .object({ token: requiredText('Token', 'Token is required'), ...newPasswords })
  .check(areSame);

export const confirmPasswordResetRoute = {
  id: 'confirm-password-reset',
  method: 'POST',
  path: '/api/users/password_reset/confirm/',
  session: 'none',
  summary: 'Set a new password with the token of a mail, and end all sessions of the account.',
  body: confirmPasswordResetBody,
  response: messageResponse,
  errors: ['invalid_reset_token'],
} as const satisfies Route;

const deleteAccountBody = z.object({
  current_password: requiredText('Current password', 'Current password is required'),
});

export const deleteAccountRoute = {
  id: 'delete-account',
  method: 'POST',
  path: '/api/users/delete/',
  session: 'required',
  summary: "Delete the caller's account with all predictions and sessions.",
  body: deleteAccountBody,
  response: messageResponse,
  errors: ['wrong_password', 'too_many_attempts'],
} as const satisfies Route;
