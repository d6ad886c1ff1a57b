import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { reads } from '#functions/data/stored-forms.ts';
import {
  addFile,
  createState,
  database,
  foreignNames,
  readState,
  signingKey,
} from '#tests/support/state-folder.ts';
import { createFolder } from '#tests/support/temporary-folder.ts';
import { createBackup } from './backup-writer.ts';
import { dynoxide } from './database/dynoxide.ts';
import { restoreBackup } from './restore.ts';
import { databaseFolder, maxFileBytes } from './state-files.ts';

let folder: string;
let state: string;
let restored: string;
let file: string;
beforeEach(async () => {
  ({ folder, state, restored, file } = await createState());
});

it('a backup has the files of Premia, and none of another program', async () => {
  const own = await readState(state);
  for (const name of foreignNames) await addFile(state, name);
  await createBackup(state, file);
  expect(await restoreBackup(file, restored)).toEqual([]);
  expect(await readState(restored)).toEqual(own);
  for (const name of ['signing-key', database]) {
    expect(((await stat(join(restored, name))).mode & 0o777).toString(8)).toBe('600');
  }
  // The key is neither in a table nor in a free page of the database.
  expect((await readFile(join(restored, database))).includes(signingKey)).toBe(false);
});

it('a backup is restored, whatever names the files have that it was made of', async () => {
  const name = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }),
    fc.constantFrom(...foreignNames.map((path) => path.split('/').at(-1) ?? '')),
    fc.constantFrom('lock', 'premia.db-wal', 'database-process', 'signing-key.new', '-', '..a', '\u{1F600}'),
  );
  const path = fc
    .tuple(
      fc.constantFrom('', 'mail/', 'other/', `${databaseFolder(dynoxide)}/`),
      name,
      fc.constantFrom('', '.eml', '.db'),
    )
    .map((parts) => parts.join(''))
    .filter((each) => !/[/\0\\]/.test(each.replace(/^[\w-]+\//, '')) && !/(^|\/)\.{1,2}$/.test(each));
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(path, { maxLength: 8 }), async (paths) => {
      const root = createFolder();
      for (const [name, content] of [
        ['signing-key', signingKey],
        ['data-form.json', '{"writes":1,"version":"1.0.0"}'],
      ] as const) {
        await addFile(root, name, content);
      }
      for (const each of paths) await addFile(root, each).catch(() => {});
      await mkdir(join(root, databaseFolder(dynoxide)), { recursive: true });
      await rm(join(root, `${database}-wal`), { force: true });
      await writeFile(join(root, database), await readFile(join(state, database)));
      const [copy, target] = [join(createFolder(), 'backup'), createFolder()];
      await createBackup(root, copy);
      expect(await restoreBackup(copy, target)).toEqual([]);
      expect(await readState(target)).toMatchObject({
        'signing-key': signingKey,
        [database]: [{ pk: 'USER#1' }],
      });
    }),
    { numRuns: 60 },
  );
});

it('a backup has no mail of more than a megabyte, which is none of Premia', async () => {
  await addFile(state, 'mail/two.eml', 'x'.repeat(maxFileBytes + 1));
  await createBackup(state, file);
  await restoreBackup(file, restored);
  expect(await readdir(join(restored, 'mail'))).toEqual(['one.eml']);
});

it('a backup is not made in the folder that it is of, also through a link', async () => {
  await symlink(state, join(folder, 'link'));
  for (const inside of [
    join(state, 'backup'),
    join(state, 'mail', 'backup'),
    join(folder, 'link', 'backup'),
  ]) {
    await expect(createBackup(state, inside)).rejects.toThrow(
      `${inside} is in the folder that it would back up: name a file outside of ${state}`,
    );
    expect(existsSync(inside)).toBe(false);
  }
});

it('a backup is not made of a damaged database, nor of data of a later version', async () => {
  await addFile(state, 'data-form.json', JSON.stringify({ writes: reads + 1, version: '9.1.0' }));
  await expect(createBackup(state, file)).rejects.toThrow('has data of Premia 9.1.0, which is later than');
  await addFile(state, 'data-form.json', '{');
  await expect(createBackup(state, file)).rejects.toThrow('data-form.json is damaged');
  expect(existsSync(file)).toBe(false);
});
