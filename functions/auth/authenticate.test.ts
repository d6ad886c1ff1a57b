import { describe, expect, it } from 'vitest';
import { authenticate } from './authenticate.ts';
import { signToken } from './sign-token.ts';
import { createSigningKey, SigningKeys } from './signing-keys.ts';
import { createSession } from './tokens.ts';

const now = new Date('2046-11-20T10:00:00.000Z');
const signingKeys = new SigningKeys(
  async () => [createSigningKey('key-1', 'the secret of these tests, long enough')],
  () => now,
);
const session = createSession('user-1', 2, now);
const token = await signToken(signingKeys, session, now);

const sessionEnded = { code: 'unauthenticated' };

const authenticateWith = (
  header: string | undefined,
  rule: 'required' | 'authentic' = 'required',
  time = now,
) => authenticate(signingKeys, header, rule, time);

describe('authenticate', () => {
  it('returns the session of a token, ignoring the case of the scheme', async () => {
    for (const header of [`Token ${token}`, `token ${token}`, `TOKEN  ${token} `]) {
      expect(await authenticateWith(header)).toEqual(session);
    }
  });

  it('rejects any other header', async () => {
    const headers = ['', 'Token', `Bearer ${token}`, token, `Token ${token} x`, `Token a.b.c`];
    for (const header of [undefined, ...headers, `Token ${'a'.repeat(7000)}.b.c`]) {
      await expect(authenticateWith(header), header).rejects.toMatchObject(sessionEnded);
      await expect(authenticateWith(header, 'authentic'), header).rejects.toMatchObject(sessionEnded);
    }
  });

  it('rejects an expired token unless it only has to be authentic', async () => {
    const end = session.expiresAt.getTime();
    expect(await authenticateWith(`Token ${token}`, 'required', new Date(end - 1000))).toEqual(session);
    const late = authenticateWith(`Token ${token}`, 'required', new Date(end));
    await expect(late).rejects.toMatchObject(sessionEnded);
    expect(await authenticateWith(`Token ${token}`, 'authentic', new Date(end))).toEqual(session);
  });
});
