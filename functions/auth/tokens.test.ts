import jsonwebtoken from 'jsonwebtoken';
import { describe, expect, it } from 'vitest';
import { toEpochSeconds } from '#functions/platform/clock.ts';
import { SigningKeys } from './signing-keys.ts';
import { createSession, signToken, verifyToken } from './tokens.ts';

const now = new Date('2026-11-20T10:00:00.500Z');
const current = { id: 'v2', secret: 'the current secret of these tests' };
const previous = { id: 'v1', secret: 'the previous secret of these tests' };
const keys = new SigningKeys(
  async () => [current, previous],
  () => now,
);
const session = createSession('user-1', now);

/** Signs a token that differs from a valid one by these changes. */
function forge(changes: { secret?: string; claims?: object; options?: jsonwebtoken.SignOptions }): string {
  const { tokenId, expiresAt } = session;
  const claims = {
    sub: 'user-1',
    jti: tokenId,
    iat: toEpochSeconds(now),
    exp: expiresAt.getTime() / 1000,
    iss: 'premia',
    aud: 'premia-api',
  };
  return jsonwebtoken.sign({ ...claims, ...changes.claims }, changes.secret ?? current.secret, {
    algorithm: 'HS256',
    keyid: current.id,
    ...changes.options,
  });
}

describe('tokens', () => {
  it('return their session, which lasts 7 days', async () => {
    expect(session.expiresAt).toEqual(new Date('2026-11-27T10:00:00.000Z'));
    expect(await verifyToken(keys, await signToken(keys, session, now), now)).toEqual(session);
  });

  it('contain ids and times only', async () => {
    const token = jsonwebtoken.decode(await signToken(keys, session, now), { complete: true });
    expect(token?.header).toEqual({ alg: 'HS256', typ: 'JWT', kid: 'v2' });
    expect(token?.payload).toEqual({
      sub: 'user-1',
      jti: session.tokenId,
      iss: 'premia',
      aud: 'premia-api',
      iat: 1795168800,
      exp: 1795773600,
    });
  });

  it('stay valid after a key rotation and after they have expired', async () => {
    const old = forge({ secret: previous.secret, options: { keyid: previous.id } });
    expect(await verifyToken(keys, old, now)).toEqual(session);
    const expired = await verifyToken(keys, forge({ claims: { exp: 1 } }), now);
    expect(expired?.expiresAt).toEqual(new Date(1000));
  });

  it('are accepted if the clock of the issuer is up to 60 s ahead', async () => {
    const ahead = forge({ claims: { iat: toEpochSeconds(now) + 60 } });
    expect(await verifyToken(keys, ahead, now)).toEqual(session);
  });

  const [header = '', payload = '', signature = ''] = forge({}).split('.');
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

  it.each([
    ['signed with another secret', forge({ secret: 'an unknown secret of more than 32 characters' })],
    ['signed with another key than their key id names', forge({ secret: previous.secret })],
    ['their key is unknown', forge({ options: { keyid: 'v3' } })],
    ['they have no key id', jsonwebtoken.sign({ sub: 'user-1' }, current.secret)],
    ['signed with another algorithm', forge({ options: { algorithm: 'HS512' } })],
    ['not signed (alg none)', `${encode({ alg: 'none', typ: 'JWT', kid: 'v2' })}.${payload}.`],
    ['of another issuer', forge({ claims: { iss: 'other' } })],
    ['for another audience', forge({ claims: { aud: 'other' } })],
    ['issued in the future', forge({ claims: { iat: toEpochSeconds(now) + 61 } })],
    ['not valid before a time in the future', forge({ claims: { nbf: toEpochSeconds(now) + 61 } })],
    ['they have no subject', forge({ claims: { sub: undefined } })],
    ['their claims were changed', `${header}.${encode({ sub: 'user-2' })}.${signature}`],
    ['they have no signature', `${header}.${payload}.`],
    ['that is none', 'a.b.c'],
    ['that is empty', ''],
  ])('are rejected if %s', async (_, token) => {
    expect(await verifyToken(keys, token, now)).toBeUndefined();
  });
});
