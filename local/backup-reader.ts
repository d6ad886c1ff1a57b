import { accessSync, constants, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { reads } from '#functions/data/stored-forms.ts';
import {
  BackupError,
  checksumsTable,
  filesTable,
  hashContent,
  hashDatabase,
  listTables,
} from './backup-format.ts';
import { dynoxide } from './database/dynoxide.ts';
import { describeLaterData, parseForm } from './state-directory.ts';
import {
  databaseFolder,
  databasePath,
  formFile,
  isBackedUp,
  isDatabaseFolder,
  mailFolder,
  maxFileBytes,
} from './state-files.ts';

/** Maximum length of a path, in bytes. */
const maxPathBytes = 4096;

/** A backup that was checked, and is open. */
export interface Backup {
  /** Paths of the files beside the database. */
  readonly paths: readonly string[];
  /** Paths of other programs' files, which Premia 1.0.0 has backed up too. */
  readonly foreign: readonly string[];
  readContent(path: string): Uint8Array;
  close(): void;
}

/** Names that no backup has: files of a running database, and unfinished ones. */
const transient = /^(lock|database-process)$|-(wal|shm|journal)$|\.new$/;

/**
 * Opens and checks a backup, in a time that grows with its size alone, whoever made it.
 * @throws BackupError if it is damaged or incomplete, or has data that this version can't read
 */
export function readBackup(file: string): Backup {
  checkFile(file);
  // SQLite then reads no other file: a journal beside a backup is none of its own.
  const url = pathToFileURL(file);
  url.searchParams.set('immutable', '1');
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(url, { readOnly: true });
    return checkBackup(database, file);
  } catch (error) {
    database?.close();
    if (error instanceof BackupError) throw error;
    throw createDamageError(file, (error as Error).message);
  }
}

function checkFile(file: string): void {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) throw new BackupError(`${file} does not exist: name a file that "npm run backup" wrote`);
  if (!found.isFile()) throw createIncompleteError(file);
  try {
    accessSync(file, constants.R_OK);
  } catch {
    throw new BackupError(`${file} can't be read: ask its owner for access`);
  }
}

function createDamageError(file: string, reason: string): BackupError {
  return new BackupError(`${file} is damaged (${reason.replaceAll('\n', ' ')}): use another backup`);
}

function createIncompleteError(file: string): BackupError {
  return new BackupError(`${file} is no complete backup of Premia: name a file that "npm run backup" wrote`);
}

function checkBackup(database: DatabaseSync, file: string): Backup {
  // Before anything else: a view in place of a table could return rows without end.
  const tables = listTables(database);
  if (!tables?.includes(filesTable)) throw createIncompleteError(file);
  const result = database.prepare('PRAGMA integrity_check(1)').get()?.integrity_check;
  if (result !== 'ok') throw createDamageError(file, String(result));
  const { own, foreign } = listPaths(database, file);
  const content = database.prepare(`SELECT content FROM ${filesTable} WHERE path = ?`);
  const readContent = (path: string) => content.get(path)?.content as Uint8Array;
  if (own.includes(formFile)) checkForm(new TextDecoder().decode(readContent(formFile)), file);
  if (!own.includes(databasePath(dynoxide))) throw createNoDatabaseError(file, foreign);
  const paths = own.filter((path) => path !== databasePath(dynoxide));
  if (tables.includes(checksumsTable)) {
    const found = new Map(paths.map((path) => [path, hashContent(readContent(path))]));
    found.set(databasePath(dynoxide), hashDatabase(database, tables));
    compareChecksums(database, found, file);
  }
  return { paths, foreign, readContent, close: () => database.close() };
}

interface FileRow {
  readonly path: unknown;
  /** SQLite's type of the content. */
  readonly type: unknown;
  readonly bytes: unknown;
}

/** Lists the paths of a backup. A row that `npm run backup` doesn't write makes it none. */
function listPaths(database: DatabaseSync, file: string) {
  const rows = database.prepare(
    `SELECT CASE WHEN octet_length(path) < ${maxPathBytes} THEN path END AS path, typeof(content) AS type,
       octet_length(content) AS bytes FROM ${filesTable} ORDER BY path`,
  );
  const [own, foreign]: [Set<string>, string[]] = [new Set(), []];
  for (const row of rows.iterate() as Iterable<FileRow>) {
    const path = String(row.path);
    const kind = findKind(row);
    if (kind === undefined || own.has(path)) throw createIncompleteError(file);
    if (kind === 'own') own.add(path);
    else foreign.push(path);
  }
  return { own: [...own], foreign };
}

/** Returns undefined for a row that no version of Premia writes. */
function findKind({ path, type, bytes }: FileRow): 'own' | 'foreign' | undefined {
  if (typeof path !== 'string' || !isPath(path)) return undefined;
  if (path === databasePath(dynoxide)) return type === 'null' ? 'own' : undefined;
  if (!isBackedUp(path)) return 'foreign';
  if (type !== 'blob') return undefined;
  if (Number(bytes) <= maxFileBytes) return 'own';
  return path.startsWith(`${mailFolder}/`) ? 'foreign' : undefined;
}

/** Returns true for a path in the folder that none of a running database's or unfinished files has. */
function isPath(path: string): boolean {
  const names = path.split('/');
  return !transient.test(names.at(-1) ?? '') && !names.some((name) => /^\.{0,2}$|\0/.test(name));
}

function checkForm(text: string, file: string): void {
  const form = parseForm(text);
  if (form === undefined) throw createDamageError(file, formFile);
  if (form.writes <= reads) return;
  throw new BackupError(
    `${file} ${describeLaterData(form)}: restore it with Premia ${form.version} or a later version`,
  );
}

function createNoDatabaseError(file: string, foreign: readonly string[]): BackupError {
  const folder = foreign.map((path) => path.split('/')[0] ?? '').find(isDatabaseFolder);
  if (folder === undefined || folder === databaseFolder(dynoxide)) return createIncompleteError(file);
  return new BackupError(
    `${file} has data of another version of Premia (${JSON.stringify(folder)}): restore it with that version`,
  );
}

function compareChecksums(database: DatabaseSync, found: ReadonlyMap<string, string>, file: string): void {
  const expected = new Map<unknown, unknown>();
  for (const { path, sha256 } of database.prepare(`SELECT * FROM ${checksumsTable}`).iterate()) {
    expected.set(path, sha256);
    if (!found.has(String(path))) throw createDamageError(file, 'a file is missing');
  }
  for (const [path, checksum] of found) {
    if (expected.get(path) !== checksum) throw createDamageError(file, `${path} differs from its checksum`);
  }
}
