import { createServer } from 'node:http';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listenOnLoopback } from '#local/loopback.ts';
import { canaryCode } from './website-canary.ts';

/** Runs the canary against a server with these statuses. */
async function runCanary({ page, api }: { page: number; api: number }): Promise<void> {
  const server = createServer((request, response) => {
    const isApi = request.url === '/api/users/profile/';
    response.statusCode = isApi ? api : page;
    response.end(isApi ? '{"code":"unauthenticated"}' : '<title>Premia</title>');
  });
  const { url, close } = await listenOnLoopback(server);
  onTestFinished(close);
  const exports: { handler?: () => Promise<void> } = {};
  runInNewContext(canaryCode, { exports, fetch, Error, process: { env: { WEBSITE_URL: url } } });
  await exports.handler?.();
}

describe('canary', () => {
  it('succeeds if the website is available and the API requires a session', async () => {
    await expect(runCanary({ page: 200, api: 401 })).resolves.toBeUndefined();
  });

  it.each([
    [{ page: 503, api: 401 }, 'The website returned 503'],
    [{ page: 200, api: 502 }, 'The API returned 502'],
  ])('fails if the statuses are %j', async (statuses, message) => {
    await expect(runCanary(statuses)).rejects.toThrow(message);
  });
});
