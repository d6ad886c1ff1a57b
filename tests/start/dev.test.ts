import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ApiClient } from '#tests/support/api-client.ts';
import { ServerProcess } from '#tests/support/server-process.ts';

let server: ServerProcess;
beforeAll(async () => {
  server = await ServerProcess.start({ command: ['npm', 'run', 'dev'] });
}, 120_000);
afterAll(async () => {
  await server.stop();
});

it('serves the website from its sources, with the API on the same port', async () => {
  const api = new ApiClient(server.url);
  const page = await api.send({ method: 'GET', path: '/main/history' });
  expect(page.text).toContain('/@vite/client');
  const script = /src="(\/src\/[^"]+)"/.exec(page.text)?.[1] ?? expect.fail('no script');
  const module = await api.send({ method: 'GET', path: script });
  expect(module.headers['content-type']).toMatch(/javascript/);
  expect((await api.call('get-profile')).status).toBe(401);
});

it('notifies an open page of changes, and stops while the page is connected', async () => {
  const page = new WebSocket(server.url.replace('http', 'ws'), 'vite-hmr');
  const [message] = await once(page, 'message');
  expect(JSON.parse(message.data)).toEqual({ type: 'connected' });
  expect(await server.stop()).toBe(0);
});
