import { once } from 'node:events';
import { glob, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { languages } from '#contract/languages.ts';
import { ApiClient } from '#tests/support/api-client.ts';
import { ServerProcess } from '#tests/support/server-process.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));

// Below a folder whose files are served: packages of the website.
const stateDirectory = `${repository}node_modules/.cache/premia/dev-test`;

let server: ServerProcess;
beforeAll(async () => {
  const environment = { STATE_DIR: stateDirectory };
  server = await ServerProcess.start({ command: ['npm', 'run', 'dev'], environment });
});
afterAll(async () => {
  await server.stop();
  await rm(stateDirectory, { recursive: true });
});

it('serves the website from its sources, with the API on the same port', async () => {
  const api = new ApiClient(server.url);
  const page = await api.send({ method: 'GET', path: '/main/history' });
  expect(page.text).toContain('/@vite/client');
  const scripts = [...page.text.matchAll(/src="(\/src\/[^"]+)"/g)].map(([, path = '']) => path);
  expect(scripts).toEqual(['/src/app/before-paint.ts', '/src/app/main.tsx']);
  for (const path of scripts) {
    const module = await api.send({ method: 'GET', path });
    expect(module.headers['content-type']).toMatch(/javascript/);
  }
  expect((await api.call('get-profile')).status).toBe(401);
  const { json } = await api.send({ method: 'GET', path: '/openapi.json' });
  expect(json).toMatchObject({ openapi: expect.any(String) });
});

it('serves no request for another host', async () => {
  const headers = { host: 'evil.example' };
  for (const path of ['/', '/api/places/77002/', '/@vite/client', '/src/main.tsx']) {
    expect((await new ApiClient(server.url).send({ method: 'GET', path, headers })).status).toBe(421);
  }
});

it('serves the pages of each language with its texts, under its prefix', async () => {
  const api = new ApiClient(server.url);
  for (const [language, { prefix }] of Object.entries(languages)) {
    const { text } = await api.send({ method: 'GET', path: `${prefix}/` });
    expect(text).toContain(`<html lang="${language}">`);
    const constants = await api.send({ method: 'GET', path: `${prefix}/@vite/env` });
    expect(constants.text).toContain(`"globalThis.premiaLanguage": "${language}"`);
  }
});

it('imports tables on demand as scripts, which is how Vite serves them', async () => {
  const api = new ApiClient(server.url);
  for (const module of ['device-estimate.ts', 'counties.ts']) {
    const { text } = await api.send({ method: 'GET', path: `/src/features/places/${module}` });
    expect(text).toMatch(/import\("[^"]+\.json\?import"\)/);
  }
});

it('serves no file of the data, and of the checkout only those of the website', async () => {
  const api = new ApiClient(server.url);
  const fetchFile = (file: string) => api.send({ method: 'GET', path: `/@fs${file}` });
  const { value: database } = await glob(`${stateDirectory}/*/*.db`).next();
  for (const file of [`${stateDirectory}/signing-key`, database, `${repository}package.json`]) {
    for (const query of ['', '?raw', '?url', '?import&raw']) {
      expect([file, query, (await fetchFile(`${file}${query}`)).status]).toEqual([file, query, 403]);
    }
  }
  expect((await fetchFile(`${repository}functions/contract/fields.ts`)).status).toBe(200);
});

it('notifies an open page of changes, and stops while the page is connected', async () => {
  const page = new WebSocket(server.url.replace('http', 'ws'), 'vite-hmr');
  const [message] = await once(page, 'message');
  expect(JSON.parse(message.data)).toEqual({ type: 'connected' });
  expect(await server.stop()).toBe(0);
});
