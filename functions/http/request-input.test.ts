import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FieldErrorCode } from '#contract/error-body.ts';
import { bodyExamples } from '#contract/examples.ts';
import { type RouteId, routes } from '#contract/routes.ts';
import { ApiError } from '#functions/errors/api-error.ts';
import { buildProxyEvent, type TestRequest } from '#tests/support/proxy-event.ts';
import { parseProxyEvent } from './api-request.ts';
import { parseInput, parseJsonBody } from './request-input.ts';

describe('parseInput', () => {
  it('returns only the parts that the route declares', () => {
    const request = parseProxyEvent(
      buildProxyEvent({ query: { limit: '5', other: 'x' }, body: 'not JSON', parameters: { id: 'x' } }),
    );
    expect(parseInput(routes['list-predictions'], request)).toEqual({
      parameters: undefined,
      query: { limit: 5 },
      headers: undefined,
      body: undefined,
    });
  });

  it('removes body fields that the route does not declare', () => {
    const body = '{"email":"ada@example.com","password":"x","admin":true,"__proto__":{"admin":true}}';
    const input = parseInput(routes.login, parseProxyEvent(buildProxyEvent({ body })));
    expect(input.body).toEqual({ email: 'ada@example.com', password: 'x' });
    expect(input.body).not.toHaveProperty('admin');
  });

  it('throws not_found without field errors for an invalid path parameter', () => {
    const request = parseProxyEvent(buildProxyEvent({ parameters: { id: '17' } }));
    expect(() => parseInput(routes['delete-prediction'], request)).toThrow(
      expect.objectContaining({
        code: 'not_found',
        message: 'The prediction was not found.',
        fields: undefined,
      }),
    );
  });
});

describe('a wrong value anywhere in a request', () => {
  const { people, ...place } = bodyExamples['estimate-plans'];
  const household = {
    people: [{ ...people[0], tobacco: true, has_cover: 'none', employer_offer: { own: 200, family: 400 } }],
    income: 50_000,
    household_size: 2,
  };
  const { age, ...questions } = bodyExamples['predict-health-premium'];
  const plans = { ...place, ...household, health: questions, plan_year: 2027 };
  const bodies: readonly [RouteId, object][] = [
    ...(Object.entries(bodyExamples) as [RouteId, object][]).filter(([id]) => id !== 'mcp'),
    ['estimate-plans', { ...plans, before: plans }],
    ['predict-health-premium', { age, ...questions, household }],
  ];

  const parameters = { id: '01KAJ000000000000000000001' };

  /** Lists the paths of all members, at any depth. */
  const listPaths = (value: unknown): string[][] =>
    Object.entries(Object(value)).flatMap(([name, member]) =>
      typeof value === 'string' ? [] : [[name], ...listPaths(member).map((path) => [name, ...path])],
    );

  const replace = (value: unknown, [name, ...rest]: readonly string[], member: unknown): unknown => {
    if (name === undefined) return member;
    const changed = replace((value as Record<string, unknown>)[name], rest, member);
    return Array.isArray(value)
      ? value.with(Number(name), changed)
      : { ...(value as object), [name]: changed };
  };

  it.each(bodies)('of %s has an error in the words of the contract', (routeId, body) => {
    for (const path of listPaths(body)) {
      for (const text of ['1e400', '-1', '"x"', '[]', '[1]', '{}', 'true']) {
        const request = parseProxyEvent(
          // JSON has no infinite number, and 1e400 is read as one.
          buildProxyEvent({
            parameters,
            body: JSON.stringify(replace(body, path, '@')).replace('"@"', text),
          }),
        );
        try {
          parseInput(routes[routeId], request);
        } catch (error) {
          const { fields = {} } = error as ApiError;
          const codes = Object.values(fields).map(({ code }) => code);
          expect(codes, `${path.join('.')}: ${text}`).not.toContain('invalid_value');
          expect(codes).not.toHaveLength(0);
        }
      }
    }
  });
});

describe('the code of a field error', () => {
  const name = { first_name: 'Ada', last_name: 'Lovelace', phone_number: '+12025550101' };
  const passwords = bodyExamples['change-password'];
  const health = bodyExamples['predict-health-premium'];

  it.each<[RouteId, object, Record<string, FieldErrorCode>]>([
    ['login', {}, { email: 'required', password: 'required' }],
    ['login', { email: ' ', password: 7 }, { email: 'required', password: 'invalid_type' }],
    ['update-profile', { ...name, first_name: '\u200B\u200B' }, { first_name: 'required' }],
    ['update-profile', { ...name, last_name: 'L' }, { last_name: 'too_short' }],
    ['update-profile', { ...name, last_name: 'Love\u202Elace' }, { last_name: 'forbidden_characters' }],
    ['update-profile', { ...name, phone_number: 'none' }, { phone_number: 'invalid_format' }],
    ['label-prediction', { label: 'x'.repeat(61) }, { label: 'label_length' }],
    [
      'change-password',
      { ...passwords, new_password: 'é'.repeat(40) },
      { new_password: 'password_too_long', confirm_new_password: 'mismatch' },
    ],
    [
      'predict-health-premium',
      { ...health, age: '--1', weight: 'heavy', has_diabetes: null, any_allergies: 'maybe' },
      {
        age: 'not_a_number',
        weight: 'not_a_number',
        has_diabetes: 'required',
        any_allergies: 'not_yes_or_no',
      },
    ],
    [
      'predict-health-premium',
      { ...health, state: 'CA', county: '48201' },
      { county: 'county_outside_state' },
    ],
    [
      'estimate-plans',
      { ...bodyExamples['estimate-plans'], toString: 1, ['__proto__']: 2 },
      Object.fromEntries(['toString', '__proto__'].map((name) => [name, 'unknown_field'])),
    ],
  ])('of %s, for %j, is %j', (id, body, error_codes) => {
    const parameters = { id: '01JD0000000000000000000000' };
    const request = parseProxyEvent(buildProxyEvent({ body: JSON.stringify(body), parameters }));
    expect(() => parseInput(routes[id], request)).toThrow(
      expect.objectContaining({ body: expect.objectContaining({ error_codes }) }),
    );
  });

  it('is limit_out_of_range for a limit above the maximum', () => {
    const request = parseProxyEvent(buildProxyEvent({ query: { limit: '1001' } }));
    expect(() => parseInput(routes['list-predictions'], request)).toThrow(
      expect.objectContaining({
        body: expect.objectContaining({ error_codes: { limit: 'limit_out_of_range' } }),
      }),
    );
  });
});

describe('an error of thousands of invalid fields', () => {
  /** Returns the body of the error for these members of an estimate of plans. */
  const readError = (members: object) => {
    const text = JSON.stringify(members);
    const request = parseProxyEvent(buildProxyEvent({ body: `{"zip":"77002","people":[],${text.slice(1)}` }));
    try {
      return parseInput(routes['estimate-plans'], request) as never;
    } catch (error) {
      if (error instanceof ApiError) return error.body;
      throw error;
    }
  };
  const repeat = (count: number, toName: (index: number) => string) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [toName(index), 1]));

  it('names the first 20 in order, and how many more there are', () => {
    const {
      message,
      errors = {},
      error_codes = {},
      params,
    } = readError(repeat(6499, (index) => `f${index}`));
    const names = ['people', ...Array.from({ length: 19 }, (_, index) => `f${index}`)];
    expect(Object.keys(errors)).toEqual(names);
    expect(Object.keys(error_codes)).toEqual(names);
    expect(params).toMatchObject({ f18: { name: 'f18' } });
    expect(message).toBe(
      'There must be at least 1 person. The errors of 20 fields are listed, and 6,480 more were found.',
    );
  });

  it('is at most 16 KiB, with at most 100 characters of a name', () => {
    for (const character of ['x', '\u0001', '語', '\u{1f697}', '"']) {
      const body = readError(repeat(50, (index) => `${index}${character.repeat(150)}`));
      const names = Object.keys(body.errors ?? {});
      expect(names.length).toBeGreaterThan(3);
      expect(Math.max(...names.map((name) => name.length))).toBe(100);
      expect(body.message).toMatch(/and \d+ more were found\.$/);
      expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThanOrEqual(16 * 1024);
    }
  });

  it('names fields of people in the order of the request', () => {
    const body = readError({ people: Array(25).fill({ age: 'x', role: 'x' }) });
    const names = Array.from({ length: 10 }, (_, index) => [`people.${index}.age`, `people.${index}.role`]);
    expect(Object.keys(body.errors ?? {})).toEqual(names.flat());
    expect(body.message).toMatch(/and 30 more were found\.$/);
  });
});

const parse = (request: TestRequest) => parseJsonBody(parseProxyEvent(buildProxyEvent(request)));

/** Returns the parsed body, or the error as text. */
function parseOrFail(request: TestRequest) {
  try {
    return parse(request);
  } catch (error) {
    if (error instanceof ApiError) return `${error.status} ${error.code}: ${error.message}`;
    throw error;
  }
}

const toBase64 = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64');

describe('parseJsonBody', () => {
  it.each([
    'application/json',
    'Application/JSON; charset=UTF-8',
    'application/json;charset="utf-8"',
    'application/json ',
  ])('accepts the media type %s', (type) =>
    expect(parse({ body: '{"a":1}', headers: { 'Content-Type': type } })).toEqual({ a: 1 }),
  );

  it.each(['text/plain', 'application/json; charset=latin1', 'application/jsonp', 'multipart/form-data', ''])(
    'rejects the media type %j',
    (type) => {
      expect(parseOrFail({ body: '{"a":1}', headers: { 'Content-Type': type } })).toBe(
        '415 unsupported_media_type: Send the request as application/json in UTF-8.',
      );
    },
  );

  it.each(['gzip', ' BR ', 'identity, gzip'])(
    'rejects the content coding %j of a readable body',
    (coding) => {
      const headers = { 'Content-Type': 'application/json', 'Content-Encoding': coding };
      expect(() => parse({ body: '{"a":1}', headers })).toThrow(
        expect.objectContaining({ status: 415, headers: { 'accept-encoding': 'identity' } }),
      );
    },
  );

  it('accepts a body whose coding is named identity', () => {
    const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'identity' };
    expect(parse({ body: '{"a":1}', headers })).toEqual({ a: 1 });
  });

  it('requires a media type even for an empty body', () => {
    expect(parseOrFail({})).toMatch(/^415/);
  });

  it('decodes base64', () => {
    expect(parse({ body: toBase64('{"name":"Zoë"}'), isBase64Encoded: true })).toEqual({ name: 'Zoë' });
  });

  it.each([
    ['an empty body', { body: '' }],
    ['truncated JSON', { body: '{"a":' }],
    ['single quotes', { body: "{'a':1}" }],
    ['NaN', { body: '{"a":NaN}' }],
    [
      'bytes that are not UTF-8',
      { body: toBase64(Buffer.from('{"a":"ÿ"}', 'latin1')), isBase64Encoded: true },
    ],
  ])('rejects %s as malformed JSON', (_, request) => {
    expect(parseOrFail(request)).toBe('400 malformed_json: The request is not valid JSON.');
  });

  it.each(['null', '[]', '"text"', '7', 'true'])('rejects a body that is not an object: %s', (body) => {
    expect(parseOrFail({ body })).toBe('400 validation_failed: The request must be a JSON object.');
  });

  it('accepts at most 64 KB', () => {
    const bodyOfSize = (size: number) => `{"a":"${'x'.repeat(size - '{"a":""}'.length)}"}`;
    expect(parse({ body: bodyOfSize(65_536) })).toHaveProperty('a');
    expect(parseOrFail({ body: bodyOfSize(65_537) })).toBe(
      '413 payload_too_large: The request must not be larger than 64 KB.',
    );
    expect(parseOrFail({ body: toBase64(bodyOfSize(65_537)), isBase64Encoded: true })).toMatch(/^413/);
  });

  it('accepts 20,000 levels of nesting', () => {
    const body = `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
    expect(parse({ body })).toHaveProperty('a');
    expect(parseOrFail({ body: '['.repeat(20_000) })).toMatch(/^400 malformed_json/);
  });

  it('uses the last of duplicate names and does not set the prototype', () => {
    const body = parse({ body: '{"a":1,"a":2,"__proto__":{"admin":true}}' });
    expect(body).toHaveProperty('a', 2);
    expect(Object.getPrototypeOf(body)).toBe(Object.prototype);
  });

  it('returns an object or throws an ApiError for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (body) => {
        expect(['object', 'string']).toContain(typeof parseOrFail({ body }));
      }),
    );
  });
});
