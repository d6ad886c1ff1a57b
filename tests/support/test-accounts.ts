import { routes } from '#contract/routes.ts';
import { register } from '#functions/api/register.ts';
import { verifyToken } from '#functions/auth/tokens.ts';
import type { Session } from '#functions/data/sessions.ts';
import type { Dependencies } from '#functions/http/endpoint.ts';
import { defineEndpoint } from '#functions/http/endpoint.ts';
import { send } from './proxy-event.ts';

/** A valid registration. */
export const registration = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: 'ada@example.com',
  phone_number: '+12025550101',
  password: 'Correct-Horse-7',
  confirm_password: 'Correct-Horse-7',
};

/** Registers a user and returns the token of the session. */
export async function registerSomebody(
  platform: Dependencies,
  email = registration.email,
  password = registration.password,
): Promise<string> {
  const endpoint = defineEndpoint(routes.register, register, () => platform);
  const { status, body } = await send(endpoint, {
    body: { ...registration, email, password, confirm_password: password },
  });
  if (status !== 201) throw new Error(`Registering failed: ${body.message}`);
  return body.token;
}

/** Returns the session of a token. */
export async function readSession({ signingKeys, clock }: Dependencies, token: string): Promise<Session> {
  const session = await verifyToken(signingKeys, token, clock());
  if (!session) throw new Error('The token is not valid');
  return session;
}
