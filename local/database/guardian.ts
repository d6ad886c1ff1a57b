/**
 * Runs a database and stops it when the parent process ends. The IPC channel between the two closes even when the
 * parent is killed. The parent receives the database's process id, to kill the database if this process is killed.
 *
 * Arguments: the engine, its address and port, and the folder to store data in (default: in memory).
 */
import { type ChildProcess, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { lockFile } from '../file-lock.ts';
import { databaseLock } from '../state-files.ts';
import { engines, killProcess } from './database.ts';
import type { Engine } from './engine.ts';

/** Time for the database to close its files before it is killed, in milliseconds. */
const stopTimeoutMs = 5_000;

/** Maximum wait for a previous database that is stopping, in milliseconds. */
const lockTimeoutMs = 2_000;

/** Two databases on the same files would overwrite each other's data. */
async function lockDirectory(directory: string): Promise<void> {
  const file = join(directory, databaseLock);
  const release = await lockFile(file, lockTimeoutMs).catch((error: Error) =>
    fail(`${file} is damaged (${error.message}): delete it, then start again`),
  );
  if (!release || !(await endAbandonedDatabase(directory)))
    fail(`${directory} is in use by another running Premia: stop it, or set STATE_DIR to another folder`);
  process.on('exit', release);
}

/** File beside the lock with the process id and the arguments of the database. */
const processFileName = 'database-process';

function storeProcess(directory: string, { pid, spawnargs }: ChildProcess): void {
  const file = join(directory, processFileName);
  try {
    writeFileSync(file, `${pid} ${spawnargs.slice(1).join(' ')}`, { mode: 0o600 });
  } catch (error) {
    fail(`${file} could not be written: ${(error as Error).message}`);
  }
}

/**
 * Kills the database that ran on a folder if it is still running, because its server and its guardian were killed at the
 * same time. Compares the arguments, because the process id may be that of another process now.
 * @returns false if it does not end
 */
async function endAbandonedDatabase(directory: string): Promise<boolean> {
  const file = join(directory, processFileName);
  const stored = /^(\d+)( .+)$/.exec(existsSync(file) ? readFileSync(file, 'utf8') : '');
  const [, id = '', parameters = ''] = stored ?? [];
  const isRunning = () => stored !== null && readCommand(id).endsWith(parameters);
  for (const deadline = Date.now() + lockTimeoutMs; isRunning(); await delay(20)) {
    if (Date.now() > deadline) return false;
    killProcess(Number(id));
  }
  return true;
}

/** Returns the command line of a process, empty if there is none. */
function readCommand(id: string): string {
  try {
    return readFileSync(`/proc/${id}/cmdline`, 'utf8').replaceAll('\0', ' ').trimEnd();
  } catch {
    // Not Linux, or not running.
  }
  return spawnSync('ps', ['-ww', '-o', 'args=', '-p', id], { encoding: 'utf8' }).stdout?.trimEnd() ?? '';
}

/** Both engines store in SQLite, and would respond to requests for a damaged page with an unknown error. */
function checkDatabase(file: string): void {
  const reason = findDamage(file);
  if (reason === undefined) return;
  fail(
    `${file} is damaged (${reason}): restore a backup to an empty STATE_DIR with "npm run backup -- --restore FILE", or delete it to start without accounts`,
  );
}

/** Removes expired items and, by writing the files anew, what deleted items leave in them. */
function compactDatabase(file: string, { removeExpiredItems }: Engine): void {
  const database = new DatabaseSync(file);
  for (const step of [() => removeExpiredItems?.(database), () => database.exec('VACUUM')]) {
    try {
      step();
    } catch {
      // The disk is full, or another version of the engine has other tables; the next start repeats it.
    }
  }
  database.close();
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
if (dataDirectory !== undefined) await lockDirectory(dataDirectory);
if (engine === undefined || !process.connected) process.exit();
const file = dataDirectory && join(dataDirectory, engine.fileName);
if (file && existsSync(file)) {
  checkDatabase(file);
  compactDatabase(file, engine);
}

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
if (dataDirectory !== undefined) storeProcess(dataDirectory, database);
