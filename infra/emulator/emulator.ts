import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { chooseEngine, startDatabase } from '#local/database/database.ts';
import { dynamodbLocal } from '#local/database/dynamodb-local.ts';
import { findFreePort } from '#local/loopback.ts';
import { installPythonTool, toolsFolder } from '#local/python/python.ts';

/** LocalStack on this machine. One that {@link openEmulator} has not started may have other stacks. */
export interface Emulator {
  readonly url: string;
  readonly isOwn: boolean;
  close(): Promise<void>;
}

const defaultPort = 4566;

/**
 * Command for uv: a Python with LocalStack. This is the last version without a token. It needs this Python, and packages
 * of its release's time.
 */
const uvOptions = ['--no-project', '--python', '3.13', '--exclude-newer', '2026-03-10'];
const pythonCommand = ['run', ...uvOptions, '--with', 'localstack-core[runtime]==4.14.0', 'python'];

const logFile = join(toolsFolder, 'localstack.log');

/**
 * Connects to LocalStack at `AWS_ENDPOINT_URL` or its default address, or starts one that does not need Docker.
 * @throws Error if LocalStack does not respond at `AWS_ENDPOINT_URL`, or does not start
 */
export async function openEmulator(endpointUrl = process.env.AWS_ENDPOINT_URL): Promise<Emulator> {
  const url = endpointUrl ?? `http://localhost:${defaultPort}`;
  const version = await readVersion(url);
  if (version !== undefined) {
    console.log(`Emulator   LocalStack ${version} at ${url}, already running`);
    return { url, isOwn: false, close: async () => {} };
  }
  if (endpointUrl !== undefined) throw new Error(`LocalStack does not respond at ${url} (AWS_ENDPOINT_URL)`);
  console.log('Emulator   installing and starting LocalStack');
  const own = await startLocalstack();
  console.log(`Emulator   LocalStack ${await readVersion(own.url)} at ${own.url}, started by this command`);
  return own;
}

/** Returns undefined if LocalStack does not respond. */
async function readVersion(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(`${url}/_localstack/health`, { signal: AbortSignal.timeout(2_000) });
    return z.object({ version: z.string() }).parse(await response.json()).version;
  } catch {
    return undefined;
  }
}

/**
 * Installs LocalStack and starts it without Docker: functions run as processes, and DynamoDB Local comes from the
 * repository's packages. It stops with this process, even if this process is killed.
 * @throws Error with the end of LocalStack's output if it does not start
 */
async function startLocalstack(): Promise<Emulator> {
  const uv = await installPythonTool('uv');
  const engine = await chooseEngine({ ...process.env, PREMIA_DATABASE: dynamodbLocal.id });
  const database = await startDatabase(engine);
  const folder = await mkdtemp(join(tmpdir(), 'premia-emulator-'));
  const port = await findFreePort('127.0.0.1', [defaultPort]);
  const log = await open(logFile, 'w');
  const env = {
    ...process.env,
    // Functions run on the first `node` of the path: the version of this process, not the system's.
    PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
    // Where Python comes from pyenv, its commands find no version that is not selected.
    PYENV_VERSION: '3.13',
    PYTHONPATH: fileURLToPath(new URL('localstack_process_executor', import.meta.url)),
    PYTHONDONTWRITEBYTECODE: '1',
    // 127.0.0.1 as an address of IPv6: LocalStack listens on all addresses for any of IPv4.
    GATEWAY_LISTEN: `[::ffff:127.0.0.1]:${port}`,
    // Queues have URLs of this address. The default is a name that only public DNS resolves.
    LOCALSTACK_HOST: `127.0.0.1:${port}`,
    SQS_ENDPOINT_STRATEGY: 'path',
    DNS_ADDRESS: '0',
    FILESYSTEM_ROOT: folder,
    // Functions are unpacked there. A package.json in a parent folder would make their code ES modules.
    TMPDIR: folder,
    DISABLE_EVENTS: '1',
    SKIP_SSL_CERT_DOWNLOAD: '1',
    LAMBDA_RUNTIME_EXECUTOR: 'process',
    // Seconds. Between polls of an empty queue, LocalStack waits up to 10 by default.
    LAMBDA_EVENT_SOURCE_MAPPING_MAX_BACKOFF_ON_EMPTY_POLL_SEC: '1',
    DYNAMODB_LOCAL_PORT: new URL(database.url).port,
  };
  // Shows the progress of the download.
  const download = spawn(uv, [...pythonCommand, '-c', ''], { stdio: ['ignore', 'inherit', 'inherit'], env });
  await once(download, 'close');
  const localstack = spawn(uv, [...pythonCommand, '-m', 'localstack.runtime.main'], {
    // In a process group of its own, which Ctrl-C does not reach.
    detached: true,
    // Its input is this process: the plugin stops LocalStack when it closes.
    stdio: ['pipe', log.fd, log.fd],
    env,
  });
  const ended = once(localstack, 'exit');
  await log.close();
  const close = async () => {
    localstack.stdin?.end();
    await ended;
    await database.stop();
  };
  const url = `http://127.0.0.1:${port}`;
  while ((await readVersion(url)) === undefined) {
    if (await Promise.race([ended, delay(100)])) {
      await close();
      throw new Error(`LocalStack did not start:\n${(await readFile(logFile, 'utf8')).slice(-10_000)}`);
    }
  }
  return { url, isOwn: true as boolean, close };
}
