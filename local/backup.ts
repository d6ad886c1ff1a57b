/**
 * Backs up the folder STATE_DIR, also while Premia runs on it, or restores a backup.
 *
 * Arguments: the file of the backup, which must not exist; `--restore FILE` restores one into an empty STATE_DIR.
 */
import { constants } from 'node:fs';
import { copyFile, mkdir, open, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { dynamodbLocal } from './database/dynamodb-local.ts';
import { readSettings, StartError } from './settings.ts';
import { inMemory } from './state-directory.ts';

/** An error that a user can fix; the message says how. */
class BackupError extends Error {}

/**
 * Table of a backup with the other files of the folder. A backup is the database file, as SQLite copies it, with this table:
 * SQLite then checks both for damage. The row of the database has its path alone.
 */
const filesTable = '_backup_files';

/** Maximum wait for a database that another process has locked, as at its start, in milliseconds. */
const busyTimeoutMs = 10_000;

/** Files of a running database: locks, the process, and the log, whose content is in the copy. */
const transient = /^(lock|database-process)|-(wal|shm|journal)$|\.new$/;

/** Lists the files of a folder as paths relative to it. */
async function listFiles(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !transient.test(entry.name))
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll(sep, '/'))
    .sort();
}

/** Returns the path of the only database, relative to the folder. */
function findDatabase(root: string, paths: readonly string[]): string {
  if (paths.some((path) => path.startsWith(dynamodbLocal.id))) {
    throw new BackupError(
      `The folder ${root} has data of ${dynamodbLocal.name}, which is written after its responses: stop Premia, then copy the folder`,
    );
  }
  const [path, ...others] = paths.filter((each) => each.endsWith('.db'));
  if (path === undefined)
    throw new BackupError(`The folder ${root} has no data: set STATE_DIR to another one`);
  if (others.length > 0)
    throw new BackupError(`The folder ${root} has several databases: ${path}, ${others}`);
  return path;
}

/** SQLite copies one state of the database, while others write to it (`VACUUM INTO`), without what was deleted. */
async function createBackup(root: string, file: string): Promise<void> {
  const paths = await listFiles(root);
  const database = findDatabase(root, paths);
  await createEmptyFile(file);
  try {
    copyDatabase(join(root, database), file);
    await storeFiles(root, paths, database, file);
  } catch (error) {
    await rm(file);
    throw error;
  }
}

/** Creates the file before SQLite does: it never replaces another one, and only its owner can read it. */
async function createEmptyFile(file: string): Promise<void> {
  try {
    await (await open(file, 'wx', 0o600)).close();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') throw new BackupError(`${file} exists: name a file that does not`);
    throw new BackupError(`${file} could not be created (${code})`);
  }
}

/** Opens a database for a function and closes it. */
function runOnDatabase<Result>(
  file: string,
  readOnly: boolean,
  query: (database: DatabaseSync) => Result,
): Result {
  const database = new DatabaseSync(file, { readOnly, timeout: busyTimeoutMs });
  try {
    return query(database);
  } finally {
    database.close();
  }
}

function copyDatabase(source: string, file: string): void {
  try {
    runOnDatabase(source, true, (database) => database.prepare('VACUUM INTO ?').run(file));
  } catch (error) {
    throw new BackupError(`${source} could not be copied to ${file} (${(error as Error).message})`);
  }
}

/** Adds the other files to a copy of the database, last the row of the database: without it the backup is incomplete. */
async function storeFiles(root: string, paths: readonly string[], database: string, file: string) {
  const stored: [path: string, content: Buffer | null][] = [];
  for (const path of paths.filter((each) => each !== database)) {
    // A mail may be removed meanwhile.
    const content = await readFile(join(root, path)).catch(() => undefined);
    if (content !== undefined) stored.push([path, content]);
  }
  runOnDatabase(file, false, (copy) => {
    copy.exec(`CREATE TABLE ${filesTable} (path TEXT PRIMARY KEY, content BLOB)`);
    const insert = copy.prepare(`INSERT INTO ${filesTable} VALUES (?, ?)`);
    for (const row of [...stored, [database, null] as const]) insert.run(...row);
  });
  const written = await open(file);
  await written.sync();
  await written.close();
}

interface StoredFile {
  readonly path: string;
  readonly content: Uint8Array | null;
}

/** @throws BackupError if a file is damaged, or no complete backup */
function readFiles(file: string): StoredFile[] {
  let files: StoredFile[];
  try {
    files = runOnDatabase(file, true, (backup) => {
      const result = backup.prepare('PRAGMA integrity_check(1)').get()?.integrity_check;
      if (result !== 'ok') throw new Error(String(result).replaceAll('\n', ' '));
      const isBackup = backup.prepare('SELECT 1 FROM sqlite_master WHERE name = ?').get(filesTable);
      const rows = isBackup ? backup.prepare(`SELECT * FROM ${filesTable}`).all() : [];
      return rows as unknown as StoredFile[];
    });
  } catch (error) {
    throw new BackupError(`${file} is damaged (${(error as Error).message}): use another backup`);
  }
  const isPath = ({ path }: StoredFile) => path.split('/').every((name) => /^[\w-][\w.-]*$/.test(name));
  if (files.every(isPath) && files.some(({ content }) => content === null)) return files;
  throw new BackupError(`${file} is no complete backup of Premia: name a file that "npm run backup" wrote`);
}

async function restoreBackup(file: string, root: string): Promise<void> {
  const files = readFiles(file);
  const present = await readdir(root).catch(() => []);
  if (present.length > 0) {
    throw new BackupError(
      `The folder ${root} has files: set STATE_DIR to an empty folder, or move them away`,
    );
  }
  try {
    for (const { path, content } of files) {
      const target = join(root, path);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      if (content === null) await restoreDatabase(file, target);
      else await writeFile(target, content, { mode: 0o600 });
    }
  } catch (error) {
    for (const name of await readdir(root).catch(() => [])) await rm(join(root, name), { recursive: true });
    throw new BackupError(`${file} could not be restored to ${root} (${(error as Error).message})`);
  }
}

async function restoreDatabase(file: string, target: string): Promise<void> {
  await copyFile(file, target, constants.COPYFILE_EXCL);
  // Otherwise the signing key would remain in the file.
  runOnDatabase(target, false, (database) =>
    database.exec(`PRAGMA secure_delete = ON; DROP TABLE ${filesTable}`),
  );
}

const usage = 'npm run backup -- FILE, or STATE_DIR=FOLDER npm run backup -- --restore FILE';

async function run(): Promise<string> {
  const { values, positionals } = parseArgs({
    options: { restore: { type: 'string' } },
    allowPositionals: true,
  });
  const [named, ...others] = [...positionals, ...(values.restore === undefined ? [] : [values.restore])];
  if (!named || others.length > 0) throw new BackupError(`Name one file: ${usage}`);
  const { stateDirectory, dynamodbEndpoint } = readSettings(process.env);
  if (stateDirectory === inMemory) throw new BackupError(`STATE_DIR is ${inMemory}, which stores nothing`);
  if (dynamodbEndpoint !== undefined) {
    throw new BackupError(`The data is in the DynamoDB at ${dynamodbEndpoint}: back it up there`);
  }
  const [file, root] = [resolve(named), resolve(stateDirectory)];
  if (values.restore !== undefined) {
    await restoreBackup(file, root);
    return `Restored ${file} to ${root}. Start Premia with STATE_DIR=${root}`;
  }
  await createBackup(root, file);
  return `Backed up ${root} to ${basename(file)}. It contains the key that signs sessions: only you should be able to read it`;
}

try {
  console.log(await run());
} catch (error) {
  const isExpected =
    error instanceof BackupError ||
    error instanceof StartError ||
    Object(error).code?.startsWith('ERR_PARSE_ARGS');
  console.error(isExpected ? (error as Error).message : error);
  process.exitCode = 1;
}
