import { beforeEach, describe, expect, it } from 'vitest';
import { awsError, type Fault } from '#tests/support/service-proxy.ts';
import { validRequests } from '#tests/support/valid-requests.ts';
import {
  AccountUnderFault,
  countAfterSuccess,
  dependencies,
  dynamodbTries,
} from './support/account-under-fault.ts';
import { expectServerError } from './support/expectations.ts';
import { startFaultyApplication } from './support/faulty-application.ts';

const application = await startFaultyApplication();
let person: AccountUnderFault;
beforeEach(async () => {
  person = await AccountUnderFault.create(application.api);
});

const forEver = Number.POSITIVE_INFINITY;

/** Permanent faults, after which nothing is written. */
const lastingFaults: Record<string, Fault> = {
  'is throttled': awsError('ProvisionedThroughputExceededException'),
  'is throttled for the whole account': awsError('RequestLimitExceeded'),
  'fails inside DynamoDB': awsError('InternalServerError', 500),
  'is rejected by an overloaded service': { kind: 'respond', status: 503, body: '<html>Busy</html>' },
  'never arrives': { kind: 'cut-before' },
};

describe.each(Object.entries(lastingFaults))('while an operation %s', (_, fault) => {
  it.each(dependencies)(
    '%s returns 503 and writes nothing, and succeeds afterwards (%s)',
    async (routeId, operation) => {
      application.dynamodb.reset();
      application.dynamodb.inject(operation, fault, forEver);
      const answer = await person.call(routeId);
      expectServerError(answer, 'service_unavailable');
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      const asked = application.dynamodb.requests.filter((request) => request.operation === operation);
      // A login gets three items in parallel; each call has a limited number of attempts.
      expect(asked.length).toBeLessThanOrEqual(3 * dynamodbTries);

      application.mend();
      const again = await person.call(routeId);
      expect([200, 201], again.text).toContain(again.status);
      expect(await person.count()).toBe(countAfterSuccess(routeId));
    },
  );
});

describe('while DynamoDB takes requests and never answers', () => {
  it('a request ends in time with 503, and nothing was done', async () => {
    application.dynamodb.inject('TransactWriteItems', { kind: 'hang' }, forEver);
    const answer = await person.call('predict-car-premium');
    expectServerError(answer, 'service_unavailable');
    expect(answer.durationMs).toBeLessThan(15_000);
    application.mend();
    expect(await person.count()).toBe(1);
  });
});

describe('while wrong passwords can not be counted', () => {
  it('a guess is told nothing', async () => {
    application.dynamodb.inject('UpdateItem', awsError('ThrottlingException'), forEver);
    const body = { email: person.account.email, password: 'Wrong-horse-7' };
    expectServerError(await application.api.call('login', { body }), 'service_unavailable');
  });
});

describe('an answer of nonsense', () => {
  it.each([
    ['a page', '<html>hello</html>'],
    ['half an object', '{"Item":'],
    ['items of another shape', '{"Responses":{"premia":[{"pk":{"S":"x"},"sk":{"S":"PROFILE"}}]}}'],
    ['a list', '[]'],
  ])('of %s opens no session, and ends in the form of every error', async (_, body) => {
    application.dynamodb.inject('BatchGetItem', { kind: 'respond', status: 200, body }, forEver);
    const answer = await person.call('get-profile');
    // DynamoDB's "there is no such item" is an answer without one, so a list means that, too.
    if (answer.status === 401) expect(answer.json).toMatchObject({ code: 'unauthenticated' });
    else expectServerError(answer, 'internal_error', 'service_unavailable');
  });
});

describe('the log of failures', () => {
  it('names the error and contains nothing that the user sent', async () => {
    application.dynamodb.inject('TransactWriteItems', awsError('ThrottlingException'), forEver);
    await person.call('register');
    const log = application.logLines.join('\n');
    const failures = application.logLines
      .map((line) => JSON.parse(line))
      .filter(({ level }) => level === 'ERROR');
    const error = { name: 'ThrottlingException' };
    expect(failures.at(-1)).toMatchObject({ route: 'register', status: 503, error });
    const sent = Object.values(validRequests.register.body ?? {}).map(String);
    const { email, token } = person.account;
    for (const personal of [...sent, email, ...token.split('.')]) expect(log.includes(personal)).toBe(false);
  });
});
