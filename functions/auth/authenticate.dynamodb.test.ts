import { beforeAll, describe, expect, it } from 'vitest';
import { keyOf } from '#functions/data/keys.ts';
import { type Session, toSessionItem } from '#functions/data/sessions.ts';
import { deleteItem, putItem } from '#tests/support/dynamodb-items.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/test-platform.ts';
import { authenticate } from './authenticate.ts';
import { createSession, signToken } from './tokens.ts';

let platform: TestPlatform;
let session: Session;
let token: string;
beforeAll(async () => {
  platform = await createTestPlatform();
  session = createSession('user-1', platform.clock());
  token = await signToken(platform.signingKeys, session, platform.clock());
  await putItem(platform.table, toSessionItem(session));
});

const authenticateWith = (
  header: string | undefined,
  rule: 'required' | 'authentic' = 'required',
  now = platform.clock(),
) => authenticate(platform, header, rule, now);

describe('authenticate', () => {
  it('returns the session of a token, ignoring the case of the scheme', async () => {
    for (const header of [`Token ${token}`, `token ${token}`, `TOKEN  ${token} `]) {
      expect(await authenticateWith(header)).toEqual(session);
    }
  });

  it('returns undefined for any other header', async () => {
    const headers = ['', 'Token', `Bearer ${token}`, token, `Token ${token} x`, `Token a.b.c`];
    for (const header of [undefined, ...headers, `Token ${'a'.repeat(7000)}.b.c`]) {
      expect(await authenticateWith(header), header).toBeUndefined();
      expect(await authenticateWith(header, 'authentic'), header).toBeUndefined();
    }
  });

  it('returns undefined after the session has expired, even if its item still exists', async () => {
    const end = session.expiresAt.getTime();
    expect(await authenticateWith(`Token ${token}`, 'required', new Date(end - 1000))).toEqual(session);
    expect(await authenticateWith(`Token ${token}`, 'required', new Date(end))).toBeUndefined();
    expect(await authenticateWith(`Token ${token}`, 'authentic', new Date(end))).toEqual(session);
  });

  it.each([
    { tokenId: 'unknown' },
    { tokenId: 'x'.repeat(1_100) },
    { userId: 'unknown' },
    { userId: 'x#PROFILE' },
  ])('returns undefined for a signed token that names no stored session: %j', async (changes) => {
    const forged = await signToken(platform.signingKeys, { ...session, ...changes }, platform.clock());
    expect(await authenticateWith(`Token ${forged}`)).toBeUndefined();
  });

  it('returns undefined if the item of the session is missing or expired', async () => {
    const other = createSession('user-1', platform.clock());
    const header = `Token ${await signToken(platform.signingKeys, other, platform.clock())}`;
    expect(await authenticateWith(header)).toBeUndefined();
    await putItem(platform.table, toSessionItem({ ...other, expiresAt: platform.clock() }));
    expect(await authenticateWith(header)).toBeUndefined();
    await putItem(platform.table, toSessionItem(other));
    expect(await authenticateWith(header)).toEqual(other);
    await deleteItem(platform.table, keyOf.session(other.userId, other.tokenId));
    expect(await authenticateWith(header)).toBeUndefined();
    expect(await authenticateWith(header, 'authentic')).toEqual(other);
  });
});
