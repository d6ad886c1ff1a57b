import * as z from 'zod/mini';
import {
  emailAddress,
  idempotencyHeaders,
  minPasswordLength,
  passwordsMatch,
  personName,
  phoneNumber,
  registrationPassword,
  requiredText,
  shortPasswordMessage,
} from '../fields.ts';
import type { Route } from '../route.ts';
import { startedSession, user } from '../users.ts';

export const registerBody = z
  .object({
    first_name: personName('First name'),
    last_name: personName('Last name'),
    email: emailAddress(),
    phone_number: phoneNumber(),
    password: registrationPassword('Password'),
    confirm_password: requiredText('Confirm password', 'Please confirm your password'),
  })
  .check(passwordsMatch('password', 'confirm_password'));

export const registerRoute = {
  id: 'register',
  method: 'POST',
  path: '/api/users/register/',
  session: 'none',
  summary: 'Register an account and start a session.',
  headers: idempotencyHeaders,
  body: registerBody,
  response: startedSession,
  status: 201,
  errors: ['email_taken', 'idempotency_key_reused'],
} as const satisfies Route;

/** No minimum password length, so that every existing password is accepted. */
export const loginBody = z.object({
  email: emailAddress(),
  password: requiredText('Password', 'Password is required'),
});

/** Stricter rules of the login form: the minimum password length of registration. */
export const loginForm = z.object({
  email: loginBody.shape.email,
  password: loginBody.shape.password.check(z.minLength(minPasswordLength, shortPasswordMessage)),
});

export const loginRoute = {
  id: 'login',
  method: 'POST',
  path: '/api/users/login/',
  session: 'none',
  summary: 'Log in with an email address and a password.',
  body: loginBody,
  response: startedSession,
  errors: ['invalid_credentials', 'too_many_attempts'],
} as const satisfies Route;

export const getProfileRoute = {
  id: 'get-profile',
  method: 'GET',
  path: '/api/users/profile/',
  session: 'required',
  summary: "Get the caller's account.",
  response: user,
} as const satisfies Route;

export const updateProfileBody = z.object({
  first_name: personName('First name'),
  last_name: personName('Last name'),
  phone_number: phoneNumber(),
});

const updatedProfile = z.object({ message: z.string(), user });

export const updateProfileRoute = {
  id: 'update-profile',
  method: 'PUT',
  path: '/api/users/profile/update/',
  session: 'required',
  summary: "Change the caller's names and phone number. The email address cannot be changed.",
  body: updateProfileBody,
  response: updatedProfile,
} as const satisfies Route;
