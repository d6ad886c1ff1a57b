import { describe, expect, it, vi } from 'vitest';
import { serve } from '#tests/support/serve.ts';
import { openEmulator } from './emulator.ts';

/** Starts a server that returns a body at one path only. */
async function respondAt(path: string, body = ''): Promise<string> {
  const { url } = await serve((request, response) => {
    response.statusCode = request.url === path ? 200 : 404;
    response.end(body);
  });
  return url;
}

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
