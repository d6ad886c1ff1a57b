import { describe, expect, it } from 'vitest';
import { bodyExamples } from '../examples.ts';
import { changePasswordBody } from './change-password.ts';
import { confirmPasswordResetRoute, resetPasswordForm } from './confirm-password-reset.ts';
import { loginBody, loginForm } from './login.ts';
import { registerBody } from './register.ts';

function findMessages(
  schema: typeof registerBody | typeof changePasswordBody | typeof loginForm,
  value: object,
) {
  const messages: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(value).error?.issues ?? []) {
    messages[String(path[0])] ??= message;
  }
  return messages;
}

describe('registerBody', () => {
  const registration = bodyExamples.register;

  it('requires every field', () => {
    expect(findMessages(registerBody, {})).toEqual({
      first_name: 'First name is required.',
      last_name: 'Last name is required.',
      email: 'Email is required',
      phone_number: 'Phone number is required',
      password: 'Password is required',
      confirm_password: 'Please confirm your password',
    });
  });

  it('rejects a password with a NUL character', () => {
    const password = 'Correct-Horse-7\0';
    expect(findMessages(registerBody, { ...registration, password, confirm_password: password })).toEqual({
      password: 'Password must not contain the NUL character',
    });
  });

  it('rejects a password with a lone surrogate, whose bytes are those of any other', () => {
    const password = 'Correct-Horse-7\uD83D';
    expect(findMessages(registerBody, { ...registration, password, confirm_password: password })).toEqual({
      password: 'Password must not contain half of a character (a lone surrogate)',
    });
  });

  it('reports all invalid fields at once, including a password mismatch', () => {
    const wrong = {
      first_name: 'A',
      email: 'ada',
      phone_number: '0',
      password: 'short',
      confirm_password: 'other',
    };
    expect(findMessages(registerBody, wrong)).toEqual({
      first_name: 'First name must be at least 2 characters.',
      last_name: 'Last name is required.',
      email: 'Invalid email address',
      phone_number: 'Invalid phone number',
      password: 'Password must be at least 8 characters',
      confirm_password: 'Passwords do not match',
    });
  });

  const characters =
    'Password must contain at least one uppercase letter, one lowercase letter, and one number';
  const length = 'Password must be at most 72 characters (accented letters and symbols count for more)';

  it.each([
    ['correct-horse-7', characters],
    ['Correct-Horse', characters],
    [`Aa1${'é'.repeat(35)}`, length],
    [12345678, 'Password must be text'],
    ['', 'Password is required'],
  ])('rejects the password %j', (password, message) => {
    expect(findMessages(registerBody, { ...registration, password }).password).toBe(message);
  });

  it('compares and stores passwords in NFKC', () => {
    const [password, confirm_password] = ['Ａscii-7-e\u0301ﬁ', 'Ascii-7-éfi'];
    expect(registerBody.parse({ ...registration, password, confirm_password })).toMatchObject({
      password: confirm_password,
      confirm_password,
    });
    // Seven characters after it.
    expect(findMessages(registerBody, { ...registration, password: 'Aa1bcde\u0301' }).password).toBe(
      'Password must be at least 8 characters',
    );
  });

  it('does not trim passwords', () => {
    const password = '  Correct Horse 7  ';
    const parsed = registerBody.parse({ ...registration, password, confirm_password: password });
    expect(parsed.password).toBe(password);
  });
});

describe('loginBody', () => {
  it('requires both fields, and a valid email address', () => {
    expect(findMessages(loginForm, { email: '', password: '' })).toEqual({
      email: 'Email is required',
      password: 'Password is required',
    });
    const typed = { email: 'ada@', password: 'Correct-Horse-7' };
    expect(findMessages(loginForm, typed)).toEqual({ email: 'Invalid email address' });
  });

  it('accepts any password, while the form requires 8 characters', () => {
    const typed = { email: 'ada@example.com', password: 'short1' };
    expect(loginBody.safeParse(typed).success).toBe(true);
    expect(findMessages(loginForm, typed)).toEqual({ password: 'Password must be at least 8 characters' });
  });
});

describe('changePasswordBody', () => {
  it('requires every field', () => {
    expect(findMessages(changePasswordBody, {})).toEqual({
      current_password: 'Current password is required',
      new_password: 'New password is required',
      confirm_new_password: 'Passwords do not match',
    });
  });

  it('requires a new password of 6 characters, entered twice', () => {
    const wrong = { current_password: 'x', new_password: 'short', confirm_new_password: 'other' };
    expect(findMessages(changePasswordBody, wrong)).toEqual({
      new_password: 'New password must be at least 6 characters',
      confirm_new_password: 'Passwords do not match',
    });
    const right = { current_password: 'x', new_password: 'sixsix', confirm_new_password: 'sixsix' };
    expect(changePasswordBody.safeParse(right).success).toBe(true);
  });
});

it.each([
  ['the form of a reset', resetPasswordForm],
  ['the body of a confirmed reset', confirmPasswordResetRoute.body],
])('%s requires the new password twice', (_, schema) => {
  const { error } = schema.safeParse({
    ...bodyExamples['confirm-password-reset'],
    confirm_new_password: 'x',
  });
  expect(error?.issues).toMatchObject([
    { path: ['confirm_new_password'], message: 'Passwords do not match' },
  ]);
});
