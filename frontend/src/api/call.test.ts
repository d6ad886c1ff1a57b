import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call, setSessionEndHandler } from './call.ts';
import { ApiError, NetworkError, UnexpectedAnswerError } from './errors.ts';
import { removeToken, storeToken } from './token.ts';

const user = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  username: 'ada@example.com',
  email: 'ada@example.com',
  phone_number: '+12025550101',
  date_joined: '2026-11-20T10:00:00.000Z',
};

const fetched = vi.fn<typeof fetch>();

/** Lets the network answer in turn: with a status and a body, or with an error. */
function answer(
  ...answers: ([status: number, body: unknown, headers?: Record<string, string>] | Error)[]
): void {
  for (const given of answers) {
    fetched.mockImplementationOnce(async () => {
      if (given instanceof Error) throw given;
      const [status, body, headers] = given;
      return new Response(typeof body === 'string' ? body : JSON.stringify(body), {
        status,
        ...(headers && { headers }),
      });
    });
  }
}

const sent = (index = 0) => {
  const [url, init] = fetched.mock.calls[index] ?? [];
  return { url, ...init };
};

/** What a call that has to fail fails with. */
const failureOf = (calling: Promise<unknown>): Promise<unknown> =>
  calling.then(
    () => new Error('The call did not fail'),
    (error: unknown) => error,
  );

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});

afterEach(() => {
  removeToken();
  setSessionEndHandler(() => {});
  fetched.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a call', () => {
  it('sends the body as JSON, and answers what the contract promises', async () => {
    answer([200, { token: 'abc', user: { ...user, secret: 1 } }]);
    const body = { email: 'ada@example.com', password: 'Correct-Horse-7' };
    expect(await call('login', { body })).toEqual({ token: 'abc', user });
    expect(sent()).toMatchObject({ url: '/api/users/login/', method: 'POST', body: JSON.stringify(body) });
    expect(sent().headers).toMatchObject({ 'content-type': 'application/json' });
  });

  it('carries the token in the scheme Token where the route wants a session, and only there', async () => {
    storeToken('abc');
    answer([200, user], [200, { token: 'def', user }]);
    await call('get-profile');
    await call('login', { body: { email: 'a@b.co', password: 'x' } });
    expect(sent(0).headers).toMatchObject({ authorization: 'Token abc' });
    expect(sent(1).headers).not.toHaveProperty('authorization');
  });

  it('puts parameters and query into the address', async () => {
    answer([200, { message: 'Gone' }], [200, []]);
    await call('delete-prediction', { parameters: { id: '01ARZ3NDEKTSV4RRFFQ69G5FAV' } });
    await call('list-predictions', { query: { limit: '5' } });
    expect(sent(0)).toMatchObject({
      url: '/api/predictions/delete/01ARZ3NDEKTSV4RRFFQ69G5FAV/',
      method: 'DELETE',
    });
    expect(sent(1).url).toBe('/api/predictions/history/?limit=5');
  });

  it('throws what the API says is wrong', async () => {
    const refusal = { message: 'Slow down', code: 'too_many_attempts', errors: { email: 'Again?' } };
    answer([429, refusal, { 'retry-after': '30' }]);
    const error = await failureOf(call('login', { body: { email: 'a@b.co', password: 'x' } }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 429,
      code: 'too_many_attempts',
      serverMessage: 'Slow down',
      fields: { email: 'Again?' },
      retryAfter: 30,
    });
  });

  it('makes no message of an error page that is none of the API', async () => {
    answer([502, '<html>Bad gateway</html>']);
    expect(await failureOf(call('get-profile'))).toMatchObject({ status: 502, serverMessage: undefined });
  });

  it('refuses an answer that the contract does not promise', async () => {
    answer([200, { ...user, date_joined: 'yesterday' }]);
    expect(await failureOf(call('get-profile'))).toBeInstanceOf(UnexpectedAnswerError);
  });

  it('tells an absent answer from a withdrawn question', async () => {
    answer(new TypeError('Failed to fetch'), new TypeError('Failed to fetch'));
    expect(await failureOf(call('get-profile'))).toBeInstanceOf(NetworkError);
    const signal = AbortSignal.abort(new Error('left the page'));
    expect(await failureOf(call('get-profile', { signal }))).toMatchObject({ message: 'left the page' });
  });
});

describe('a retried call', () => {
  it('tries again after no answer and after 5xx, as often as asked', async () => {
    answer(new TypeError('Failed to fetch'), [503, ''], [200, user]);
    const calling = call('get-profile', { retries: 2 });
    await vi.advanceTimersByTimeAsync(5000);
    expect(await calling).toEqual(user);
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it('gives up after that', async () => {
    answer([500, ''], [500, ''], [500, '']);
    const failing = failureOf(call('get-profile', { retries: 2 }));
    await vi.advanceTimersByTimeAsync(5000);
    expect(await failing).toMatchObject({ status: 500 });
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it('takes a refusal for an answer', async () => {
    storeToken('abc');
    answer([401, { message: 'No session', code: 'unauthenticated' }]);
    expect(await failureOf(call('get-profile', { retries: 2 }))).toMatchObject({ status: 401 });
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});

describe('the end of a session', () => {
  const refusal = { message: 'No', code: 'unauthenticated' };

  it('is told with the token that was refused', async () => {
    const onEnd = vi.fn();
    setSessionEndHandler(onEnd);
    storeToken('abc');
    answer([401, refusal]);
    await failureOf(call('get-dashboard'));
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('abc');
  });

  it('is not told of a wrong password, nor of a logout', async () => {
    const onEnd = vi.fn();
    setSessionEndHandler(onEnd);
    storeToken('abc');
    answer([401, { message: 'Wrong', code: 'invalid_credentials' }], [401, refusal]);
    await failureOf(call('login', { body: { email: 'a@b.co', password: 'x' } }));
    await failureOf(call('logout'));
    expect(onEnd).not.toHaveBeenCalled();
  });
});
