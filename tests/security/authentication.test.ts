import { beforeAll, describe, expect, inject, it } from 'vitest';
import { routeIds, routes } from '#contract/routes.ts';
import { type Account, Api } from './support/api.ts';
import { type BadAuthorization, forgeAuthorizations } from './support/bad-tokens.ts';
import { expectClearError } from './support/expect-clear-error.ts';

const api = new Api(inject('applicationUrl'));
const protectedRoutes = routeIds.filter((id) => routes[id].session !== 'none');

// The titles need the list before there is a token: the same list is made again from a genuine one.
const kinds = forgeAuthorizations(makeSampleToken(), makeSampleToken()).map(({ what }) => what);

let victim: Account;
let badAuthorizations: Map<string, BadAuthorization>;
let before: Awaited<ReturnType<Api['readAccount']>>;

beforeAll(async () => {
  victim = await api.register();
  const attacker = await api.register();
  await api.predict(victim.token);
  badAuthorizations = new Map(
    forgeAuthorizations(victim.token, attacker.token).map((bad) => [bad.what, bad] as const),
  );
  before = await api.readAccount(victim.token);
});

describe.each(kinds)('a request with %s', (what) => {
  it('is refused by every protected route, and changes nothing', async () => {
    const bad = badAuthorizations.get(what);
    const { authorization } = bad ?? expect.fail(`${what} was not made`);
    for (const routeId of protectedRoutes) {
      const answer = await api.call(routeId, authorization === undefined ? {} : { authorization });
      const { message } = expectClearError(answer, 'unauthenticated');
      expect(message).toMatch(/log in|logged in/i);
      expect(answer.headers['www-authenticate']).toBe('Token');
    }
    expect(await api.readAccount(victim.token)).toEqual(before);
  });
});

describe('authentication', () => {
  it('is asked for on nine routes: on all but login and registration', () => {
    expect(routeIds.filter((id) => !protectedRoutes.includes(id))).toEqual(['login', 'register']);
  });

  it('comes before validation: a stranger learns nothing of what a route takes', async () => {
    for (const routeId of protectedRoutes) {
      expectClearError(await api.call(routeId, { body: 'not JSON' }), 'unauthenticated');
    }
  });

  it('is not asked for at login and registration, whatever the header says', async () => {
    const authorization = 'Token not-a-token';
    const login = await api.call('login', { body: victim, authorization });
    expect(login.status).toBe(200);
    expectClearError(await api.call('register', { body: {}, authorization }), 'validation_failed');
  });

  it('takes the token from the Authorization header alone', async () => {
    const { method } = routes['get-profile'];
    const path = `${routes['get-profile'].path}?token=${victim.token}&Authorization=Token%20${victim.token}`;
    const headers = { cookie: `token=${victim.token}`, 'x-authorization': `Token ${victim.token}` };
    expectClearError(await api.send({ method, path, headers }), 'unauthenticated');
  });

  it('takes the scheme in any case, as HTTP defines schemes', async () => {
    const answer = await api.call('get-profile', { authorization: `token ${victim.token}` });
    expect(answer.status).toBe(200);
  });
});

/** Anything in the form of a token. */
function makeSampleToken(): string {
  const part = Buffer.from('{}').toString('base64url');
  return `${part}.${part}.${part}`;
}
