import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Fingerprint, keyReusedError } from '#functions/data/idempotency-keys.ts';
import type { SigningKey, SigningKeys } from './signing-keys.ts';

export async function createFingerprint(signingKeys: SigningKeys, body: object): Promise<Fingerprint> {
  const key = await signingKeys.getCurrent();
  return { signing_key_id: key.id, fingerprint: hash(key, body).toString('base64url') };
}

/**
 * Checks that a fingerprint is that of a parsed body.
 * @throws ApiError `idempotency_key_reused` if it is not, or if its signing key has been replaced twice
 */
export async function assertSameRequest(
  signingKeys: SigningKeys,
  body: object,
  { signing_key_id, fingerprint }: Fingerprint,
): Promise<void> {
  const key = await signingKeys.get(signing_key_id);
  const stored = Buffer.from(fingerprint, 'base64url');
  const expected = key && hash(key, body);
  if (expected?.length === stored.length && timingSafeEqual(stored, expected)) return;
  throw keyReusedError();
}

function hash({ secret }: SigningKey, body: object): Buffer {
  const key = createHmac('sha256', secret).update('idempotency fingerprints').digest();
  return createHmac('sha256', key).update(JSON.stringify(body)).digest();
}
