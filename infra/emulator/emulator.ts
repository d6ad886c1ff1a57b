import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '#local/loopback.ts';
import { installPythonTool } from '../tools/python.ts';

/** Emulator of AWS services on this machine. */
export interface Emulator {
  readonly url: string;
  /** Name, URL and origin, for the log. */
  readonly description: string;
  /** True if functions run in containers, which reach this machine as `host.docker.internal`. */
  readonly runsContainers: boolean;
  /** Stops the emulator if {@link openEmulator} started it. */
  close(): Promise<void>;
}

/** Default address of LocalStack. */
const defaultUrl = 'http://localhost:4566';

const startTimeoutMs = 60_000;

/**
 * Connects to the emulator at `AWS_ENDPOINT_URL`, or at LocalStack's default address. If there is none, starts
 * MiniStack, which does not need Docker.
 * @throws Error if there is no emulator at `AWS_ENDPOINT_URL`, or MiniStack does not start
 */
export async function openEmulator(endpointUrl = process.env.AWS_ENDPOINT_URL): Promise<Emulator> {
  const url = endpointUrl ?? defaultUrl;
  const kind = await identify(url);
  if (kind) {
    const description = `${kind} at ${url}, already running`;
    return { url, description, runsContainers: kind !== 'MiniStack', close: async () => {} };
  }
  if (endpointUrl !== undefined) throw new Error(`No emulator at ${url} (AWS_ENDPOINT_URL)`);
  return startMinistack();
}

async function identify(url: string): Promise<'MiniStack' | 'LocalStack' | undefined> {
  if (await isHealthy(`${url}/_ministack/health`)) return 'MiniStack';
  if (await isHealthy(`${url}/_localstack/health`)) return 'LocalStack';
  return undefined;
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

async function startMinistack(): Promise<Emulator> {
  const program = await installPythonTool('ministack');
  const port = await findFreePort();
  const folder = await mkdtemp(join(tmpdir(), 'premia-emulator-'));
  const guardian = fork(
    fileURLToPath(new URL('ministack-guardian.ts', import.meta.url)),
    [program, String(port), folder],
    { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] },
  );
  let output = '';
  for (const stream of [guardian.stdout, guardian.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-10_000);
    });
  }
  const ended = once(guardian, 'exit');
  const close = async () => {
    if (guardian.connected) guardian.disconnect();
    await ended;
  };
  const url = `http://127.0.0.1:${port}`;
  const isReady = await Promise.race([waitForMinistack(url), ended.then(() => false)]);
  if (!isReady) {
    await close();
    throw new Error(`MiniStack did not start:\n${output}`);
  }
  return { url, description: `MiniStack at ${url}, started by this command`, runsContainers: false, close };
}

async function waitForMinistack(url: string): Promise<boolean> {
  const end = Date.now() + startTimeoutMs;
  while (Date.now() < end) {
    if (await isHealthy(`${url}/_ministack/health`)) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}
