import { message } from '../message.ts';
import type { Route } from '../route.ts';

export const logoutRoute = {
  method: 'POST',
  path: '/api/users/logout/',
  session: 'authentic',
  summary: 'End the session. Ending it twice is no error.',
  response: message,
  status: 200,
  errors: [],
} as const satisfies Route;
