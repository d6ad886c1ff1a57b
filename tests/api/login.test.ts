import { describe, expect, it } from 'vitest';
import { callApi, planRegistration, registerSomebody } from '#tests/support/api-client.ts';

function login(body: object, headers = {}) {
  return callApi('POST /api/users/login/', { body, headers });
}

describe('logging in says what is wrong', () => {
  it.each([
    [{}, { email: 'Email is required', password: 'Password is required' }],
    [{ email: 'ada', password: 'Correct-Horse-1' }, { email: 'Invalid email address' }],
    [{ email: 'ada@example.com', password: '' }, { password: 'Password is required' }],
    [{ email: ['ada@example.com'], password: 'x' }, { email: 'Email must be text' }],
  ])('%j', async (form, errors) => {
    const { status, body } = await login(form);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'validation_failed', errors });
  });

  it('in the same words for a wrong password and for an unknown address', async () => {
    const { email } = await registerSomebody();
    const wrong = await login({ email, password: 'Wrong-Horse-1' });
    const unknown = await login({ email: planRegistration().email, password: 'Wrong-Horse-1' });
    expect(wrong.status).toBe(401);
    expect(unknown.status).toBe(401);
    expect(wrong.body).toEqual({ message: 'Invalid email or password.', code: 'invalid_credentials' });
    expect(unknown.body).toEqual(wrong.body);
  });
});

it('finds the account however its address is written', async () => {
  const { email, password, user } = await registerSomebody();
  const { status, body } = await login({ email: ` ${email.toUpperCase()}`, password });
  expect(status).toBe(200);
  expect(body.user).toEqual(user);
});

it('takes no notice of an Authorization header', async () => {
  const { email, password } = await registerSomebody();
  expect((await login({ email, password }, { authorization: 'Token nonsense' })).status).toBe(200);
});

it('asks no minimum of a password, so that one of 6 characters works', async () => {
  const { email, password, token } = await registerSomebody();
  const change = { current_password: password, new_password: 'short1', confirm_new_password: 'short1' };
  expect((await callApi('PUT /api/users/profile/change_password/', { token, body: change })).status).toBe(
    200,
  );
  expect((await login({ email, password: 'short1' })).status).toBe(200);
});

it('gives every login a session of its own', async () => {
  const { email, password, token } = await registerSomebody();
  const second = (await login({ email, password })).body.token;
  await callApi('POST /api/users/logout/', { token });
  expect((await callApi('GET /api/users/profile/', { token })).status).toBe(401);
  expect((await callApi('GET /api/users/profile/', { token: second })).status).toBe(200);
});

describe('after 5 wrong passwords', () => {
  it('even the right one has to wait, and sessions live on', async () => {
    const { email, password, token } = await registerSomebody();
    for (let attempt = 0; attempt < 5; attempt++) {
      expect((await login({ email, password: 'Wrong-Horse-1' })).status).toBe(401);
    }
    const { status, headers, body } = await login({ email, password });
    expect(status).toBe(429);
    expect(body).toMatchObject({ code: 'too_many_attempts' });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(15 * 60);
    expect((await callApi('GET /api/users/profile/', { token })).status).toBe(200);
  });

  it('a right one in between begins the count anew', async () => {
    const { email, password } = await registerSomebody();
    for (let round = 0; round < 2; round++) {
      for (let attempt = 0; attempt < 4; attempt++) await login({ email, password: 'Wrong-Horse-1' });
      expect((await login({ email, password })).status).toBe(200);
    }
  });

  it('guesses sent at the same time count one by one', async () => {
    const { email } = await registerSomebody();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => login({ email, password: 'Wrong-Horse-1' })),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(5).fill(401), ...Array(7).fill(429)]);
  });
});
