import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, it } from 'vitest';
import { clientLimits } from '#functions/data/client-limits.ts';
import { keyOf } from '#functions/data/keys.ts';
import { deleteSession } from '#functions/data/sessions.ts';
import { toEpochSeconds } from '#functions/platform/clock.ts';
import { readPartition } from '#tests/support/dynamodb-items.ts';
import { readSession, registration } from '#tests/support/test-accounts.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/test-platform.ts';

let platform: TestPlatform;
beforeEach(async () => {
  platform = await createTestPlatform();
});

const sendRegistration = (body: object) => platform.call('register', { body });
const sendWithKey = (changes: object = {}, key = 'attempt-1') =>
  platform.call('register', { body: { ...registration, ...changes }, headers: { 'Idempotency-Key': key } });
const fetchProfile = (token: string) => platform.call('get-profile', { token });

it('returns a valid token and the user without the password', async () => {
  const { status, body } = await sendRegistration({
    ...registration,
    email: ' Ada@Example.com ',
    language: 'es',
  });
  expect(status).toBe(201);
  expect(body).toEqual({
    token: expect.any(String),
    user: {
      first_name: 'Ada',
      last_name: 'Lovelace',
      username: 'ada@example.com',
      email: 'ada@example.com',
      phone_number: '+12025550101',
      language: 'es',
      date_joined: '2046-11-20T10:00:00.000Z',
    },
  });
  const profile = await fetchProfile(body.token);
  expect(profile.body).toEqual(body.user);
});

it('creates one account for twelve concurrent requests with the same address', async () => {
  const responses = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      sendRegistration({
        ...registration,
        first_name: `Ada ${index}`,
        email: index % 2 ? 'ADA@example.com' : 'ada@example.com',
      }),
    ),
  );
  const winners = responses.filter(({ status }) => status === 201);
  expect(winners).toHaveLength(1);
  expect(responses.filter(({ status }) => status === 409)).toHaveLength(11);
  const token = winners[0]?.body.token;
  const profile = await fetchProfile(token);
  expect(profile.body).toEqual(winners[0]?.body.user);
});

it('returns 409 for an address in use', async () => {
  await sendRegistration(registration);
  const { status, body } = await sendRegistration(registration);
  expect(status).toBe(409);
  expect(body).toEqual({
    code: 'email_taken',
    message: 'An account with this email address already exists.',
    errors: { email: 'An account with this email address already exists.' },
    error_codes: { email: 'email_taken' },
  });
});

it('returns the same account and a valid session to a request that is repeated with its key', async () => {
  const first = await sendWithKey();
  platform.passSeconds(60);
  const repeated = await sendWithKey();
  expect([first.status, repeated.status]).toEqual([201, 201]);
  expect(repeated.body.user).toEqual(first.body.user);
  expect((await fetchProfile(repeated.body.token)).status).toBe(200);
  const [one, other] = await Promise.all(
    [first, repeated].map(({ body }) => readSession(platform, body.token)),
  );
  expect(other).toEqual(one);
  const stored = JSON.stringify(await readPartition(platform.table, keyOf.user(one?.userId ?? '')));
  for (const secret of [first.body.token, registration.password]) expect(stored).not.toContain(secret);
});

it('returns one account to concurrent requests with the same key', async () => {
  const responses = await Promise.all(Array.from({ length: 4 }, () => sendWithKey()));
  expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
});

it.each([{ password: 'Battery-Staple-8', confirm_password: 'Battery-Staple-8' }, { last_name: 'Byron' }])(
  'refuses a key that was used with other content than %j',
  async (changes) => {
    await sendWithKey();
    const { status, body } = await sendWithKey(changes);
    expect([status, body.code]).toEqual([422, 'idempotency_key_reused']);
  },
);

it('returns 409 for another key, an ended session and an expired key', async () => {
  const { token } = (await sendWithKey()).body;
  expect((await sendWithKey({}, 'attempt-2')).status).toBe(409);
  await deleteSession(platform.table, await readSession(platform, token));
  expect((await sendWithKey()).status).toBe(409);
  platform.passSeconds(24 * 60 * 60);
  expect((await sendWithKey()).status).toBe(409);
});

it('returns 409 for a key whose account has another password now, although its session is active', async () => {
  const { token } = (await sendWithKey()).body;
  const next = 'Battery-Staple-8';
  const body = { current_password: registration.password, new_password: next, confirm_new_password: next };
  expect((await platform.call('change-password', { token, body })).status).toBe(200);
  expect((await fetchProfile(token)).status).toBe(200);
  const { status, body: refusal } = await sendWithKey();
  expect([status, refusal.code]).toEqual([409, 'email_taken']);
});

it('returns 409 for a key whose session has expired, although it is stored', async () => {
  const { token } = (await sendWithKey()).body;
  const session = await readSession(platform, token);
  const { client, tableName } = platform.table;
  await client.send(
    new UpdateCommand({
      TableName: tableName,
      Key: keyOf.session(session?.userId ?? '', session?.tokenId ?? ''),
      UpdateExpression: 'SET #ttl = :now',
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExpressionAttributeValues: { ':now': toEpochSeconds(platform.clock()) },
    }),
  );
  expect((await sendWithKey()).status).toBe(409);
});

it('returns 429 after the limit of registrations by one client, and creates no account', async () => {
  const limits = { ...clientLimits.strict, registrations: { max: 1, windowSeconds: 3600 } };
  const registerFrom = (sourceIp: string, email: string) =>
    platform.call('register', { sourceIp, body: { ...registration, email } }, { clientLimits: limits });
  expect((await registerFrom('192.0.2.1', 'first@example.com')).status).toBe(201);
  const { status, headers, body } = await registerFrom('192.0.2.1', 'second@example.com');
  expect(status).toBe(429);
  expect(headers['retry-after']).toBe('3600');
  expect(body).toEqual({
    code: 'too_many_requests',
    message: 'There are too many requests from your network. Try again in 1 hour.',
    params: { seconds: 3600 },
  });
  expect((await registerFrom('192.0.2.2', 'second@example.com')).status).toBe(201);
});
