import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '#local/loopback.ts';
import { installPythonTool } from '../tools/install-python-tool.ts';

/** Something that speaks AWS's protocols on this machine. */
export interface Emulator {
  readonly url: string;
  /** What it is, for people. */
  readonly description: string;
  /** True when functions run in containers, to which this machine is `host.docker.internal`. */
  readonly runsContainers: boolean;
  /** Ends it, if it was started for us. */
  close(): Promise<void>;
}

/** Where LocalStack listens unless told otherwise. */
const defaultUrl = 'http://localhost:4566';

/** How long MiniStack may take to answer, in milliseconds. */
const startTime = 60_000;

/**
 * Finds an emulator, or starts one: the one that `AWS_ENDPOINT_URL` names, else what listens where
 * LocalStack does, else a MiniStack of our own, which needs no Docker.
 * @throws Error when the one that is named does not answer, or MiniStack does not start
 */
export async function openEmulator(endpointUrl = process.env.AWS_ENDPOINT_URL): Promise<Emulator> {
  const url = endpointUrl ?? defaultUrl;
  const kind = await identify(url);
  if (kind) {
    const description = `${kind} at ${url}, which was there`;
    return { url, description, runsContainers: kind !== 'MiniStack', close: async () => {} };
  }
  if (endpointUrl !== undefined) throw new Error(`Nothing answers at ${url}, which AWS_ENDPOINT_URL names`);
  return startMinistack();
}

/** What answers at an address. */
async function identify(url: string): Promise<'MiniStack' | 'LocalStack' | undefined> {
  if (await answers(`${url}/_ministack/health`)) return 'MiniStack';
  if (await answers(`${url}/_localstack/health`)) return 'LocalStack';
  return undefined;
}

async function answers(url: string): Promise<boolean> {
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
  return { url, description: `MiniStack at ${url}, started for this`, runsContainers: false, close };
}

async function waitForMinistack(url: string): Promise<boolean> {
  const end = Date.now() + startTime;
  while (Date.now() < end) {
    if (await answers(`${url}/_ministack/health`)) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}
