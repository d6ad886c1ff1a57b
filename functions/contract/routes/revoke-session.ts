import * as z from 'zod/mini';
import { sessionParameters } from '../account-security.ts';
import type { Route } from '../route.ts';

export const revokeSessionRoute = {
  id: 'revoke-session',
  method: 'DELETE',
  path: '/api/users/sessions/{id}/',
  session: 'required',
  summary: "End one of the sessions of the caller's account, which may be the caller's own.",
  parameters: sessionParameters,
  response: z.object({ message: z.string() }),
  status: 200,
  errors: ['not_found'],
} as const satisfies Route;
