import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort } from './free-port.ts';
import { checkJava, javaEnvironment } from './java.ts';
import { StartError } from './start-error.ts';

/** Starts in 1.3 s rather than in 3.4 s: less compilation, a simpler collector, no telemetry. */
const quickStart = {
  DDB_LOCAL_TELEMETRY: '0',
  JAVA_TOOL_OPTIONS: '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Xmx256m',
};

/** How long DynamoDB Local may take to answer its first request. */
const startMilliseconds = 60_000;

/** A running DynamoDB Local. */
export interface DynamodbLocal {
  /** Where it listens. Tables are apart for each access key and region. */
  readonly url: string;
  /** Settles when it ends by itself, with the end of what it printed. */
  readonly failed: Promise<string>;
  /** Stops it, its data written. */
  stop(): Promise<void>;
}

/**
 * Starts DynamoDB Local on a free port and waits until it answers. It stops with this process,
 * however that ends.
 * @param dataDirectory where to keep the data; in memory when there is none
 * @throws StartError when there is no fitting Java, or DynamoDB Local does not start
 */
export async function startDynamodbLocal(dataDirectory?: string): Promise<DynamodbLocal> {
  await checkJava();
  const port = await findFreePort();
  const guardian = fork(
    new URL('dynamodb-local-guardian.ts', import.meta.url),
    dataDirectory === undefined ? [String(port)] : [String(port), resolve(dataDirectory)],
    {
      // A group of its own, which a terminal's Ctrl-C does not reach: requests are finished first.
      detached: true,
      env: { ...javaEnvironment(process.env), ...quickStart },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  endWithGuardian(guardian);
  const ended = followOutput(guardian);
  const failed = Promise.withResolvers<string>();
  void ended.then((output) => guardian.exitCode !== 0 && failed.resolve(output));
  const database = {
    url: `http://127.0.0.1:${port}`,
    failed: failed.promise,
    async stop() {
      if (guardian.connected) guardian.disconnect();
      await ended;
    },
  };
  try {
    await waitUntilAnswering(database);
  } catch (error) {
    await database.stop();
    throw error;
  }
  return database;
}

/** A guardian that was killed could not end its database any more: nobody else would. */
function endWithGuardian(guardian: ChildProcess): void {
  guardian.once('message', (databaseId) => {
    guardian.once('exit', (_exitCode, signal) => signal && killProcess(Number(databaseId)));
  });
}

function killProcess(id: number): void {
  try {
    process.kill(id, 'SIGKILL');
  } catch {
    // It is gone already.
  }
}

/** Waits for the end of a process; a closed channel keeps its own 'close' event from coming. */
async function followOutput(guardian: ChildProcess): Promise<string> {
  let output = '';
  const streams = [guardian.stdout, guardian.stderr].filter((stream) => stream !== null);
  for (const stream of streams) {
    stream.on('data', (chunk: Buffer) => {
      output = (output + chunk).slice(-2_000);
    });
  }
  await Promise.all([once(guardian, 'exit'), ...streams.map((stream) => once(stream, 'close'))]);
  return output.trim();
}

async function waitUntilAnswering({ url, failed }: DynamodbLocal): Promise<void> {
  const failure = failed.then((output) => {
    throw new StartError(`DynamoDB Local did not start. ${output}`);
  });
  const deadline = Date.now() + startMilliseconds;
  while (Date.now() < deadline) {
    // Without credentials it answers 400, which is an answer.
    const answer = fetch(url).then(
      () => true,
      () => delay(25, false),
    );
    if (await Promise.race([answer, failure])) return;
  }
  throw new StartError(`DynamoDB Local did not answer within ${startMilliseconds / 1000} s`);
}
