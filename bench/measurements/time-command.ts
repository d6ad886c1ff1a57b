import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A command that has run. */
export interface CommandRun {
  readonly command: string;
  readonly seconds: number;
  readonly exitCode: number | null;
}

/** Runs one of package.json's scripts, what it prints unseen, and tells how long it took. */
export async function timeCommand(script: string): Promise<CommandRun> {
  const started = performance.now();
  const child = spawn('npm', ['run', script], { stdio: 'ignore' });
  const [exitCode] = (await once(child, 'close')) as [number | null];
  return { command: `npm run ${script}`, seconds: (performance.now() - started) / 1000, exitCode };
}
