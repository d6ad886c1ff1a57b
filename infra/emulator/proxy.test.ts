import { createServer, type RequestListener } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Listening, listenOnLoopback } from '#local/loopback.ts';
import { createProxy } from './proxy.ts';

const opened: Listening[] = [];

async function listen(listener: RequestListener): Promise<Listening> {
  const listening = await listenOnLoopback(createServer(listener));
  opened.push(listening);
  return listening;
}

/** Starts a proxy in front of an echo server. */
async function startEchoProxy(): Promise<string> {
  const echo = await listen(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    response.writeHead(201, {
      'x-seen': `${request.method} ${request.url} ${request.headers.authorization} ${request.headers['x-api-key']}`,
    });
    response.end(Buffer.concat(chunks));
  });
  const proxy = createProxy(`${echo.url}/base`, { 'x-api-key': 'origin' });
  return (await listen((request, response) => void proxy(request, response))).url;
}

afterEach(async () => {
  for (const { close } of opened.splice(0).reverse()) await close();
});

describe('createProxy', () => {
  it('forwards method, path, body and headers with its own, and returns status, headers and body', async () => {
    const url = await startEchoProxy();
    const response = await fetch(`${url}/api/users/login/?a=%20b`, {
      method: 'POST',
      headers: { authorization: 'Token t', 'X-Api-Key': 'client' },
      body: 'né\u0000',
    });
    expect(response.status).toBe(201);
    expect(response.headers.get('x-seen')).toBe('POST /base/api/users/login/?a=%20b Token t origin');
    expect(await response.text()).toBe('né\u0000');
  });

  it('forwards requests without a body', async () => {
    const response = await fetch(`${await startEchoProxy()}/api/users/profile/`);
    expect(response.headers.get('x-seen')).toBe('GET /base/api/users/profile/ undefined origin');
  });

  it('aborts the forwarded request when the client disconnects, without logging an error', async () => {
    const logError = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { promise: received, resolve: markReceived } = Promise.withResolvers<void>();
    const { promise: closed, resolve: markClosed } = Promise.withResolvers<void>();
    const silent = await listen((request) => {
      request.on('close', markClosed);
      markReceived();
    });
    const proxy = createProxy(silent.url);
    const { promise: done, resolve: markDone } = Promise.withResolvers<void>();
    const { url } = await listen((request, response) => void proxy(request, response).then(markDone));
    const abort = new AbortController();
    const call = fetch(url, { signal: abort.signal });
    await received;
    abort.abort();
    await expect(call).rejects.toThrow('aborted');
    await Promise.all([closed, done]);
    expect(logError).not.toHaveBeenCalled();
  });

  it("returns 503 with the API's error body if the API is not running", async () => {
    const gone = await listen(() => {});
    await gone.close();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const proxy = createProxy(gone.url);
    const { url } = await listen((request, response) => void proxy(request, response));
    const response = await fetch(`${url}/api/users/profile/`);
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      message: 'The API is not available.',
      code: 'service_unavailable',
    });
  });
});
