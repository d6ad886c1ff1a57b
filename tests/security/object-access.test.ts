import { beforeAll, describe, expect, inject, it } from 'vitest';
import { type Account, Api } from './support/api.ts';
import { expectClearError } from './support/expect-clear-error.ts';

const api = new Api(inject('applicationUrl'));

let owner: Account;
let stranger: Account;
let predictionId: string;

beforeAll(async () => {
  owner = await api.register();
  stranger = await api.register();
  predictionId = await api.predict(owner.token);
});

const deletePath = (id: string) => `/api/predictions/delete/${id}/`;

/** Ids that name no prediction of the caller, as they stand in the path. */
const strangeIds: Record<string, (id: string) => string> = {
  'a word': () => 'abc',
  'a number': () => '1',
  'a negative number': () => '-1',
  'a zero byte': (id) => `${id}%00`,
  'an id cut short': (id) => id.slice(0, -1),
  'an id and more': (id) => `${id}0`,
  'a wildcard': () => '*',
  'a percent sign': () => '%25',
  'broken percent-encoding': () => '%E0%A4%A',
  'percent-encoded bytes that are no UTF-8': () => '%ff%fe',
  'a path to the parent': () => '..%2f..%2fusers%2fprofile',
  "the sort key's prefix": (id) => `PREDICTION%23${id}`,
  'another kind of item': () => 'PROFILE',
  'a quote and a condition': () => "'%20OR%20'1'%3D'1",
  'an object': () => '%7B%22%24ne%22%3Anull%7D',
  'a name every object has': () => '__proto__',
  'a script': () => '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  'a line break and a header': () => 'x%0d%0aSet-Cookie:%20a=b',
  '4,000 letters': () => 'A'.repeat(4000),
  'an id twice encoded': (id) => encodeURIComponent(encodeURIComponent(`${id} `)),
  'a ULID that no time can have': () => '8ZZZZZZZZZZZZZZZZZZZZZZZZZ',
  'letters beyond ASCII': () => encodeURIComponent('ｐｒｅｄｉｃｔｉｏｎ'),
};

describe("another account's prediction", () => {
  it('is not there: the answer is that for a prediction that never was', async () => {
    const foreign = await api.call('delete-prediction', {
      token: stranger.token,
      path: deletePath(predictionId),
    });
    const unknown = await api.call('delete-prediction', { token: stranger.token });
    expect(expectClearError(foreign, 'not_found')).toEqual(expectClearError(unknown, 'not_found'));
    const { history } = await api.readAccount(owner.token);
    expect(history.map(({ id }) => id)).toEqual([predictionId]);
  });

  it('shows neither in the history nor on the dashboard, nor by paging from it', async () => {
    const { history, dashboard } = await api.readAccount(stranger.token);
    expect(history).toEqual([]);
    expect(dashboard).toEqual({ total_predictions: 0, last_prediction_date: null });
    const path = `/api/predictions/history/?limit=5&before=7ZZZZZZZZZZZZZZZZZZZZZZZZZ`;
    const answer = await api.call('list-predictions', { token: stranger.token, path });
    expect(answer.json).toEqual([]);
  });

  it('can not be asked for by naming its owner in the request', async () => {
    const path = `${deletePath(predictionId)}?userId=${encodeURIComponent(owner.email)}&sub=${owner.email}`;
    const headers = { 'x-user-id': owner.email, 'x-forwarded-user': owner.email };
    const answer = await api.call('delete-prediction', { token: stranger.token, path, headers });
    expectClearError(answer, 'not_found');
  });

  it('does not come back under an Idempotency-Key of its owner', async () => {
    const headers = { 'idempotency-key': 'the-same-key' };
    const first = await api.call('predict-car-premium', { token: owner.token, headers });
    const second = await api.call('predict-car-premium', { token: stranger.token, headers });
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.json).not.toMatchObject({ id: (first.json as { id: string }).id });
  });
});

describe.each(Object.keys(strangeIds))('a prediction id that is %s', (what) => {
  it('leads nowhere, and deletes nothing', async () => {
    const before = await api.readAccount(owner.token);
    const path = deletePath(strangeIds[what]?.(predictionId) ?? '');
    expectClearError(await api.call('delete-prediction', { token: owner.token, path }), 'not_found');
    expect(await api.readAccount(owner.token)).toEqual(before);
  });
});

describe('paths', () => {
  it.each([
    '/api/',
    '/api/users/',
    '/api/admin/',
    '/api/users/profile/update/../../../predictions/history/../x',
    '/api//users//profile/',
    '/api/predictions/delete/',
    '/api/predictions/delete/a/b/',
    '/api/%2e%2e/%2e%2e/etc/passwd',
  ])('%s is not found, in the form of every error', async (path) => {
    const answer = await api.send({
      method: 'GET',
      path,
      headers: { authorization: `Token ${owner.token}` },
    });
    expectClearError(answer, 'not_found', 'method_not_allowed');
  });

  it.each(['GET', 'PATCH', 'PUT', 'TRACE'])('%s of a route that takes POST is refused', async (method) => {
    const answer = await api.send({ method, path: '/api/predictions/car_insurance/' });
    expect([403, 404, 405]).toContain(answer.status);
    expect(answer.text).not.toContain('Error:');
  });
});
