import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import {
  addFile,
  createState,
  database,
  foreignNames,
  readState,
  signingKey,
} from '#tests/support/state-folder.ts';
import { BackupError } from './backup-format.ts';
import { createBackup } from './backup-writer.ts';
import { dynoxide } from './database/dynoxide.ts';
import { lockFile } from './file-lock.ts';
import { restoreBackup } from './restore.ts';
import { openStateDirectory } from './state-directory.ts';
import { databaseFolder } from './state-files.ts';

let folder: string;
let state: string;
let restored: string;
let file: string;
beforeEach(async () => {
  ({ folder, state, restored, file } = await createState());
  await createBackup(state, file);
});

it('a restore leaves files of other programs in the folder, as of a mounted disk', async () => {
  for (const name of foreignNames) await addFile(restored, name);
  await mkdir(join(restored, 'empty'));
  await restoreBackup(file, restored);
  const foreign = Object.fromEntries(foreignNames.map((name) => [name, 'other']));
  expect(await readState(restored)).toEqual({ ...(await readState(state)), ...foreign });
  expect(existsSync(join(restored, 'restore-incomplete'))).toBe(false);
});

it.each([
  'signing-key',
  'data-form.json',
  'mail/two.eml',
  database,
  `${database}-wal`,
  'dynoxide-5/premia.db',
])('a restore is refused by a folder that has %s', async (path) => {
  await addFile(restored, path, 'data');
  await expect(restoreBackup(file, restored)).rejects.toThrow(
    `The folder ${restored} has files of Premia: set STATE_DIR to an empty folder, or move them away`,
  );
  expect(await readdir(restored, { recursive: true })).toEqual(
    path.split('/').map((_, index, names) => names.slice(0, index + 1).join('/')),
  );
});

it('a restore that fails removes what it wrote, and nothing else', async () => {
  await mkdir(join(restored, 'mail', 'one.eml'), { recursive: true });
  await addFile(restored, 'lost+found');
  await expect(restoreBackup(file, restored)).rejects.toThrow(
    `${file} could not be restored to ${restored} (EEXIST`,
  );
  expect((await readdir(restored, { recursive: true })).sort()).toEqual([
    'lost+found',
    'mail',
    'mail/one.eml',
  ]);
  await writeFile(join(folder, 'plain'), '');
  await expect(restoreBackup(file, join(folder, 'plain', 'state'))).rejects.toThrow(BackupError);
  await rm(join(restored, 'mail'), { recursive: true });
  await restoreBackup(file, restored);
  expect(await readState(restored)).toEqual({ ...(await readState(state)), 'lost+found': 'other' });
});

/** States of a folder after a restore that was killed. */
const interrupted: [string, Readonly<Record<string, string>>][] = [
  ['before the first file', {}],
  ['within the mails', { 'mail/one.eml': 'To' }],
  ['before the database', { 'signing-key': 'short', 'mail/one.eml': 'To', 'mail/other.eml': 'To' }],
  [
    'within the database',
    { 'signing-key': signingKey, [database]: 'SQLite', [`${database}-journal`]: 'hot' },
  ],
];

it.each(interrupted)(
  'a restore that was killed %s starts again; Premia does not start before',
  async (_, files) => {
    for (const [path, content] of Object.entries({
      ...files,
      'restore-incomplete': '',
      'lost+found': 'other',
    })) {
      await addFile(restored, path, content);
    }
    for (const attempt of [
      openStateDirectory(restored, dynoxide),
      createBackup(restored, join(folder, 'second')),
    ]) {
      await expect(attempt).rejects.toThrow(
        `The folder ${restored} has an incomplete restore (restore-incomplete): run "npm run backup -- --restore FILE" with this STATE_DIR again`,
      );
    }
    for (const [path, content] of Object.entries(files)) {
      expect(await readFile(join(restored, path), 'utf8')).toBe(content);
    }
    await restoreBackup(file, restored);
    expect(await readState(restored)).toEqual({ ...(await readState(state)), 'lost+found': 'other' });
    await openStateDirectory(restored, dynoxide);
  },
);

it('a restore is refused while Premia or another restore uses the folder', async () => {
  const lock = join(restored, databaseFolder(dynoxide), 'lock');
  await mkdir(dirname(lock), { recursive: true });
  const release = await lockFile(lock, 0);
  await expect(restoreBackup(file, restored)).rejects.toThrow(
    `The folder ${restored} is in use by Premia or by another restore: wait for its end`,
  );
  release?.();
  await restoreBackup(file, restored);
});

it('of two restores at once, one has the folder', async () => {
  const outcomes = await Promise.allSettled([1, 2, 3].map(() => restoreBackup(file, restored)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await readState(restored)).toEqual(await readState(state));
});

it.skipIf(process.platform === 'win32')(
  'a restore is refused by a folder with other files that all users write to',
  async () => {
    await addFile(restored, 'lost+found');
    await chmod(restored, 0o777);
    await expect(restoreBackup(file, restored)).rejects.toThrow(
      'has other files, and all users can write to it',
    );
    expect(await readdir(restored)).toEqual(['lost+found']);
  },
);
