import { createServer } from 'node:http';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it } from 'vitest';
import { type Listening, listenOnLoopback } from '#local/loopback.ts';
import { canaryCode } from './website-canary.ts';

const opened: Listening[] = [];

afterEach(async () => {
  for (const { close } of opened.splice(0)) await close();
});

/** Runs the canary against a server with these statuses. */
async function runCanary({ page, api }: { page: number; api: number }): Promise<void> {
  const server = createServer((request, response) => {
    const isApi = request.url === '/api/users/profile/';
    response.statusCode = isApi ? api : page;
    response.end(isApi ? '{"code":"unauthenticated"}' : '<title>Premia</title>');
  });
  const listening = await listenOnLoopback(server);
  opened.push(listening);
  const exports: { handler?: () => Promise<void> } = {};
  runInNewContext(canaryCode, { exports, fetch, Error, process: { env: { WEBSITE_URL: listening.url } } });
  await exports.handler?.();
}

describe('canary', () => {
  it('succeeds if the website is available and the API requires a session', async () => {
    await expect(runCanary({ page: 200, api: 401 })).resolves.toBeUndefined();
  });

  it('fails if the website returns an error', async () => {
    await expect(runCanary({ page: 503, api: 401 })).rejects.toThrow('The website returned 503');
  });

  it('fails if the API returns an error', async () => {
    await expect(runCanary({ page: 200, api: 502 })).rejects.toThrow('The API returned 502');
  });
});
