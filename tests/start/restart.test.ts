import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ApiClient } from '#tests/support/api-client.ts';
import { ServerProcess } from '#tests/support/server-process.ts';

let stateDirectory: string;
beforeEach(async () => {
  stateDirectory = await mkdtemp(join(tmpdir(), 'premia-restart-'));
});
afterEach(() => rm(stateDirectory, { recursive: true }));

it.each(['SIGTERM', 'SIGKILL'] as const)(
  'keeps users, sessions and predictions across a restart after %s',
  async (signal) => {
    const environment = { STATE_DIR: stateDirectory };
    const first = await ServerProcess.start({ environment });
    const api = new ApiClient(first.url);
    const { token } = await api.register();
    const id = await api.predict(token);
    const before = await api.readAccount(token);
    expect(before.history).toMatchObject([{ id }]);
    expect(await first.stop(signal)).toBe(signal === 'SIGTERM' ? 0 : null);

    const second = await ServerProcess.start({ environment });
    const after = await new ApiClient(second.url).readAccount(token);
    await second.stop();
    expect(after).toEqual(before);
  },
);

it('stores nothing if STATE_DIR is :memory:', async () => {
  const first = await ServerProcess.start();
  const account = await new ApiClient(first.url).register();
  await first.stop();
  const second = await ServerProcess.start();
  const login = await new ApiClient(second.url).call('login', { body: account });
  await second.stop();
  expect(login.status).toBe(401);
});
