import { beforeAll, describe, expect, it } from 'vitest';
import { keyOf } from '#functions/data/keys.ts';
import { buildSessionItem, type Session } from '#functions/data/sessions.ts';
import { deleteItem, putItem } from '#tests/support/dynamodb-items.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/test-platform.ts';
import { authenticate } from './authenticate.ts';
import { planSession, signToken } from './tokens.ts';

let platform: TestPlatform;
let session: Session;
let token: string;
beforeAll(async () => {
  platform = await createTestPlatform();
  session = planSession('user-1', platform.clock());
  token = await signToken(platform.signingKeys, session, platform.clock());
  await putItem(platform.table, buildSessionItem(session));
});

const ask = (
  header: string | undefined,
  rule: 'required' | 'authentic' = 'required',
  now = platform.clock(),
) => authenticate(platform, header, rule, now);

describe('authentication', () => {
  it('finds the session of a token, whatever the case of the scheme', async () => {
    for (const header of [`Token ${token}`, `token ${token}`, `TOKEN  ${token} `]) {
      expect(await ask(header)).toEqual(session);
    }
  });

  it('finds none in any other header', async () => {
    const headers = ['', 'Token', `Bearer ${token}`, token, `Token ${token} x`, `Token a.b.c`];
    for (const header of [undefined, ...headers, `Token ${'a'.repeat(7000)}.b.c`]) {
      expect(await ask(header), header).toBeUndefined();
      expect(await ask(header, 'authentic'), header).toBeUndefined();
    }
  });

  it('ends with the session’s time, though its item may still be there', async () => {
    const end = session.expiresAt.getTime();
    expect(await ask(`Token ${token}`, 'required', new Date(end - 1000))).toEqual(session);
    expect(await ask(`Token ${token}`, 'required', new Date(end))).toBeUndefined();
    expect(await ask(`Token ${token}`, 'authentic', new Date(end))).toEqual(session);
  });

  it('ends with the session’s item, or with the time that stands there', async () => {
    const other = planSession('user-1', platform.clock());
    const header = `Token ${await signToken(platform.signingKeys, other, platform.clock())}`;
    expect(await ask(header)).toBeUndefined();
    await putItem(platform.table, buildSessionItem({ ...other, expiresAt: platform.clock() }));
    expect(await ask(header)).toBeUndefined();
    await putItem(platform.table, buildSessionItem(other));
    expect(await ask(header)).toEqual(other);
    await deleteItem(platform.table, keyOf.session(other.userId, other.tokenId));
    expect(await ask(header)).toBeUndefined();
    expect(await ask(header, 'authentic')).toEqual(other);
  });
});
