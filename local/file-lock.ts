import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';

/** Delay between attempts, in milliseconds. */
const retryMilliseconds = 50;

/** SQLITE_BUSY: another connection has locked the database. */
const sqliteBusy = 5;

/**
 * Acquires an exclusive lock between processes. The operating system releases it when the process ends,
 * even if it is killed: Node has no file locks, but SQLite's locks are the system's.
 * @returns a function that releases the lock, or undefined after the timeout
 */
export async function lockFile(file: string, timeoutMs: number): Promise<(() => void) | undefined> {
  const deadline = performance.now() + timeoutMs;
  const lock = new DatabaseSync(file);
  while (!tryLock(lock)) {
    if (performance.now() > deadline) {
      lock.close();
      return undefined;
    }
    await delay(retryMilliseconds);
  }
  return () => lock.close();
}

function tryLock(lock: DatabaseSync): boolean {
  try {
    // Of two processes that begin at the same moment, one gets it. With BEGIN EXCLUSIVE, each finds the other's read lock.
    lock.exec('BEGIN IMMEDIATE');
    return true;
  } catch (error) {
    if ((error as { errcode?: number }).errcode === sqliteBusy) return false;
    throw error;
  }
}
