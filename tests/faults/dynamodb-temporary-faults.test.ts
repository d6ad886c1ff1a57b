import { beforeEach, describe, expect, it } from 'vitest';
import { awsError, type Fault } from '#tests/support/service-proxy.ts';
import { AccountUnderFault, countAfterSuccess, dependencies } from './support/account-under-fault.ts';
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
