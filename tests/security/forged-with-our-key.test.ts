import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApplicationProcess, startApplicationProcess } from '#tests/support/application-process.ts';
import { Api } from './support/api.ts';
import { expectClearError } from './support/expect-clear-error.ts';
import { readToken, signWithSecret } from './support/forge-token.ts';

/**
 * What stays safe even for tokens that carry a genuine signature. They need the signing key, which only
 * an application of the test's own gives away, in its state folder.
 */
let application: ApplicationProcess;
let stateDirectory: string;
let api: Api;
let signingKey: string;

beforeAll(async () => {
  stateDirectory = await mkdtemp(join(tmpdir(), 'premia-security-'));
  application = await startApplicationProcess({ environment: { STATE_DIR: stateDirectory } });
  api = new Api(application.url);
  signingKey = await readFile(join(stateDirectory, 'signing-key'), 'utf8');
});

afterAll(async () => {
  await application.stop();
  await rm(stateDirectory, { recursive: true, force: true });
});

const hour = 60 * 60;
const now = () => Math.floor(Date.now() / 1000);

/** Claims that differ from those of a session that is alive. */
const changes: Record<string, () => Record<string, unknown>> = {
  'that has expired': () => ({ exp: now() - 1 }),
  'that expired long ago': () => ({ exp: 0 }),
  'without an end': () => ({ exp: undefined }),
  'whose end is text': () => ({ exp: 'never' }),
  'not valid before an hour from now': () => ({ nbf: now() + hour }),
  'issued an hour from now': () => ({ iat: now() + hour }),
  'of another issuer': () => ({ iss: 'https://example.com' }),
  'without an issuer': () => ({ iss: undefined }),
  'for another audience': () => ({ aud: 'another-api' }),
  'without an audience': () => ({ aud: undefined }),
  'of an unknown session': () => ({ jti: '00000000-0000-4000-8000-000000000000' }),
  'without a session': () => ({ jti: undefined }),
  'whose session is an object': () => ({ jti: { $ne: null } }),
  'whose session is longer than any key of the table': () => ({ jti: 'x'.repeat(1_100) }),
  'of an unknown user': () => ({ sub: 'nobody' }),
  'without a user': () => ({ sub: undefined }),
  "of a user id that reaches for another item's key": () => ({ sub: 'x#PROFILE' }),
};

describe.each(Object.keys(changes))('a token of our own key %s', (what) => {
  it('opens nothing', async () => {
    const { token } = await api.register();
    const { header, payload } = readToken(token);
    const forged = signWithSecret({ header, payload: { ...payload, ...changes[what]?.() } }, signingKey);
    for (const routeId of ['get-profile', 'predict-car-premium', 'change-password'] as const) {
      expectClearError(await api.call(routeId, { token: forged }), 'unauthenticated');
    }
    expect((await api.readAccount(token)).dashboard.total_predictions).toBe(0);
  });
});

describe('the signing key', () => {
  it('signs in these tests as the application does', async () => {
    const { token } = await api.register();
    const { header, payload } = readToken(token);
    expect(
      (await api.call('get-profile', { token: signWithSecret({ header, payload }, signingKey) })).status,
    ).toBe(200);
  });

  it.each([
    ['HS384', 'sha384'],
    ['HS512', 'sha512'],
  ])('is not taken by %s', async (alg, hash) => {
    const { token } = await api.register();
    const { header, payload } = readToken(token);
    const forged = signWithSecret({ header: { ...header, alg }, payload }, signingKey, hash);
    expectClearError(await api.call('get-profile', { token: forged }), 'unauthenticated');
  });

  it('is as long as HS256 asks for, and readable by its owner alone', async () => {
    expect(signingKey.length).toBeGreaterThanOrEqual(32);
    expect((await stat(join(stateDirectory, 'signing-key'))).mode & 0o077).toBe(0);
  });
});

describe('a logout with a token of ours that has expired', () => {
  it('is no error: there is nothing left to end', async () => {
    const { token } = await api.register();
    const { header, payload } = readToken(token);
    const expired = signWithSecret({ header, payload: { ...payload, exp: now() - 1 } }, signingKey);
    expect((await api.call('logout', { token: expired })).status).toBe(200);
  });
});
