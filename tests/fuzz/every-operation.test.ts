import * as fc from 'fast-check';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { ApiClient } from '#tests/support/api-client.ts';
import { findFault } from './support/answer-validator.ts';
import { operations } from './support/api-description.ts';
import { arbitraryRequest } from './support/arbitrary-request.ts';

const api = new ApiClient(inject('serverUrl'));
const isLocal = !process.env.PREMIA_URL;

/** The same requests every time, unless another seed is asked for. */
const seed = Number(process.env.FUZZ_SEED ?? 20_261_120);
const runs = Number(process.env.FUZZ_RUNS ?? 400);

/** What succeeds only for who knows a password or an id, which no made-up request does. */
const beyondGuessing = ['login', 'change-password', 'change-password-alias', 'delete-prediction'];

/** Most of their requests have a password hashed, which takes a hundred times as long as the rest. */
const slow = ['login', 'register', 'change-password', 'change-password-alias'];

/** Answers that say that the fault is the server's, whatever the description allows in an emergency. */
const firstServerError = 500;

describe(`${runs} requests made from the API's description (FUZZ_SEED=${seed})`, () => {
  let token: string;
  beforeEach(async () => {
    ({ token } = await api.register({
      password: 'Beyond-guessing-1',
      confirm_password: 'Beyond-guessing-1',
    }));
  });

  it.each(operations)(
    'of $operationId are answered as the description promises, and never by a 5xx',
    async (operation) => {
      const numRuns = slow.includes(operation.operationId) ? Math.ceil(runs / 4) : runs;
      const statuses = new Set<number>();
      const property = fc.asyncProperty(arbitraryRequest(operation, { token, isLocal }), async (request) => {
        const answer = await api.send(request);
        statuses.add(answer.status);
        expect(answer.status, answer.text).toBeLessThan(firstServerError);
        expect(
          findFault(operation, answer.status, answer.json),
          `${answer.status} ${answer.text}`,
        ).toBeUndefined();
        expect(answer.headers['content-type']).toMatch(/^application\/json\b/);
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

describe('the promise that answers are held to', () => {
  const login = operations.find(({ operationId }) => operationId === 'login') ?? expect.fail();

  it('is broken by a status or a body of another kind', () => {
    expect(findFault(login, 418, {})).toBe('The status 418 is not promised');
    expect(findFault(login, 200, { token: 'x' })).toContain('user');
    expect(findFault(login, 401, { message: 'No.', code: 'not_a_code' })).toContain('code');
    expect(findFault(login, 401, { message: 'No.', code: 'invalid_credentials' })).toBeUndefined();
  });
});
