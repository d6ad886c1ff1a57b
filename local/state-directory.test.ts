import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { reads, writes } from '#functions/data/stored-forms.ts';
import { createFolder } from '#tests/support/temporary-folder.ts';
import { dynamodbLocal } from './database/dynamodb-local.ts';
import { dynoxide } from './database/dynoxide.ts';
import { inMemory, openStateDirectory } from './state-directory.ts';
import { folderVersion } from './state-files.ts';

let folder: string;
beforeEach(() => {
  folder = createFolder();
});

it('keeps one signing key that only its owner can read', async () => {
  const directory = join(folder, 'new', 'state');
  const first = await openStateDirectory(directory, dynoxide);
  const second = await openStateDirectory(directory, dynoxide);
  expect(second).toEqual(first);
  expect(first.signingKey.length).toBeGreaterThanOrEqual(32);
  expect(first.databaseDirectory).toBe(join(directory, `dynoxide-${folderVersion}`));
  expect(((await stat(join(directory, 'signing-key'))).mode & 0o777).toString(8)).toBe('600');
  expect(((await stat(directory)).mode & 0o777).toString(8)).toBe('700');
  expect(await readdir(directory)).toEqual(['data-form.json', `dynoxide-${folderVersion}`, 'signing-key']);
});

it('creates no folder for the data of a database elsewhere', async () => {
  expect((await openStateDirectory(folder)).databaseDirectory).toBeUndefined();
  expect(await readdir(folder)).toEqual(['signing-key']);
});

it.each([
  [
    `dynamodb-local-${folderVersion}`,
    dynoxide,
    'DynamoDB Local: set PREMIA_DATABASE=dynamodb-local to use it, or ',
  ],
  [`dynoxide-${folderVersion}`, dynamodbLocal, 'Dynoxide: set PREMIA_DATABASE=dynoxide to use it, or '],
  ['dynamodb', dynoxide, 'another version of Premia: '],
  [`dynoxide-${folderVersion + 1}`, dynoxide, 'another version of Premia: '],
])('leaves the data of another engine or version as it is: %s', async (name, engine, explanation) => {
  await mkdir(join(folder, name));
  await expect(openStateDirectory(folder, engine)).rejects.toThrow(
    `The folder ${folder} has data of ${explanation}set STATE_DIR to another folder`,
  );
  expect(await readdir(folder)).toEqual([name]);
});

const readForm = async () => JSON.parse(await readFile(join(folder, 'data-form.json'), 'utf8'));
const storeForm = (text: string) => writeFile(join(folder, 'data-form.json'), text);

it('opens a folder of the first form, which has no number, and records its own', async () => {
  await mkdir(join(folder, `dynoxide-${folderVersion}`));
  await openStateDirectory(folder, dynoxide);
  expect(await readForm()).toMatchObject({ writes, version: expect.stringMatching(/^\d+\.\d+\.\d+$/) });
});

it('opens a folder of every form that it reads, and keeps the number of a later one', async () => {
  await storeForm(JSON.stringify({ writes: reads, version: '9.0.0' }));
  await openStateDirectory(folder, dynoxide);
  expect(await readForm()).toEqual({ writes: reads, version: '9.0.0' });
});

it('names the version of data that it can’t read, and leaves them as they are', async () => {
  await storeForm(JSON.stringify({ writes: reads + 1, version: '9.1.0' }));
  await expect(openStateDirectory(folder, dynoxide)).rejects.toThrow(
    /^The folder .* has data of Premia 9\.1\.0, which is later than this version, .*: start Premia 9\.1\.0 or a later version with this folder, or set STATE_DIR to another folder$/,
  );
  expect(await readdir(folder)).toEqual(['data-form.json']);
});

it.each(['', '{"writes":', '{"writes":"1"}'])('names its damaged file: %s', async (text) => {
  await storeForm(text);
  await expect(openStateDirectory(folder, dynoxide)).rejects.toThrow(
    `${join(folder, 'data-form.json')} is damaged: restore it from a backup`,
  );
});

it('generates a new key each time for :memory:', async () => {
  const first = await openStateDirectory(inMemory);
  const second = await openStateDirectory(inMemory);
  expect(first.databaseDirectory).toBeUndefined();
  expect(first.signingKey).not.toBe(second.signingKey);
});

it('rejects a path that is a file', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  await expect(openStateDirectory(file)).rejects.toThrow(
    `The folder ${file} is not writable (EEXIST): set STATE_DIR to a writable folder`,
  );
});

it.runIf(existsSync('/proc'))('rejects a system folder that does not allow subfolders', async () => {
  await expect(openStateDirectory('/proc/premia/state')).rejects.toThrow(
    'The folder /proc/premia/state is not writable (ENOENT)',
  );
});

it('rejects a truncated signing key', async () => {
  await writeFile(join(folder, 'signing-key'), 'short');
  await expect(openStateDirectory(folder)).rejects.toThrow(
    `${join(folder, 'signing-key')} is damaged: delete it (all users then have to log in again)`,
  );
});

it.skipIf(process.platform === 'win32')('makes a world-writable folder private', async () => {
  await chmod(folder, 0o777);
  await openStateDirectory(folder);
  expect(((await stat(folder)).mode & 0o777).toString(8)).toBe('700');
});

it.skipIf(process.platform === 'win32')('rejects a world-writable folder with other files', async () => {
  await writeFile(join(folder, 'other'), '');
  await chmod(folder, 0o1777);
  await expect(openStateDirectory(folder)).rejects.toThrow(
    `The folder ${folder} has other files, and all users can write to it: set STATE_DIR to a folder of its own`,
  );
  expect(((await stat(folder)).mode & 0o7777).toString(8)).toBe('1777');
});
