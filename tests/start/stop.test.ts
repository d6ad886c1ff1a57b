import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, it } from 'vitest';
import { chooseEngine } from '#local/database/database.ts';
import { sendRequest } from '#tests/support/http-client.ts';
import { ServerProcess } from '#tests/support/server-process.ts';
import { createFolder } from '#tests/support/temporary-folder.ts';

/** Maximum time for a server or a database to stop after its parent was killed, in milliseconds. */
const polling = { timeout: 15_000, interval: 50 };

const { name } = await chooseEngine();

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

async function expectStopped({ url, databaseUrl }: ServerProcess): Promise<void> {
  await expect.poll(() => isResponding(url), polling).toBe(false);
  await expect.poll(() => isResponding(databaseUrl), polling).toBe(false);
}

it('stops the database and exits with 0 after SIGHUP', async () => {
  const server = await ServerProcess.start();
  expect(await isResponding(server.databaseUrl)).toBe(true);
  expect(await server.stop('SIGHUP')).toBe(0);
  expect(await isResponding(server.databaseUrl)).toBe(false);
  expect(await isResponding(server.url)).toBe(false);
});

it('exits with 1 if the database is killed', async () => {
  const server = await ServerProcess.start();
  const guardian = await findChild(server.child.pid);
  process.kill(await findChild(guardian), 'SIGKILL');
  expect(await server.exited).toBe(1);
  expect(server.output).toContain(`${name} stopped`);
});

it('exits with 1 and stops the database if the guardian of the database is killed', async () => {
  const server = await ServerProcess.start();
  process.kill(await findChild(server.child.pid), 'SIGKILL');
  expect(await server.exited).toBe(1);
  expect(server.output).toContain(`${name} stopped`);
  await expect.poll(() => isResponding(server.databaseUrl), polling).toBe(false);
});

describe.skipIf(process.platform === 'win32')('if server and guardian are killed at the same time', () => {
  let folder: string;
  let databaseUrl: string;
  beforeEach(async () => {
    folder = createFolder();
    const server = await ServerProcess.start({ environment: { STATE_DIR: folder } });
    databaseUrl = server.databaseUrl;
    const guardian = await findChild(server.child.pid);
    // A stopped process can't react to the end of the other.
    for (const id of [server.child.pid ?? 0, guardian]) process.kill(id, 'SIGSTOP');
    for (const id of [server.child.pid ?? 0, guardian]) process.kill(id, 'SIGKILL');
    await server.exited;
  });

  it('the next start ends the database', async () => {
    expect(await isResponding(databaseUrl)).toBe(true);
    const next = await ServerProcess.start({ environment: { STATE_DIR: folder } });
    expect(await isResponding(databaseUrl)).toBe(false);
    expect(await next.stop()).toBe(0);
  });

  it('the next start ends no other process that has its id now', async () => {
    const other = spawn('sleep', ['60'], { stdio: 'ignore' });
    const [name = expect.fail()] = (await readdir(folder)).filter((each) => each.startsWith('dyn'));
    const file = join(folder, name, 'database-process');
    const stored = await readFile(file, 'utf8');
    await writeFile(file, stored.replace(/^\d+/, String(other.pid)));
    const next = await ServerProcess.start({ environment: { STATE_DIR: folder } });
    expect(await next.stop()).toBe(0);
    expect(other.kill()).toBe(true);
    expect((await once(other, 'exit'))[1]).toBe('SIGTERM');
    process.kill(Number.parseInt(stored, 10), 'SIGKILL');
  });
});

describe('npm start', () => {
  it('exits with 0 and leaves no process after Ctrl-C, which signals both npm and the server', async () => {
    const npm = await ServerProcess.start({ command: ['npm', 'start'] });
    process.kill(await findChild(npm.child.pid), 'SIGINT');
    // npm forwards it to the server as a second signal.
    expect(await npm.stop('SIGINT')).toBe(0);
    await expectStopped(npm);
  });

  it.each(['SIGTERM', 'SIGKILL'] as const)('leaves no process after %s', async (signal) => {
    const npm = await ServerProcess.start({ command: ['npm', 'start'] });
    await npm.stop(signal);
    await expectStopped(npm);
  });
});
