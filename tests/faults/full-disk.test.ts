import { execFile } from 'node:child_process';
import { mkdtemp, open, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { dynamodbLocal } from '#local/database/dynamodb-local.ts';
import { dynoxide } from '#local/database/dynoxide.ts';
import { ApiClient } from '#tests/support/api-client.ts';
import { ServerProcess } from '#tests/support/server-process.ts';
import { countConsistently } from './support/expectations.ts';

const run = promisify(execFile);

async function mountSmallDisk(folder: string): Promise<boolean> {
  const mounting = run('mount', ['-t', 'tmpfs', '-o', 'size=4m,mode=700', 'tmpfs', folder]);
  return mounting.then(
    () => true,
    () => false,
  );
}

const folder = await mkdtemp(join(tmpdir(), 'premia-full-disk-'));
const isMounted = process.platform === 'linux' && (await mountSmallDisk(folder));
const ballast = join(folder, 'ballast');

async function fillDisk(freeBytes = 0): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const file = await open(ballast, 'a');
  if (freeBytes > 0) {
    await file.write(Buffer.alloc(bavail * bsize - freeBytes));
    return file.close();
  }
  for (const size of [65_536, 1024, 1]) {
    const isFull = async () =>
      file.write(Buffer.alloc(size)).then(
        () => false,
        () => true,
      );
    while (!(await isFull()));
  }
  await file.close();
}

/** Waits until the server has measured the space again, by requests that write nothing. */
const waitForSpace = (api: ApiClient, hasSpace: boolean) =>
  vi.waitFor(async () => expect((await api.call('login', { body: '{' })).status).toBe(hasSpace ? 400 : 503), {
    timeout: 10_000,
  });

afterAll(async () => {
  if (isMounted) await run('umount', ['-l', folder]);
  await rm(folder, { recursive: true, force: true });
});

/** Engines, and the free space of the full disk: the server refuses writes before DynamoDB Local loses one. */
const cases = [
  { engine: dynoxide, freeBytes: 0 },
  { engine: dynamodbLocal, freeBytes: 900 * 1024 },
];
const message =
  'The disk of this server is almost full, so nothing can be saved. Free some space, then try again.';
const obstacles = await Promise.all(cases.map(({ engine }) => engine.findObstacle(process.env)));
const possible = cases.filter((_, index) => obstacles[index] === undefined);

// Users, and root in some containers, are not permitted to mount.
describe.skipIf(!isMounted)('a full disk (needs the permission to mount a small one)', () => {
  it.each(possible)('makes $engine.name lose no write', async ({ engine, freeBytes }) => {
    const environment = { PREMIA_DATABASE: engine.id, STATE_DIR: join(folder, engine.id) };
    let server: ServerProcess = await ServerProcess.start({ environment });
    let api = new ApiClient(server.url);
    const { token, email, password } = await api.register();
    const stored = [await api.predict(token)];

    await fillDisk(freeBytes);
    await waitForSpace(api, false);
    const predictions = Array.from({ length: 20 }, () => api.call('predict-car-premium', { token }));
    const refusals = [
      ...(await Promise.all(predictions)),
      await api.call('login', { body: { email, password } }),
    ];
    for (const { status, headers, json } of refusals) {
      expect(status).toBe(503);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(json).toEqual({ code: 'service_unavailable', message });
    }
    expect(await countConsistently(api, { token })).toBe(1);

    await rm(ballast);
    await waitForSpace(api, true);
    stored.push(await api.predict(token));
    expect(await countConsistently(api, { token })).toBe(2);

    await server.stop();
    server = await ServerProcess.start({ environment });
    api = new ApiClient(server.url);
    const { history } = await api.readAccount(token);
    expect(history.map(({ id }) => id).sort()).toEqual(stored.sort());
    await server.stop();
  });

  it('stops the server at start with an error that names the folder', async () => {
    await fillDisk();
    const server = new ServerProcess({ environment: { STATE_DIR: join(folder, 'new') } });
    expect(await server.exited).toBe(1);
    expect(server.output).toContain(folder);
    expect(server.output).toMatch(/ENOSPC|full|written/i);
  });
});
