import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { findFreePort } from '#local/loopback.ts';
import { installPythonTool } from '../tools/python.ts';

/** Names of the supported emulators, as in `--emulator`. */
export const emulatorNames = ['localstack', 'ministack'] as const;

/** Name of a supported emulator. */
export type EmulatorName = (typeof emulatorNames)[number];

/** Emulator of AWS services on this machine. */
export interface Emulator {
  readonly name: EmulatorName;
  readonly url: string;
  /** Name, version, URL and origin, for the log. */
  readonly description: string;
  /** True if {@link openEmulator} started it. Otherwise other stacks may be deployed to it. */
  readonly isOwn: boolean;
  /** Stops the emulator if {@link openEmulator} started it. */
  close(): Promise<void>;
}

/** Default address of LocalStack. */
const defaultUrl = 'http://localhost:4566';

const startTimeoutMs = 60_000;

const titles = { localstack: 'LocalStack', ministack: 'MiniStack' } as const;

/** Response of both emulators' health operation. */
const health = z.object({ version: z.optional(z.string()) });

/** Builds the configuration of AWS clients for an emulator, which accepts any credentials. */
export function emulatorClient(url: string) {
  return {
    endpoint: url,
    region: 'us-east-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  };
}

/**
 * Connects to the emulator at `AWS_ENDPOINT_URL`, or at LocalStack's default address. If there is none, starts
 * MiniStack, which does not need Docker.
 * @param wanted the only emulator to use
 * @throws Error if the wanted emulator is not running, or MiniStack does not start
 */
export async function openEmulator(
  wanted?: EmulatorName,
  endpointUrl = process.env.AWS_ENDPOINT_URL,
): Promise<Emulator> {
  const url = endpointUrl ?? defaultUrl;
  const found = await identify(url);
  if (found && (wanted === undefined || wanted === found.name)) {
    const description = `${[titles[found.name], found.version].filter(Boolean).join(' ')} at ${url}, already running`;
    return { name: found.name, url, description, isOwn: false, close: async () => {} };
  }
  if (endpointUrl !== undefined) {
    const running = found ? `${titles[found.name]} is running there` : 'nothing responds there';
    throw new Error(`No ${wanted ? titles[wanted] : 'emulator'} at ${url} (AWS_ENDPOINT_URL): ${running}`);
  }
  if (wanted === 'localstack') {
    throw new Error(
      `LocalStack is not running at ${url}. Start it: "docker compose -f infra/emulator/localstack.compose.yaml up -d --wait" (docs/localstack.md)`,
    );
  }
  return startMinistack();
}

async function identify(url: string): Promise<{ name: EmulatorName; version?: string } | undefined> {
  // MiniStack responds to LocalStack's address too.
  for (const name of ['ministack', 'localstack'] as const) {
    const state = await readHealth(`${url}/_${name}/health`);
    if (state) return { name, ...(state.version && { version: state.version }) };
  }
  return undefined;
}

/** Returns undefined if the server does not respond or reports an error. */
async function readHealth(url: string): Promise<z.infer<typeof health> | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    const body = await response.text();
    if (!response.ok) return undefined;
    return health.safeParse(JSON.parse(body || '{}')).data ?? {};
  } catch {
    return undefined;
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
  return {
    name: 'ministack',
    url,
    description: `MiniStack at ${url}, started by this command`,
    isOwn: true,
    close,
  };
}

async function waitForMinistack(url: string): Promise<boolean> {
  const end = Date.now() + startTimeoutMs;
  while (Date.now() < end) {
    if (await readHealth(`${url}/_ministack/health`)) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}
