import { createSecretKey } from 'node:crypto';
import { expect, it } from 'vitest';
import { createPseudonymizer } from './pseudonyms.ts';
import { createSigningKeys } from './signing-keys.ts';

const november = new Date('2026-11-21T10:00:00.000Z');
const december = new Date('2026-12-01T00:00:00.000Z');

async function pseudonymize(identifier: string, now = november, secret = 'a secret of tests, long enough') {
  const keys = createSigningKeys(
    async () => [{ id: 'key-1', secret: createSecretKey(Buffer.from(secret)) }],
    () => now,
  );
  return (await createPseudonymizer(keys, now))(identifier);
}

it('gives an identifier the same pseudonym for a month', async () => {
  const pseudonym = await pseudonymize('user-1');
  expect(pseudonym).toMatch(/^[\w-]{16}$/);
  expect(await pseudonymize('user-1', new Date('2026-11-01T00:00:00.000Z'))).toBe(pseudonym);
  expect(await pseudonymize('user-2')).not.toBe(pseudonym);
});

it('changes all pseudonyms with the month and with the signing key', async () => {
  const pseudonym = await pseudonymize('user-1');
  expect(await pseudonymize('user-1', december)).not.toBe(pseudonym);
  expect(await pseudonymize('user-1', november, 'another secret, long enough')).not.toBe(pseudonym);
});
