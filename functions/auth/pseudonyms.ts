import { createHmac, createSecretKey } from 'node:crypto';
import type { SigningKeys } from './signing-keys.ts';

/** Characters of a pseudonym: 96 bits, too many for two users to share one. */
const length = 16;

/**
 * Creates a function that replaces identifiers by pseudonyms for the log. The key is derived from the signing
 * key and the month, so that entries of one month can be connected, those of different months can't, and the
 * log alone identifies nobody.
 */
export async function createPseudonymizer(signingKeys: SigningKeys, now: Date) {
  const { secret } = await signingKeys.getCurrent();
  const month = now.toISOString().slice(0, 7);
  // A key object is checked once; Node would check bytes at every identifier.
  const key = createSecretKey(createHmac('sha256', secret).update(`log pseudonyms ${month}`).digest());
  return (identifier: string) =>
    createHmac('sha256', key).update(identifier).digest('base64url').slice(0, length);
}
