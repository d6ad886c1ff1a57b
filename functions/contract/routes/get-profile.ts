import type { Route } from '../route.ts';
import { user } from '../users.ts';

export const getProfileRoute = {
  id: 'get-profile',
  method: 'GET',
  path: '/api/users/profile/',
  session: 'required',
  summary: "Get the caller's account.",
  response: user,
} as const satisfies Route;
