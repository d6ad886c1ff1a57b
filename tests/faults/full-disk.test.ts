import { execFile } from 'node:child_process';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { ApiClient } from '#tests/support/api-client.ts';
import { ServerProcess } from '#tests/support/server-process.ts';
import { countConsistently, expectServerError } from './support/expectations.ts';

const run = promisify(execFile);

/** Maximum number of predictions of 1.5 KB until the disk is full. */
const mostAttempts = 1500;

/** Mounts a small file system in memory. */
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

/** Fills the file system. */
async function fillDisk(): Promise<void> {
  const file = await open(ballast, 'a');
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

afterAll(async () => {
  if (isMounted) await run('umount', ['-l', folder]);
  await rm(folder, { recursive: true, force: true });
});

// Users, and root in some containers, are not permitted to mount.
describe.skipIf(!isMounted)('a full disk (needs the permission to mount a small one)', () => {
  it('loses no stored prediction, stores no partial one, and needs no restart', async () => {
    const environment = { STATE_DIR: folder };
    let server: ServerProcess = await ServerProcess.start({ environment });
    let api = new ApiClient(server.url);
    const { token } = await api.register();
    const kept = [await api.predict(token)];

    await fillDisk();
    const refusals = [];
    // The database's file has free pages, which are used up first.
    for (let attempt = 0; attempt < mostAttempts && refusals.length < 10; attempt += 1) {
      const answer = await api.call('predict-car-premium', { token });
      if (answer.status === 200) kept.push((answer.json as { id: string }).id);
      else refusals.push(answer);
    }
    expect(refusals.length).toBeGreaterThan(0);
    for (const answer of refusals) expectServerError(answer, 'service_unavailable', 'internal_error');

    await rm(ballast);
    kept.push(await api.predict(token));
    expect(await countConsistently(api, { token })).toBe(kept.length);

    await server.stop();
    server = await ServerProcess.start({ environment });
    api = new ApiClient(server.url);
    const { history } = await api.readAccount(token);
    expect(history.map(({ id }) => id).sort()).toEqual(kept.sort());
    await countConsistently(api, { token });
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
