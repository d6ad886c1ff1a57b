import { beforeEach, describe, expect, it } from 'vitest';
import { createEmail } from '#tests/support/api-client.ts';
import type { Fault } from '#tests/support/service-proxy.ts';
import { validBodies } from '#tests/support/valid-requests.ts';
import { AccountUnderFault, dynamodbTries } from './support/account-under-fault.ts';
import { countConsistently, expectServerError } from './support/expectations.ts';
import { startFaultyServer } from './support/faulty-server.ts';

const key = { 'idempotency-key': 'attempt-1' };
const server = await startFaultyServer();
let user: AccountUnderFault;
beforeEach(async () => {
  user = await AccountUnderFault.create(server.api, await server.createAccount());
});

describe('when every response to a transaction is lost', () => {
  beforeEach(() => server.dynamodb.inject('TransactWriteItems', { kind: 'cut-after' }, dynamodbTries));

  it('a prediction is stored once, and a retry with its Idempotency-Key returns it', async () => {
    expectServerError(await user.call('predict-car-premium', key), 'service_unavailable');
    expect(await user.count()).toBe(2);
    const retry = await user.call('predict-car-premium', key);
    expect(retry.status).toBe(200);
    const [newest] = (await server.api.readAccount(user.account.token)).history;
    expect(retry.json).toMatchObject({ id: newest?.id, predicted_car_premium: newest?.predicted_premium });
    expect(await user.count()).toBe(2);
  });

  it('a prediction is deleted once, and a retry returns 404', async () => {
    expectServerError(await user.call('delete-prediction'), 'service_unavailable');
    expect((await user.call('delete-prediction')).status).toBe(404);
    expect(await user.count()).toBe(0);
  });

  it('an account is deleted, and its email address can be registered again', async () => {
    const { api } = server;
    expectServerError(await user.call('delete-account'), 'service_unavailable');
    expect((await api.call('login', { body: user.account })).status).toBe(401);
    const body = { ...validBodies.register, email: user.account.email };
    const registered = await api.call('register', { body });
    expect(registered.status, registered.text).toBe(201);
    expect(await countConsistently(api, registered.json as { token: string })).toBe(0);
  });

  it('a user is registered once, and a request that is repeated with its Idempotency-Key gets the account', async () => {
    const { api } = server;
    const body = { ...validBodies.register, email: createEmail() };
    expectServerError(await api.call('register', { body, headers: key }), 'service_unavailable');
    expect((await api.call('register', { body })).status).toBe(409);
    const repeated = await api.call('register', { body, headers: key });
    expect(repeated.status).toBe(201);
    expect(await countConsistently(api, repeated.json as { token: string })).toBe(0);
  });

  it('a password is changed once, and a request that is repeated with its Idempotency-Key succeeds', async () => {
    expectServerError(await user.call('change-password', key), 'service_unavailable');
    expect((await user.call('change-password', key)).status).toBe(200);
  });
});

it('an Idempotency-Key can be reused after a failure that stored nothing', async () => {
  server.model.inject('InvokeEndpoint', { kind: 'respond', status: 424, type: 'ModelError', body: {} });
  expectServerError(await user.call('predict-car-premium', key), 'model_failed');
  expect((await user.call('predict-car-premium', key)).status).toBe(200);
  expect(await user.count()).toBe(2);
});

describe('when a password change is interrupted', () => {
  const operations = ['BatchGetItem', 'GetItem', 'TransactWriteItems'];
  const faults: Record<string, Fault> = { before: { kind: 'cut-before' }, after: { kind: 'cut-after' } };
  const points = operations.flatMap((operation) => Object.keys(faults).map((when) => ({ operation, when })));

  it.each(points)('$when $operation, no session survives the password it was created with', async (point) => {
    const { api } = server;
    const other = await api.logIn(user.account);
    const fault = faults[point.when] ?? expect.fail();
    server.dynamodb.inject(point.operation, fault, Number.POSITIVE_INFINITY);
    const response = await user.call('change-password');
    expect([200, 503], response.text).toContain(response.status);
    server.removeFaults();

    const isOtherActive = (await api.call('get-profile', { token: other })).status === 200;
    const hasOldPassword = (await api.call('login', { body: user.account })).status === 200;
    if (!hasOldPassword) expect(isOtherActive, 'the other session is active').toBe(false);
    await user.logIn();
  });
});
