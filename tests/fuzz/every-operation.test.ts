import * as fc from 'fast-check';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { ApiClient } from '#tests/support/api-client.ts';
import { operations, type Schema } from './support/api-description.ts';
import { arbitraryRequest } from './support/arbitrary-request.ts';
import { anyJson, arbitraryOf } from './support/arbitrary-value.ts';
import { findViolation } from './support/response-validator.ts';

const api = new ApiClient(inject('serverUrl'));
const isLocal = !process.env.PREMIA_URL;

/** A fixed seed generates the same requests in every run. */
const seed = Number(process.env.FUZZ_SEED ?? 20_261_120);
const runs = Number(process.env.FUZZ_RUNS ?? 400);

/** Operations that need a password or an id, which no generated request contains. */
const beyondGuessing = [
  'login',
  'change-password',
  'change-password-alias',
  'delete-account',
  'confirm-password-reset',
  'delete-prediction',
  'get-prediction',
  'label-prediction',
  'revoke-session',
];

/** Operations that hash a password, which takes a hundred times as long as the others. */
const slow = ['login', 'register', 'change-password', 'change-password-alias', 'delete-account'];

describe(`${runs} requests generated from the OpenAPI description (FUZZ_SEED=${seed})`, () => {
  let token: string;
  beforeEach(async () => {
    ({ token } = await api.register({
      password: 'Beyond-guessing-1',
      confirm_password: 'Beyond-guessing-1',
    }));
  });

  it.each(operations)(
    'of $operationId get responses that the description allows, and no 5xx',
    async (operation) => {
      const numRuns = slow.includes(operation.operationId) ? Math.ceil(runs / 4) : runs;
      const statuses = new Set<number>();
      const property = fc.asyncProperty(arbitraryRequest(operation, { token, isLocal }), async (request) => {
        const response = await api.send(request);
        statuses.add(response.status);
        // Server errors fail the test even where the description allows them.
        expect(response.status, response.text).toBeLessThan(500);
        expect(
          findViolation(operation, response.status, response.json),
          `${response.status} ${response.text}`,
        ).toBeUndefined();
        expect(response.headers['content-type']).toMatch(/^application\/json\b/);
      });
      await fc.assert(property, { seed, numRuns, endOnFailure: true });

      const success = Number(Object.keys(operation.responses).find((status) => status.startsWith('2')));
      if (!beyondGuessing.includes(operation.operationId)) expect([...statuses]).toContain(success);
      if (operation.operationId === 'logout') return;
      const { dashboard, history } = await api.readAccount(token);
      expect(dashboard.total_predictions).toBe(history.length);
    },
  );
});

it('tools of assistants return a result or an error for arguments generated from their schemas', async () => {
  const send = async (method: string, params: object) => {
    const body = { jsonrpc: '2.0', id: 1, method, params };
    const { status, text, json } = await api.call('mcp', { body });
    expect(status, text).toBe(200);
    return json as { result?: Record<string, unknown>; error?: { code: number } };
  };
  const { result } = await send('tools/list', {});
  const tools: { name: string; inputSchema: Schema }[] = Object(result).tools;
  for (const { name, inputSchema } of tools) {
    const property = fc.asyncProperty(
      fc.oneof({ weight: 4, arbitrary: arbitraryOf(inputSchema) }, { weight: 1, arbitrary: anyJson }),
      async (values) => {
        const { result: called, error } = await send('tools/call', { name, arguments: values });
        expect(called?.content ?? error?.code, JSON.stringify({ called, error })).toBeDefined();
        // The code of an internal error.
        expect(error?.code).not.toBe(-32_603);
      },
    );
    await fc.assert(property, { seed, numRuns: Math.ceil(runs / 4), endOnFailure: true });
  }
});
