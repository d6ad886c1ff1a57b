import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callApi } from '#tests/support/api-client.ts';
import { type ApplicationProcess, startApplicationProcess } from '#tests/support/application-process.ts';

let application: ApplicationProcess;
beforeAll(async () => {
  application = await startApplicationProcess({ command: ['npm', 'run', 'dev'] });
}, 120_000);
afterAll(async () => {
  await application.stop();
});

it('serves the website as it is being written, with the API on the same port', async () => {
  const page = await (await fetch(`${application.url}/main/history`)).text();
  expect(page).toContain('/@vite/client');
  const script = /src="(\/src\/[^"]+)"/.exec(page)?.[1];
  const module = await fetch(application.url + script);
  expect(module.headers.get('content-type')).toMatch(/javascript/);
  expect((await callApi('GET /api/users/profile/', application)).status).toBe(401);
});

it('tells the open page of changes, and stops although the page still listens', async () => {
  const page = new WebSocket(application.url.replace('http', 'ws'), 'vite-hmr');
  const [message] = await once(page, 'message');
  expect(JSON.parse(message.data)).toEqual({ type: 'connected' });
  expect(await application.stop()).toEqual({ exitCode: 0 });
});
