import { createServer, type RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it, vi } from 'vitest';
import { type Listening, listenOnLoopback } from '#local/loopback.ts';
import { confirmReplacement, createProxy } from './deploy-stack.ts';

const opened: Listening[] = [];

async function listen(listener: RequestListener): Promise<Listening> {
  const listening = await listenOnLoopback(createServer(listener));
  opened.push(listening);
  return listening;
}

afterEach(async () => {
  for (const { close } of opened.splice(0).reverse()) await close();
});

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

it.each([
  ['PremiaLocal', 'CREATE_COMPLETE', true],
  ['PremiaLocal', 'DELETE_COMPLETE', false],
  ['Others', 'CREATE_COMPLETE', false],
])('refuses without a terminal to replace the stack %s in %s: %s', async (name, status, isRefused) => {
  const deletion = status === 'DELETE_COMPLETE' ? '<DeletionTime>2026-11-22T10:00:00Z</DeletionTime>' : '';
  const emulator = await listen(async (_request, response) => {
    const stack = `<StackName>${name}</StackName><StackStatus>${status}</StackStatus>${deletion}`;
    const summaries = `<StackSummaries><member>${stack}</member></StackSummaries>`;
    response.setHeader('content-type', 'text/xml');
    response.end(
      `<ListStacksResponse><ListStacksResult>${summaries}</ListStacksResult></ListStacksResponse>`,
    );
  });
  const confirmed = confirmReplacement(emulator);
  if (isRefused)
    await expect(confirmed).rejects.toThrow(/already on LocalStack.*npm run deploy:local -- --replace/);
  else await confirmed;
});
