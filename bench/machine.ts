import { execFileSync } from 'node:child_process';
import { cpus, loadavg, release, totalmem, type } from 'node:os';

/** What a run of measurements ran on. */
export interface Machine {
  readonly processor: string;
  readonly cores: number;
  readonly memoryGib: number;
  readonly system: string;
  readonly node: string;
  readonly java: string;
  /** How many programs wanted its processors, on average of the last 15 minutes. */
  readonly loadAverage: number;
}

/** Describes this machine. */
export function describeMachine(): Machine {
  return {
    processor: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    memoryGib: Math.round(totalmem() / 2 ** 30),
    system: `${type()} ${release()}`,
    node: process.version,
    java: readJavaVersion(),
    loadAverage: loadavg()[2] ?? Number.NaN,
  };
}

/** The commit that is checked out, with a note when files differ from it. */
export function describeCommit(): string {
  const run = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const isChanged = run('status', '--porcelain', '--untracked-files=no') !== '';
  return run('rev-parse', '--short', 'HEAD') + (isChanged ? ', with changes' : '');
}

/** DynamoDB Local runs on it. Java tells its version on its error output. */
function readJavaVersion(): string {
  const text = execFileSync('java', ['--version'], { encoding: 'utf8' });
  return text.split('\n')[0] ?? text;
}
