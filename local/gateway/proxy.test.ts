import { createServer, type RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished, vi } from 'vitest';
import { listenOnLoopback } from '../loopback.ts';
import { createProxy } from './proxy.ts';

async function listen(listener: RequestListener) {
  const listening = await listenOnLoopback(createServer(listener));
  onTestFinished(listening.close);
  return listening;
}

it('forwards method, path, body and headers with its own, and returns status, headers and body', async () => {
  const echo = await listen(async (request, response) => {
    const { method, url, headers } = request;
    response.writeHead(201, {
      'x-seen': `${method} ${url} ${headers.authorization} ${headers['x-api-key']}`,
    });
    response.end(await text(request));
  });
  const { url } = await listen(createProxy(`${echo.url}/base`, { 'x-api-key': 'origin' }));
  const response = await fetch(`${url}/api/users/login/?a=%20b`, {
    method: 'POST',
    headers: { authorization: 'Token t', 'X-Api-Key': 'client' },
    body: 'né\u0000',
  });
  expect(response.status).toBe(201);
  expect(response.headers.get('x-seen')).toBe('POST /base/api/users/login/?a=%20b Token t origin');
  expect(await response.text()).toBe('né\u0000');
});

it("returns 502 with the API's error body if the API is not running", async () => {
  const gone = await listen(async () => {});
  await gone.close();
  const logError = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { url } = await listen(createProxy(gone.url, {}));
  const response = await fetch(`${url}/api/users/profile/`);
  expect(response.status).toBe(502);
  expect(await response.json()).toMatchObject({ code: 'internal_error' });
  expect(logError).toHaveBeenCalledOnce();
});
