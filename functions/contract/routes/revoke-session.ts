import * as z from 'zod/mini';
import { messageResponse } from '../fields.ts';
import type { Route } from '../route.ts';

export const revokeSessionRoute = {
  id: 'revoke-session',
  method: 'DELETE',
  path: '/api/users/sessions/{id}/',
  session: 'required',
  summary: "End one of the sessions of the caller's account, which may be the caller's own.",
  parameters: z.object({ id: z.uuid('The session was not found.').check(z.toLowerCase()) }),
  response: messageResponse,
  errors: ['not_found'],
} as const satisfies Route;
