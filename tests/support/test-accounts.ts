import { hash } from 'bcryptjs';
import { bodyExamples } from '#contract/examples.ts';
import type { RequestBody } from '#contract/route.ts';
import type { Routes } from '#contract/routes.ts';
import { signToken } from '#functions/auth/sign-token.ts';
import { createSession, verifyToken } from '#functions/auth/tokens.ts';
import { deriveUserId } from '#functions/data/keys.ts';
import { createPasswordVersion, type Session, unknownDevice } from '#functions/data/sessions.ts';
import { createUser, type NewUser } from '#functions/data/stored-users.ts';
import type { Dependencies } from '#functions/http/endpoint.ts';

export const registration: RequestBody<Routes['register']> = bodyExamples.register;

/** Members of a registration that an account has. */
export type NewAccount = Omit<typeof registration, 'confirm_password' | 'language'>;

/** Cost of the hashes of test passwords: the minimum of bcrypt, 64 times cheaper to compare than that of the API. */
const bcryptCost = 4;

/** Stores a user with a session, as a registration does, and returns the token of the session. */
export async function createAccount(
  { table, signingKeys, clock }: Pick<Dependencies, 'table' | 'signingKeys' | 'clock'>,
  email = registration.email,
  password = registration.password,
  { first_name, last_name, phone_number }: Omit<NewAccount, 'email' | 'password'> = registration,
): Promise<string> {
  const now = clock();
  const session = createSession(deriveUserId(email), createPasswordVersion(), now);
  const user: NewUser = {
    first_name,
    last_name,
    email,
    phone_number,
    password_hash: await hash(password, bcryptCost),
    date_joined: now.toISOString(),
    total_predictions: 0,
  };
  if (!(await createUser(table, { session, user, device: unknownDevice })))
    throw new Error(`${email} already exists`);
  return signToken(signingKeys, session, now);
}

export async function readSession(
  { signingKeys, clock }: Pick<Dependencies, 'signingKeys' | 'clock'>,
  token: string,
): Promise<Session> {
  const session = await verifyToken(signingKeys, token, clock());
  if (!session) throw new Error('The token is not valid');
  return session;
}
