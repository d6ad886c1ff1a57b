import { beforeEach, describe, expect, it } from 'vitest';
import { awsError, type Fault } from '#tests/support/service-proxy.ts';
import { AccountUnderFault, countAfterSuccess, dependencies } from './support/account-under-fault.ts';
import { expectServerError } from './support/expectations.ts';
import { startFaultyServer } from './support/faulty-server.ts';

const server = await startFaultyServer();
let user: AccountUnderFault;
beforeEach(async () => {
  user = await AccountUnderFault.create(server.api, await server.createAccount());
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

describe('when a transaction', () => {
  const cancelled = (Code: string) =>
    awsError('TransactionCanceledException', 400, {
      CancellationReasons: [{ Code: 'None' }, { Code, Message: 'by the test' }],
    });

  it('conflicts with another one of the same user, it is retried', async () => {
    server.dynamodb.inject('TransactWriteItems', cancelled('TransactionConflict'), 2);
    expect((await user.call('predict-car-premium')).status).toBe(200);
    expect(await user.count()).toBe(2);
  });

  it.each(['TransactionConflict', 'ThrottlingError'])(
    'is always cancelled by %s, the response is 503 and nothing is stored',
    async (reason) => {
      server.dynamodb.inject('TransactWriteItems', cancelled(reason), 100);
      expectServerError(await user.call('predict-car-premium'), 'service_unavailable');
      server.removeFaults();
      expect(await user.count()).toBe(1);
    },
  );
});
