import { createServer } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { type Listening, listenOnLoopback } from '#local/loopback.ts';
import { openEmulator } from './emulator.ts';

const opened: Listening[] = [];

/** Starts a server that returns 200 at one path only. */
async function respondAt(path: string): Promise<string> {
  const server = createServer((request, response) => {
    response.statusCode = request.url === path ? 200 : 404;
    response.end();
  });
  const listening = await listenOnLoopback(server);
  opened.push(listening);
  return listening.url;
}

afterEach(async () => {
  for (const { close } of opened.splice(0)) await close();
});

describe('emulator at AWS_ENDPOINT_URL', () => {
  it('runs functions in containers if it is LocalStack', async () => {
    const url = await respondAt('/_localstack/health');
    expect(await openEmulator(url)).toMatchObject({ url, runsContainers: true });
  });

  it('runs functions as processes if it is MiniStack', async () => {
    const url = await respondAt('/_ministack/health');
    expect(await openEmulator(url)).toMatchObject({ url, runsContainers: false });
  });

  it('is not stopped', async () => {
    const url = await respondAt('/_ministack/health');
    await (await openEmulator(url)).close();
    expect((await fetch(`${url}/_ministack/health`)).ok).toBe(true);
  });

  it('is required', async () => {
    const url = await respondAt('/other');
    await expect(openEmulator(url)).rejects.toThrow(`No emulator at ${url} (AWS_ENDPOINT_URL)`);
  });
});
