import * as z from 'zod/mini';
import { routes } from '#contract/routes.ts';
import type { ApiRequest, HttpConnection } from './http-connection.ts';

/** Somebody who has registered. */
export interface Account {
  readonly email: string;
  readonly password: string;
  readonly token: string;
}

const startedSession = z.object({ token: z.string() });

/** The password of every account that is made here. */
export const password = 'Correct-Horse-7';

/** What a visitor of this address registers with. */
export function describeVisitor(email: string) {
  return {
    first_name: 'Ada',
    last_name: 'Lovelace',
    email,
    phone_number: '+14155550123',
    password,
    confirm_password: password,
  };
}

/** A request that registers the owner of an address. */
export function planRegistration(email: string): ApiRequest {
  const { method, path } = routes.register;
  return { method, path, body: describeVisitor(email) };
}

/** Reads the token of an answer to a registration or a log-in. */
export function readToken(body: string): string {
  return startedSession.parse(JSON.parse(body)).token;
}

/** @throws Error when the registration does not succeed */
export async function registerAccount(connection: HttpConnection, email: string): Promise<Account> {
  const { status, body } = await connection.send(planRegistration(email));
  if (status !== routes.register.status) throw new Error(`Registration was answered ${status}: ${body}`);
  return { email, password, token: readToken(body) };
}
