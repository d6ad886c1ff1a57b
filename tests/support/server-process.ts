import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** Maximum time until the server is ready, including the build of the website. */
const startTimeoutMs = 120_000;

export interface StartOptions {
  /** Added to this process's environment and to a free port and data in memory. */
  readonly environment?: NodeJS.ProcessEnv;
  /** Command and arguments in place of `node local/start.ts`. */
  readonly command?: readonly [string, ...string[]];
  /** Folder of the checkout to run; by default this one. */
  readonly checkout?: string;
  /** Opens an IPC channel to the process. */
  readonly ipc?: boolean;
}

export class ServerProcess {
  readonly child: ChildProcess;
  /** Resolves with the exit code once the process has exited and its output is complete. */
  readonly exited: Promise<number | null>;
  /** Address of the website and the API; empty until the server is ready. */
  url = '';
  #output = '';

  /** Runs the server without waiting until it is ready. */
  constructor({ environment = {}, command, checkout = repository, ipc = false }: StartOptions = {}) {
    const [program, ...parameters] = command ?? [process.execPath, 'local/start.ts'];
    const child = spawn(program, parameters, {
      cwd: checkout,
      env: { ...process.env, PORT: '0', STATE_DIR: ':memory:', ...environment },
      stdio: ['ignore', 'pipe', 'pipe', ipc ? 'ipc' : 'ignore'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.#output += text;
      });
    }
    this.child = child;
    this.exited = once(child, 'close').then(([exitCode]) => exitCode);
  }

  /**
   * Starts the server and waits until it is ready.
   * @throws Error with its output if it exits before or takes too long
   */
  static async start(options: StartOptions = {}): Promise<ServerProcess> {
    const server = new ServerProcess(options);
    const ready = Promise.withResolvers<string>();
    const findUrl = () => {
      const url = /^Ready on (\S+)$/m.exec(server.output)?.[1];
      if (url) ready.resolve(url);
    };
    server.child.stdout?.on('data', findUrl);
    const fail = (problem: string) => ready.reject(new Error(`${problem}:\n${server.output}`));
    const timeout = setTimeout(() => fail('The server was not ready in time'), startTimeoutMs);
    void server.exited.then(() => fail('The server did not start'));
    try {
      server.url = await ready.promise;
    } catch (error) {
      server.child.kill();
      throw error;
    } finally {
      server.child.stdout?.off('data', findUrl);
      clearTimeout(timeout);
    }
    return server;
  }

  /** Everything that the server has written to standard output and standard error. */
  get output(): string {
    return this.#output;
  }

  get databaseUrl(): string {
    const url = / the database at (\S+)$/m.exec(this.#output)?.[1];
    if (url === undefined) throw new Error(`No database in:\n${this.#output}`);
    return url;
  }

  stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    this.child.kill(signal);
    return this.exited;
  }
}
