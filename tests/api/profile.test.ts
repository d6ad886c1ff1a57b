import { beforeAll, describe, expect, it } from 'vitest';
import { callApi, registerSomebody } from '#tests/support/api-client.ts';

const form = { first_name: 'Augusta', last_name: 'King', phone_number: '+442079460000' };

describe('updating a profile says what is wrong', () => {
  let token: string;
  let user: Record<string, string>;
  beforeAll(async () => {
    ({ token, user } = await registerSomebody());
  });

  it.each([
    [{ first_name: '' }, 'first_name', 'First name is required.'],
    [{ first_name: 'A' }, 'first_name', 'First name must be at least 2 characters.'],
    [{ first_name: 'A'.repeat(151) }, 'first_name', 'First name must be at most 150 characters.'],
    [{ last_name: undefined }, 'last_name', 'Last name is required.'],
    [{ last_name: 'K' }, 'last_name', 'Last name must be at least 2 characters.'],
    [{ phone_number: '' }, 'phone_number', 'Phone number is required'],
    [{ phone_number: 'none' }, 'phone_number', 'Invalid phone number'],
  ])('%j', async (changes, field, message) => {
    const { status, body } = await callApi('PUT /api/users/profile/update/', {
      token,
      body: { ...form, ...changes },
    });
    expect(status).toBe(400);
    expect(body).toEqual({ message, code: 'validation_failed', errors: { [field]: message } });
    expect((await callApi('GET /api/users/profile/', { token })).body).toEqual(user);
  });
});

it('takes a whole profile back, and changes of it what may be changed', async () => {
  const { token, user, email, password } = await registerSomebody();
  const body = {
    ...user,
    ...form,
    email: 'somebody.else@example.com',
    username: 'root',
    date_joined: '1970-01-01T00:00:00.000Z',
    password: 'Stolen-Horse-1',
    password_hash: 'x',
    total_predictions: 7,
  };
  const updated = await callApi('PUT /api/users/profile/update/', { token, body });
  expect(updated.status).toBe(200);
  expect(updated.body).toEqual({ message: 'Profile updated successfully!', user: { ...user, ...form } });
  expect((await callApi('POST /api/users/login/', { body: { email, password } })).status).toBe(200);
  const dashboard = await callApi('GET /api/predictions/dashboard/', { token });
  expect(dashboard.body.total_predictions).toBe(0);
});

it('shows nobody the password or what became of it', async () => {
  const { token } = await registerSomebody();
  const { body } = await callApi('GET /api/users/profile/', { token });
  expect(Object.keys(body).sort()).toEqual([
    'date_joined',
    'email',
    'first_name',
    'last_name',
    'phone_number',
    'username',
  ]);
});
