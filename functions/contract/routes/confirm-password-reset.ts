import * as z from 'zod/mini';
import { messageResponse, password, passwordsMatch, registrationPassword, requiredText } from '../fields.ts';
import { problem } from '../problems.ts';
import type { Route } from '../route.ts';

/** Fields of the form, in which the token is not entered. */
const newPasswords = {
  new_password: registrationPassword('new_password'),
  confirm_new_password: password('confirm_new_password'),
};

const areSame = passwordsMatch('new_password', 'confirm_new_password');

export const resetPasswordForm = z.object(newPasswords).check(areSame);

type Body = Readonly<Record<string, unknown>>;

/** True for a body that asks whether a token can be used. */
const hasTokenAlone = ({ token, ...passwords }: Body) =>
  Boolean(token) && Object.keys(newPasswords).every((field) => passwords[field] === undefined);

/** Rule that a password is required, except beside nothing but a token. */
const requiredUnlessAlone = (field: keyof typeof newPasswords) =>
  z.refine<Body>((body) => body[field] !== undefined || hasTokenAlone(body), {
    path: [field],
    ...problem('required', { field }),
    when: ({ value }) => typeof value === 'object' && value !== null,
  });

export const confirmPasswordResetRoute = {
  id: 'confirm-password-reset',
  method: 'POST',
  path: '/api/users/password_reset/confirm/',
  session: 'none',
  summary:
    'Set a new password with the token of an email, and end all sessions of the account. With the token alone nothing changes: the error tells whether it can be used.',
  body: z
    .object({
      token: requiredText('token'),
      new_password: z.optional(newPasswords.new_password),
      confirm_new_password: z.optional(newPasswords.confirm_new_password),
    })
    .check(requiredUnlessAlone('new_password'), requiredUnlessAlone('confirm_new_password'), areSame),
  response: messageResponse,
  errors: ['invalid_reset_token'],
} as const satisfies Route;
