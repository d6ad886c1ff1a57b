import * as z from 'zod/mini';
import { requiredText } from '../fields.ts';
import type { Route } from '../route.ts';

export const deleteAccountBody = z.object({
  current_password: requiredText('Current password', 'Current password is required'),
});

export const deleteAccountRoute = {
  id: 'delete-account',
  method: 'POST',
  path: '/api/users/delete/',
  session: 'required',
  summary: "Delete the caller's account with all predictions and sessions.",
  body: deleteAccountBody,
  response: z.object({ message: z.string() }),
  status: 200,
  errors: ['wrong_password', 'too_many_attempts'],
} as const satisfies Route;
