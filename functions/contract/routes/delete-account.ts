import * as z from 'zod/mini';
import { messageResponse, password } from '../fields.ts';
import type { Route } from '../route.ts';

export const deleteAccountRoute = {
  id: 'delete-account',
  method: 'POST',
  path: '/api/users/delete/',
  session: 'required',
  summary: "Delete the caller's account with all predictions and sessions.",
  body: z.object({ current_password: password('current_password') }),
  response: messageResponse,
  errors: ['wrong_password', 'too_many_attempts'],
} as const satisfies Route;
