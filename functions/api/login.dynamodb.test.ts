import { beforeEach, describe, expect, it } from 'vitest';
import { routes } from '#contract/routes.ts';
import { defineEndpoint } from '#functions/http/endpoint.ts';
import { send } from '#tests/support/proxy-event.ts';
import { createAccount, registration } from '#tests/support/test-accounts.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/test-platform.ts';
import { getProfile } from './get-profile.ts';
import { login } from './login.ts';

let platform: TestPlatform;
beforeEach(async () => {
  platform = await createTestPlatform();
  await createAccount(platform);
});

const right = { email: registration.email, password: registration.password };
const wrong = { ...right, password: 'wrong' };

const sendLogin = (body: object, sourceIp = '192.0.2.1') =>
  send(
    defineEndpoint(routes.login, login, () => platform),
    { body, sourceIp },
  );
const fetchProfile = (token: string) =>
  send(
    defineEndpoint(routes['get-profile'], getProfile, () => platform),
    { token },
  );

/** Sends wrong passwords up to the limit. */
async function useUpAttempts(email = registration.email) {
  for (let failure = 1; failure <= 5; failure += 1) {
    expect((await sendLogin({ ...wrong, email })).status).toBe(401);
  }
}

describe('login', () => {
  it('returns a valid token and the user, ignoring the case of the address', async () => {
    const { status, body } = await sendLogin({ ...right, email: ' ADA@example.com' });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ first_name: 'Ada', username: 'ada@example.com' });
    const profile = await fetchProfile(body.token);
    expect(profile.body).toEqual(body.user);
  });

  it('returns the same error for a wrong password and an unknown address', async () => {
    const wrongPassword = await sendLogin(wrong);
    const unknownAddress = await sendLogin({ ...right, email: 'nobody@example.com' });
    expect(wrongPassword.status).toBe(401);
    expect(unknownAddress.status).toBe(401);
    expect(wrongPassword.body).toEqual({
      code: 'invalid_credentials',
      message: 'Invalid email or password.',
    });
    expect(unknownAddress.body).toEqual(wrongPassword.body);
    expect(unknownAddress.headers['www-authenticate']).toBe('Token');
  });
});

describe('login throttle', () => {
  it('returns 429 with Retry-After after five wrong passwords, even for the correct one', async () => {
    await useUpAttempts();
    platform.passSeconds(10 * 60);
    const { status, headers, body } = await sendLogin(right);
    expect(status).toBe(429);
    expect(headers['retry-after']).toBe('300');
    expect(body).toEqual({
      code: 'too_many_attempts',
      message: 'Too many wrong passwords. Please try again in 5 minutes.',
    });
  });

  it('applies to unknown addresses', async () => {
    await useUpAttempts('nobody@example.com');
    expect((await sendLogin({ ...wrong, email: 'nobody@example.com' })).status).toBe(429);
  });

  it('ends after 15 minutes, even if the item still exists', async () => {
    await useUpAttempts();
    platform.passSeconds(15 * 60);
    expect((await sendLogin(wrong)).status).toBe(401);
    expect((await sendLogin(right)).status).toBe(200);
  });

  it('is reset by a successful login', async () => {
    for (let failure = 1; failure <= 4; failure += 1) await sendLogin(wrong);
    expect((await sendLogin(right)).status).toBe(200);
    await useUpAttempts();
  });

  it('does not affect other clients or existing sessions', async () => {
    const { token } = (await sendLogin(right)).body;
    await useUpAttempts();
    expect((await sendLogin(right, '192.0.2.2')).status).toBe(200);
    expect((await fetchProfile(token)).status).toBe(200);
  });

  it('accepts concurrent logins with the correct password', async () => {
    const responses = await Promise.all(Array.from({ length: 12 }, () => sendLogin(right)));
    expect(responses.map(({ status }) => status)).toEqual(Array(12).fill(200));
  });
});
