import { createServer } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { type Listening, listenOnLoopback } from '#local/loopback.ts';
import { openEmulator } from './emulator.ts';

const opened: Listening[] = [];

/** Starts a server that returns 200 at one path only. */
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

describe('emulator at AWS_ENDPOINT_URL', () => {
  it('is identified as LocalStack with its version', async () => {
    const url = await respondAt('/_localstack/health', '{"edition":"community","version":"4.14.0"}');
    expect(await openEmulator(undefined, url)).toMatchObject({
      name: 'localstack',
      url,
      isOwn: false,
      description: `LocalStack 4.14.0 at ${url}, already running`,
    });
  });

  it('is identified as MiniStack', async () => {
    const url = await respondAt('/_ministack/health');
    expect(await openEmulator('ministack', url)).toMatchObject({ name: 'ministack', url, isOwn: false });
  });

  it('is not stopped', async () => {
    const url = await respondAt('/_ministack/health');
    await (await openEmulator(undefined, url)).close();
    expect((await fetch(`${url}/_ministack/health`)).ok).toBe(true);
  });

  it('is required', async () => {
    const url = await respondAt('/other');
    await expect(openEmulator(undefined, url)).rejects.toThrow(
      `No emulator at ${url} (AWS_ENDPOINT_URL): nothing responds there`,
    );
  });

  it('must be the wanted one', async () => {
    const url = await respondAt('/_ministack/health');
    await expect(openEmulator('localstack', url)).rejects.toThrow(
      `No LocalStack at ${url} (AWS_ENDPOINT_URL): MiniStack is running there`,
    );
  });
});
