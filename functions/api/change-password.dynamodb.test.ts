import { beforeEach, describe, expect, it } from 'vitest';
import { routes } from '#contract/routes.ts';
import { createSession } from '#functions/auth/tokens.ts';
import { deriveUserId, keyOf, sortKeyPrefixes } from '#functions/data/keys.ts';
import { toSessionItem } from '#functions/data/sessions.ts';
import { defineEndpoint } from '#functions/http/endpoint.ts';
import { deleteItem, putItem, readPartition } from '#tests/support/dynamodb-items.ts';
import { send } from '#tests/support/proxy-event.ts';
import { registerSomebody, registration } from '#tests/support/test-accounts.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/test-platform.ts';
import { changePassword } from './change-password.ts';
import { getProfile } from './get-profile.ts';
import { login } from './login.ts';

let platform: TestPlatform;
let token: string;
beforeEach(async () => {
  platform = await createTestPlatform();
  token = await registerSomebody(platform);
});

const { email, password } = registration;
const userId = deriveUserId(email);
const change = { current_password: password, new_password: 'sixsix', confirm_new_password: 'sixsix' };

const sendChange = (body: object) =>
  send(
    defineEndpoint(routes['change-password'], changePassword, () => platform),
    { token, body },
  );
const sendLogin = (typed: string) =>
  send(
    defineEndpoint(routes.login, login, () => platform),
    { body: { email, password: typed } },
  );
const fetchProfile = (ofToken: string) =>
  send(
    defineEndpoint(routes['get-profile'], getProfile, () => platform),
    { token: ofToken },
  );

describe('changing a password', () => {
  it('lets the new one log in, and the old one no more', async () => {
    const { status, body } = await sendChange(change);
    expect(status).toBe(200);
    expect(body).toEqual({ message: 'Password changed successfully!' });
    expect((await sendLogin(password)).status).toBe(401);
    expect((await sendLogin('sixsix')).status).toBe(200);
  });

  it('ends every other session, and keeps its own', async () => {
    const other = (await sendLogin(password)).body.token;
    const manySessions = Array.from({ length: 230 }, () => createSession(userId, platform.clock()));
    await Promise.all(manySessions.map((session) => putItem(platform.table, toSessionItem(session))));
    expect((await sendChange(change)).status).toBe(200);
    expect((await fetchProfile(other)).status).toBe(401);
    expect((await fetchProfile(token)).status).toBe(200);
    const items = await readPartition(platform.table, keyOf.user(userId));
    expect(items.filter(({ sk }) => sk.startsWith(sortKeyPrefixes.session))).toHaveLength(1);
  });

  it('refuses a wrong current password as a fault of that field', async () => {
    const { status, body } = await sendChange({ ...change, current_password: 'wrong' });
    expect(status).toBe(400);
    expect(body).toEqual({
      code: 'wrong_password',
      message: 'The current password is wrong.',
      errors: { current_password: 'The current password is wrong.' },
    });
    expect((await sendLogin(password)).status).toBe(200);
  });

  it('counts wrong passwords together with those of log-ins, until one is right', async () => {
    for (let failure = 1; failure <= 3; failure += 1) expect((await sendLogin('wrong')).status).toBe(401);
    for (let failure = 1; failure <= 2; failure += 1) {
      expect((await sendChange({ ...change, current_password: 'wrong' })).status).toBe(400);
    }
    const throttled = await sendChange(change);
    expect(throttled.status).toBe(429);
    expect(throttled.headers['retry-after']).toBe('900');
    platform.passSeconds(15 * 60);
    for (let failure = 1; failure <= 4; failure += 1) await sendLogin('wrong');
    expect((await sendChange(change)).status).toBe(200);
    expect((await sendLogin('wrong')).status).toBe(401);
    expect((await sendLogin('sixsix')).status).toBe(200);
  });

  it('lets one of two win that are made at once', async () => {
    const answers = await Promise.all(
      ['first-1', 'second-2'].map((next) =>
        sendChange({ ...change, new_password: next, confirm_new_password: next }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const winner = answers[0]?.status === 200 ? 'first-1' : 'second-2';
    expect((await sendLogin(winner)).status).toBe(200);
  });

  it('says what is wrong with the new one', async () => {
    const { status, body } = await sendChange({ ...change, new_password: 'short' });
    expect(status).toBe(400);
    expect(body.errors).toEqual({
      new_password: 'New password must be at least 6 characters',
      confirm_new_password: 'Passwords do not match',
    });
  });

  it('ends with the account', async () => {
    await deleteItem(platform.table, keyOf.user(userId));
    expect((await sendChange(change)).status).toBe(401);
  });
});
