import { open, readFile, realpath, rm } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import {
  BackupError,
  checksumsTable,
  filesTable,
  hashContent,
  hashDatabase,
  listTables,
  runOnDatabase,
} from './backup-format.ts';
import { readBackup } from './backup-reader.ts';
import { dynamodbLocal } from './database/dynamodb-local.ts';
import { dynoxide } from './database/dynoxide.ts';
import { checkForm, rejectIncompleteRestore } from './state-directory.ts';
import {
  databaseFolder,
  databasePath,
  formFile,
  listMails,
  listStateFiles,
  signingKeyFile,
} from './state-files.ts';

/** Maximum wait for a database that another process has locked, as at its start, in milliseconds. */
const busyTimeoutMs = 10_000;

/**
 * Backs up a folder. SQLite copies one state of the database, while others write to it (`VACUUM INTO`), without what was
 * deleted.
 * @throws BackupError or StartError
 */
export async function createBackup(root: string, file: string): Promise<void> {
  rejectIncompleteRestore(root);
  await checkDatabase(root);
  await checkForm(root);
  await createEmptyFile(file);
  try {
    await rejectInside(root, file);
    copyDatabase(join(root, databasePath(dynoxide)), file);
    await addFiles(root, file);
    // What can't be restored is no backup.
    readBackup(file).close();
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}

async function checkDatabase(root: string): Promise<void> {
  const paths = await listStateFiles(root);
  if (paths.some((path) => path.startsWith(databaseFolder(dynamodbLocal)))) {
    throw new BackupError(
      `The folder ${root} has data of ${dynamodbLocal.name}, which is written after its responses: stop Premia, then copy the folder`,
    );
  }
  if (paths.includes(databasePath(dynoxide))) return;
  throw new BackupError(`The folder ${root} has no data: set STATE_DIR to another one`);
}

/** A backup in the folder would be lost with it. Links may lead there. */
async function rejectInside(root: string, file: string): Promise<void> {
  const [folder, target] = await Promise.all([realpath(root), realpath(dirname(file))]);
  if (target !== folder && !target.startsWith(folder + sep)) return;
  throw new BackupError(`${file} is in the folder that it would back up: name a file outside of ${root}`);
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

function copyDatabase(source: string, file: string): void {
  try {
    const options = { readOnly: true, timeout: busyTimeoutMs };
    runOnDatabase(source, (database) => database.prepare('VACUUM INTO ?').run(file), options);
  } catch (error) {
    throw new BackupError(`${source} could not be copied to ${file} (${(error as Error).message})`);
  }
}

/** Adds the other files to a copy of the database in one transaction, without which the backup is incomplete. */
async function addFiles(root: string, file: string): Promise<void> {
  const contents = new Map<string, Buffer>();
  for (const path of [signingKeyFile, formFile, ...(await listMails(root))]) {
    const content = await readIfPresent(join(root, path));
    if (content !== undefined) contents.set(path, content);
  }
  runOnDatabase(file, (copy) => {
    const checksum = hashDatabase(copy, listTables(copy) ?? []);
    // Without a journal, which would be a second file.
    copy.exec('PRAGMA journal_mode = MEMORY; BEGIN');
    copy.exec(`CREATE TABLE ${filesTable} (path TEXT PRIMARY KEY, content BLOB)`);
    copy.exec(`CREATE TABLE ${checksumsTable} (path TEXT PRIMARY KEY, sha256 TEXT)`);
    const insert = copy.prepare(`INSERT INTO ${filesTable} VALUES (?, ?)`);
    const insertChecksum = copy.prepare(`INSERT INTO ${checksumsTable} VALUES (?, ?)`);
    for (const [path, content] of contents) {
      insert.run(path, content);
      insertChecksum.run(path, hashContent(content));
    }
    insert.run(databasePath(dynoxide), null);
    insertChecksum.run(databasePath(dynoxide), checksum);
    copy.exec('COMMIT');
  });
  const written = await open(file);
  await written.sync();
  await written.close();
}

/** Returns the content of a file; undefined without one: a mail may be removed meanwhile. */
async function readIfPresent(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    throw new BackupError(`${file} could not be read (${code})`);
  }
}
