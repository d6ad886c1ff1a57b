import type { Route } from '../route.ts';
import { user } from '../users.ts';

export const getProfileRoute = {
  method: 'GET',
  path: '/api/users/profile/',
  session: 'required',
  summary: 'The account of the caller.',
  response: user,
  status: 200,
  errors: [],
} as const satisfies Route;
