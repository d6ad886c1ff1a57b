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

/** A proxy before something that answers what it was asked. */
async function listenBeforeEcho(): Promise<string> {
  const echo = await listen(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    response.writeHead(201, {
      'x-seen': `${request.method} ${request.url} ${request.headers.authorization}`,
    });
    response.end(Buffer.concat(chunks));
  });
  const proxy = createProxy(`${echo.url}/base`);
  return (await listen((request, response) => void proxy(request, response))).url;
}

afterEach(async () => {
  for (const { close } of opened.splice(0).reverse()) await close();
});

describe('the proxy', () => {
  it('passes on method, path, headers and body, and brings back status, headers and body', async () => {
    const url = await listenBeforeEcho();
    const response = await fetch(`${url}/api/users/login/?a=%20b`, {
      method: 'POST',
      headers: { authorization: 'Token t' },
      body: 'né\u0000',
    });
    expect(response.status).toBe(201);
    expect(response.headers.get('x-seen')).toBe('POST /base/api/users/login/?a=%20b Token t');
    expect(await response.text()).toBe('né\u0000');
  });

  it('passes on requests without a body', async () => {
    const response = await fetch(`${await listenBeforeEcho()}/api/users/profile/`);
    expect(response.headers.get('x-seen')).toBe('GET /base/api/users/profile/ undefined');
  });

  it('leaves when the caller leaves, and says nothing of it', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { promise: asked, resolve: tellAsked } = Promise.withResolvers<void>();
    const { promise: left, resolve: tellLeft } = Promise.withResolvers<void>();
    const silent = await listen((request) => {
      request.on('close', tellLeft);
      tellAsked();
    });
    const proxy = createProxy(silent.url);
    const { promise: done, resolve: tellDone } = Promise.withResolvers<void>();
    const { url } = await listen((request, response) => void proxy(request, response).then(tellDone));
    const leaving = new AbortController();
    const call = fetch(url, { signal: leaving.signal });
    await asked;
    leaving.abort();
    await expect(call).rejects.toThrow('aborted');
    await Promise.all([left, done]);
    expect(complaint).not.toHaveBeenCalled();
  });

  it("answers in the API's own form when there is nothing behind it", async () => {
    const gone = await listen(() => {});
    await gone.close();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const proxy = createProxy(gone.url);
    const { url } = await listen((request, response) => void proxy(request, response));
    const response = await fetch(`${url}/api/users/profile/`);
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      message: 'The API can not be reached.',
      code: 'service_unavailable',
    });
  });
});
