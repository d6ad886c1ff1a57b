import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ApiClient } from '#tests/support/api-client.ts';
import { ServerProcess } from '#tests/support/server-process.ts';

it('keeps users, sessions and predictions across restarts after SIGTERM and SIGKILL', async () => {
  const stateDirectory = await mkdtemp(join(tmpdir(), 'premia-restart-'));
  onTestFinished(() => rm(stateDirectory, { recursive: true }));
  const environment = { STATE_DIR: stateDirectory };
  const first = await ServerProcess.start({ environment });
  const firstApi = new ApiClient(first.url);
  const { token } = await firstApi.register();
  const id = await firstApi.predict(token);
  const before = await firstApi.readAccount(token);
  expect(before.history).toMatchObject([{ id }]);
  expect(await first.stop('SIGTERM')).toBe(0);

  const second = await ServerProcess.start({ environment });
  const secondApi = new ApiClient(second.url);
  expect(await secondApi.readAccount(token)).toEqual(before);
  await secondApi.predict(token);
  const changed = await secondApi.readAccount(token);
  expect(changed.history).toHaveLength(2);
  await second.stop('SIGKILL');

  // The database of a killed server stops too: otherwise it would keep this one from its data.
  const third = await ServerProcess.start({ environment });
  expect(await new ApiClient(third.url).readAccount(token)).toEqual(changed);
  await third.stop();
});
