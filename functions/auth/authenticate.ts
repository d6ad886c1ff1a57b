import type { SessionRule } from '#contract/route.ts';
import { isSessionActive, type Session } from '#functions/data/sessions.ts';
import type { Table } from '#functions/data/table.ts';
import { ApiError } from '#functions/errors/api-error.ts';
import type { SigningKeys } from './signing-keys.ts';
import { verifyToken } from './tokens.ts';

/** Longer headers are rejected without parsing; no token of this API is that long. */
const maxHeaderLength = 2048;

/** `Token <jwt>`. Schemes are case-insensitive (RFC 9110, section 11.1). */
const tokenHeader = /^Token +([\w-]+\.[\w-]+\.[\w-]+)$/i;

/** Dependencies for authenticating a request. */
export interface AuthenticationDependencies {
  readonly table: Table;
  readonly signingKeys: SigningKeys;
}

/**
 * Returns the session of an Authorization header.
 * @param rule `required` also checks that the session has not ended
 * @returns undefined if the header has no valid token
 */
export async function authenticate(
  { table, signingKeys }: AuthenticationDependencies,
  authorization: string | undefined,
  rule: Exclude<SessionRule, 'none'>,
  now: Date,
): Promise<Session | undefined> {
  const token = readToken(authorization);
  const session = token && (await verifyToken(signingKeys, token, now));
  if (!session || rule === 'authentic') return session || undefined;
  return session.expiresAt > now && (await isSessionActive(table, session, now)) ? session : undefined;
}

function readToken(authorization = ''): string | undefined {
  return authorization.length > maxHeaderLength ? undefined : tokenHeader.exec(authorization.trim())?.[1];
}

/** Creates the error for a missing or ended session, or a deleted account. */
export function sessionEndedError(): ApiError {
  return new ApiError('unauthenticated', 'Your session has ended. Please log in again.');
}
