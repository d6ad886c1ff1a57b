import type { SessionRule } from '#contract/route.ts';
import { hasSession, type Session } from '#functions/data/sessions.ts';
import type { Table } from '#functions/data/table.ts';
import type { SigningKeys } from './signing-keys.ts';
import { verifyToken } from './tokens.ts';

/** No token of ours is longer; what is longer is not worth a look. */
const longestHeader = 2048;

/** `Token <jwt>`. Schemes are case-insensitive (RFC 9110, section 11.1). */
const tokenHeader = /^Token +([\w-]+\.[\w-]+\.[\w-]+)$/i;

/** What tells a caller's session. */
export interface Authenticator {
  readonly table: Table;
  readonly signingKeys: SigningKeys;
}

/**
 * The session that an Authorization header stands for.
 * @param rule whether the session must still be alive
 * @returns undefined when the header names no such session
 */
export async function authenticate(
  { table, signingKeys }: Authenticator,
  authorization: string | undefined,
  rule: Exclude<SessionRule, 'none'>,
  now: Date,
): Promise<Session | undefined> {
  const token = readToken(authorization);
  const session = token && (await verifyToken(signingKeys, token, now));
  if (!session || rule === 'authentic') return session || undefined;
  return session.expiresAt > now && (await hasSession(table, session, now)) ? session : undefined;
}

function readToken(authorization = ''): string | undefined {
  return authorization.length > longestHeader ? undefined : tokenHeader.exec(authorization.trim())?.[1];
}
