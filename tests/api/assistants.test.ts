import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { bodyExamples, planExamples } from '#contract/examples.ts';
import { anyJson, listPlaces } from '#tests/support/any-json.ts';
import { ApiClient } from '#tests/support/api-client.ts';

const run = promisify(execFile);
const url = inject('serverUrl');

/** The emulator does not set the headers of CloudFront. */
const isDeployed = process.env.PREMIA_URL !== undefined;
const api = new ApiClient(url);

/** Arguments of each tool, and members of the result. */
const examples: readonly [string, Record<string, unknown>, object][] = [
  ['plan_prices', planExamples.Texas, { help: 'credit' }],
  ['plan_prices', { zip: '77002', people: [{ age: 70, role: 'adult' }] }, { help: 'medicare' }],
  ['estimate_health_premium', bodyExamples['estimate-health-premium'], { insurance_type: 'health' }],
  ['estimate_car_premium', bodyExamples['estimate-car-premium'], { insurance_type: 'car' }],
  ['estimate_car_policy', bodyExamples['estimate-car-policy'], { cars: [{}, {}] }],
  ['find_place', { zip: '77002' }, { counties: [{ name: 'Harris County' }] }],
  ['enrollment_dates', { state: 'CA' }, { exchange: { name: 'Covered California' } }],
];

describe('the official client of the Model Context Protocol', () => {
  const client = new Client({ name: 'test', version: '1.0.0' });
  beforeAll(() => client.connect(new StreamableHTTPClientTransport(new URL('/api/mcp/', url))));
  afterAll(() => client.close());

  const call = (name: string, args: Record<string, unknown>) => client.callTool({ name, arguments: args });

  it('lists six tools that only read', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual([
      'enrollment_dates',
      'estimate_car_policy',
      'estimate_car_premium',
      'estimate_health_premium',
      'find_place',
      'plan_prices',
    ]);
    for (const { annotations, inputSchema, outputSchema } of tools) {
      expect(annotations).toMatchObject({ readOnlyHint: true, idempotentHint: true });
      expect([inputSchema.type, outputSchema?.type]).toEqual(['object', 'object']);
    }
  });

  it.each(examples)('calls %s, with a text that names year and source', async (name, args, content) => {
    const result = await call(name, args);
    expect(result.isError, JSON.stringify(result)).toBeFalsy();
    expect(result.structuredContent).toMatchObject(content);
    const text = JSON.stringify(result.content);
    expect(text).toMatch(/20\d\d.*Source: .*This is information, not an offer\./);
    expect(text).not.toContain('. .');
  });

  it('returns the figures of a policy, and names what it does not use', async () => {
    const body = bodyExamples['estimate-car-policy'];
    const given = { ...body, cars: body.cars.map((car) => ({ ...car, color: 'red' })) };
    const { structuredContent } = await call('estimate_car_policy', given);
    expect(structuredContent).toEqual((await api.call('estimate-car-policy', { body: given })).json);
    expect(JSON.stringify(structuredContent)).toContain('cars.1.color');
  });

  it.each(Object.values(planExamples))('returns the figures of the REST endpoint for %j', async (body) => {
    const { structuredContent } = await call('plan_prices', body);
    const { json } = await api.call('estimate-plans', { body });
    expect(structuredContent).toEqual(json);
  });

  it.each(examples)('%s returns a result or an error for any JSON value in any place', async (name, args) => {
    const property = fc.asyncProperty(fc.constantFrom(...listPlaces(args)), anyJson, async (write, json) => {
      const body = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"${name}","arguments":${write(json)}}}`;
      const { status, text, json: message } = await api.call('mcp', { body });
      expect([200, 413], text).toContain(status);
      const { result, error, code } = Object(message);
      expect(result?.content ?? error?.code ?? code, text).toBeDefined();
      // The code of an internal error.
      expect(error?.code, text).not.toBe(-32_603);
    });
    await fc.assert(property, { seed: 20_261_120, numRuns: 50, endOnFailure: true });
  });

  const adult = { age: 40, role: 'adult' };
  it.each<[string, Record<string, unknown>, RegExp]>([
    ['an unknown ZIP code', { zip: '00000' }, /zip.*unknown_zip/],
    ['several counties', { zip: '77053', county: undefined }, /county_required.*48157.*48201/],
    ['an unknown field', { incme: 1 }, /incme/],
    ['no people', { people: [] }, /people: There must be at least 1 person/],
    ['31 people', { people: Array(31).fill(adult) }, /people: There must be at most 30 people/],
    ['an age of 121', { people: [{ ...adult, age: 121 }] }, /people.0.age: Age must be from 0 to 120/],
    ['another role', { people: [{ ...adult, role: 'x' }] }, /Role must be one of: adult, child/],
    ['a negative income', { income: -1 }, /income: Income must be from 0 to 999,999,999/],
    ['a state that does not match', { state: 'OK' }, /state.*ZIP code 77002 is not in OK/],
  ])('tells a model of %s which field is wrong', async (_, changes, text) => {
    const result = await call('plan_prices', { ...planExamples.Texas, ...changes });
    expect(result.isError).toBe(true);
    expect(JSON.stringify(result.content)).toMatch(text);
  });
});

const message = { jsonrpc: '2.0', id: 1, method: 'ping' };
const post = async (body: unknown, headers: Record<string, string> = {}) => {
  const { status, json, text } = await api.call('mcp', { body, headers });
  return { status, body: json as { error?: { code: number }; code?: string } | undefined, text };
};

describe('the protocol', () => {
  it.each<[string, unknown, Record<string, string>, number, number | undefined]>([
    ['a ping', message, {}, 200, undefined],
    ['unreadable JSON', '{', {}, 400, -32_700],
    ['a batch', [message], {}, 200, -32_600],
    ['an empty batch', [], {}, 200, -32_600],
    ['a request whose id is null', { ...message, id: null }, {}, 200, -32_600],
    ['an object that is no message', { method: 'ping' }, {}, 200, -32_600],
    ['an unknown method', { ...message, method: 'tools/delete' }, {}, 200, -32_601],
    ['an event stream', { ...message, method: 'subscriptions/listen' }, {}, 200, -32_601],
    ['an unknown tool', { ...message, method: 'tools/call', params: { name: 'x' } }, {}, 200, -32_602],
    ['a call without params', { ...message, method: 'tools/call' }, {}, 200, -32_602],
    ['a handshake without params', { ...message, method: 'initialize' }, {}, 200, -32_602],
    ['a ping in the version with batches', message, { 'mcp-protocol-version': '2025-03-26' }, 200, undefined],
    ['a version of the past', message, { 'mcp-protocol-version': '2020-01-01' }, 400, -32_000],
    ['a version of the future', message, { 'mcp-protocol-version': '2099-01-01' }, 400, -32_000],
  ])('answers %s in JSON', async (_, body, headers, status, code) => {
    const answer = await post(body, headers);
    expect([answer.status, answer.body?.error?.code], answer.text).toEqual([status, code]);
  });

  it.each([
    ['a notification', { method: 'notifications/initialized' }],
    ['a notification of an unknown method', { method: 'notifications/x' }],
    ['a call of a tool as a notification', { method: 'tools/call', params: { name: 'find_place' } }],
    ['a response', { id: 1, result: {} }],
  ])('accepts %s without an answer', async (_, members) => {
    const { status, text } = await post({ jsonrpc: '2.0', ...members });
    expect([status, text]).toEqual([202, '']);
  });

  it.each([
    ['2024-10-07', '2024-10-07'],
    // It requires batches.
    ['2025-03-26', '2025-11-25'],
    ['2025-11-25', '2025-11-25'],
    ['2020-01-01', '2025-11-25'],
    ['2099-01-01', '2025-11-25'],
  ])('begins with a client of version %s in %s', async (protocolVersion, chosen) => {
    const params = { protocolVersion, capabilities: {}, clientInfo: { name: 'test', version: '1' } };
    const { status, body } = await post({ ...message, method: 'initialize', params });
    expect([status, body]).toMatchObject([
      200,
      { result: { protocolVersion: chosen, capabilities: { tools: { listChanged: false } } } },
    ]);
  });

  const origin = 'https://premia.example';
  it.skipIf(isDeployed).each<[string, Record<string, string>, number]>([
    ['its own site', { origin: new URL(url).origin }, 200],
    ['its own site behind CloudFront, another host', { origin, 'sec-fetch-site': 'same-origin' }, 200],
    ['another site', { origin }, 403],
    ['another site of the same domain', { origin, 'sec-fetch-site': 'same-site' }, 403],
    ['a file or a frame without an origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }, 403],
  ])('returns the status for a page of %s', async (_, headers, expected) => {
    expect((await post(message, headers)).status).toBe(expected);
  });

  it('accepts at most 64 KiB', async () => {
    const { status, body } = await post({ ...message, params: { text: 'x'.repeat(65_536) } });
    expect([status, body?.code]).toEqual([413, 'payload_too_large']);
  });

  it.each(['GET', 'DELETE'])('answers %s with 405', async (method) => {
    const { status, headers, json } = await api.send({ method, path: '/api/mcp/' });
    expect([status, headers.allow, json]).toMatchObject([405, 'POST', { code: 'method_not_allowed' }]);
  });
});

it('the requests of the page for developers succeed as they are printed', async () => {
  const { text } = await api.send({ method: 'GET', path: '/developers' });
  const entities: Record<string, string> = { '&quot;': '"', '&#x27;': "'", '&amp;': '&' };
  const commands = [...text.matchAll(/<code[^>]*>(curl [^<]+)<\/code>/g)].map(([, command = '']) =>
    command.replace(/&[#\w]+;/g, (entity) => entities[entity] ?? expect.unreachable(entity)),
  );
  const keys = commands.map(async (command) => {
    const { stdout } = await run('bash', ['-c', command], { env: { ...process.env, premia: url } });
    return Object.keys(JSON.parse(stdout));
  });
  expect(await Promise.all(keys)).toEqual([
    expect.arrayContaining(['zip', 'counties']),
    expect.arrayContaining(['levels', 'people']),
    expect.arrayContaining(['predicted_premium', 'range', 'covers']),
    expect.arrayContaining(['predicted_premium', 'range', 'cars']),
  ]);
});

it('serves the description of the API', async () => {
  const { status, json } = await api.send({ method: 'GET', path: '/openapi.json' });
  expect([status, json]).toEqual([200, expect.objectContaining({ openapi: expect.stringMatching(/^3\./) })]);
});
