import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** How long the application may take until it is ready, its website built anew, in milliseconds. */
const startMilliseconds = 120_000;

/** A Premia that runs as a process of its own, as `npm start` runs it. */
export interface ApplicationProcess {
  readonly url: string;
  readonly process: ChildProcess;
  /** Settles when it has ended. */
  readonly ended: Promise<{ exitCode: number | null }>;
  /** Everything it has printed. */
  readOutput(): string;
  /** Sends a signal and waits for its end. */
  stop(signal?: NodeJS.Signals): Promise<{ exitCode: number | null }>;
}

/** What differs from one start to another. */
export interface StartOptions {
  /** Default: a free port, data in memory. */
  readonly environment?: NodeJS.ProcessEnv;
  readonly command?: readonly [string, ...string[]];
}

/** Starts a Premia of its own and waits until it says that it is ready. */
export async function startApplicationProcess(options: StartOptions = {}): Promise<ApplicationProcess> {
  const { child, readOutput, ended } = runApplicationProcess(options);
  const url = await waitForUrl(child, readOutput, ended).catch((error: unknown) => {
    child.kill();
    throw error;
  });
  return {
    url,
    process: child,
    ended,
    readOutput,
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      return ended;
    },
  };
}

/** Runs a Premia that isn't expected to get ready. */
export function runApplicationProcess({ environment = {}, command }: StartOptions = {}) {
  const [program, ...parameters] = command ?? [process.execPath, 'local/start.ts'];
  const child = spawn(program, parameters, {
    cwd: repository,
    env: { ...process.env, PORT: '0', STATE_DIR: ':memory:', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const ended = once(child, 'close').then(([exitCode]) => ({ exitCode: exitCode as number | null }));
  return { child, ended, readOutput: () => output };
}

async function waitForUrl(
  child: ChildProcess,
  readOutput: () => string,
  ended: Promise<unknown>,
): Promise<string> {
  const ready = Promise.withResolvers<string>();
  child.stdout?.on('data', () => {
    const url = /^Ready on (\S+)$/m.exec(readOutput())?.[1];
    if (url) ready.resolve(url);
  });
  void ended.then(() => ready.reject(new Error(`Premia did not start:\n${readOutput()}`)));
  const patience = setTimeout(
    () => ready.reject(new Error(`Premia was not ready in time:\n${readOutput()}`)),
    startMilliseconds,
  );
  return ready.promise.finally(() => clearTimeout(patience));
}
