import { beforeEach, describe, expect, it } from 'vitest';
import { routes } from '#contract/routes.ts';
import { defineEndpoint } from '#functions/http/endpoint.ts';
import { send } from '#tests/support/proxy-event.ts';
import { registerSomebody, registration } from '#tests/support/test-accounts.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/test-platform.ts';
import { getProfile } from './get-profile.ts';
import { login } from './login.ts';

let platform: TestPlatform;
beforeEach(async () => {
  platform = await createTestPlatform();
  await registerSomebody(platform);
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

/** Sends as many wrong passwords as are let through. */
async function useUpAttempts(email = registration.email) {
  for (let failure = 1; failure <= 5; failure += 1) {
    expect((await sendLogin({ ...wrong, email })).status).toBe(401);
  }
}

describe('logging in', () => {
  it('answers a token that works and the account, whatever the case of the address', async () => {
    const { status, body } = await sendLogin({ ...right, email: ' ADA@example.com' });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ first_name: 'Ada', username: 'ada@example.com' });
    const profile = await fetchProfile(body.token);
    expect(profile.body).toEqual(body.user);
  });

  it('answers the same to a wrong password and to an unknown address', async () => {
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

  it('takes no password that begins as the right one and is longer than bcrypt reads', async () => {
    const password = `Aa1${'x'.repeat(69)}`;
    await registerSomebody(platform, 'long@example.com', password);
    expect((await sendLogin({ email: 'long@example.com', password: `${password}y` })).status).toBe(401);
    expect((await sendLogin({ email: 'long@example.com', password })).status).toBe(200);
  });
});

describe('the throttle of log-ins', () => {
  it('stops the sixth wrong password, the right one too, and says for how long', async () => {
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

  it('treats unknown addresses alike', async () => {
    await useUpAttempts('nobody@example.com');
    expect((await sendLogin({ ...wrong, email: 'nobody@example.com' })).status).toBe(429);
  });

  it('ends after 15 minutes, though DynamoDB deletes late', async () => {
    await useUpAttempts();
    platform.passSeconds(15 * 60);
    expect((await sendLogin(wrong)).status).toBe(401);
    expect((await sendLogin(right)).status).toBe(200);
  });

  it('is cleared by a success', async () => {
    for (let failure = 1; failure <= 4; failure += 1) await sendLogin(wrong);
    expect((await sendLogin(right)).status).toBe(200);
    await useUpAttempts();
  });

  it('neither stops other clients nor ends sessions', async () => {
    const { token } = (await sendLogin(right)).body;
    await useUpAttempts();
    expect((await sendLogin(right, '192.0.2.2')).status).toBe(200);
    expect((await fetchProfile(token)).status).toBe(200);
  });

  it('lets five of twenty guesses through that come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => sendLogin(wrong)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  it('lets any number of right passwords through that come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => sendLogin(right)));
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
  });
});
