import { randomUUID } from 'node:crypto';
import jsonwebtoken from 'jsonwebtoken';
import * as z from 'zod/mini';
import type { Session } from '#functions/data/sessions.ts';
import { toEpochSeconds } from '#functions/platform/clock.ts';
import type { SigningKeys } from './signing-keys.ts';

const algorithm = 'HS256';
const issuer = 'premia';
const audience = 'premia-api';
const lifetimeSeconds = 7 * 24 * 60 * 60;

const unverifiedToken = z.object({ header: z.object({ kid: z.string() }) });

const claims = z.object({
  /** User id. */
  sub: z.string(),
  /** Token id. */
  jti: z.uuid(),
  /** Version of the password; absent in tokens of earlier versions. */
  password_version: z._default(z.int(), 0),
  iat: z.number(),
  exp: z.number(),
});

/** Accepted clock difference between two functions. */
const clockToleranceSeconds = 60;

/**
 * Creates a session that expires in 7 days; it is not stored yet.
 * @param passwordVersion version of the password that the user logged in with
 */
export function createSession(userId: string, passwordVersion: number, now: Date): Session {
  return {
    userId,
    tokenId: randomUUID(),
    passwordVersion,
    expiresAt: new Date((toEpochSeconds(now) + lifetimeSeconds) * 1000),
  };
}

/** Signs the token of a session. It contains ids, times and a counter, no personal data. */
export async function signToken(signingKeys: SigningKeys, session: Session, now: Date): Promise<string> {
  const key = await signingKeys.getCurrent();
  const payload = {
    sub: session.userId,
    jti: session.tokenId,
    password_version: session.passwordVersion,
    iss: issuer,
    aud: audience,
    iat: toEpochSeconds(now),
    exp: toEpochSeconds(session.expiresAt),
  };
  return jsonwebtoken.sign(payload, key.secret, { algorithm, keyid: key.id });
}

/**
 * Verifies a token and returns its session, which may have expired.
 * @returns undefined if the token is not valid
 */
export async function verifyToken(
  signingKeys: SigningKeys,
  token: string,
  now: Date,
): Promise<Session | undefined> {
  const decoded = unverifiedToken.safeParse(decodeToken(token));
  const key = decoded.success ? await signingKeys.get(decoded.data.header.kid) : undefined;
  if (!key) return undefined;
  try {
    const { sub, jti, password_version, iat, exp } = claims.parse(
      jsonwebtoken.verify(token, key.secret, {
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
    return jsonwebtoken.decode(token, { complete: true });
  } catch {
    return undefined;
  }
}
