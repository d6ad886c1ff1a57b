import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import type { ErrorCode } from '#contract/errors.ts';
import { type Account, Api } from './support/api.ts';
import { expectClearError } from './support/expect-clear-error.ts';
import { bodyRouteIds, carAnswers, validRequests } from './support/valid-requests.ts';

const api = new Api(inject('applicationUrl'));

let account: Account;
let before: Awaited<ReturnType<Api['readAccount']>>;
beforeAll(async () => {
  account = await api.register();
  before = await api.readAccount(account.token);
});

const levels = 20_000;
const validText = JSON.stringify({
  ...carAnswers,
  ...validRequests.register.body,
  ...validRequests['change-password'].body,
});

/** Bodies that no route takes, and what each may be refused with. */
const brokenBodies: Record<string, { body: string | Uint8Array; codes: ErrorCode[] }> = {
  nothing: { body: '', codes: ['malformed_json'] },
  'white space': { body: ' \n', codes: ['malformed_json'] },
  null: { body: 'null', codes: ['validation_failed'] },
  'an empty object': { body: '{}', codes: ['validation_failed'] },
  'an empty list': { body: '[]', codes: ['validation_failed'] },
  'a list of the right object': { body: `[${validText}]`, codes: ['validation_failed'] },
  'a text': { body: '"text"', codes: ['validation_failed'] },
  'a number': { body: '1', codes: ['validation_failed'] },
  true: { body: 'true', codes: ['validation_failed'] },
  'half an object': { body: validText.slice(0, -1), codes: ['malformed_json'] },
  'an object and more': { body: `${validText}x`, codes: ['malformed_json'] },
  'two objects': { body: validText + validText, codes: ['malformed_json'] },
  'single quotes': { body: "{'age':45}", codes: ['malformed_json'] },
  'a comment': { body: `/* */${validText}`, codes: ['malformed_json'] },
  'a form': { body: 'email=a%40example.com&password=x', codes: ['malformed_json'] },
  'XML with an external entity': {
    body: '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>',
    codes: ['malformed_json'],
  },
  [`a list ${levels} levels deep`]: {
    body: '['.repeat(levels) + ']'.repeat(levels),
    codes: ['validation_failed', 'malformed_json'],
  },
  [`a list ${levels} levels deep, never closed`]: { body: '['.repeat(levels), codes: ['malformed_json'] },
  'everything in fields of the wrong type': {
    body: JSON.stringify(
      Object.fromEntries(Object.keys(JSON.parse(validText)).map((name) => [name, { a: [] }])),
    ),
    codes: ['validation_failed'],
  },
  'everything under __proto__': { body: `{"__proto__":${validText}}`, codes: ['validation_failed'] },
  'everything under constructor.prototype': {
    body: `{"constructor":{"prototype":${validText}}}`,
    codes: ['validation_failed'],
  },
  'bytes that are no UTF-8': {
    body: Buffer.concat([
      Buffer.from(`${validText.slice(0, -1)},"x":"`),
      Buffer.from([0xff, 0xc0]),
      Buffer.from('"}'),
    ]),
    codes: ['malformed_json'],
  },
  'an overlong encoding of a slash': {
    body: Buffer.concat([Buffer.from('{"email":"'), Buffer.from([0xc0, 0xaf]), Buffer.from('"}')]),
    codes: ['malformed_json'],
  },
  'UTF-16': { body: Buffer.from(`\ufeff${validText}`, 'utf16le'), codes: ['malformed_json'] },
  'a gzip of the right object': { body: gzipSync(validText), codes: ['malformed_json'] },
  '100 kB of fields that nobody knows': {
    body: `{${Array.from({ length: 10_000 }, (_, index) => `"f${index}":1`).join(',')}}`,
    codes: ['payload_too_large'],
  },
  '9 MB in one field': { body: `{"age":"${'4'.repeat(9e6)}"}`, codes: ['payload_too_large'] },
};

describe.each(Object.entries(brokenBodies))('a body of %s', (_, { body, codes }) => {
  it('is refused by every route that reads one, and nothing is kept', async () => {
    for (const routeId of bodyRouteIds) {
      expectClearError(await api.call(routeId, { token: account.token, body }), ...codes);
    }
    expect(await api.readAccount(account.token)).toEqual(before);
  });
});

describe('a body above 10 MB', () => {
  it('is refused while it is sent, and the next request is answered', async () => {
    const body = Buffer.alloc(11 * 1024 * 1024, 'x');
    const answer = await api.call('login', { body }).catch((error: NodeJS.ErrnoException) => error);
    // A connection that is closed under the sender is an answer, too: the rest is not waited for.
    if (answer instanceof Error) expect(['ECONNRESET', 'EPIPE']).toContain(answer.code);
    else expectClearError(answer, 'payload_too_large');
    expect(await api.readAccount(account.token)).toEqual(before);
  });
});

describe('a content type of', () => {
  const wrongTypes = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/jsonp',
    'application/json; charset=utf-16',
    'application/json; charset=iso-8859-1',
    'text/html, application/json',
    'application/octet-stream',
    '',
  ];

  it.each(wrongTypes)(
    '"%s" is refused: no page of another site can send a form here',
    async (contentType) => {
      for (const routeId of bodyRouteIds) {
        const answer = await api.call(routeId, {
          token: account.token,
          headers: { 'content-type': contentType },
        });
        expectClearError(answer, 'unsupported_media_type');
      }
      expect(await api.readAccount(account.token)).toEqual(before);
    },
  );

  it.each(['application/json; charset=utf-8', 'Application/JSON', 'application/json;charset="UTF-8"'])(
    '"%s" is taken',
    async (contentType) => {
      const { token } = await api.register();
      const headers = { 'content-type': contentType };
      expect((await api.call('predict-car-premium', { token, headers })).status).toBe(200);
    },
  );
});

describe('a field that comes twice', () => {
  it('counts as what came last, in the test as in what is kept', async () => {
    const { token } = await api.register();
    const { driver_age: _, ...others } = carAnswers;
    const write = (ages: string) => `{${ages},${JSON.stringify(others).slice(1)}`;
    const refused = await api.call('predict-car-premium', {
      token,
      body: write('"driver_age":45,"driver_age":-1'),
    });
    expectClearError(refused, 'validation_failed');
    const taken = await api.call('predict-car-premium', {
      token,
      body: write('"driver_age":-1,"driver_age":45'),
    });
    expect(taken.status).toBe(200);
    expect((await api.readAccount(token)).history).toMatchObject([{ input_data: { driver_age: 45 } }]);
  });
});

describe('prototype pollution', () => {
  it('reaches neither this request nor the next one', async () => {
    const { token } = await api.register();
    const poison =
      '"__proto__":{"total_predictions":99,"age":-1,"polluted":1},"constructor":{"prototype":{"polluted":1}}';
    const body = `{${poison},${JSON.stringify(carAnswers).slice(1)}`;
    expect((await api.call('predict-car-premium', { token, body })).status).toBe(200);
    const { history, dashboard } = await api.readAccount(token);
    expect(dashboard.total_predictions).toBe(1);
    expect(Object.keys(history[0]?.input_data ?? {}).sort()).toEqual(Object.keys(carAnswers).sort());
    const next = await api.call('predict-health-premium', { token, body: '{}' });
    expect(expectClearError(next, 'validation_failed').errors).not.toHaveProperty('polluted');
  });
});

describe('a body where none belongs', () => {
  it.each(['logout', 'get-profile', 'list-predictions', 'delete-prediction'] as const)(
    'is not read by %s',
    async (routeId) => {
      const { token } = await api.register();
      const answer = await api.call(routeId, { token, body: '{"broken":' });
      expect(answer.status).toBe(routeId === 'delete-prediction' ? 404 : 200);
    },
  );
});

describe('a query', () => {
  const refused = [
    'limit=0',
    'limit=-1',
    'limit=1001',
    'limit=1e2',
    'limit=',
    'limit=abc',
    'limit=５',
    'before=abc',
  ];

  it.each(refused)('of %s is refused by the history, by name', async (query) => {
    const path = `/api/predictions/history/?${encodeURI(query)}`;
    const answer = await api.call('list-predictions', { token: account.token, path });
    expect(expectClearError(answer, 'validation_failed').errors).toHaveProperty(query.split('=')[0] ?? '');
  });

  it('of broken percent-encoding, repeated names and unknown names is no 5xx', async () => {
    for (const query of [
      '%E0%A4%A',
      'limit=%ff',
      'limit=1&limit=abc',
      '__proto__=1',
      'a[b]=1',
      '?????',
      '&&=&',
    ]) {
      const path = `/api/predictions/history/?${query}`;
      const answer = await api.call('list-predictions', { token: account.token, path });
      expect([200, 400], query).toContain(answer.status);
    }
  });
});
