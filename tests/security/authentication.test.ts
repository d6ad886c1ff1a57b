import { beforeAll, describe, expect, inject, it } from 'vitest';
import { routeIds, routes } from '#contract/routes.ts';
import { type Account, ApiClient } from '#tests/support/api-client.ts';
import { expectClearError } from './support/expect-clear-error.ts';

const api = new ApiClient(inject('serverUrl'));
const protectedRoutes = routeIds.filter((id) => routes[id].session !== 'none');

let user: Account;
let before: Awaited<ReturnType<ApiClient['readAccount']>>;
beforeAll(async () => {
  user = await api.register();
  await api.predict(user.token);
  before = await api.readAccount(user.token);
});

/** Authorization headers that carry no session. The unit tests of tokens list every kind of forgery. */
const rejected: Record<string, () => string | undefined> = {
  'no header': () => undefined,
  'another scheme': () => `Bearer ${user.token}`,
  'an unsigned token': () => `Token ${user.token.replace(/[^.]+$/, '')}`,
  'a token with a changed signature': () =>
    `Token ${user.token.replace(/\.(\w)(?=[^.]*$)/, (_, first) => (first === 'A' ? '.B' : '.A'))}`,
};

describe.each(protectedRoutes)('%s', (routeId) => {
  it.each(Object.keys(rejected))('returns 401 for %s before it validates the body', async (kind) => {
    const authorization = rejected[kind]?.();
    const headers = authorization === undefined ? {} : { authorization };
    const response = await api.call(routeId, { body: 'not JSON', ...headers });
    expect(expectClearError(response, 'unauthenticated').message).toMatch(/log in/i);
    expect(response.headers['www-authenticate']).toBe('Token');
    expect(await api.readAccount(user.token)).toEqual(before);
  });
});

it('reads the token from the Authorization header only', async () => {
  const { method } = routes['get-profile'];
  const path = `${routes['get-profile'].path}?token=${user.token}&Authorization=Token%20${user.token}`;
  const headers = { cookie: `token=${user.token}`, 'x-authorization': `Token ${user.token}` };
  expectClearError(await api.send({ method, path, headers }), 'unauthenticated');
});
