import { beforeEach, describe, expect, it } from 'vitest';
import { createEmail } from '#tests/support/api-client.ts';
import { awsError, type Fault } from '#tests/support/service-proxy.ts';
import { validBodies } from '#tests/support/valid-requests.ts';
import {
  AccountUnderFault,
  countAfterSuccess,
  dependencies,
  dynamodbTries,
} from './support/account-under-fault.ts';
import { expectServerError } from './support/expectations.ts';
import { startFaultyServer } from './support/faulty-server.ts';

const server = await startFaultyServer();
let user: AccountUnderFault;
beforeEach(async () => {
  user = await AccountUnderFault.create(server.api, await server.createAccount());
});

const always = Number.POSITIVE_INFINITY;

/** Permanent faults, after which nothing is written. */
const permanentFaults: Record<string, Fault> = {
  'is throttled': awsError('ProvisionedThroughputExceededException'),
  'is throttled for the whole account': awsError('RequestLimitExceeded'),
  'fails inside DynamoDB': awsError('InternalServerError', 500),
  'is rejected by an overloaded service': { kind: 'respond', status: 503, body: '<html>Busy</html>' },
  'never arrives': { kind: 'cut-before' },
};

describe.each(Object.entries(permanentFaults))('while an operation %s', (_, fault) => {
  it.each(dependencies)(
    '%s returns 503 and writes nothing, and succeeds afterwards (%s)',
    async (routeId, operation) => {
      server.dynamodb.reset();
      server.dynamodb.inject(operation, fault, always);
      const response = await user.call(routeId);
      expectServerError(response, 'service_unavailable');
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
      const attempts = server.dynamodb.requests.filter((request) => request.operation === operation);
      // A login gets three items in parallel; each call has a limited number of attempts.
      expect(attempts.length).toBeLessThanOrEqual(3 * dynamodbTries);

      server.removeFaults();
      const again = await user.call(routeId);
      expect([200, 201], again.text).toContain(again.status);
      expect(await user.count()).toBe(countAfterSuccess(routeId));
    },
  );
});

it('while DynamoDB accepts requests and never responds, a request returns 503 before the gateway times out, and stores nothing', async () => {
  server.dynamodb.inject('TransactWriteItems', { kind: 'hang' }, always);
  const response = await user.call('predict-car-premium');
  expectServerError(response, 'service_unavailable');
  expect(response.durationMs).toBeLessThan(15_000);
  server.removeFaults();
  expect(await user.count()).toBe(1);
});

it('while wrong passwords cannot be counted, a wrong password returns 503 instead of its result', async () => {
  server.dynamodb.inject('UpdateItem', awsError('ThrottlingException'), always);
  const body = { email: user.account.email, password: 'Wrong-horse-7' };
  expectServerError(await server.api.call('login', { body }), 'service_unavailable');
});

it.each([
  ['HTML', '<html>hello</html>'],
  ['truncated JSON', '{"Item":'],
  ['items of another shape', '{"Responses":{"premia":[{"pk":{"S":"x"},"sk":{"S":"PROFILE"}}]}}'],
  ['a list', '[]'],
])(
  'an invalid response of DynamoDB with %s grants no access and returns an error of the API',
  async (_, body) => {
    server.dynamodb.inject('BatchGetItem', { kind: 'respond', status: 200, body }, always);
    const response = await user.call('get-profile');
    // A list contains no item, so the SDK returns it as if the item did not exist.
    if (response.status === 401) expect(response.json).toMatchObject({ code: 'unauthenticated' });
    else expectServerError(response, 'internal_error', 'service_unavailable');
  },
);

it('the log of failures names the error and contains nothing that the user sent', async () => {
  server.dynamodb.inject('TransactWriteItems', awsError('ThrottlingException'), always);
  // Names that are too long to occur in a pseudonym by chance.
  const names = { first_name: 'Wilhelmina', last_name: 'Featherstone' };
  const body = { ...validBodies.register, ...names, email: createEmail() };
  await server.api.call('register', { body });
  const log = server.logLines.join('\n');
  const failures = server.logLines.map((line) => JSON.parse(line)).filter(({ level }) => level === 'ERROR');
  const error = { name: 'ThrottlingException' };
  expect(failures.at(-1)).toMatchObject({ route: 'register', status: 503, error });
  const sent = Object.values(body);
  const { email, token } = user.account;
  for (const personal of [...sent, email, ...token.split('.')]) expect(log.includes(personal)).toBe(false);
});

/** Temporary faults: the second attempt succeeds. */
const temporaryFaults: Record<string, Fault> = {
  'is throttled once': awsError('ProvisionedThroughputExceededException'),
  'is rejected once with ThrottlingException': awsError('ThrottlingException'),
  'fails once inside DynamoDB': awsError('InternalServerError', 500),
  'is cut off once before it arrives': { kind: 'cut-before' },
  'loses its response once': { kind: 'cut-after' },
  'loses half of its response once': { kind: 'cut-within' },
  'takes half a second': { kind: 'delay', delayMs: 500 },
};

describe.each(Object.entries(temporaryFaults))('when an operation %s', (_, fault) => {
  it.each(dependencies)('%s succeeds and writes once (%s)', async (routeId, operation) => {
    server.dynamodb.inject(operation, fault);
    const response = await user.call(routeId);
    expect([200, 201], response.text).toContain(response.status);
    expect(await user.count()).toBe(countAfterSuccess(routeId));
  });
});
