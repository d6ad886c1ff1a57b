import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreeAddress, findFreePort } from '../loopback.ts';
import { StartError } from '../settings.ts';
import { dynamodbLocal } from './dynamodb-local.ts';
import { dynoxide } from './dynoxide.ts';
import type { Engine } from './engine.ts';

/** Engines in the order of preference. */
export const engines: readonly Engine[] = [dynoxide, dynamodbLocal];

/**
 * Chooses the engine that PREMIA_DATABASE names, by default the first that can run here.
 * @throws StartError that names every way to get a database on this system
 */
export async function chooseEngine(environment: NodeJS.ProcessEnv = process.env, available = engines) {
  const { PREMIA_DATABASE: wanted } = environment;
  const candidates = wanted ? available.filter(({ id }) => id === wanted) : available;
  const obstacles: string[] = [];
  for (const engine of candidates) {
    const obstacle = await engine.findObstacle(environment);
    if (obstacle === undefined) return engine;
    obstacles.push(obstacle);
  }
  if (obstacles.length === 0) {
    const ids = available.map(({ id }) => id).join(' or ');
    throw new StartError(`PREMIA_DATABASE must be ${ids}, not "${wanted}"`);
  }
  throw new StartError(
    `There is no database. ${obstacles.join('. Or: ')}. Or set DYNAMODB_ENDPOINT to a running DynamoDB`,
  );
}

/** Maximum time until a database responds to its first request, in milliseconds. */
const startTimeoutMs = 60_000;

/** A running database with the API of DynamoDB. */
export interface Database {
  readonly url: string;
  readonly engine: Engine;
  /** Resolves with the end of its output if it exits without being stopped. */
  readonly failed: Promise<string>;
  /** Stops it after it has written its data. */
  stop(): Promise<void>;
}

/**
 * Starts a database on a free port and waits until it responds. It stops with this process, even if this process is
 * killed.
 * @param engine by default the one that {@link chooseEngine} chooses
 * @param directory folder to store data in; by default data stays in memory
 * @throws StartError if no engine can run here, or the database does not start
 */
export async function startDatabase(engine?: Engine, directory?: string): Promise<Database> {
  engine ??= await chooseEngine();
  // Neither engine reports the port that the system gives it for port 0.
  const { host, port } = engine.hasHostOption
    ? await findFreeAddress()
    : { host: '127.0.0.1', port: await findFreePort() };
  const guardian = fork(
    new URL('guardian.ts', import.meta.url),
    [engine.id, host, String(port), ...(directory === undefined ? [] : [resolve(directory)])],
    {
      // A separate process group, which Ctrl-C does not reach: open requests can finish first.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  killDatabaseWithGuardian(guardian);
  const ended = collectOutput(guardian);
  const failed = Promise.withResolvers<string>();
  void ended.then((output) => guardian.exitCode !== 0 && failed.resolve(output));
  const database = {
    url: `http://${host}:${port}`,
    engine,
    failed: failed.promise,
    async stop() {
      if (guardian.connected) guardian.disconnect();
      await ended;
    },
  };
  try {
    await waitUntilResponding(database);
  } catch (error) {
    await database.stop();
    throw error;
  }
  return database;
}

/** Kills the database if the guardian was killed, which leaves it unable to do so itself. */
function killDatabaseWithGuardian(guardian: ChildProcess): void {
  guardian.once('message', (databaseId) => {
    guardian.once('exit', (_exitCode, signal) => {
      if (signal !== null) killProcess(Number(databaseId));
    });
  });
}

/** Kills a process if it is running and belongs to this user. */
export function killProcess(id: number): void {
  try {
    process.kill(id, 'SIGKILL');
  } catch {
    // Exited, or of another user.
  }
}

/**
 * Returns the end of a process's output after it has exited. Waits for its streams one by one, because the
 * process itself emits no 'close' event once its IPC channel is disconnected.
 */
async function collectOutput(guardian: ChildProcess): Promise<string> {
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

async function waitUntilResponding({ url, engine, failed }: Database): Promise<void> {
  const failure = failed.then((output) => {
    throw new StartError(`${engine.name} did not start. ${output}`);
  });
  const deadline = Date.now() + startTimeoutMs;
  while (Date.now() < deadline) {
    // The status is 400, because the request has no credentials.
    const responded = fetch(url).then(
      () => true,
      () => delay(5, false),
    );
    if (await Promise.race([responded, failure])) return;
  }
  throw new StartError(`${engine.name} did not respond within ${startTimeoutMs / 1000} s`);
}
