import sign from 'jsonwebtoken/sign.js';
import type { Session } from '#functions/data/sessions.ts';
import { toEpochSeconds } from '#functions/platform/clock.ts';
import type { SigningKeys } from './signing-keys.ts';
import { algorithm, audience, issuer } from './tokens.ts';

/** Signs the token of a session, without personal data. In a separate file, because only two functions sign. */
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
  return sign(payload, key.secret, { algorithm, keyid: key.id });
}
