import { createHmac, generateKeyPairSync, type KeyObject } from 'node:crypto';
import jsonwebtoken from 'jsonwebtoken';
import { describe, expect, it } from 'vitest';
import { toEpochSeconds } from '#functions/platform/clock.ts';
import { signToken } from './sign-token.ts';
import { createSigningKey, createSigningKeys } from './signing-keys.ts';
import { authenticate, createSession, verifyToken } from './tokens.ts';

const now = new Date('2026-11-20T10:00:00.500Z');
const current = createSigningKey('v2', 'the current secret of these tests');
const previous = createSigningKey('v1', 'the previous secret of these tests');
const keys = createSigningKeys(
  async () => [current, previous],
  () => now,
);
const session = createSession('user-1', 3, now);

/** Signs a token that differs from a valid one by these changes. */
function forge(changes: {
  secret?: jsonwebtoken.Secret;
  claims?: object;
  options?: jsonwebtoken.SignOptions;
}): string {
  const { tokenId, expiresAt } = session;
  const claims = {
    sub: 'user-1',
    jti: tokenId,
    password_version: 3,
    iat: toEpochSeconds(now),
    exp: expiresAt.getTime() / 1000,
    iss: 'premia',
    aud: 'premia-api',
  };
  // The library refuses claims that are undefined; JSON leaves them out.
  const changed = JSON.parse(JSON.stringify({ ...claims, ...changes.claims }));
  return jsonwebtoken.sign(changed, changes.secret ?? current.secret, {
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

  it('contain ids, times and the password version only', async () => {
    const token = jsonwebtoken.decode(await signToken(keys, session, now), { complete: true });
    expect(token?.header).toEqual({ alg: 'HS256', typ: 'JWT', kid: 'v2' });
    expect(token?.payload).toEqual({
      sub: 'user-1',
      jti: session.tokenId,
      password_version: 3,
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

  const genuine = jsonwebtoken.decode(forge({}), { complete: true });
  const [header = '', payload = '', signature = ''] = forge({}).split('.');
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const unsigned = (changes: object) => `${encode({ ...genuine?.header, ...changes })}.${payload}`;
  /** Signs with HMAC whatever the header says. */
  const signBy = (secret: string | KeyObject, changes: object, hash = 'sha256') =>
    `${unsigned(changes)}.${createHmac(hash, secret).update(unsigned(changes)).digest('base64url')}`;
  const rsa = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const foreign = 'a secret of an attacker, as long as ours';

  it.each([
    ['signed with another secret', forge({ secret: foreign })],
    ['signed with another of our keys than its kid', forge({ secret: previous.secret })],
    ['signed with an empty secret', signBy('', {})],
    ['signed with its kid', signBy(current.id, {})],
    ['with an unknown kid', forge({ options: { keyid: 'v3' } })],
    ['without a kid', jsonwebtoken.sign({ sub: 'user-1' }, current.secret)],
    ['whose kid is a path', signBy('', { kid: '../../../../dev/null' })],
    ['whose kid is a list', signBy(current.secret, { kid: [current.id] })],
    ['whose kid is __proto__', signBy(foreign, { kid: '__proto__' })],
    ['with its own key (jwk)', signBy(foreign, { jwk: { kty: 'oct', k: encode(foreign) } })],
    ['with the address of a key (jku)', signBy(foreign, { jku: 'https://example.com/keys.json' })],
    ['without an algorithm', signBy(current.secret, { alg: undefined })],
    ['of algorithm none', `${unsigned({ alg: 'none' })}.`],
    ['of algorithm nOnE with a signature', `${unsigned({ alg: 'nOnE' })}.${signature}`],
    ['of algorithm HS384', signBy(current.secret, { alg: 'HS384' }, 'sha384')],
    ['of algorithm HS512', forge({ options: { algorithm: 'HS512' } })],
    ['of algorithm RS256', forge({ secret: rsa.privateKey, options: { algorithm: 'RS256' } })],
    ['of algorithm RS256 signed by HMAC with the public key', signBy(rsa.publicKey, { alg: 'RS256' })],
    ['of another issuer', forge({ claims: { iss: 'other' } })],
    ['without an issuer', forge({ claims: { iss: undefined } })],
    ['for another audience', forge({ claims: { aud: 'other' } })],
    ['without an audience', forge({ claims: { aud: undefined } })],
    ['issued in the future', forge({ claims: { iat: toEpochSeconds(now) + 61 } })],
    ['not valid before a time in the future', forge({ claims: { nbf: toEpochSeconds(now) + 61 } })],
    ['without an expiry', forge({ claims: { exp: undefined } })],
    ['without a session id', forge({ claims: { jti: undefined } })],
    ['without a user', forge({ claims: { sub: undefined } })],
    ['with changed claims', `${header}.${encode({ sub: 'user-2' })}.${signature}`],
    ['with claims that are not an object', `${header}.${encode('text')}.${signature}`],
    ['without a signature', `${header}.${payload}.`],
    ['with a truncated signature', `${header}.${payload}.${signature.slice(0, -2)}`],
    ['of two parts', `${header}.${payload}`],
    ['of parts that are not JSON', 'a.b.c'],
    ['that is empty', ''],
  ])('are rejected: a token %s', async (_, token) => {
    expect(await verifyToken(keys, token, now)).toBeUndefined();
  });
});

describe('authenticate', async () => {
  const token = await signToken(keys, session, now);
  const sessionEnded = { code: 'unauthenticated' };

  const authenticateWith = (
    header: string | undefined,
    rule: 'required' | 'authentic' = 'required',
    time = now,
  ) => authenticate(keys, header, rule, time);

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
