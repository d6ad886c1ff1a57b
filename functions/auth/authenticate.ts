import type { SessionRule } from '#contract/route.ts';
import type { Session } from '#functions/data/sessions.ts';
import { sessionEndedError } from '#functions/errors/api-error.ts';
import type { SigningKeys } from './signing-keys.ts';
import { verifyToken } from './tokens.ts';

/** Longer headers are rejected without parsing; no token of this API is that long. */
const maxHeaderLength = 2048;

/** `Token <jwt>`. Schemes are case-insensitive (RFC 9110, section 11.1). */
const tokenHeader = /^Token +([\w-]+\.[\w-]+\.[\w-]+)$/i;

/**
 * Returns the session of an Authorization header, by the token alone. The endpoint checks that the session is
 * still active with the read or write that it makes first, to save a round trip to the table.
 * @param rule `required` rejects expired tokens
 * @throws ApiError `unauthenticated` if the header has no valid token
 */
export async function authenticate(
  signingKeys: SigningKeys,
  authorization: string | undefined,
  rule: Exclude<SessionRule, 'none'>,
  now: Date,
): Promise<Session> {
  const token = readToken(authorization);
  const session = token && (await verifyToken(signingKeys, token, now));
  if (!session || (rule === 'required' && session.expiresAt <= now)) throw sessionEndedError();
  return session;
}

function readToken(authorization = ''): string | undefined {
  return authorization.length > maxHeaderLength ? undefined : tokenHeader.exec(authorization.trim())?.[1];
}
