/**
 * Runs a database and stops it when the parent process ends. The IPC channel between the two closes even when the
 * parent is killed. The parent receives the database's process id, to kill the database if this process is killed.
 *
 * Arguments: the engine, its address and port, and the folder to store data in (default: in memory).
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { lockFile } from '../file-lock.ts';
import { engines } from './database.ts';

/** Time for the database to close its files before it is killed, in milliseconds. */
const stopTimeoutMs = 5_000;

/** Maximum wait for a previous database that is stopping, in milliseconds. */
const lockTimeoutMs = 2_000;

/** Two databases on the same files would overwrite each other's data. */
async function lockDirectory(directory: string): Promise<void> {
  const release = await lockFile(join(directory, 'lock'), lockTimeoutMs);
  if (!release)
    fail(`${directory} is in use by another running Premia: stop it, or set STATE_DIR to another folder`);
  process.on('exit', release);
}

/** Both engines store in SQLite, and would respond to requests for a damaged page with an unknown error. */
function checkDatabaseFiles(directory: string): void {
  for (const name of readdirSync(directory).filter((each) => each.endsWith('.db'))) {
    const file = join(directory, name);
    const reason = findDamage(file);
    if (reason === undefined) continue;
    fail(`${file} is damaged (${reason}): restore it from a backup, or delete it to start without accounts`);
  }
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/** Returns the first damage that SQLite finds in a database file. */
function findDamage(file: string): string | undefined {
  try {
    const database = new DatabaseSync(file);
    const result = database.prepare('PRAGMA quick_check(1)').get()?.quick_check;
    database.close();
    return result === 'ok' ? undefined : String(result);
  } catch (error) {
    return (error as Error).message;
  }
}

const [engineId, host = '', port, dataDirectory] = process.argv.slice(2);
const engine = engines.find(({ id }) => id === engineId);
if (dataDirectory !== undefined) {
  await lockDirectory(dataDirectory);
  checkDatabaseFiles(dataDirectory);
}
if (engine === undefined || !process.connected) process.exit();

const database = await engine.spawn(host, Number(port), dataDirectory);
process.send?.(database.pid);
database.on('error', (error) => console.error(error.message));
// Exits with 0 only after a requested stop.
database.on('close', () => process.exit(process.connected ? 1 : 0));

function stop(): void {
  database.kill('SIGTERM');
  setTimeout(() => database.kill('SIGKILL'), stopTimeoutMs).unref();
}

process.on('disconnect', stop);
process.on('SIGTERM', stop);
// Ctrl-C is handled by the parent, which finishes open requests before it stops the database.
process.on('SIGINT', () => {});
process.on('exit', () => database.kill('SIGKILL'));
