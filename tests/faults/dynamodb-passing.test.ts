import { beforeEach, describe, expect, it } from 'vitest';
import { awsError, type Fault } from '#tests/support/service-proxy.ts';
import { AccountUnderFault, countAfterSuccess, dependencies } from './support/account-under-fault.ts';
import { expectServerError } from './support/expectations.ts';
import { startFaultyApplication } from './support/faulty-application.ts';

const application = await startFaultyApplication();
let person: AccountUnderFault;
beforeEach(async () => {
  person = await AccountUnderFault.create(application.api);
});

/** Temporary faults: the second attempt succeeds. */
const passingFaults: Record<string, Fault> = {
  'is throttled once': awsError('ProvisionedThroughputExceededException'),
  'is refused once by ThrottlingException': awsError('ThrottlingException'),
  'fails once inside DynamoDB': awsError('InternalServerError', 500),
  'is cut off once before it arrives': { kind: 'cut-before' },
  'loses its response once': { kind: 'cut-after' },
  'loses half of its response once': { kind: 'cut-within' },
  'takes half a second': { kind: 'delay', delayMs: 500 },
};

describe.each(Object.entries(passingFaults))('when an operation %s', (_, fault) => {
  it.each(dependencies)('%s succeeds and writes once (%s)', async (routeId, operation) => {
    application.dynamodb.inject(operation, fault);
    const answer = await person.call(routeId);
    expect([200, 201], answer.text).toContain(answer.status);
    expect(await person.count()).toBe(countAfterSuccess(routeId));
  });
});

describe('when a transaction', () => {
  const cancelled = (Code: string) =>
    awsError('TransactionCanceledException', 400, {
      CancellationReasons: [{ Code: 'None' }, { Code, Message: 'by the test' }],
    });

  it('conflicts with another one of the same user, it is retried', async () => {
    application.dynamodb.inject('TransactWriteItems', cancelled('TransactionConflict'), 2);
    expect((await person.call('predict-car-premium')).status).toBe(200);
    expect(await person.count()).toBe(2);
  });

  it.each(['TransactionConflict', 'ThrottlingError'])(
    'is always cancelled by %s, the response is 503 and nothing is stored',
    async (reason) => {
      application.dynamodb.inject('TransactWriteItems', cancelled(reason), 100);
      expectServerError(await person.call('predict-car-premium'), 'service_unavailable');
      application.mend();
      expect(await person.count()).toBe(1);
    },
  );
});
