import { readFile } from 'node:fs/promises';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { deriveUserId, keyOf, sortKeyPrefixes } from '#functions/data/keys.ts';
import { putItems, readPartition } from '#tests/support/dynamodb-items.ts';
import { createAccount, registration } from '#tests/support/test-accounts.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/test-platform.ts';

let platform: TestPlatform;
let token: string;
beforeEach(async () => {
  platform = await createTestPlatform();
  token = await createAccount(platform);
});

const { email, password } = registration;
const userId = deriveUserId(email);
const change = { current_password: password, new_password: 'sixsix', confirm_new_password: 'sixsix' };

const sendChange = (body: object, headers: Record<string, string> = {}) =>
  platform.call('change-password', { token, body, headers });
const sendLogin = (typed: string) => platform.call('login', { body: { email, password: typed } });
const fetchProfile = (ofToken: string) => platform.call('get-profile', { token: ofToken });

describe('changePassword', () => {
  it('accepts only the new password at the next login', async () => {
    const { status, body } = await sendChange(change);
    expect(status).toBe(200);
    expect(body).toEqual({ message: 'Password changed successfully!' });
    expect((await sendLogin(password)).status).toBe(401);
    expect((await sendLogin('sixsix')).status).toBe(200);
  });

  it('returns 400 with a field error for a wrong current password', async () => {
    const { status, body } = await sendChange({ ...change, current_password: 'wrong' });
    expect(status).toBe(400);
    expect(body).toEqual({
      code: 'wrong_password',
      message: 'The current password is wrong.',
      errors: { current_password: 'The current password is wrong.' },
      error_codes: { current_password: 'wrong_password' },
    });
    expect((await sendLogin(password)).status).toBe(200);
  });

  it('deletes the failed attempts of the client', async () => {
    await sendLogin('wrong');
    expect((await sendChange(change)).status).toBe(200);
    const items = await readPartition(platform.table, keyOf.user(userId));
    expect(items.filter(({ sk }) => sk.startsWith(sortKeyPrefixes.loginFailures))).toEqual([]);
  });

  it('succeeds again, without a second mail, for a request that is repeated with its key', async () => {
    const headers = { 'Idempotency-Key': 'attempt-1' };
    const concurrent = await Promise.all([sendChange(change, headers), sendChange(change, headers)]);
    for (const { status, body } of [...concurrent, await sendChange(change, headers)]) {
      expect([status, body.message]).toEqual([200, 'Password changed successfully!']);
    }
    expect(platform.queuedMails).toHaveLength(1);
    expect((await sendLogin('sixsix')).status).toBe(200);
  });

  it('refuses other content with the same key, and counts it as no guess', async () => {
    const headers = { 'Idempotency-Key': 'attempt-1' };
    await sendChange(change, headers);
    for (const changes of [
      { current_password: 'wrong' },
      { new_password: 'x-7777', confirm_new_password: 'x-7777' },
    ]) {
      const { status, body } = await sendChange({ ...change, ...changes }, headers);
      expect([status, body.code]).toEqual([422, 'idempotency_key_reused']);
    }
    const items = await readPartition(platform.table, keyOf.user(userId));
    expect(items.filter(({ sk }) => sk.startsWith(sortKeyPrefixes.loginFailures))).toEqual([]);
    expect(JSON.stringify(items)).not.toContain('sixsix');
  });

  it('refuses the key of a prediction', async () => {
    const ttl = platform.clock().getTime() / 1000 + 60;
    const item = { ...keyOf.idempotency(userId, 'attempt-1'), prediction_id: 'prediction-1', ttl };
    await putItems(platform.table, [item]);
    const { status, body } = await sendChange(change, { 'Idempotency-Key': 'attempt-1' });
    expect([status, body.code]).toEqual([422, 'idempotency_key_reused']);
    expect((await sendLogin(password)).status).toBe(200);
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
