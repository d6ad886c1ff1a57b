import * as z from 'zod/mini';
import type { Route } from '../route.ts';

export const logoutRoute = {
  id: 'logout',
  method: 'POST',
  path: '/api/users/logout/',
  session: 'authentic',
  summary: 'End the session. Succeeds for an ended session, too.',
  response: z.object({ message: z.string() }),
  status: 200,
  errors: [],
} as const satisfies Route;
