import * as z from 'zod/mini';
import { emailAddress, fitsBcrypt, personName, phoneNumber, requiredText } from './fields.ts';

const passwordPattern = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)/s;

/** Fewest characters of a password at registration, and what the login form expects. */
export const shortestPassword = 8;

/** Fewest characters of a password that replaces another one. */
export const shortestNewPassword = 6;

const shortPasswordMessage = `Password must be at least ${shortestPassword} characters`;

/** What a visitor registers with. */
export const registerBody = z
  .object({
    first_name: personName('First name'),
    last_name: personName('Last name'),
    email: emailAddress,
    phone_number: phoneNumber,
    password: requiredText('Password', 'Password is required').check(
      z.minLength(shortestPassword, shortPasswordMessage),
      z.regex(
        passwordPattern,
        'Password must contain at least one uppercase letter, one lowercase letter, and one number',
      ),
      fitsBcrypt,
    ),
    confirm_password: requiredText('Confirm password', 'Please confirm your password'),
  })
  .check(
    z.refine((form) => form.password === form.confirm_password, {
      path: ['confirm_password'],
      error: 'Passwords do not match',
      when: hasTexts('password', 'confirm_password'),
    }),
  );

/** What an account holder logs in with. The API asks no minimum, so that every password works. */
export const loginBody = z.object({
  email: emailAddress,
  password: requiredText('Password', 'Password is required'),
});

/** The login form's stricter rules: it expects as many characters as registration does. */
export const loginForm = z.object({
  email: emailAddress,
  password: loginBody.shape.password.check(z.minLength(shortestPassword, shortPasswordMessage)),
});

/** What an account holder may change about themselves. */
export const updateProfileBody = z.object({
  first_name: personName('First name'),
  last_name: personName('Last name'),
  phone_number: phoneNumber,
});

/** A change of password, with the password it replaces. */
export const changePasswordBody = z
  .object({
    current_password: requiredText('Current password', 'Current password is required'),
    new_password: requiredText('New password', 'New password is required').check(
      z.minLength(shortestNewPassword, `New password must be at least ${shortestNewPassword} characters`),
      fitsBcrypt,
    ),
    confirm_new_password: z.string('Passwords do not match'),
  })
  .check(
    z.refine((form) => form.new_password === form.confirm_new_password, {
      path: ['confirm_new_password'],
      error: 'Passwords do not match',
      when: hasTexts('new_password', 'confirm_new_password'),
    }),
  );

/** An account, as its holder sees it. */
export const user = z.object({
  first_name: z.string(),
  last_name: z.string(),
  username: z.string().check(z.describe('The normalised email address.')),
  email: z.string(),
  phone_number: z.string(),
  date_joined: z.iso.datetime().check(z.describe('When the account was made: ISO 8601, UTC.')),
});

/** {@link user} as a type. */
export type User = z.infer<typeof user>;

/** A session that has begun: the token to send with every request, and whose it is. */
export const startedSession = z.object({ token: z.string(), user });

/** {@link startedSession} as a type. */
export type StartedSession = z.infer<typeof startedSession>;

/**
 * Lets two fields be compared as soon as both are text, even while other fields are wrong, so that
 * a form shows all its errors at once.
 */
function hasTexts(...fields: string[]) {
  return ({ value }: { value: unknown }): boolean =>
    typeof value === 'object' &&
    value !== null &&
    fields.every((field) => typeof (value as Record<string, unknown>)[field] === 'string');
}
