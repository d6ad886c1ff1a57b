import { createServer } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Listening, listenOnLoopback } from '#local/loopback.ts';
import { openEmulator } from './emulator.ts';

const opened: Listening[] = [];

/** Starts a server that returns a body at one path only. */
async function respondAt(path: string, body = ''): Promise<string> {
  const server = createServer((request, response) => {
    response.statusCode = request.url === path ? 200 : 404;
    response.end(body);
  });
  const listening = await listenOnLoopback(server);
  opened.push(listening);
  return listening.url;
}

afterEach(async () => {
  for (const { close } of opened.splice(0)) await close();
});

describe('LocalStack at AWS_ENDPOINT_URL', () => {
  const path = '/_localstack/health';

  it('is used, whichever version it has, and not stopped', async () => {
    const url = await respondAt(path, '{"edition":"pro","version":"2026.3.0"}');
    const print = vi.spyOn(console, 'log').mockImplementation(() => {});
    const emulator = await openEmulator(url);
    expect(emulator).toMatchObject({ url, isOwn: false });
    expect(print.mock.calls).toEqual([[`Emulator   LocalStack 2026.3.0 at ${url}, already running`]]);
    await emulator.close();
    expect((await fetch(url + path)).ok).toBe(true);
  });

  it.each([
    ['/other', ''],
    [path, '{}'],
  ])('is required: a server with %s "%s" is another', async (...server) => {
    const url = await respondAt(...server);
    await expect(openEmulator(url)).rejects.toThrow(
      `LocalStack does not respond at ${url} (AWS_ENDPOINT_URL)`,
    );
  });
});
