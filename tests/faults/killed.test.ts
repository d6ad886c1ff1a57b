import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listErasures } from '#functions/data/erasures.ts';
import { deriveUserId, keyOf } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table.ts';
import { chooseEngine, type Database, startDatabase } from '#local/database/database.ts';
import { dynoxide } from '#local/database/dynoxide.ts';
import { credentials, region, resourceNames } from '#local/function-environment.ts';
import { ApiClient } from '#tests/support/api-client.ts';
import { readPartition } from '#tests/support/dynamodb-items.ts';
import { ServerProcess } from '#tests/support/server-process.ts';
import { type Fault, ServiceProxy } from '#tests/support/service-proxy.ts';
import { AccountUnderFault } from './support/account-under-fault.ts';
import { countConsistently } from './support/expectations.ts';
import { killDescendants, killProcessTree } from './support/process-tree.ts';

const folders: string[] = [];

async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'premia-killed-'));
  folders.push(folder);
  return folder;
}

afterAll(async () => {
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});

describe('when the server is killed during a write', () => {
  let database: Database;
  let proxy: ServiceProxy;
  let environment: NodeJS.ProcessEnv;
  let table: Table;
  let server: ServerProcess | undefined;

  beforeAll(async () => {
    database = await startDatabase();
    proxy = await ServiceProxy.start(database.url);
    environment = { STATE_DIR: await createFolder(), DYNAMODB_ENDPOINT: proxy.url };
    const client = new DynamoDBClient({ endpoint: database.url, region, credentials });
    table = { tableName: resourceNames.table, client: DynamoDBDocumentClient.from(client) };
  });
  afterAll(async () => {
    await server?.stop();
    await proxy.close();
    await database.stop();
  });

  /** Returns a client of the server that the previous test restarted, or starts one. */
  const connect = async () => {
    proxy.reset();
    server ??= await ServerProcess.start({ environment });
    return new ApiClient(server.url);
  };

  /** Kills the server when its request has reached an operation, and starts a new server. */
  async function killDuring(sending: Promise<unknown>, operation: string): Promise<ApiClient> {
    const reached = proxy.waitFor(operation);
    const broken = sending.then(
      () => expect.fail('The server responded before it was killed'),
      (error: NodeJS.ErrnoException) => error.code,
    );
    await reached;
    await server?.stop('SIGKILL');
    server = undefined;
    expect(await broken).toMatch(/ECONNRESET|EPIPE|ECONNREFUSED/);
    return connect();
  }

  /** The operation hangs before or after DynamoDB performs it. */
  const moments: Record<string, Fault> = { before: { kind: 'hang' }, after: { kind: 'hang-after' } };

  it.each(['before', 'after'])(
    '%s the transaction, retries with the same key create one prediction',
    async (when) => {
      const user = await AccountUnderFault.create(await connect());
      const key = { 'idempotency-key': 'attempt-1' };
      proxy.inject('TransactWriteItems', moments[when] ?? expect.fail());
      const api = await killDuring(user.call('predict-car-premium', key), 'TransactWriteItems');
      const { token } = user.account;
      const retries = await Promise.all(
        [1, 2].map(() => api.call('predict-car-premium', { token, headers: key })),
      );
      expect(retries.map(({ status }) => status)).toEqual([200, 200]);
      expect(retries[0]?.text).toBe(retries[1]?.text);
      expect(await countConsistently(api, user.account)).toBe(2);
    },
  );

  it.each([
    { when: 'before', operation: 'TransactWriteItems', isDeleted: false },
    { when: 'after', operation: 'TransactWriteItems', isDeleted: true },
    { when: 'before', operation: 'Query', isDeleted: true },
    { when: 'after', operation: 'Query', isDeleted: true },
  ])(
    '$when $operation of a deletion, the account is deleted completely or not at all after a restart',
    async (moment) => {
      const user = await AccountUnderFault.create(await connect());
      proxy.inject(moment.operation, moments[moment.when] ?? expect.fail());
      const api = await killDuring(user.call('delete-account'), moment.operation);
      const { email } = user.account;
      const items = await readPartition(table, keyOf.user(deriveUserId(email)));
      expect(items).toHaveLength(moment.isDeleted ? 0 : 3);
      expect(await listErasures(table)).toEqual([]);
      expect((await api.call('login', { body: user.account })).status).toBe(moment.isDeleted ? 401 : 200);
    },
  );
});

const engine = await chooseEngine();

describe('when a server with its own database is killed during many writes', () => {
  /** Kills the server after the fifth of many responses, restarts it, and returns the ids of returned and stored predictions. */
  async function killInTheMiddle(kill: (processId: number) => Promise<void>) {
    const environment = { STATE_DIR: await createFolder() };
    const server = await ServerProcess.start({ environment });
    const api = new ApiClient(server.url);
    const { token } = await api.register();
    const returned: string[] = [];
    const { promise: enough, resolve } = Promise.withResolvers<void>();
    const sendings = Array.from({ length: 30 }, async () => {
      returned.push(await api.predict(token));
      if (returned.length === 5) resolve();
    });
    const ends = Promise.allSettled(sendings);
    await enough;
    await kill(server.child.pid ?? expect.fail());
    await ends;
    await server.exited;
    const restarted = await ServerProcess.start({ environment });
    const { history } = await new ApiClient(restarted.url).readAccount(token);
    await countConsistently(new ApiClient(restarted.url), { token });
    await restarted.stop();
    return { returned, stored: history.map(({ id }) => id) };
  }

  it('keeps every prediction that was returned if only the server is killed', async () => {
    const { returned, stored } = await killInTheMiddle(async (id) => void process.kill(id, 'SIGKILL'));
    expect(stored).toEqual(expect.arrayContaining(returned));
  });

  // DynamoDB Local responds some milliseconds before it writes its file (DynamoDB does not).
  describe.skipIf(process.platform !== 'linux' || engine !== dynoxide)('and Dynoxide with it', () => {
    it.each([
      ['database', killDescendants],
      ['database and server', killProcessTree],
    ])('keeps every prediction that was returned before a kill of the %s', async (_, kill) => {
      const { returned, stored } = await killInTheMiddle(kill);
      expect(stored).toEqual(expect.arrayContaining(returned));
    });
  });
});
