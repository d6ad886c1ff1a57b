import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { credentials, region, resourceNames } from '#local/function-environment.ts';
import { ApiClient } from '#tests/support/api-client.ts';
import { putItem } from '#tests/support/dynamodb-items.ts';
import { ServerProcess } from '#tests/support/server-process.ts';
import { createFolder } from '#tests/support/temporary-folder.ts';

it('keeps users, sessions and predictions across restarts after SIGTERM and SIGKILL', async () => {
  const stateDirectory = createFolder();
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

it('leaves nothing of a deleted account and of expired items on the disk after the next start', async () => {
  const stateDirectory = createFolder();
  const environment = { STATE_DIR: stateDirectory };
  const listTraces = async (text: string) => {
    const entries = await readdir(stateDirectory, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));
    const contents = await Promise.all(files.map(async (file) => [file, await readFile(file)] as const));
    return contents.filter(([, content]) => content.includes(text)).map(([file]) => file);
  };
  const first = await ServerProcess.start({ environment });
  const api = new ApiClient(first.url);
  const { email, password, token } = await api.register();
  await api.call('request-password-reset', { body: { email } });
  const findTraces = () => listTraces(email);
  await expect.poll(findTraces, { timeout: 15_000 }).toContainEqual(expect.stringMatching(/\.eml$/));
  const [reset = expect.fail('no mail')] = (await listTraces(email)).filter((file) => file.endsWith('.eml'));
  await api.call('delete-account', { token, body: { current_password: password } });
  expect(await listTraces(email)).not.toContain(reset);

  const client = DynamoDBDocumentClient.from(
    new DynamoDBClient({ endpoint: first.databaseUrl, region, credentials }),
  );
  await putItem(
    { client, tableName: resourceNames.table },
    { pk: 'CLIENT#expired-client', sk: 'EVENTS#logins#1', events: 1, ttl: 1 },
  );
  await first.stop();
  expect(await listTraces('expired-client')).toHaveLength(1);
  await (await ServerProcess.start({ environment })).stop();
  expect(await listTraces(email)).toEqual([]);
  expect(await listTraces('expired-client')).toEqual([]);
});
