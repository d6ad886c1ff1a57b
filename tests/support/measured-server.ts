import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { MemoryUsage } from './server-probe.ts';

/** A local server in a child process whose resources can be measured. */
export interface MeasuredServer {
  readonly url: string;
  /** Processor time since the start, in milliseconds. */
  readCpuMs(): Promise<number>;
  /** Memory after a garbage collection. */
  readMemory(): Promise<MemoryUsage>;
  stop(): Promise<void>;
}

/** Options of {@link startMeasuredServer}. */
export interface MeasuredServerOptions {
  /** The checkout to run; by default this one. */
  readonly checkout?: string;
  readonly environment?: NodeJS.ProcessEnv;
}

const thisCheckout = fileURLToPath(new URL('../..', import.meta.url));
const probe = new URL('server-probe.ts', import.meta.url).href;

/**
 * Starts a local server on a free port, with its data in memory.
 * @throws Error if it exits before it is ready; its error output is shown
 */
export async function startMeasuredServer({
  checkout = thisCheckout,
  environment = {},
}: MeasuredServerOptions = {}): Promise<MeasuredServer> {
  const child = spawn(process.execPath, ['--expose-gc', '--import', probe, 'local/start.ts'], {
    cwd: checkout,
    env: { ...process.env, PORT: '0', STATE_DIR: ':memory:', ...environment },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    // Stays attached after `Ready`: the functions' log lines must be read, or the pipe fills up.
    createInterface({ input: child.stdout as Readable }).on('line', (line) => {
      const match = /^Ready on (\S+)/.exec(line);
      if (match?.[1]) resolve(match[1]);
    });
    void exited.then(() => reject(new Error(`The server in ${checkout} did not start`)));
  });
  const request = async <Figure>(figure: 'cpu' | 'memory'): Promise<Figure> => {
    const received = once(child, 'message');
    child.send(figure);
    const [value] = (await received) as [Figure];
    return value;
  };
  return {
    url,
    readCpuMs: () => request('cpu'),
    readMemory: () => request('memory'),
    async stop() {
      child.kill();
      await exited;
    },
  };
}
