import { randomUUID } from 'node:crypto';
import decode from 'jsonwebtoken/decode.js';
import verify from 'jsonwebtoken/verify.js';
import * as z from 'zod/mini';
import type { SessionRule } from '#contract/route.ts';
import { type Session, sessionLifetimeSeconds } from '#functions/data/sessions.ts';
import { ApiError, toApiError } from '#functions/errors/api-error.ts';
import { toEpochSeconds } from '#functions/platform/clock.ts';
import type { SigningKeys } from './signing-keys.ts';

export const algorithm = 'HS256';
export const issuer = 'premia';
export const audience = 'premia-api';

const unverifiedToken = z.object({ header: z.object({ kid: z.string() }) });

const claims = z.object({
  /** User id. */
  sub: z.string(),
  /** Token id. */
  jti: z.uuid(),
  password_version: z.int(),
  iat: z.number(),
  exp: z.number(),
});

/** Accepted clock difference between two functions. */
const clockToleranceSeconds = 60;

/** Creates a session that expires in 7 days; it is not stored yet. */
export function createSession(userId: string, passwordVersion: number, now: Date): Session {
  return {
    userId,
    tokenId: randomUUID(),
    passwordVersion,
    expiresAt: new Date((toEpochSeconds(now) + sessionLifetimeSeconds) * 1000),
  };
}

/** Returns the session of a valid token, which may have expired; otherwise undefined. */
export async function verifyToken(signingKeys: SigningKeys, token: string, now: Date) {
  const decoded = unverifiedToken.safeParse(decodeToken(token));
  const key = decoded.success ? await signingKeys.get(decoded.data.header.kid) : undefined;
  if (!key) return undefined;
  try {
    const { sub, jti, password_version, iat, exp } = claims.parse(
      verify(token, key.secret, {
        algorithms: [algorithm],
        issuer,
        audience,
        clockTimestamp: toEpochSeconds(now),
        clockTolerance: clockToleranceSeconds,
        ignoreExpiration: true,
      }),
    );
    if (iat > toEpochSeconds(now) + clockToleranceSeconds) return undefined;
    return { userId: sub, tokenId: jti, passwordVersion: password_version, expiresAt: new Date(exp * 1000) };
  } catch {
    return undefined;
  }
}

/** Decodes a token without verifying it; undefined if it is malformed. */
function decodeToken(token: string): unknown {
  try {
    return decode(token, { complete: true });
  } catch {
    return undefined;
  }
}

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
  if (!authorization) throw new ApiError('unauthenticated', 'Please log in first.');
  const isTooLong = authorization.length > maxHeaderLength;
  const token = isTooLong ? undefined : tokenHeader.exec(authorization.trim())?.[1];
  const session = token && (await verifyToken(signingKeys, token, now));
  if (!session || (rule === 'required' && session.expiresAt <= now)) throw toApiError('unauthenticated');
  return session;
}
