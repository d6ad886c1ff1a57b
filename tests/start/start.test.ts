import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chooseEngine } from '#local/database/database.ts';
import { dynoxide } from '#local/database/dynoxide.ts';
import { findFreePort } from '#local/loopback.ts';
import { databaseFolder as toDatabaseFolder } from '#local/state-files.ts';
import { ApiClient } from '#tests/support/api-client.ts';
import { serve } from '#tests/support/serve.ts';
import { ServerProcess } from '#tests/support/server-process.ts';
import { createFolder } from '#tests/support/temporary-folder.ts';

const engine = await chooseEngine();
const databaseFolder = toDatabaseFolder(engine);

let folder: string;
beforeEach(() => {
  folder = createFolder();
});

async function failToStart(environment: NodeJS.ProcessEnv): Promise<string> {
  const server = new ServerProcess({ environment });
  expect(await server.exited).toBe(1);
  return server.output;
}

describe('a running server', () => {
  let server: ServerProcess;
  let stateDirectory: string;
  let port: number;
  beforeAll(async () => {
    stateDirectory = await mkdtemp(join(tmpdir(), 'premia-running-'));
    port = await findFreePort();
    const environment = { PORT: String(port), STATE_DIR: stateDirectory };
    server = await ServerProcess.start({ environment });
  });
  afterAll(async () => {
    await server.stop();
    await rm(stateDirectory, { recursive: true });
  });

  it('prints its address first, then the others, and nothing else', () => {
    const address = 'http://127(\\.\\d+){3}:\\d+';
    const lines = [
      `Ready on http://localhost:${port}`,
      'Open this address in a browser; the website is built. Ctrl-C stops everything.',
      `Mails are not delivered: read them at ${address}/[0-9a-f]{32}/`,
      `Data is in ${stateDirectory}, and the database at ${address}`,
      ...(engine.hasHostOption ? [] : ['Others on your network can read and change the data: .*']),
      `Premiums come from the model at ${address}`,
    ];
    expect(server.output).toMatch(new RegExp(`^${lines.join('\n')}\n$`));
  });

  it('serves the website, and the API below /api/', async () => {
    const api = new ApiClient(server.url);
    const page = await api.send({ method: 'GET', path: '/' });
    expect(page.status).toBe(200);
    expect(page.headers['content-type']).toMatch(/^text\/html/);
    expect((await api.send({ method: 'GET', path: '/api/nothing/' })).json).toHaveProperty(
      'code',
      'not_found',
    );
  });

  it('stores its data in STATE_DIR', async () => {
    expect((await readdir(stateDirectory)).sort()).toEqual(['data-form.json', databaseFolder, 'signing-key']);
  });

  it('keeps a second server from its port', async () => {
    expect(await failToStart({ PORT: String(port) })).toBe(
      `Premia could not start. Port ${port} is in use by another program: stop it, or set PORT to another port\n`,
    );
  });

  it('keeps a second server from its data', async () => {
    expect(await failToStart({ STATE_DIR: stateDirectory })).toBe(
      `Premia could not start. ${engine.name} did not start. ${join(stateDirectory, databaseFolder)} is in use by another running Premia: stop it, or set STATE_DIR to another folder\n`,
    );
  });

  it('shares its database with a server on a machine without any', async () => {
    const account = await new ApiClient(server.url).register();
    const environment = {
      DYNAMODB_ENDPOINT: server.databaseUrl,
      PREMIA_DATABASE: 'dynamodb-local',
      PATH: '',
    };
    const other = await ServerProcess.start({ environment });
    const login = await new ApiClient(other.url).call('login', { body: account });
    await other.stop();
    expect(login.status).toBe(200);
  });
});

it.runIf(engine === dynoxide)('starts on a machine that has only Node', async () => {
  const environment = { PATH: dirname(process.execPath), JAVA_HOME: undefined };
  const server = await ServerProcess.start({ environment });
  expect(await server.stop()).toBe(0);
});

describe('a server exits with 1 and an error', () => {
  it('if a setting is invalid', async () => {
    expect(await failToStart({ PORT: 'http' })).toMatch(
      /^Premia could not start\. PORT must be .+ not "http"\n$/,
    );
  });

  it('if the database file is damaged at its start or its middle', async () => {
    const environment = { STATE_DIR: folder };
    const first = await ServerProcess.start({ environment });
    await new ApiClient(first.url).register();
    await first.stop();
    const files = await readdir(join(folder, databaseFolder));
    const file = files.find((name) => name.endsWith('.db')) ?? expect.fail();
    const database = join(folder, databaseFolder, file);
    const intact = await readFile(database);
    for (const position of [0, 4096]) {
      const damaged = Buffer.from(intact).fill('x', position, position + 2048);
      await writeFile(database, damaged);
      const output = await failToStart(environment);
      expect(output).toContain(
        `Premia could not start. ${engine.name} did not start. ${database} is damaged (`,
      );
      expect(output).toMatch(
        /restore a backup to an empty STATE_DIR with "npm run backup -- --restore FILE", or delete it to start without accounts\n$/,
      );
    }
  });

  it('if the lock is damaged', async () => {
    await mkdir(join(folder, databaseFolder));
    const lock = join(folder, databaseFolder, 'lock');
    await writeFile(lock, 'x'.repeat(4096));
    expect(await failToStart({ STATE_DIR: folder })).toBe(
      `Premia could not start. ${engine.name} did not start. ${lock} is damaged (file is not a database): delete it, then start again\n`,
    );
  });

  it('if DYNAMODB_ENDPOINT serves a web page', async () => {
    const { port } = await serve((_request, response) => response.end('<h1>Hello</h1>'));
    const DYNAMODB_ENDPOINT = `http://127.0.0.1:${port}`;
    const output = await failToStart({ DYNAMODB_ENDPOINT });
    expect(output).toBe(
      `Premia could not start. The table could not be created in the DynamoDB at ${DYNAMODB_ENDPOINT}: the server there is not a DynamoDB\n`,
    );
  });

  it('if nothing listens at DYNAMODB_ENDPOINT', async () => {
    const DYNAMODB_ENDPOINT = `http://127.0.0.1:${await findFreePort()}`;
    const output = await failToStart({ DYNAMODB_ENDPOINT });
    expect(output).toContain(`the DynamoDB at ${DYNAMODB_ENDPOINT}`);
    expect(output).toContain('ECONNREFUSED');
  });
});
