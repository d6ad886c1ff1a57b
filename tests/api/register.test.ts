import { describe, expect, it } from 'vitest';
import { callApi, planRegistration, registerSomebody } from '#tests/support/api-client.ts';

function register(changes: object, headers = {}) {
  return callApi('POST /api/users/register/', { body: { ...planRegistration(), ...changes }, headers });
}

const tooSimple = 'Password must contain at least one uppercase letter, one lowercase letter, and one number';

describe('registering says what is wrong, field by field', () => {
  it.each([
    [{ first_name: undefined }, 'first_name', 'First name is required.'],
    [{ first_name: '  ' }, 'first_name', 'First name is required.'],
    [{ first_name: 'A' }, 'first_name', 'First name must be at least 2 characters.'],
    [{ last_name: undefined }, 'last_name', 'Last name is required.'],
    [{ last_name: ' L ' }, 'last_name', 'Last name must be at least 2 characters.'],
    [{ email: undefined }, 'email', 'Email is required'],
    [{ email: '' }, 'email', 'Email is required'],
    [{ email: 'ada@' }, 'email', 'Invalid email address'],
    [{ email: `${'a'.repeat(250)}@example.com` }, 'email', 'Invalid email address'],
    [{ phone_number: undefined }, 'phone_number', 'Phone number is required'],
    [{ phone_number: '0123' }, 'phone_number', 'Invalid phone number'],
    [{ phone_number: '+12345678901234567' }, 'phone_number', 'Invalid phone number'],
    [{ password: undefined }, 'password', 'Password is required'],
    [{ password: 'Abc1234' }, 'password', 'Password must be at least 8 characters'],
    [{ password: 'abcd1234' }, 'password', tooSimple],
    [{ password: 'ABCD1234' }, 'password', tooSimple],
    [{ password: 'Abcdefgh' }, 'password', tooSimple],
    [{ confirm_password: undefined }, 'confirm_password', 'Please confirm your password'],
    [{ confirm_password: '' }, 'confirm_password', 'Please confirm your password'],
    [{ confirm_password: 'Correct-Horse-2' }, 'confirm_password', 'Passwords do not match'],
  ])('%j', async (changes, field, message) => {
    const { status, body } = await register(changes);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'validation_failed', errors: { [field]: message } });
    expect(Object.values(body.errors)).toContain(body.message);
  });

  it('for every field at once', async () => {
    const { body } = await callApi('POST /api/users/register/', { body: {} });
    expect(body).toEqual({
      message: 'First name is required.',
      code: 'validation_failed',
      errors: {
        first_name: 'First name is required.',
        last_name: 'Last name is required.',
        email: 'Email is required',
        phone_number: 'Phone number is required',
        password: 'Password is required',
        confirm_password: 'Please confirm your password',
      },
    });
  });

  it('instead of cutting a password that is too long', async () => {
    const password = `Aa1${'x'.repeat(70)}`;
    const { status, body } = await register({ password, confirm_password: password });
    expect(status).toBe(400);
    expect(body.errors.password).toMatch(/^Password must be at most 72 characters/);
  });
});

describe('an email address', () => {
  it('registers once, however it is written', async () => {
    const { email } = await registerSomebody();
    const { status, body } = await register({ email: `  ${email.toUpperCase()} ` });
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'email_taken', errors: { email: body.message } });
  });

  it('goes to one of many who ask for it at the same time', async () => {
    const { email } = planRegistration();
    const answers = await Promise.all(Array.from({ length: 12 }, () => register({ email })));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array(11).fill(409)]);
  });
});

it('keeps the session of whoever registers', async () => {
  const { token, user } = await registerSomebody();
  expect((await callApi('GET /api/users/profile/', { token })).body).toEqual(user);
});

it('sets nothing that a registration does not have', async () => {
  const { body } = await register({
    username: 'root',
    date_joined: '1970-01-01',
    total_predictions: 7,
    id: 1,
  });
  expect(body.user.username).toBe(body.user.email);
  expect(body.user.date_joined).not.toContain('1970');
  const { body: dashboard } = await callApi('GET /api/predictions/dashboard/', { token: body.token });
  expect(dashboard.total_predictions).toBe(0);
});

it('takes no notice of an Authorization header', async () => {
  expect((await register({}, { authorization: 'Token nonsense' })).status).toBe(201);
});

it('takes names of any script and phone numbers as people write them', async () => {
  const { status, body } = await register({
    first_name: ' Zoë ',
    last_name: '李明',
    phone_number: '+1 (202) 555-01.01',
  });
  expect(status).toBe(201);
  expect(body.user).toMatchObject({ first_name: 'Zoë', last_name: '李明', phone_number: '+12025550101' });
});
