import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { idempotencyHeaders } from '#contract/fields.ts';
import { buildPrediction, toRow } from '#tests/support/test-predictions.ts';
import { removeToken, storeToken } from './browser-storage.ts';
import { call, createIdempotentSender, setSessionEndHandler } from './call.ts';
import { NetworkError, ResponseError, UnexpectedResponseError } from './failure.ts';

const user = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  username: 'ada@example.com',
  email: 'ada@example.com',
  phone_number: '+12025550101',
  date_joined: '2026-11-20T10:00:00.000Z',
};

const fetchMock = vi.fn<typeof fetch>();

/** Sets the results of the next calls of fetch: a response, or an error to throw. */
function respond(
  ...results: ([status: number, body: unknown, headers?: Record<string, string>] | Error)[]
): void {
  for (const result of results) {
    fetchMock.mockImplementationOnce(async () => {
      if (result instanceof Error) throw result;
      const [status, body, headers] = result;
      return new Response(typeof body === 'string' ? body : JSON.stringify(body), {
        status,
        ...(headers && { headers }),
      });
    });
  }
}

const requestAt = (index = 0) => {
  const [url, init] = fetchMock.mock.calls[index] ?? [];
  return { url, ...init };
};

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  storeToken('abc');
});

afterEach(() => {
  removeToken();
  setSessionEndHandler(() => {});
  fetchMock.mockReset();
});

describe('call', () => {
  it('sends the body as JSON and returns the fields of the contract', async () => {
    respond([200, { token: 'abc', user: { ...user, secret: 1 } }]);
    const body = { email: 'ada@example.com', password: 'Correct-Horse-7' };
    expect(await call('login', { body })).toEqual({ token: 'abc', user });
    expect(requestAt()).toMatchObject({
      url: '/api/users/login/',
      method: 'POST',
      body: JSON.stringify(body),
    });
    expect(requestAt().headers).toMatchObject({ 'content-type': 'application/json' });
  });

  it('sends the token with the scheme Token only to routes with a session', async () => {
    respond([200, user], [200, { token: 'def', user }]);
    await call('get-profile');
    await call('login', { body: { email: 'a@b.co', password: 'x' } });
    expect(requestAt(0).headers).toMatchObject({ authorization: 'Token abc' });
    expect(requestAt(1).headers).not.toHaveProperty('authorization');
  });

  it('sends no request without the token that a route requires', async () => {
    removeToken();
    const details = { code: 'unauthenticated' };
    await expect(call('get-profile')).rejects.toMatchObject({ status: 401, details });
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('adds parameters and query to the URL', async () => {
    respond([200, { message: 'Gone' }], [200, []]);
    await call('delete-prediction', { parameters: { id: '01ARZ3NDEKTSV4RRFFQ69G5FAV' } });
    await call('list-predictions', { query: { limit: '5' } });
    expect(requestAt(0)).toMatchObject({
      url: '/api/predictions/delete/01ARZ3NDEKTSV4RRFFQ69G5FAV/',
      method: 'DELETE',
    });
    expect(requestAt(1).url).toBe('/api/predictions/history/?limit=5');
  });

  it('throws a ResponseError with the details of an error response', async () => {
    const errorResponse = { message: 'Slow down', code: 'too_many_attempts', errors: { email: 'Again?' } };
    respond([429, errorResponse, { 'retry-after': '30' }]);
    await expect(call('login', { body: { email: 'a@b.co', password: 'x' } })).rejects.toMatchObject({
      name: 'ResponseError',
      status: 429,
      details: { ...errorResponse, retryAfter: 30 },
    });
  });

  it.each([
    ['90', 90],
    ['Thu, 01 Jan 2026 12:02:00 GMT', 120],
    ['0', 1],
    ['Thu, 01 Jan 2026 11:00:00 GMT', 1],
    ['soon', undefined],
  ])('parses the Retry-After header "%s" as %s s', async (header, retryAfter) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 1, 12) });
    respond([429, '', { 'retry-after': header }]);
    await expect(call('get-profile')).rejects.toMatchObject({ details: { retryAfter } });
  });

  it('ignores an error body that does not come from the API', async () => {
    respond([502, '<html>Bad gateway</html>']);
    const message = 'The API responded with status 502';
    await expect(call('get-profile')).rejects.toMatchObject({ status: 502, message });
  });

  it.each([
    [{ message: 'Closed for maintenance' }, { message: 'Closed for maintenance' }],
    [{ message: 'Too old', code: 'upgrade_required' }, { message: 'Too old' }],
    [{ message: 7, code: 'conflict', errors: 'none' }, { code: 'conflict' }],
  ])('reads the valid parts of the error body %j', async (body, expected) => {
    respond([400, body]);
    await expect(call('get-profile')).rejects.toHaveProperty('details', expected);
  });

  it('accepts a profile with null names and without a registration time', async () => {
    const { email, username } = user;
    respond([200, { email, username, first_name: null, last_name: null, phone_number: null }]);
    expect(await call('get-profile')).toEqual({
      email,
      username,
      first_name: '',
      last_name: '',
      phone_number: '',
      date_joined: '',
    });
  });

  it('rejects a response that does not match the contract', async () => {
    respond([200, { ...user, email: 7 }]);
    await expect(call('get-profile')).rejects.toThrow(UnexpectedResponseError);
  });

  it('reports the member of a response that it can’t parse, without values and digits', async () => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    respond([200, { ...user, email: { at: 'secret' } }]);
    await expect(call('get-profile')).rejects.toThrow(UnexpectedResponseError);
    const [error] = reported.mock.lastCall ?? [];
    expect(error).toMatchObject({
      route: 'get-profile',
      message: 'The API sent an unexpected response: .email',
    });
  });

  it('keeps the rows of a history that it can parse, and reports the others', async () => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    const row = toRow(buildPrediction(new Date('2026-11-20T10:00:00Z')));
    const covers = { minimum: 1 };
    respond([
      200,
      [row, { ...row, predicted_premium: '9', label: 'Mine' }, { ...row, covers }, { ...row, later: 1 }],
    ]);
    const body = await call('list-predictions');
    const { id, created_at, insurance_type } = row;
    const other = { id, created_at, insurance_type, other_version: true, input_data: {} };
    expect(body).toEqual([
      row,
      { ...other, predicted_premium: null, label: 'Mine' },
      { ...other, predicted_premium: row.predicted_premium },
      row,
    ]);
    expect(reported).toHaveBeenCalledOnce();
    expect(reported.mock.lastCall?.[0].message).toBe(
      'The API sent an unexpected response: [].predicted_premium',
    );
  });

  it('shows the other rows of a history with one that has no id', async () => {
    vi.stubGlobal('reportError', vi.fn());
    const row = toRow(buildPrediction(new Date('2026-11-20T10:00:00Z')));
    respond([200, [{ ...row, id: 'x' }, row]]);
    expect(await call('list-predictions')).toEqual([row]);
    respond([200, [{ ...row, id: 'x' }]]);
    await expect(call('list-predictions')).rejects.toThrow(UnexpectedResponseError);
  });

  it('takes a prediction that it can’t parse for one of another version', async () => {
    vi.stubGlobal('reportError', vi.fn());
    const prediction = buildPrediction(new Date('2026-11-20T10:00:00Z'));
    respond([200, { ...prediction, market: 1 }]);
    const { id } = prediction;
    expect(await call('get-prediction', { parameters: { id } })).toMatchObject({ id, other_version: true });
    respond([200, { message: 'nothing' }]);
    await expect(call('get-prediction', { parameters: { id } })).rejects.toThrow(UnexpectedResponseError);
  });

  it('distinguishes a network failure from an aborted request', async () => {
    respond(new TypeError('Failed to fetch'), new TypeError('Failed to fetch'));
    await expect(call('get-profile')).rejects.toThrow(NetworkError);
    const signal = AbortSignal.abort(new Error('left the page'));
    await expect(call('get-profile', { signal })).rejects.toThrow('left the page');
  });
});

describe('call with retries', () => {
  /** Calls a route with two retries; returns the response or the error. */
  async function callWithRetries(...results: Parameters<typeof respond>): Promise<unknown> {
    respond(...results);
    vi.setTimerTickMode('nextTimerAsync');
    return call('get-profile', { retryDelaysMs: [400, 1200] }).catch((error: unknown) => error);
  }

  it('retries after a network failure and after a 5xx response', async () => {
    expect(await callWithRetries(new TypeError('Failed to fetch'), [503, ''], [200, user])).toEqual(user);
    expect(fetchMock).toHaveBeenCalledTimes(3);
  });

  it('throws the last error when every retry fails', async () => {
    const error = await callWithRetries([500, ''], [500, ''], [502, '']);
    expect(error).toMatchObject({ name: 'ResponseError', status: 502 });
    expect(fetchMock).toHaveBeenCalledTimes(3);
  });

  it('does not retry after a 4xx response', async () => {
    const error = await callWithRetries([401, { message: 'No session', code: 'unauthenticated' }]);
    expect(error).toMatchObject({ status: 401 });
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });
});

describe('setSessionEndHandler', () => {
  const errorResponse = { message: 'No', code: 'unauthenticated' };

  it('calls the handler with the rejected token', async () => {
    const onEnd = vi.fn();
    setSessionEndHandler(onEnd);
    respond([401, errorResponse]);
    await expect(call('get-dashboard')).rejects.toThrow();
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('abc');
  });

  it('does not call the handler for a failed login or a logout', async () => {
    const onEnd = vi.fn();
    setSessionEndHandler(onEnd);
    respond([401, { message: 'Wrong', code: 'invalid_credentials' }], [401, errorResponse]);
    await expect(call('login', { body: { email: 'a@b.co', password: 'x' } })).rejects.toThrow('Wrong');
    await expect(call('logout')).rejects.toThrow('No');
    expect(onEnd).not.toHaveBeenCalled();
  });
});

describe('an idempotency key', () => {
  it.each([
    ['the same after a lost response', [{ age: 42 }, { age: 42 }], new NetworkError('lost'), true],
    ['the same after an internal error', [{ age: 42 }, { age: 42 }], new ResponseError(503), true],
    ['new after a rejection', [{ age: 42 }, { age: 42 }], new ResponseError(400), false],
    ['new after a success', [{ age: 42 }, { age: 42 }], undefined, false],
    ['new for another body', [{ age: 42 }, { age: 43 }], new NetworkError('lost'), false],
  ])('is %s', async (_title, [first = {}, second = {}], failure, isSame) => {
    const keys: string[] = [];
    const sendOnce = createIdempotentSender();
    const send = async (key: string) => {
      keys.push(idempotencyHeaders.parse({ 'idempotency-key': key })['idempotency-key'] ?? '');
      if (failure) throw failure;
    };
    for (const body of [first, second]) await sendOnce(body, send).catch(() => undefined);
    expect(keys[0] === keys[1]).toBe(isSame);
  });
});
