import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { connectModel } from '#tests/support/test-model.ts';
import { askSagemaker } from './sagemaker-model.ts';

const request = { insurance_type: 'car', instances: [{ driver_age: 30 }] } as const;

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

/** A model endpoint that treats its first request as the first listener does, and so on; the last stays. */
async function startEndpoint(...listeners: RequestListener[]) {
  let requests = 0;
  server = createServer((incoming, outgoing) => {
    const listener = listeners[Math.min(requests, listeners.length - 1)];
    requests += 1;
    listener?.(incoming, outgoing);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const client = connectModel(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return {
    ask: (timeBudget = 5000) => askSagemaker(client, 'premia-premium', timeBudget)(request),
    countRequests: () => requests,
  };
}

const succeed: RequestListener = (_, response) => void response.end('{"premium":1}');

/** An error as SageMaker words it. */
const fail =
  (status: number, type: string): RequestListener =>
  (_, response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json', 'x-amzn-ErrorType': type });
    response.end('{"Message":"of the model"}');
  };

const reset: RequestListener = (incoming) => void incoming.socket.destroy();

describe('the model behind SageMaker', () => {
  it('is asked in JSON, and its answer is text', async () => {
    const asked: unknown[] = [];
    const { ask } = await startEndpoint(async (incoming, outgoing) => {
      asked.push(incoming.url, incoming.headers['content-type']);
      for await (const chunk of incoming) asked.push(JSON.parse(String(chunk)));
      outgoing.end('{"premium":1}');
    });
    expect(await ask()).toBe('{"premium":1}');
    expect(asked).toEqual(['/endpoints/premia-premium/invocations', 'application/json', request]);
  });

  it.each([
    ['it is throttled', fail(400, 'ThrottlingException')],
    ['it is unavailable', fail(503, 'ServiceUnavailable')],
    ['it fails inside', fail(500, 'InternalFailure')],
    ['it is not ready', fail(429, 'ModelNotReadyException')],
    ['the connection breaks', reset],
  ])('is asked once more when %s', async (_, listener) => {
    const { ask, countRequests } = await startEndpoint(listener, succeed);
    expect(await ask()).toBe('{"premium":1}');
    expect(countRequests()).toBe(2);
  });

  it.each([
    ['throttled', fail(400, 'ThrottlingException')],
    ['unavailable', fail(503, 'ServiceUnavailable')],
    ['out of reach', reset],
  ])('is warming up when it stays %s', async (_, listener) => {
    const { ask, countRequests } = await startEndpoint(listener);
    await expect(ask()).rejects.toMatchObject({
      code: 'model_unavailable',
      retryAfterSeconds: 5,
      message: 'The premium model is warming up, and nothing was saved. Please try again in a moment.',
    });
    expect(countRequests()).toBe(2);
  });

  it.each([
    ['takes too long', () => {}],
    [
      'stops in the middle of its answer',
      (_: unknown, response: ServerResponse) => {
        response.writeHead(200, { 'content-length': '100' });
        response.write('{"premium":');
      },
    ],
  ])('is warming up when it %s, and is not asked again', async (_, listener) => {
    const { ask, countRequests } = await startEndpoint(listener);
    await expect(ask(300)).rejects.toMatchObject({ code: 'model_unavailable' });
    expect(countRequests()).toBe(1);
  });

  it('is warming up when nobody listens', async () => {
    const ask = askSagemaker(connectModel('http://127.0.0.1:1'), 'premia-premium');
    await expect(ask(request)).rejects.toMatchObject({ code: 'model_unavailable' });
  });

  it.each([
    ['the model itself fails', fail(424, 'ModelError')],
    ['there is no such endpoint', fail(400, 'ValidationError')],
    ['it may not be asked', fail(403, 'AccessDeniedException')],
  ])('fails at once when %s', async (_, listener) => {
    const { ask, countRequests } = await startEndpoint(listener);
    await expect(ask()).rejects.toMatchObject({ code: 'model_failed' });
    expect(countRequests()).toBe(1);
  });
});
