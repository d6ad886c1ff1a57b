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

const header = z.object({ header: z.object({ kid: z.string() }) });

const claims = z.object({
  /** The user's id. */
  sub: z.string(),
  /** The token's own id. */
  jti: z.uuid(),
  iat: z.number(),
  exp: z.number(),
});

/** How far the clocks of two functions may be apart. */
const clockToleranceSeconds = 60;

/** A session of a person that begins now and lasts 7 days. */
export function planSession(userId: string, now: Date): Session {
  return {
    userId,
    tokenId: randomUUID(),
    expiresAt: new Date((toEpochSeconds(now) + lifetimeSeconds) * 1000),
  };
}

/** The token that stands for a session. It holds ids and times, nothing personal. */
export async function signToken(signingKeys: SigningKeys, session: Session, now: Date): Promise<string> {
  const key = await signingKeys.findCurrent();
  const payload = {
    sub: session.userId,
    jti: session.tokenId,
    iss: issuer,
    aud: audience,
    iat: toEpochSeconds(now),
    exp: toEpochSeconds(session.expiresAt),
  };
  return jsonwebtoken.sign(payload, key.secret, { algorithm, keyid: key.id });
}

/**
 * The session that a token of ours stands for, whether it has expired or not.
 * @returns undefined when the token is not one of ours
 */
export async function verifyToken(
  signingKeys: SigningKeys,
  token: string,
  now: Date,
): Promise<Session | undefined> {
  const decoded = header.safeParse(decodeToken(token));
  const key = decoded.success ? await signingKeys.find(decoded.data.header.kid) : undefined;
  if (!key) return undefined;
  try {
    const { sub, jti, iat, exp } = claims.parse(
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
    return { userId: sub, tokenId: jti, expiresAt: new Date(exp * 1000) };
  } catch {
    return undefined;
  }
}

/** What a token says of itself, not verified. Undefined when it is no token. */
function decodeToken(token: string): unknown {
  try {
    return jsonwebtoken.decode(token, { complete: true });
  } catch {
    return undefined;
  }
}
