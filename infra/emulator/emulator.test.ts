import { createServer } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { type Listening, listenOnLoopback } from '#local/loopback.ts';
import { openEmulator } from './emulator.ts';

const opened: Listening[] = [];

/** Something that answers at one path only. */
async function answerAt(path: string): Promise<string> {
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

describe('the emulator that AWS_ENDPOINT_URL names', () => {
  it('is LocalStack, whose functions run in containers', async () => {
    const url = await answerAt('/_localstack/health');
    expect(await openEmulator(url)).toMatchObject({ url, runsContainers: true });
  });

  it('is MiniStack, whose functions are processes', async () => {
    const url = await answerAt('/_ministack/health');
    expect(await openEmulator(url)).toMatchObject({ url, runsContainers: false });
  });

  it('is left running', async () => {
    const url = await answerAt('/_ministack/health');
    await (await openEmulator(url)).close();
    expect((await fetch(`${url}/_ministack/health`)).ok).toBe(true);
  });

  it('has to be there', async () => {
    const url = await answerAt('/somebody/else');
    await expect(openEmulator(url)).rejects.toThrow(
      `Nothing answers at ${url}, which AWS_ENDPOINT_URL names`,
    );
  });
});
