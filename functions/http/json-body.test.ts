import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildProxyEvent, type TestRequest } from '#tests/support/proxy-event.ts';
import { ApiError } from './api-error.ts';
import { readJsonBody } from './json-body.ts';
import { readProxyEvent } from './proxy-event.ts';

const read = (request: TestRequest) => readJsonBody(readProxyEvent(buildProxyEvent(request)));

/** The code and message that a request is refused with. */
function refuse(request: TestRequest) {
  try {
    return read(request);
  } catch (error) {
    if (error instanceof ApiError) return `${error.status} ${error.code}: ${error.message}`;
    throw error;
  }
}

const inBase64 = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64');

describe('a JSON body', () => {
  it.each([
    'application/json',
    'Application/JSON; charset=UTF-8',
    'application/json;charset="utf-8"',
    'application/json ',
  ])('may be called %s', (type) =>
    expect(read({ body: '{"a":1}', headers: { 'Content-Type': type } })).toEqual({ a: 1 }),
  );

  it.each(['text/plain', 'application/json; charset=latin1', 'application/jsonp', 'multipart/form-data', ''])(
    'may not be called %j',
    (type) => {
      expect(refuse({ body: '{"a":1}', headers: { 'Content-Type': type } })).toBe(
        '415 unsupported_media_type: Send the request as application/json in UTF-8.',
      );
    },
  );

  it('needs a type even when there is none', () => {
    expect(refuse({})).toMatch(/^415/);
  });

  it('may come in base64', () => {
    expect(read({ body: inBase64('{"name":"Zoë"}'), isBase64Encoded: true })).toEqual({ name: 'Zoë' });
  });

  it.each([
    ['nothing', { body: '' }],
    ['half of it', { body: '{"a":' }],
    ['single quotes', { body: "{'a':1}" }],
    ['NaN', { body: '{"a":NaN}' }],
    ['bytes that are no UTF-8', { body: inBase64(Buffer.from([0x7b, 0xff, 0x7d])), isBase64Encoded: true }],
  ])('must be JSON: %s', (_, request) => {
    expect(refuse(request)).toBe('400 malformed_json: The request is not valid JSON.');
  });

  it.each(['null', '[]', '"text"', '7', 'true'])('must be an object: %s', (body) => {
    expect(refuse({ body })).toBe('400 validation_failed: The request must be a JSON object.');
  });

  it('may be 64 KB and no larger', () => {
    const fill = (size: number) => `{"a":"${'x'.repeat(size - '{"a":""}'.length)}"}`;
    expect(read({ body: fill(65_536) })).toHaveProperty('a');
    expect(refuse({ body: fill(65_537) })).toBe(
      '413 payload_too_large: The request must not be larger than 64 KB.',
    );
    expect(refuse({ body: inBase64(fill(65_537)), isBase64Encoded: true })).toMatch(/^413/);
  });

  it('may be nested 20,000 levels deep', () => {
    const body = `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
    expect(read({ body })).toHaveProperty('a');
    expect(refuse({ body: '['.repeat(20_000) })).toMatch(/^400 malformed_json/);
  });

  it('lets the last of two equal names win, and changes no prototype', () => {
    const body = read({ body: '{"a":1,"a":2,"__proto__":{"admin":true}}' });
    expect(body).toHaveProperty('a', 2);
    expect(Object.getPrototypeOf(body)).toBe(Object.prototype);
  });

  it('is an object or a refusal, whatever comes', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (body) => {
        expect(['object', 'string']).toContain(typeof refuse({ body }));
      }),
    );
  });
});
