import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findFreePort, listenOnLoopback } from '#local/loopback.ts';
import { callApi, registerSomebody } from '#tests/support/api-client.ts';
import {
  type ApplicationProcess,
  runApplicationProcess,
  startApplicationProcess,
} from '#tests/support/application-process.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'premia-start-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function failToStart(environment: NodeJS.ProcessEnv) {
  const { ended, readOutput } = runApplicationProcess({ environment });
  const { exitCode } = await ended;
  return { exitCode, output: readOutput() };
}

describe('a Premia that runs', () => {
  let application: ApplicationProcess;
  let stateDirectory: string;
  let port: number;
  beforeAll(async () => {
    stateDirectory = await mkdtemp(join(tmpdir(), 'premia-running-'));
    port = await findFreePort();
    const environment = { PORT: String(port), STATE_DIR: stateDirectory };
    application = await startApplicationProcess({ environment });
  });
  afterAll(async () => {
    await application.stop();
    await rm(stateDirectory, { recursive: true });
  });

  it('says once where it is ready', () => {
    expect(application.url).toBe(`http://localhost:${port}`);
    expect(application.readOutput().match(/Ready on/g)).toHaveLength(1);
  });

  it('serves a page, and errors in the form of the API below /api/', async () => {
    const page = await fetch(application.url);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
    expect((await callApi('GET /api/nothing/', application)).body.code).toBe('not_found');
  });

  it('keeps its data where it was told to', async () => {
    expect((await readdir(stateDirectory)).sort()).toEqual(['dynamodb', 'signing-key']);
  });

  it('lets nobody else have its port', async () => {
    const { exitCode, output } = await failToStart({ PORT: String(port) });
    expect(exitCode).toBe(1);
    expect(output).toBe(
      `Premia could not start. Port ${port} is in use by another program: stop it, or set PORT to another port\n`,
    );
  });

  it('lets nobody else have its data', async () => {
    const { exitCode, output } = await failToStart({ STATE_DIR: stateDirectory });
    expect(exitCode).toBe(1);
    expect(output).toBe(
      `Premia could not start. DynamoDB Local did not start. ${join(stateDirectory, 'dynamodb')} is in use by another running Premia: stop it, or set STATE_DIR to another folder\n`,
    );
  });

  it('shares its database with one that has no Java', async () => {
    const database = /^DynamoDB +(http:\/\/[\w.:]+)/m.exec(application.readOutput())?.[1];
    const { email, password } = await registerSomebody(application);
    const environment = { DYNAMODB_ENDPOINT: database, PATH: '' };
    const other = await startApplicationProcess({ environment });
    const body = { email, password };
    const login = await callApi('POST /api/users/login/', { url: other.url, body });
    await other.stop();
    expect(login.status).toBe(200);
  });
});

describe('Premia does not start', () => {
  it.each(['http', '70000', '-1'])('on the port %s', async (PORT) => {
    const { exitCode, output } = await failToStart({ PORT });
    expect(exitCode).toBe(1);
    expect(output).toBe(
      `Premia could not start. PORT must be a whole number from 0 (any free port) to 65535, not "${PORT}"\n`,
    );
  });

  it('on a port that somebody else has', async () => {
    const taken = await listenOnLoopback(createServer());
    const { exitCode, output } = await failToStart({ PORT: String(taken.port) });
    await taken.close();
    expect(exitCode).toBe(1);
    expect(output).toContain(`Port ${taken.port} is in use by another program`);
  });

  it('without Java, and says how to install it', async () => {
    await writeFile(join(folder, 'apt-get'), '');
    const { exitCode, output } = await failToStart({ PATH: folder, JAVA_HOME: undefined });
    expect(exitCode).toBe(1);
    expect(output).toBe(
      'Premia could not start. Java was not found. DynamoDB Local needs Java 17 or later: install it with: sudo apt-get install -y openjdk-17-jre-headless (or set DYNAMODB_ENDPOINT to a running DynamoDB)\n',
    );
  });

  it('where nothing can be written', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    const { exitCode, output } = await failToStart({ STATE_DIR: file });
    expect(exitCode).toBe(1);
    expect(output).toBe(
      `Premia could not start. The folder ${file} is not writable (EEXIST): set STATE_DIR to a writable folder, or to :memory: to store nothing\n`,
    );
  });

  it('with a web page where the database should be', async () => {
    const page = createServer((_request, response) => response.end('<h1>Hello</h1>'));
    const { port, close } = await listenOnLoopback(page);
    const DYNAMODB_ENDPOINT = `http://127.0.0.1:${port}`;
    const { exitCode, output } = await failToStart({ DYNAMODB_ENDPOINT });
    await close();
    expect(exitCode).toBe(1);
    expect(output).toBe(
      `Premia could not start. The table could not be created in the DynamoDB at ${DYNAMODB_ENDPOINT}: the server there is not a DynamoDB\n`,
    );
  });

  it('without the database that it was told to use', async () => {
    const DYNAMODB_ENDPOINT = `http://127.0.0.1:${await findFreePort()}`;
    const { exitCode, output } = await failToStart({ DYNAMODB_ENDPOINT });
    expect(exitCode).toBe(1);
    expect(output).toContain(`The table could not be created in the DynamoDB at ${DYNAMODB_ENDPOINT}`);
    expect(output).toContain('ECONNREFUSED');
  });
});
