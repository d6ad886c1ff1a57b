import { createHash, type Hash } from 'node:crypto';
import { DatabaseSync, type DatabaseSyncOptions } from 'node:sqlite';

/** An error of the backup command that a user can fix; the message says how. */
export class BackupError extends Error {}

/**
 * Tables of a backup beside those of the database: the other files of the folder, and the SHA-256 of each file in
 * hexadecimal digits. A backup is the database file, as SQLite copies it, with these tables: SQLite then checks all for
 * damage. The row of the database has its path and no content.
 */
export const filesTable = '_backup_files';

/** Backups of Premia 1.0.0 lack it. */
export const checksumsTable = '_backup_checksums';

/** Maximum size of a value, in bytes: items of DynamoDB have at most 400 kB. */
const maxValueBytes = 4_000_000;

/** Opens a database for a function and closes it. */
export function runOnDatabase<Result>(
  file: string,
  query: (database: DatabaseSync) => Result,
  options: DatabaseSyncOptions = {},
): Result {
  const database = new DatabaseSync(file, options);
  try {
    return query(database);
  } finally {
    database.close();
  }
}

const simpleTable = /^CREATE TABLE (\w+|"\w+") ?\([^()]*\)$/;
const simpleIndex = /^CREATE (UNIQUE )?INDEX (\w+|"\w+") ON (\w+|"\w+") ?\([\w", ]*\)$/;

interface SchemaEntry {
  readonly type: unknown;
  readonly name: unknown;
  readonly sql: unknown;
}

/**
 * Lists the tables of a database; undefined if it has a view, a trigger, a virtual table or an expression: reading one of
 * a hostile file can take any time and memory.
 */
export function listTables(database: DatabaseSync): string[] | undefined {
  const entries = database.prepare('SELECT type, name, sql FROM sqlite_schema').all();
  const schema = entries as unknown as SchemaEntry[];
  if (!schema.every(isSimple)) return undefined;
  return schema.filter(({ type }) => type === 'table').map(({ name }) => String(name));
}

function isSimple({ type, name, sql }: SchemaEntry): boolean {
  if (typeof name !== 'string' || !/^\w+$/.test(name)) return false;
  // The index of a primary key.
  if (sql === null) return type === 'index';
  const text = String(sql).replaceAll(/'[^']*'|PRIMARY KEY ?\([\w, ]*\)/g, '');
  return (type === 'table' && simpleTable.test(text)) || (type === 'index' && simpleIndex.test(text));
}

/**
 * SHA-256 of the content of a database, without the tables of a backup. That of the file would change with them.
 * @throws Error if a value is longer than those of Premia
 */
export function hashDatabase(database: DatabaseSync, tables: readonly string[]): string {
  const hash = createHash('sha256');
  for (const table of tables.toSorted()) {
    if (table === filesTable || table === checksumsTable) continue;
    addValue(hash, table);
    hashRows(hash, database, table);
  }
  return hash.digest('hex');
}

function hashRows(hash: Hash, database: DatabaseSync, table: string): void {
  const columns = database.prepare('SELECT name FROM pragma_table_info(?)').all(table);
  const names = columns.map(({ name }) => `"${name}"`);
  const isLong = names.map((name) => `octet_length(${name}) > ${maxValueBytes}`).join(' OR ');
  if (database.prepare(`SELECT 1 FROM "${table}" WHERE ${isLong} LIMIT 1`).get()) {
    throw new Error(`the table ${table} has a value of more than ${maxValueBytes} bytes`);
  }
  const rows = database.prepare(`SELECT ${names} FROM "${table}" ORDER BY rowid`);
  rows.setReadBigInts(true);
  rows.setReturnArrays(true);
  for (const row of rows.iterate() as Iterable<unknown[]>) for (const value of row) addValue(hash, value);
}

/** Adds a value with its type and length, so that different rows never have the same text. */
function addValue(hash: Hash, value: unknown): void {
  const text = String(value);
  hash.update(`${typeof value} ${text.length} ${text}\n`);
}

/** SHA-256 in hexadecimal digits. */
export function hashContent(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
