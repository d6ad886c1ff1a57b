import * as z from 'zod/mini';
import { shortestPassword, shortPasswordMessage } from './fields.ts';
import { loginBody } from './routes/login.ts';

/** The login form's stricter rules: it expects as many characters as registration does. */
export const loginForm = z.object({
  email: loginBody.shape.email,
  password: loginBody.shape.password.check(z.minLength(shortestPassword, shortPasswordMessage)),
});
