import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { reads } from '#functions/data/stored-forms.ts';
import { createState, database, execute, foreignNames, readState } from '#tests/support/state-folder.ts';
import { runOnDatabase } from './backup-format.ts';
import { createBackup } from './backup-writer.ts';
import { dynoxide } from './database/dynoxide.ts';
import { restoreBackup } from './restore.ts';
import { databaseFolder } from './state-files.ts';

let folder: string;
let state: string;
let restored: string;
let file: string;
beforeEach(async () => {
  ({ folder, state, restored, file } = await createState());
  await createBackup(state, file);
});

/** A backup as Premia 1.0.0 has written it, with the files of other programs and without checksums. */
function toFirstFormat(foreign: Readonly<Record<string, string>> = {}): void {
  runOnDatabase(file, (backup) => {
    backup.exec('DROP TABLE _backup_checksums');
    const insert = backup.prepare('INSERT INTO _backup_files VALUES (?, ?)');
    for (const [path, content] of Object.entries(foreign)) insert.run(path, Buffer.from(content));
  });
}

it('a restore reads a backup of Premia 1.0.0, and names the files of other programs that it skips', async () => {
  toFirstFormat(Object.fromEntries(foreignNames.map((name) => [name, 'other'])));
  expect((await restoreBackup(file, restored)).toSorted()).toEqual(foreignNames.toSorted());
  expect(await readState(restored)).toEqual(await readState(state));
});

it('a restore names the version of data that it can’t read', async () => {
  toFirstFormat();
  const form = JSON.stringify({ writes: reads + 1, version: '9.1.0' });
  execute(file, `UPDATE _backup_files SET content = CAST('${form}' AS BLOB) WHERE path = 'data-form.json'`);
  await expect(restoreBackup(file, restored)).rejects.toThrow(
    /has data of Premia 9\.1\.0, which is later than this version, [\d.]+, and can't be read by it: restore it with Premia 9\.1\.0 or a later version$/,
  );
  execute(file, "DELETE FROM _backup_files WHERE path = 'data-form.json'");
  execute(file, "UPDATE _backup_files SET path = 'dynoxide-7/premia.db' WHERE content IS NULL");
  await expect(restoreBackup(file, restored)).rejects.toThrow(
    `${file} has data of another version of Premia ("dynoxide-7"): restore it with that version`,
  );
  expect(existsSync(restored)).toBe(false);
});

it.each([
  ['a row of the database', "UPDATE premia SET item = replace(item, '4', '5')", database],
  [
    'the key',
    "UPDATE _backup_files SET content = CAST('1' AS BLOB) WHERE path = 'signing-key'",
    'signing-key',
  ],
  ['a checksum', "UPDATE _backup_checksums SET sha256 = 'x' WHERE path LIKE 'mail/%'", 'mail/one.eml'],
])('a backup is refused after a change of %s', async (_, sql, path) => {
  execute(file, sql);
  await expect(restoreBackup(file, restored)).rejects.toThrow(
    `${file} is damaged (${path} differs from its checksum): use another backup`,
  );
});

it('a backup is refused if any digit of a file has changed', async () => {
  const intact = await readFile(file);
  const offset = intact.indexOf('1234.56');
  await writeFile(file, Buffer.from(intact).fill('9', offset, offset + 1));
  await expect(restoreBackup(file, restored)).rejects.toThrow('is damaged');
  await writeFile(file, intact);
  execute(file, "DELETE FROM _backup_files WHERE path = 'mail/one.eml'");
  await expect(restoreBackup(file, restored)).rejects.toThrow('is damaged (a file is missing)');
});

it('a restore calls a file that does not exist so, and a folder no backup', async () => {
  await expect(restoreBackup(join(folder, 'nothing'), restored)).rejects.toThrow('nothing does not exist');
  await expect(restoreBackup(folder, restored)).rejects.toThrow(`${folder} is no complete backup of Premia`);
});

const files = '_backup_files';
const endless = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)';
it.each([
  ['the journal of a database', `INSERT INTO ${files} VALUES ('${database}-journal', x'00')`],
  ['the log of a database', `INSERT INTO ${files} VALUES ('${database}-wal', x'00')`],
  ['a lock', `INSERT INTO ${files} VALUES ('${databaseFolder(dynoxide)}/lock', x'00')`],
  ['a process', `INSERT INTO ${files} VALUES ('${databaseFolder(dynoxide)}/database-process', x'00')`],
  ['a path of null', `INSERT INTO ${files} VALUES (NULL, x'00')`],
  ['a path of a number', `INSERT INTO ${files} VALUES (x'00', x'00')`],
  ['a path outside', `INSERT INTO ${files} VALUES ('../outside', x'00')`],
  ['an absolute path', `INSERT INTO ${files} VALUES ('/tmp/outside', x'00')`],
  ['a path with a null character', `INSERT INTO ${files} VALUES ('mail/' || char(0) || '.eml', x'00')`],
  ['a long path', `INSERT INTO ${files} VALUES (replace(hex(zeroblob(100000)), '0', 'x'), x'00')`],
  ['a content that is text', `UPDATE ${files} SET content = 'text' WHERE path = 'signing-key'`],
  ['a huge key', `UPDATE ${files} SET content = zeroblob(50000000) WHERE path = 'signing-key'`],
  ['no database', `DELETE FROM ${files} WHERE content IS NULL`],
  ['a database among the files', `UPDATE ${files} SET content = x'00' WHERE content IS NULL`],
  ['a key without content', `UPDATE ${files} SET content = NULL WHERE path = 'signing-key'`],
  [
    'the files twice',
    `CREATE TABLE t AS SELECT * FROM ${files}; DROP TABLE ${files}; ALTER TABLE t RENAME TO ${files}; INSERT INTO ${files} SELECT * FROM ${files}`,
  ],
  [
    'a view in place of the files',
    `DROP TABLE ${files}; CREATE VIEW ${files} AS ${endless} SELECT i AS path, x'00' AS content FROM n`,
  ],
  ['a view in place of the rows', `DROP TABLE premia; CREATE VIEW premia AS ${endless} SELECT i FROM n`],
  ['a trigger', `CREATE TRIGGER t BEFORE DELETE ON premia BEGIN SELECT 1; END`],
  ['a computed column', 'ALTER TABLE premia ADD COLUMN x AS (hex(zeroblob(500000000)))'],
  [
    'an expensive check',
    `CREATE TABLE t (x CHECK (length(hex(zeroblob(1000))) > x)); INSERT INTO t VALUES (1)`,
  ],
  ['an index of an expression', 'CREATE INDEX i ON premia (length(hex(zeroblob(1000000))))'],
  ['a virtual table', 'CREATE VIRTUAL TABLE t USING fts5(x)'],
])('a backup is refused in one sentence for %s', async (_, sql) => {
  toFirstFormat();
  execute(file, sql);
  await expect(restoreBackup(file, restored)).rejects.toThrow(
    `${file} is no complete backup of Premia: name a file that "npm run backup" wrote`,
  );
  expect(existsSync(restored)).toBe(false);
});

it('a backup is refused for a huge value in the database', async () => {
  execute(file, 'UPDATE premia SET item = zeroblob(50000000)');
  await expect(restoreBackup(file, restored)).rejects.toThrow(
    'is damaged (the table premia has a value of more than',
  );
});
