import { beforeEach, describe, expect, it } from 'vitest';
import type { ErrorCode } from '#contract/errors.ts';
import type { Fault } from '#tests/support/service-proxy.ts';
import { AccountUnderFault } from './support/account-under-fault.ts';
import { expectServerError } from './support/expectations.ts';
import { startFaultyServer } from './support/faulty-server.ts';

const server = await startFaultyServer();
let user: AccountUnderFault;
beforeEach(async () => {
  user = await AccountUnderFault.create(server.api, await server.createAccount());
});

const operation = 'InvokeEndpoint';
const refuse = (status: number, type: string): Fault => ({
  kind: 'respond',
  status,
  type,
  body: { Message: `${type} by the test`, OriginalMessage: 'Traceback by the test', OriginalStatusCode: 500 },
});
const respond = (body: unknown): Fault => ({ kind: 'respond', status: 200, body });

const unavailable: ErrorCode = 'model_unavailable';
const failed: ErrorCode = 'model_failed';

/** Faults of the model, with the error code of the response. The unit tests of its client list every kind. */
const faults: Record<string, { fault: Fault; code: ErrorCode }> = {
  'fails (424 ModelError)': { fault: refuse(424, 'ModelError'), code: failed },
  'is too busy (429 ThrottlingException)': { fault: refuse(429, 'ThrottlingException'), code: 'model_busy' },
  'is down (503 ServiceUnavailable)': { fault: refuse(503, 'ServiceUnavailable'), code: unavailable },
  'is unreachable': { fault: { kind: 'cut-before' }, code: unavailable },
  'closes the connection within its response': { fault: { kind: 'cut-within' }, code: unavailable },
  'returns HTML': { fault: respond('<html>hello</html>'), code: failed },
  'returns an empty object': { fault: respond({}), code: failed },
};

describe.each(Object.entries(faults))('while the model %s', (_, { fault, code }) => {
  it.each(['predict-health-premium', 'predict-car-premium'] as const)(
    '%s returns an error and stores nothing, and succeeds afterwards',
    async (routeId) => {
      server.model.inject(operation, fault, Number.POSITIVE_INFINITY);
      const response = await user.call(routeId);
      expectServerError(response, code);
      expect((response.json as { message: string }).message).toContain('nothing was saved');
      if (code !== failed) expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
      expect(await user.count()).toBe(1);

      server.removeFaults();
      expect((await user.call(routeId)).status).toBe(200);
      expect(await user.count()).toBe(2);
    },
  );
});

it('a slow model does not fail the request that it responds to after a second', async () => {
  server.model.inject(operation, { kind: 'delay', delayMs: 1000 });
  expect((await user.call('predict-health-premium')).status).toBe(200);
  expect(await user.count()).toBe(2);
});

it('a model that never responds causes a 503 after one attempt of 8 s, stores nothing, and blocks no other request', async () => {
  server.model.inject(operation, { kind: 'hang' });
  const reached = server.model.waitFor(operation);
  const hanging = user.call('predict-health-premium');
  await reached;
  expect((await user.call('predict-car-premium')).status).toBe(200);
  const response = await hanging;
  expectServerError(response, unavailable);
  expect(response.durationMs).toBeLessThan(2 * 8_000);
  expect(await user.count()).toBe(2);
});
