import { execFile } from 'node:child_process';
import { chmod, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, it } from 'vitest';
import { chooseEngine } from '#local/database/database.ts';
import { dynoxide } from '#local/database/dynoxide.ts';
import { ApiClient } from '#tests/support/api-client.ts';
import { ServerProcess } from '#tests/support/server-process.ts';
import { createFolder } from '#tests/support/temporary-folder.ts';

let folder: string;
beforeEach(() => {
  folder = createFolder();
});

/** Runs the command and returns its exit code and output. */
function backUp(environment: NodeJS.ProcessEnv, ...parameters: string[]) {
  const { promise, resolve } = Promise.withResolvers<{ code: number; output: string }>();
  const env = { ...process.env, DYNAMODB_ENDPOINT: '', ...environment };
  execFile(process.execPath, ['local/backup.ts', ...parameters], { env }, (error, stdout, stderr) =>
    resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
  );
  return promise;
}

async function expectRefusal(environment: NodeJS.ProcessEnv, parameters: string[], message: string) {
  expect(await backUp(environment, ...parameters)).toEqual({ code: 1, output: `${message}\n` });
}

/** Ids of the predictions in a database file. */
function listPredictions(file: string): string[] {
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = database.prepare("SELECT sk FROM premia WHERE sk LIKE 'S:PREDICTION#%'").all();
  database.close();
  return rows.map(({ sk }) => String(sk).slice('S:PREDICTION#'.length));
}

describe.runIf((await chooseEngine()) === dynoxide)('a backup', () => {
  it('has every confirmed prediction in each of 20 under load, and the signing key', async () => {
    const STATE_DIR = join(folder, 'state');
    const server = await ServerProcess.start({ environment: { STATE_DIR } });
    const api = new ApiClient(server.url);
    const accounts = await Promise.all([1, 2, 3, 4].map(() => api.register()));
    const confirmed: string[] = [];
    let isWriting = true;
    const writers = accounts.map(async ({ token }) => {
      while (isWriting) confirmed.push(await api.predict(token));
    });
    let file = '';
    for (let count = 1; count <= 20; count += 1) {
      file = join(folder, `backup-${count}`);
      const before = [...confirmed];
      expect(await backUp({ STATE_DIR }, file)).toMatchObject({ code: 0 });
      expect(((await stat(file)).mode & 0o777).toString(8)).toBe('600');
      expect(listPredictions(file)).toEqual(expect.arrayContaining(before));
      // Predictions were stored during the backup.
      await expect.poll(() => confirmed.length).toBeGreaterThan(before.length);
    }
    isWriting = false;
    await Promise.all(writers);
    const { token = '' } = accounts[0] ?? {};
    const { history } = await api.readAccount(token);
    await server.stop();

    const restored = join(folder, 'restored');
    expect(await backUp({ STATE_DIR: restored }, '--restore', file)).toMatchObject({ code: 0 });
    expect(await readFile(join(restored, 'signing-key'), 'utf8')).toBe(
      await readFile(join(STATE_DIR, 'signing-key'), 'utf8'),
    );
    const stored = listPredictions(file);
    const second = await ServerProcess.start({ environment: { STATE_DIR: restored } });
    const after = await new ApiClient(second.url).readAccount(token);
    await second.stop();
    expect(after.history).toEqual(history.filter(({ id }) => stored.includes(id)));
    expect(after.dashboard.total_predictions).toBe(after.history.length);
    // Neither the table of the other files nor its pages are left in the database.
    const database = (await readdir(restored)).find((name) => name.startsWith('dynoxide')) ?? expect.fail();
    const key = await readFile(join(restored, 'signing-key'));
    expect((await readFile(join(restored, database, 'premia.db'))).includes(key)).toBe(false);
  });

  it('is restored with mails, also while Premia is stopped, and into an empty folder alone', async () => {
    const STATE_DIR = join(folder, 'state');
    await (await ServerProcess.start({ environment: { STATE_DIR } })).stop();
    await mkdir(join(STATE_DIR, 'mail'));
    await writeFile(join(STATE_DIR, 'mail', 'one.eml'), 'To: ada@example.com\n');
    const file = join(folder, 'backup');
    expect(await backUp({ STATE_DIR }, file)).toMatchObject({ code: 0 });
    await expectRefusal({ STATE_DIR }, [file], `${file} exists: name a file that does not`);
    await expectRefusal(
      { STATE_DIR },
      ['--restore', file],
      `The folder ${STATE_DIR} has files of Premia: set STATE_DIR to an empty folder, or move them away`,
    );
    const restored = join(folder, 'restored');
    expect(await backUp({ STATE_DIR: restored }, '--restore', file)).toMatchObject({ code: 0 });
    expect(await readFile(join(restored, 'mail', 'one.eml'), 'utf8')).toBe('To: ada@example.com\n');
    expect(((await stat(restored)).mode & 0o777).toString(8)).toBe('700');

    const intact = await readFile(file);
    await writeFile(file, Buffer.from(intact).fill('x', 4096, 6144));
    await rm(restored, { recursive: true });
    const damaged = await backUp({ STATE_DIR: restored }, '--restore', file);
    expect(damaged.output).toMatch(new RegExp(`^${file} is damaged \\(.+\\): use another backup\n$`));
    expect((await readdir(folder)).sort()).toEqual(['backup', 'state']);
  });

  it('of Premia 1.0.0 is restored, and the files of other programs in it are named', async () => {
    const STATE_DIR = join(folder, 'state');
    await (await ServerProcess.start({ environment: { STATE_DIR } })).stop();
    const file = join(folder, 'backup');
    expect(await backUp({ STATE_DIR }, file)).toMatchObject({ code: 0 });
    const database = new DatabaseSync(file);
    database.exec("DROP TABLE _backup_checksums; INSERT INTO _backup_files VALUES ('.DS_Store', x'00')");
    database.close();
    const restored = join(folder, 'restored');
    expect(await backUp({ STATE_DIR: restored }, '--restore', file)).toEqual({
      code: 0,
      output: `Restored ${file} to ${restored}. Skipped, because they are no files of Premia: ".DS_Store". Start Premia with STATE_DIR=${restored}\n`,
    });
    await (await ServerProcess.start({ environment: { STATE_DIR: restored } })).stop();
  });

  it('names a damaged database, and leaves no file', async () => {
    const STATE_DIR = join(folder, 'state');
    await (await ServerProcess.start({ environment: { STATE_DIR } })).stop();
    const directory = (await readdir(STATE_DIR)).find((name) => name.startsWith('dynoxide')) ?? expect.fail();
    const database = join(STATE_DIR, directory, 'premia.db');
    await writeFile(database, Buffer.from(await readFile(database)).fill('x', 0, 2048));
    const file = join(folder, 'backup');
    const { output } = await backUp({ STATE_DIR }, file);
    expect(output).toContain(`${database} could not be copied to ${file} (`);
    expect(await readdir(folder)).toEqual(['state']);
  });
});

describe('the command refuses', () => {
  it('the data of DynamoDB Local, by name', async () => {
    await mkdir(join(folder, 'dynamodb-local-6'));
    await writeFile(join(folder, 'dynamodb-local-6', 'shared-local-instance.db'), '');
    await expectRefusal(
      { STATE_DIR: folder },
      [join(folder, 'backup')],
      `The folder ${folder} has data of DynamoDB Local, which is written after its responses: stop Premia, then copy the folder`,
    );
  });

  it.each([
    ['a folder without data', {}, ['backup'], /^The folder .+ has no data: set STATE_DIR to another one$/],
    [
      'data in memory',
      { STATE_DIR: ':memory:' },
      ['backup'],
      /^STATE_DIR is :memory:, which stores nothing$/,
    ],
    [
      'data elsewhere',
      { DYNAMODB_ENDPOINT: 'http://localhost:8000' },
      ['backup'],
      /^The data is in the DynamoDB at http:\/\/localhost:8000: back it up there$/,
    ],
    ['no file', {}, [], /^Name one file: npm run backup -- FILE/],
    ['two files', {}, ['one', 'two'], /^Name one file: /],
    ['an unknown option', {}, ['--all'], /^Unknown option '--all'/],
    [
      'a file that does not exist',
      {},
      ['--restore', '/nowhere/backup'],
      /^\/nowhere\/backup does not exist: name a file that "npm run backup" wrote$/,
    ],
  ])('%s', async (_, environment, parameters, message) => {
    const { code, output } = await backUp({ STATE_DIR: folder, ...environment }, ...parameters);
    expect(code).toBe(1);
    expect(output.trimEnd()).toMatch(message);
  });

  it.runIf(process.getuid?.() !== 0)('a folder that is not writable', async () => {
    await mkdir(join(folder, 'read-only'));
    await chmod(join(folder, 'read-only'), 0o500);
    const file = join(folder, 'read-only', 'backup');
    await mkdir(join(folder, 'dynoxide-6'));
    await writeFile(join(folder, 'dynoxide-6', 'premia.db'), '');
    await expectRefusal({ STATE_DIR: folder }, [file], `${file} could not be created (EACCES)`);
  });
});
