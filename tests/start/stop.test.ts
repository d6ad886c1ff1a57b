import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { sendRequest } from '#tests/support/http-client.ts';
import { ServerProcess } from '#tests/support/server-process.ts';

/** Maximum time for a server or a database to stop after its parent was killed, in milliseconds. */
const polling = { timeout: 15_000, interval: 50 };

function isResponding(url: string): Promise<boolean> {
  return sendRequest(url, { method: 'GET', path: '/' }).then(
    () => true,
    () => false,
  );
}

async function findChild(parent: number | undefined): Promise<number> {
  const { stdout } = await promisify(execFile)('pgrep', ['-P', String(parent)]);
  return Number(stdout.trim().split('\n')[0]);
}

describe.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s', (signal) => {
  it('stops the database and the server, which exits with 0', async () => {
    const server = await ServerProcess.start();
    expect(await isResponding(server.databaseUrl)).toBe(true);
    expect(await server.stop(signal)).toBe(0);
    expect(await isResponding(server.databaseUrl)).toBe(false);
    expect(await isResponding(server.url)).toBe(false);
  });
});

it('accepts the second signal that npm forwards after the one of the terminal', async () => {
  const server = await ServerProcess.start();
  server.child.kill('SIGINT');
  expect(await server.stop('SIGINT')).toBe(0);
});

it('stops the database if the server is killed', async () => {
  const server = await ServerProcess.start();
  await server.stop('SIGKILL');
  await expect.poll(() => isResponding(server.databaseUrl), polling).toBe(false);
});

it('exits with 1 if the database is killed', async () => {
  const server = await ServerProcess.start();
  const guardian = await findChild(server.child.pid);
  const java = await findChild(guardian);
  process.kill(java, 'SIGKILL');
  expect(await server.exited).toBe(1);
  expect(server.output).toContain('DynamoDB Local stopped');
});

it('exits with 1 and stops the database if the guardian of the database is killed', async () => {
  const server = await ServerProcess.start();
  process.kill(await findChild(server.child.pid), 'SIGKILL');
  expect(await server.exited).toBe(1);
  expect(server.output).toContain('DynamoDB Local stopped');
  expect(await isResponding(server.databaseUrl)).toBe(false);
});

describe('npm start', () => {
  it.each(['SIGTERM', 'SIGINT', 'SIGKILL'] as const)('leaves no process after %s', async (signal) => {
    const server = await ServerProcess.start({ command: ['npm', 'start'] });
    await server.stop(signal);
    await expect.poll(() => isResponding(server.url), polling).toBe(false);
    await expect.poll(() => isResponding(server.databaseUrl), polling).toBe(false);
  });
});
