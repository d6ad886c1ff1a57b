import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** How a command is run. */
export interface CommandOptions {
  readonly environment?: NodeJS.ProcessEnv;
  readonly folder?: string;
}

/**
 * Runs a command to its end and keeps what it prints to itself. It ends with this process, too.
 * @returns what it wrote to its standard output
 * @throws Error with everything that it printed when it fails or can not be started
 */
export async function runCommand(
  command: string,
  parameters: readonly string[],
  { environment = process.env, folder }: CommandOptions = {},
): Promise<string> {
  const child = spawn(command, parameters, {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that what it has started in turn can be ended with it.
    detached: true,
    ...(folder === undefined ? {} : { cwd: folder }),
  });
  const end = () => child.pid !== undefined && process.kill(-child.pid);
  process.once('exit', end);
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  try {
    const [code] = await once(child, 'close');
    if (code === 0) return output;
  } catch (error) {
    throw new Error(`"${command}" could not be started: ${(error as Error).message}`);
  } finally {
    process.off('exit', end);
  }
  throw new Error(`"${[command, ...parameters].join(' ')}" failed:\n${output}${errors}`);
}
