import { readFile } from 'node:fs/promises';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { routes } from '#contract/routes.ts';
import { deriveUserId, keyOf } from '#functions/data/keys.ts';
import { defineEndpoint } from '#functions/http/endpoint.ts';
import { deleteItem } from '#tests/support/dynamodb-items.ts';
import { send } from '#tests/support/proxy-event.ts';
import { createAccount, registration } from '#tests/support/test-accounts.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/test-platform.ts';
import { changePassword } from './change-password.ts';
import { getProfile } from './get-profile.ts';
import { login } from './login.ts';

let platform: TestPlatform;
let token: string;
beforeEach(async () => {
  platform = await createTestPlatform();
  token = await createAccount(platform);
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

describe('changePassword', () => {
  it('accepts only the new password at the next login', async () => {
    const { status, body } = await sendChange(change);
    expect(status).toBe(200);
    expect(body).toEqual({ message: 'Password changed successfully!' });
    expect((await sendLogin(password)).status).toBe(401);
    expect((await sendLogin('sixsix')).status).toBe(200);
  });

  it('ends all other sessions of the user', async () => {
    const other = (await sendLogin(password)).body.token;
    expect((await sendChange(change)).status).toBe(200);
    expect((await fetchProfile(other)).status).toBe(401);
    expect((await fetchProfile(token)).status).toBe(200);
  });

  it('returns 400 with a field error for a wrong current password', async () => {
    const { status, body } = await sendChange({ ...change, current_password: 'wrong' });
    expect(status).toBe(400);
    expect(body).toEqual({
      code: 'wrong_password',
      message: 'The current password is wrong.',
      errors: { current_password: 'The current password is wrong.' },
    });
    expect((await sendLogin(password)).status).toBe(200);
  });

  it('shares the limit of failed attempts with login until a password is correct', async () => {
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

  it('accepts one of two concurrent changes', async () => {
    const responses = await Promise.all(
      ['first-1', 'second-2'].map((next) =>
        sendChange({ ...change, new_password: next, confirm_new_password: next }),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
    const winner = responses[0]?.status === 200 ? 'first-1' : 'second-2';
    expect((await sendLogin(winner)).status).toBe(200);
  });

  it('returns 401 if the user does not exist', async () => {
    await deleteItem(platform.table, keyOf.user(userId));
    expect((await sendChange(change)).status).toBe(401);
  });
});

it('has all sessions ended by the command of the runbook, until the next login', async () => {
  const runbook = await readFile('docs/runbook.md', 'utf8');
  const UpdateExpression = /aws dynamodb update-item[\s\S]*?--update-expression '([^']+)'/.exec(runbook)?.[1];
  await platform.table.client.send(
    new UpdateCommand({
      TableName: platform.table.tableName,
      Key: keyOf.user(userId),
      UpdateExpression,
      ExpressionAttributeValues: { ':one': 1 },
    }),
  );
  expect((await fetchProfile(token)).status).toBe(401);
  const { body } = await sendLogin(password);
  expect((await fetchProfile(body.token)).status).toBe(200);
});

it('is logged with pseudonyms that connect the requests of a user, session and client', async () => {
  platform.logged.length = 0;
  await fetchProfile(token);
  await sendLogin('wrong');
  const [profile, failure] = platform.logged.map((line) => JSON.parse(line));
  expect(profile).toMatchObject({ route: 'get-profile', status: 200, session: expect.any(String) });
  expect(failure).toMatchObject({ route: 'login', code: 'invalid_credentials' });
  expect(failure).not.toHaveProperty('session');
  expect([failure.user, failure.client]).toEqual([profile.user, profile.client]);
  expect(platform.logged.join('')).not.toMatch(new RegExp(`${userId}|192\\.0\\.2|${email}`));
});
