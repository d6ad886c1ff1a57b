import * as z from 'zod/mini';
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

/** Active session of the caller's account. */
export const session = z.object({
  id: z.string(),
  device: z.string().check(z.describe('Browser and system by the user agent, such as "Chrome on Windows".')),
  created_at: z.iso.datetime().check(z.describe('Time of the login: ISO 8601, UTC.')),
  last_used_at: z.iso.datetime().check(z.describe('Accurate to 15 minutes: ISO 8601, UTC.')),
  current: z.boolean().check(z.describe('True for the session of this request.')),
});

export type ListedSession = z.infer<typeof session>;

/** Changes and logins that may not be by the owner of the account. */
export const securityEvents = z.object({
  password_changed_at: z
    .nullable(z.iso.datetime())
    .check(z.describe('Last change of the password; null if it was never changed.')),
  new_device_login: z
    .nullable(z.object({ device: z.string(), at: z.iso.datetime() }))
    .check(z.describe('Last login with a device that no earlier login had; null without one.')),
});

export type SecurityEvents = z.infer<typeof securityEvents>;

const sessionList = z.object({
  sessions: z
    .array(session)
    .check(z.describe('The session of this request, then the others, last used first.')),
  security_events: securityEvents,
});

export const listSessionsRoute = {
  id: 'list-sessions',
  method: 'GET',
  path: '/api/users/sessions/',
  session: 'required',
  summary: "List the active sessions and the last security events of the caller's account.",
  response: sessionList,
} as const satisfies Route;

const sessionParameters = z.object({ id: z.uuid('Session not found.').check(z.toLowerCase()) });

export const revokeSessionRoute = {
  id: 'revoke-session',
  method: 'DELETE',
  path: '/api/users/sessions/{id}/',
  session: 'required',
  summary: "End one of the sessions of the caller's account, which may be the caller's own.",
  parameters: sessionParameters,
  response: messageResponse,
  errors: ['not_found'],
} as const satisfies Route;
