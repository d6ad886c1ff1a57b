import { beforeEach, expect, it } from 'vitest';
import { createAccount, registration } from '#tests/support/test-accounts.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/test-platform.ts';

let platform: TestPlatform;
let token: string;
beforeEach(async () => {
  platform = await createTestPlatform();
  token = await createAccount(platform);
});

const sendUpdate = (body: object) => platform.call('update-profile', { token, body });
const fetchProfile = () => platform.call('get-profile', { token });

const changes = { first_name: ' Augusta ', last_name: 'King', phone_number: '+44 20 7946 0958' };

it('returns the updated user', async () => {
  const { status, body } = await sendUpdate(changes);
  expect(status).toBe(200);
  expect(body).toEqual({
    message: 'Profile updated successfully!',
    user: {
      first_name: 'Augusta',
      last_name: 'King',
      username: 'ada@example.com',
      email: 'ada@example.com',
      phone_number: '+442079460958',
      date_joined: '2046-11-20T10:00:00.000Z',
    },
  });
  expect((await fetchProfile()).body).toEqual(body.user);
});

it('accepts a whole profile and ignores fields that users cannot change', async () => {
  const { body: profile } = await fetchProfile();
  const { status, body } = await sendUpdate({
    ...profile,
    ...changes,
    email: 'eve@example.com',
    username: 'eve',
    date_joined: '1999-01-01T00:00:00.000Z',
    password_hash: 'x',
    total_predictions: 99,
  });
  expect(status).toBe(200);
  expect(body.user).toEqual({
    ...profile,
    first_name: 'Augusta',
    last_name: 'King',
    phone_number: '+442079460958',
  });
});

it.each([
  ['keep_household', true, false, 'yes'],
  ['language', 'es', 'en', 'xx'],
])('keeps the choice %s until it changes', async (name, first, next, invalid) => {
  expect((await sendUpdate({ ...changes, [name]: first })).body.user[name]).toBe(first);
  expect((await sendUpdate(changes)).body.user[name]).toBe(first);
  await sendUpdate({ ...changes, [name]: next });
  expect((await fetchProfile()).body[name]).toBe(next);
  expect((await sendUpdate({ ...changes, [name]: invalid })).body.errors).toHaveProperty(name);
});

it('returns 400 with field errors and changes nothing', async () => {
  const { status, body } = await sendUpdate({ ...changes, last_name: 'K', phone_number: 'none' });
  expect(status).toBe(400);
  expect(body).toEqual({
    code: 'validation_failed',
    message: 'Last name must be at least 2 characters.',
    errors: { last_name: 'Last name must be at least 2 characters.', phone_number: 'Invalid phone number' },
    error_codes: { last_name: 'too_short', phone_number: 'invalid_format' },
    params: { last_name: { field: 'last_name', min: 2 }, phone_number: { field: 'phone_number' } },
  });
  expect((await fetchProfile()).body.last_name).toBe(registration.last_name);
});

it('does not mix concurrent updates', async () => {
  await Promise.all([
    sendUpdate({ ...changes, first_name: 'One', last_name: 'One' }),
    sendUpdate({ ...changes, first_name: 'Two', last_name: 'Two' }),
  ]);
  const { body } = await fetchProfile();
  expect(body.first_name).toBe(body.last_name);
});
