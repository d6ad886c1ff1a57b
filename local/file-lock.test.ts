import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, it } from 'vitest';
import { createFolder } from '#tests/support/temporary-folder.ts';
import { lockFile } from './file-lock.ts';

let folder: string;
beforeEach(() => {
  folder = createFolder();
});

it('can be held only once at a time', async () => {
  const file = join(folder, 'lock');
  const release = await lockFile(file, 0);
  expect(release).toBeTypeOf('function');
  expect(await lockFile(file, 0)).toBeUndefined();

  const next = lockFile(file, 5_000);
  release?.();
  (await next)?.();
  expect(await next).toBeTypeOf('function');
});

it('is acquired while another connection tries to, which has a read lock at that moment', async () => {
  const file = join(folder, 'lock');
  const other = new DatabaseSync(file);
  other.exec('BEGIN; SELECT * FROM sqlite_schema');
  const release = await lockFile(file, 0);
  expect(release).toBeTypeOf('function');
  expect(() => other.exec('COMMIT; BEGIN IMMEDIATE')).toThrow('database is locked');
  release?.();
});

it('needs a folder to be in', async () => {
  await expect(lockFile(join(folder, 'none', 'lock'), 0)).rejects.toThrow('unable to open database file');
});
