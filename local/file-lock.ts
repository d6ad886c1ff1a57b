import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';

/** How often to try again, in milliseconds. */
const retryMilliseconds = 50;

/** SQLite's code for a database that somebody else has locked (SQLITE_BUSY). */
const busy = 5;

/**
 * Waits for a lock that one process at a time can hold. It goes with its process, however that ends:
 * SQLite's lock on a file is the system's.
 * @param patience how long to wait, in milliseconds
 * @returns what releases it, undefined when it was not to be had
 */
export async function lockFile(file: string, patience: number): Promise<(() => void) | undefined> {
  const deadline = Date.now() + patience;
  const lock = new DatabaseSync(file);
  lock.exec('PRAGMA locking_mode = EXCLUSIVE');
  while (!isTaken(lock)) {
    if (Date.now() > deadline) return undefined;
    await delay(retryMilliseconds);
  }
  return () => lock.close();
}

function isTaken(lock: DatabaseSync): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if ((error as { errcode?: number }).errcode === busy) return false;
    throw error;
  }
}
