/**
 * Runs all checks side by side and prints the output of each that fails, so that one run finds all that a change lacks.
 *
 * Arguments: `--without-tests` leaves out the unit tests, where another command runs them.
 */
import { runCommand } from '#local/run-command.ts';
import { isShallow } from '#tests/support/release.ts';

const cache = 'node_modules/.cache/premia';

const folders = ['bench', 'edge', 'frontend', 'functions', 'infra', 'local', 'model-training', 'tests'];

/** Commands, of which the slowest start first. */
const checks: Record<string, readonly [string, ...string[]]> = {
  'unit tests': ['vitest', 'run', '--project=unit', '--reporter=minimal'],
  types: ['tsc', '-p', 'tsconfig.json'],
  'types of the website': ['tsc', '-p', 'frontend'],
  lint: ['biome', 'ci', '.'],
  'import directions': [
    'depcruise',
    '--cache',
    `${cache}/import-directions`,
    '--cache-strategy',
    'content',
    ...folders,
  ],
  'last release': ['node', 'tests/check-release.ts'],
  'dead code': ['knip', '--cache', '--cache-location', `${cache}/dead-code`],
};

if (process.argv.includes('--without-tests')) delete checks['unit tests'];

if (isShallow()) {
  delete checks['last release'];
  console.log('– last release: skipped, since a shallow clone may lack its commit');
}

const start = performance.now();

/** Runs a check and reports it when it ends. Resolves with false for a failure. */
async function check(
  name: string,
  [program, ...parameters]: readonly [string, ...string[]],
): Promise<boolean> {
  const failure = await runCommand(
    program === 'node' ? process.execPath : `node_modules/.bin/${program}`,
    parameters,
  ).then(
    () => undefined,
    (error: Error) => error.message,
  );
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(failure === undefined ? `✓ ${name} (${seconds} s)` : `✗ ${name} (${seconds} s)\n\n${failure}`);
  return failure === undefined;
}

const names = Object.keys(checks);
const outcomes = await Promise.all(Object.entries(checks).map(([name, command]) => check(name, command)));
const failed = names.filter((_, index) => !outcomes[index]);
console.log(failed.length === 0 ? '\nAll checks passed' : `\nFailed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
