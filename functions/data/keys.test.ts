import { describe, expect, it } from 'vitest';
import { deriveUserId, keyOf } from './keys.ts';

describe('deriveUserId', () => {
  it('returns the SHA-256 hash of the address', () => {
    expect(deriveUserId('ada@example.com')).toMatch(/^[\w-]{43}$/);
    expect(deriveUserId('ada@example.com')).toBe(deriveUserId('ada@example.com'));
    expect(deriveUserId('ada@example.com')).not.toBe(deriveUserId('bob@example.com'));
  });
});

describe('keyOf', () => {
  it('puts all items of a user into one partition under distinct sort keys', () => {
    const keys = [
      keyOf.user('u'),
      keyOf.session('u', 't'),
      keyOf.prediction('u', '01JD'),
      keyOf.loginFailures('u', '192.0.2.1'),
      keyOf.idempotency('u', 'attempt-1'),
    ];
    expect(new Set(keys.map(({ pk }) => pk))).toEqual(new Set(['USER#u']));
    expect(new Set(keys.map(({ sk }) => sk)).size).toBe(keys.length);
  });

  it('hashes client addresses and idempotency keys', () => {
    expect(keyOf.loginFailures('u', '192.0.2.1').sk).toMatch(/^LOGIN_FAILURES#[\w-]{43}$/);
    expect(keyOf.idempotency('u', 'ada@example.com').sk).toMatch(/^IDEMPOTENCY#[\w-]{43}$/);
  });
});
