import type { RequestListener, ServerResponse } from 'node:http';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { systemClock } from '#functions/platform/clock.ts';
import { serve } from '#tests/support/serve.ts';
import { createModelClient } from '#tests/support/test-model.ts';
import { carAnswers, ohioBasis } from '#tests/support/test-predictions.ts';
import { createSagemakerModel } from './sagemaker-model.ts';

const request = { insurance_type: 'car', year: 2026, instances: [carAnswers] } as const;

// The SDK repeats a refused request whose server has another time, and the endpoint's responses have the real one.
beforeEach(() => void vi.useRealTimers());

/** Starts a model endpoint that uses one listener per request, and the last one for all further requests. */
async function startEndpoint(...listeners: RequestListener[]) {
  let requests = 0;
  const { url } = await serve((incoming, outgoing) => {
    const listener = listeners[Math.min(requests, listeners.length - 1)];
    requests += 1;
    listener?.(incoming, outgoing);
  });
  const client = createModelClient(url);
  const connect = (clock = systemClock) => {
    const model = createSagemakerModel(client, 'premia-premium', { ...limits, clock });
    return () => model(request);
  };
  return { connect, invoke: connect(), countRequests: () => requests };
}

/** Time of the present request, which a listener ends. */
let timeout = new AbortController();

const limits = {
  startTimeout: () => {
    timeout = new AbortController();
    return timeout.signal;
  },
  retryDelayMs: 1,
};

/** Lets the time of a request run out. */
const hang: RequestListener = () => timeout.abort();

const output = {
  premium: 100,
  range: { low: 50, high: 150, coverage: 0.8 },
  market: {
    premium: 90,
    range: { low: 60, high: 130 },
    ...ohioBasis,
  },
  baseline: 99,
  contributions: [{ feature: 'driver_age', value: 30, reference: 38, amount: 1 }],
  outside_training: [],
};
const responseBody = JSON.stringify({ model_version: 'car-1', predictions: [output] });
const succeed: RequestListener = (_, response) => void response.end(responseBody);

/** Responds with an error in SageMaker's format. */
const fail =
  (status: number, type: string): RequestListener =>
  (_, response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json', 'x-amzn-ErrorType': type });
    response.end('{"Message":"of the model"}');
  };

const reset: RequestListener = (incoming) => void incoming.socket.destroy();

it('sends JSON and returns the parsed output', async () => {
  const received: unknown[] = [];
  const { invoke } = await startEndpoint(async (incoming, outgoing) => {
    received.push(incoming.url, incoming.headers['content-type']);
    for await (const chunk of incoming) received.push(JSON.parse(String(chunk)));
    outgoing.end(responseBody);
  });
  expect(await invoke()).toEqual({ ...output, model_version: 'car-1' });
  expect(received).toEqual(['/endpoints/premia-premium/invocations', 'application/json', request]);
});

it.each([
  ['it is throttled', fail(400, 'ThrottlingException')],
  ['the service is unavailable', fail(503, 'ServiceUnavailable')],
  ['the service fails', fail(500, 'InternalFailure')],
  ['the model is not ready', fail(429, 'ModelNotReadyException')],
  ['the connection breaks', reset],
])('retries once if %s', async (_, listener) => {
  const { invoke, countRequests } = await startEndpoint(listener, succeed);
  expect(await invoke()).toEqual({ ...output, model_version: 'car-1' });
  expect(countRequests()).toBe(2);
});

it.each([
  ['starting', fail(429, 'ModelNotReadyException'), { name: 'ModelNotReadyException' }],
  ['unavailable', fail(503, 'ServiceUnavailable'), { name: 'ServiceUnavailable' }],
  ['unreachable', reset, { code: 'ECONNRESET' }],
])('throws model_unavailable after two attempts if the model is %s', async (_, listener, cause) => {
  const { invoke, countRequests } = await startEndpoint(listener);
  await expect(invoke()).rejects.toMatchObject({
    code: 'model_unavailable',
    cause,
    retryAfterSeconds: 5,
    message: 'The premium model is starting, and nothing was saved. Please try again in a minute.',
  });
  expect(countRequests()).toBe(2);
});

it('throws model_busy after two attempts if the model is throttled', async () => {
  const { invoke, countRequests } = await startEndpoint(fail(400, 'ThrottlingException'));
  await expect(invoke()).rejects.toMatchObject({
    code: 'model_busy',
    retryAfterSeconds: 5,
    message: expect.stringContaining('has too many requests, and nothing was saved.'),
  });
  expect(countRequests()).toBe(2);
});

describe('after five requests in a row without a response', () => {
  it.each([
    ['timeouts', hang, 5],
    ['broken connections', reset, 10],
  ])('of %s, calls the endpoint again after 10 s', async (_, listener, attempts) => {
    let now = new Date('2026-11-23T10:00:00Z');
    const { connect, countRequests } = await startEndpoint(
      ...Array<RequestListener>(attempts + 1).fill(listener),
      succeed,
    );
    const ask = connect(() => now);
    for (let count = 1; count <= 5; count += 1) {
      await expect(ask()).rejects.toMatchObject({ code: 'model_unavailable', retryAfterSeconds: 5 });
    }
    expect(countRequests()).toBe(attempts);

    now = new Date('2026-11-23T10:00:07.500Z');
    await expect(ask()).rejects.toMatchObject({ code: 'model_unavailable', retryAfterSeconds: 3 });
    expect(countRequests()).toBe(attempts);

    now = new Date('2026-11-23T10:00:10Z');
    await ask().catch(() => undefined);
    expect(countRequests()).toBeGreaterThan(attempts);
  });

  it.each([
    ['a throttled one', fail(429, 'ThrottlingException'), 2],
    ['a success', succeed, 1],
  ])('%s among them starts the count again', async (_, listener, attempts) => {
    const { connect, countRequests } = await startEndpoint(
      ...Array<RequestListener>(4).fill(hang),
      ...Array<RequestListener>(attempts).fill(listener),
      hang,
    );
    const ask = connect();
    for (let count = 1; count <= 9; count += 1) await ask().catch(() => undefined);
    expect(countRequests()).toBe(8 + attempts);
    // The fifth since, after which the endpoint is left alone.
    for (let count = 1; count <= 2; count += 1) await ask().catch(() => undefined);
    expect(countRequests()).toBe(9 + attempts);
  });
});

it.each([
  ['times out', hang],
  [
    'ends in the middle of the body',
    (_: unknown, response: ServerResponse) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{"premium":', () => setImmediate(() => timeout.abort()));
    },
  ],
])('throws model_unavailable without a retry if the response %s', async (_, listener) => {
  const { invoke, countRequests } = await startEndpoint(listener);
  await expect(invoke()).rejects.toMatchObject({ code: 'model_unavailable' });
  expect(countRequests()).toBe(1);
});

it('throws model_unavailable if the connection is refused', async () => {
  const model = createSagemakerModel(createModelClient('http://127.0.0.1:1'), 'premia-premium');
  await expect(model(request)).rejects.toMatchObject({ code: 'model_unavailable' });
});

it('throws a validation error for an answer that the model rejects', async () => {
  const OriginalMessage = JSON.stringify({ message: 'County 06037 is not in Texas', field: 'county' });
  const { invoke } = await startEndpoint((_, response) => {
    response.writeHead(424, { 'x-amzn-errortype': 'ModelError', 'content-type': 'application/json' });
    response.end(JSON.stringify({ Message: 'Rejected', OriginalMessage, OriginalStatusCode: 400 }));
  });
  await expect(invoke()).rejects.toMatchObject({
    code: 'validation_failed',
    fields: { county: { message: 'County 06037 is not in Texas', code: 'invalid_value' } },
  });
});

it.each([
  ['the model fails', fail(424, 'ModelError'), 'ModelError'],
  ['the endpoint does not exist', fail(400, 'ValidationError'), 'ValidationError'],
  ['access is denied', fail(403, 'AccessDeniedException'), 'AccessDeniedException'],
  [
    'the output is invalid',
    (_: unknown, response: ServerResponse) => void response.end('{"premium":1}'),
    '$ZodError',
  ],
])('throws model_failed without a retry, with its cause for the log, if %s', async (_, listener, name) => {
  const { invoke, countRequests } = await startEndpoint(listener);
  await expect(invoke()).rejects.toMatchObject({ code: 'model_failed', cause: { name } });
  expect(countRequests()).toBe(1);
});
