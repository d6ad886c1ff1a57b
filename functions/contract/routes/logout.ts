import { messageResponse } from '../fields.ts';
import type { Route } from '../route.ts';

export const logoutRoute = {
  id: 'logout',
  method: 'POST',
  path: '/api/users/logout/',
  session: 'authentic',
  summary: 'End the session. Succeeds for an ended session, too.',
  response: messageResponse,
} as const satisfies Route;
