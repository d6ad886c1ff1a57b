import * as z from 'zod/mini';
import { securityEvents, session } from '../account-security.ts';
import type { Route } from '../route.ts';

export const listSessionsRoute = {
  id: 'list-sessions',
  method: 'GET',
  path: '/api/users/sessions/',
  session: 'required',
  summary: "List the active sessions and the last security events of the caller's account.",
  response: z.object({
    sessions: z
      .array(session)
      .check(z.describe('The session of this request, then the others, last used first.')),
    security_events: securityEvents,
  }),
} as const satisfies Route;
