import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inMemory, openStateDirectory } from './state-directory.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'premia-state-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('keeps one signing key, which only its owner can read', async () => {
  const directory = join(folder, 'new', 'state');
  const first = await openStateDirectory(directory);
  const second = await openStateDirectory(directory);
  expect(second).toEqual(first);
  expect(first.signingKey.length).toBeGreaterThanOrEqual(32);
  expect(first.databaseDirectory).toBe(join(directory, 'dynamodb'));
  expect(((await stat(join(directory, 'signing-key'))).mode & 0o777).toString(8)).toBe('600');
  expect(((await stat(directory)).mode & 0o777).toString(8)).toBe('700');
  expect(await readdir(directory)).toEqual(['dynamodb', 'signing-key']);
});

it('keeps nothing in memory, not even the key', async () => {
  const first = await openStateDirectory(inMemory);
  const second = await openStateDirectory(inMemory);
  expect(first.databaseDirectory).toBeUndefined();
  expect(first.signingKey).not.toBe(second.signingKey);
});

it('says that nothing can be written there', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  await expect(openStateDirectory(file)).rejects.toThrow(
    `The folder ${file} can not be written to (EEXIST): set STATE_DIR to one that can`,
  );
});

it.runIf(existsSync('/proc'))('says so of a system folder that takes no folders', async () => {
  await expect(openStateDirectory('/proc/premia/state')).rejects.toThrow(
    'The folder /proc/premia/state can not be written to (ENOENT)',
  );
});

it('refuses a signing key that is cut short', async () => {
  await writeFile(join(folder, 'signing-key'), 'short');
  await expect(openStateDirectory(folder)).rejects.toThrow(
    `${join(folder, 'signing-key')} is damaged: delete it (everybody then has to log in again)`,
  );
});
