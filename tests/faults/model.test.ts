import { beforeEach, describe, expect, it } from 'vitest';
import type { ErrorCode } from '#contract/errors.ts';
import { connectSagemaker, createSagemakerModel } from '#functions/pricing/sagemaker-model.ts';
import { resourceNames } from '#local/function-environment.ts';
import type { Fault } from '#tests/support/service-proxy.ts';
import { AccountUnderFault } from './support/account-under-fault.ts';
import { expectServerError } from './support/expectations.ts';
import { startFaultyApplication } from './support/faulty-application.ts';

const application = await startFaultyApplication();
let person: AccountUnderFault;
beforeEach(async () => {
  person = await AccountUnderFault.create(application.api);
});

const operation = 'InvokeEndpoint';
const refuse = (status: number, type: string): Fault => ({
  kind: 'respond',
  status,
  type,
  body: { Message: `${type} by the test`, OriginalMessage: 'Traceback by the test', OriginalStatusCode: 500 },
});
const say = (body: unknown): Fault => ({ kind: 'respond', status: 200, body });

const contribution = { feature: 'age', value: 45, reference: 42, amount: 1 };
const plausible = {
  premium: 100,
  range: { low: 50, high: 150, coverage: 0.8 },
  baseline: 99,
  contributions: [contribution],
  outside_training: [],
};
const predict = (changes: object) =>
  say({ model_version: 'x', insurance_type: 'health', predictions: [{ ...plausible, ...changes }] });

const unavailable: ErrorCode = 'model_unavailable';
const failed: ErrorCode = 'model_failed';

/** Everything that a model can do wrong, and how the answer names it. */
const faults: Record<string, { fault: Fault; code: ErrorCode }> = {
  'fails (424 ModelError)': { fault: refuse(424, 'ModelError'), code: failed },
  'refuses the request (400 ValidationError)': { fault: refuse(400, 'ValidationError'), code: failed },
  'does not let us (403 AccessDeniedException)': {
    fault: refuse(403, 'AccessDeniedException'),
    code: failed,
  },
  'is too busy (429 ThrottlingException)': { fault: refuse(429, 'ThrottlingException'), code: unavailable },
  'is not ready (429 ModelNotReadyException)': {
    fault: refuse(429, 'ModelNotReadyException'),
    code: unavailable,
  },
  'is down (503 ServiceUnavailable)': { fault: refuse(503, 'ServiceUnavailable'), code: unavailable },
  'breaks (500 InternalFailure)': { fault: refuse(500, 'InternalFailure'), code: unavailable },
  'is out of reach': { fault: { kind: 'cut-before' }, code: unavailable },
  'breaks off in the middle of its answer': { fault: { kind: 'cut-within' }, code: unavailable },
  'answers a page': { fault: say('<html>hello</html>'), code: failed },
  'answers nothing': { fault: say(''), code: failed },
  'answers null': { fault: say('null'), code: failed },
  'answers an empty object': { fault: say({}), code: failed },
  'answers NaN': { fault: say('{"predictions":[{"premium":NaN}]}'), code: failed },
  'answers no prediction': {
    fault: say({ model_version: 'x', insurance_type: 'health', predictions: [] }),
    code: failed,
  },
  'answers a premium that is text': { fault: predict({ premium: '100' }), code: failed },
  'answers a premium of 0': { fault: predict({ premium: 0 }), code: failed },
  'answers a negative premium': { fault: predict({ premium: -100 }), code: failed },
  'answers a range that is upside down': {
    fault: predict({ range: { low: 150, high: 50, coverage: 0.8 } }),
    code: failed,
  },
  'explains answers that nobody gave': {
    fault: predict({ contributions: [{ ...contribution, feature: 'x' }] }),
    code: failed,
  },
  'explains nothing': { fault: predict({ contributions: [] }), code: failed },
};

describe.each(Object.entries(faults))('while the model %s', (_, { fault, code }) => {
  it.each(['predict-health-premium', 'predict-car-premium'] as const)(
    '%s says so and keeps nothing; then it succeeds',
    async (routeId) => {
      application.model.inject(operation, fault, Number.POSITIVE_INFINITY);
      const answer = await person.call(routeId);
      expectServerError(answer, code);
      expect((answer.json as { message: string }).message).toContain('nothing was saved');
      if (code === unavailable) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(await person.count()).toBe(1);

      application.mend();
      expect((await person.call(routeId)).status).toBe(200);
      expect(await person.count()).toBe(2);
    },
  );
});

describe('a fault of the model that passes', () => {
  const passing = Object.entries(faults).filter(([, { code }]) => code === unavailable);

  it.each(passing)('is met by a second try: it %s once', async (_, { fault }) => {
    application.model.inject(operation, fault);
    expect((await person.call('predict-health-premium')).status).toBe(200);
    expect(await person.count()).toBe(2);
  });

  it('is waited for: an answer that takes a second is an answer', async () => {
    application.model.inject(operation, { kind: 'delay', delayMs: 1000 });
    expect((await person.call('predict-health-premium')).status).toBe(200);
    expect(await person.count()).toBe(2);
  });
});

describe('a model that never answers', () => {
  it('is given up when its time is over', async () => {
    application.model.inject(operation, { kind: 'hang' }, Number.POSITIVE_INFINITY);
    const ask = createSagemakerModel(connectSagemaker(), resourceNames.model, 250);
    const asking = ask({ insurance_type: 'health', instances: [{ age: 45 }] });
    await expect(asking).rejects.toMatchObject({ name: 'ApiError', code: unavailable });
  });

  it('is given up before the gateway gives up: 503, nothing kept, other requests served meanwhile', async () => {
    application.model.inject(operation, { kind: 'hang' });
    const reached = application.model.waitFor(operation);
    const hanging = person.call('predict-health-premium');
    await reached;
    expect((await person.call('predict-car-premium')).status).toBe(200);
    const answer = await hanging;
    expectServerError(answer, unavailable);
    expect(answer.durationMs).toBeLessThan(29_000);
    expect(await person.count()).toBe(2);
  });
});
