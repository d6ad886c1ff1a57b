import { beforeEach, expect, it } from 'vitest';
import { createAccount, registration } from '#tests/support/test-accounts.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/test-platform.ts';

let platform: TestPlatform;
beforeEach(async () => {
  platform = await createTestPlatform();
  await createAccount(platform);
});

const right = { email: registration.email, password: registration.password };
const wrong = { ...right, password: 'wrong' };

const sendLogin = (body: object) => platform.call('login', { body });
const fetchProfile = (token: string) => platform.call('get-profile', { token });

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
    message: 'The email or the password is wrong.',
  });
  expect(unknownAddress.body).toEqual(wrongPassword.body);
  expect(unknownAddress.headers['www-authenticate']).toBe('Token');
});

it('accepts concurrent logins with the correct password', async () => {
  const responses = await Promise.all(Array.from({ length: 12 }, () => sendLogin(right)));
  expect(responses.map(({ status }) => status)).toEqual(Array(12).fill(200));
});
