import { beforeEach, describe, expect, it } from 'vitest';
import type { ErrorCode } from '#contract/errors.ts';
import { connectSagemaker, createSagemakerModel } from '#functions/pricing/sagemaker-model.ts';
import { resourceNames } from '#local/function-environment.ts';
import type { Fault } from '#tests/support/service-proxy.ts';
import { healthAnswers } from '#tests/support/test-predictions.ts';
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

const contribution = { feature: 'age', value: 45, reference: 42, amount: 1 };
const plausible = {
  premium: 100,
  range: { low: 50, high: 150, coverage: 0.8 },
  market: {
    premium: 90,
    range: { low: 60, high: 130 },
    basis: 'Ohio',
    area: null,
    bronze: null,
    place_basis: 'state',
  },
  year: null,
  baseline: 99,
  contributions: [contribution],
  outside_training: [],
};
const predict = (changes: object) =>
  respond({ model_version: 'x', insurance_type: 'health', predictions: [{ ...plausible, ...changes }] });

const unavailable: ErrorCode = 'model_unavailable';
const failed: ErrorCode = 'model_failed';

/** Faults of the model, with the error code of the response. */
const faults: Record<string, { fault: Fault; code: ErrorCode }> = {
  'fails (424 ModelError)': { fault: refuse(424, 'ModelError'), code: failed },
  'rejects the request (400 ValidationError)': { fault: refuse(400, 'ValidationError'), code: failed },
  'denies access (403 AccessDeniedException)': {
    fault: refuse(403, 'AccessDeniedException'),
    code: failed,
  },
  'is too busy (429 ThrottlingException)': { fault: refuse(429, 'ThrottlingException'), code: unavailable },
  'is not ready (429 ModelNotReadyException)': {
    fault: refuse(429, 'ModelNotReadyException'),
    code: unavailable,
  },
  'is down (503 ServiceUnavailable)': { fault: refuse(503, 'ServiceUnavailable'), code: unavailable },
  'has an error (500 InternalFailure)': { fault: refuse(500, 'InternalFailure'), code: unavailable },
  'is unreachable': { fault: { kind: 'cut-before' }, code: unavailable },
  'closes the connection within its response': { fault: { kind: 'cut-within' }, code: unavailable },
  'returns HTML': { fault: respond('<html>hello</html>'), code: failed },
  'returns an empty body': { fault: respond(''), code: failed },
  'returns null': { fault: respond('null'), code: failed },
  'returns an empty object': { fault: respond({}), code: failed },
  'returns NaN': { fault: respond('{"predictions":[{"premium":NaN}]}'), code: failed },
  'returns no estimate': {
    fault: respond({ model_version: 'x', insurance_type: 'health', predictions: [] }),
    code: failed,
  },
  'returns a premium that is text': { fault: predict({ premium: '100' }), code: failed },
  'returns a premium of 0': { fault: predict({ premium: 0 }), code: failed },
  'returns a negative premium': { fault: predict({ premium: -100 }), code: failed },
  'returns a range whose low exceeds its high': {
    fault: predict({ range: { low: 150, high: 50, coverage: 0.8 } }),
    code: failed,
  },
  'returns a contribution of an unknown feature': {
    fault: predict({ contributions: [{ ...contribution, feature: 'x' }] }),
    code: failed,
  },
  'returns no contributions': { fault: predict({ contributions: [] }), code: failed },
};

describe.each(Object.entries(faults))('while the model %s', (_, { fault, code }) => {
  it.each(['predict-health-premium', 'predict-car-premium'] as const)(
    '%s returns an error and stores nothing, and succeeds afterwards',
    async (routeId) => {
      server.model.inject(operation, fault, Number.POSITIVE_INFINITY);
      const response = await user.call(routeId);
      expectServerError(response, code);
      expect((response.json as { message: string }).message).toContain('nothing was saved');
      if (code === unavailable) expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
      expect(await user.count()).toBe(1);

      server.removeFaults();
      expect((await user.call(routeId)).status).toBe(200);
      expect(await user.count()).toBe(2);
    },
  );
});

describe('a temporary fault of the model', () => {
  const temporary = Object.entries(faults).filter(([, { code }]) => code === unavailable);

  it.each(temporary)('is retried: it %s once', async (_, { fault }) => {
    server.model.inject(operation, fault);
    expect((await user.call('predict-health-premium')).status).toBe(200);
    expect(await user.count()).toBe(2);
  });

  it('does not fail the request: a response after a second', async () => {
    server.model.inject(operation, { kind: 'delay', delayMs: 1000 });
    expect((await user.call('predict-health-premium')).status).toBe(200);
    expect(await user.count()).toBe(2);
  });
});

describe('a model that never responds', () => {
  it('causes an error after the timeout', async () => {
    server.model.inject(operation, { kind: 'hang' }, Number.POSITIVE_INFINITY);
    const model = createSagemakerModel(connectSagemaker(), resourceNames.model, 250);
    const output = model({ insurance_type: 'health', year: 2026, instances: [healthAnswers] });
    await expect(output).rejects.toMatchObject({ name: 'ApiError', code: unavailable });
  });

  it('causes a 503 before the gateway times out, stores nothing, and blocks no other request', async () => {
    server.model.inject(operation, { kind: 'hang' });
    const reached = server.model.waitFor(operation);
    const hanging = user.call('predict-health-premium');
    await reached;
    expect((await user.call('predict-car-premium')).status).toBe(200);
    const response = await hanging;
    expectServerError(response, unavailable);
    expect(response.durationMs).toBeLessThan(29_000);
    expect(await user.count()).toBe(2);
  });
});
