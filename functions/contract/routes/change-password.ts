import * as z from 'zod/mini';
import { fitsBcrypt, hasTexts, requiredText } from '../fields.ts';
import { message } from '../message.ts';
import type { Route } from '../route.ts';

/** Fewest characters of a password that replaces another one. */
export const shortestNewPassword = 6;

/** A change of password, with the password it replaces. */
export const changePasswordBody = z
  .object({
    current_password: requiredText('Current password', 'Current password is required'),
    new_password: requiredText('New password', 'New password is required').check(
      z.minLength(shortestNewPassword, `New password must be at least ${shortestNewPassword} characters`),
      fitsBcrypt,
    ),
    confirm_new_password: z.string('Passwords do not match'),
  })
  .check(
    z.refine((form) => form.new_password === form.confirm_new_password, {
      path: ['confirm_new_password'],
      error: 'Passwords do not match',
      when: hasTexts('new_password', 'confirm_new_password'),
    }),
  );

export const changePasswordRoute = {
  method: 'PUT',
  path: '/api/users/profile/change_password/',
  aliases: ['/api/users/change_password/'],
  session: 'required',
  summary: "Change the caller's password. Every other session of theirs ends.",
  body: changePasswordBody,
  response: message,
  status: 200,
  errors: ['wrong_password', 'too_many_attempts'],
} as const satisfies Route;
