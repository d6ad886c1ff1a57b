import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs a command and collects its output. If this process exits, the command and its child processes end too.
 * @returns standard output
 * @throws Error with the whole output if the command fails, or if it could not be started
 */
export async function runCommand(
  command: string,
  parameters: readonly string[],
  { environment = process.env, folder }: { environment?: NodeJS.ProcessEnv; folder?: string } = {},
): Promise<string> {
  const child = spawn(command, parameters, {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
    // In a process group of its own, so that its child processes can be ended with it.
    detached: true,
    ...(folder === undefined ? {} : { cwd: folder }),
  });
  const killGroup = () => child.pid !== undefined && process.kill(-child.pid);
  process.once('exit', killGroup);
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
    process.off('exit', killGroup);
  }
  throw new Error(`"${[command, ...parameters].join(' ')}" failed:\n${output}${errors}`);
}
