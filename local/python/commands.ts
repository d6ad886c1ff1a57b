/**
 * Runs Python programs in a virtual environment: `node local/python/commands.ts train|test|renew-prices [options]` the code
 * of `model-training`, `cfn-lint` the linter of templates.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { changeCopy } from './change-copy.ts';
import { findMissingFigures } from './price-figures.ts';
import { installPythonTool, installRequirements, toolsFolder } from './python.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'model-training');
const requirements = join(folder, 'requirements.txt');

const [command, ...options] = process.argv.slice(2);

/** Error of a program that has said why. */
class ProgramError extends Error {
  readonly status: number;

  constructor(program: string, status: number) {
    super(`${program} failed`);
    this.status = status;
  }
}

try {
  await runCommandOfUser();
} catch (error) {
  if (error instanceof ProgramError) process.exitCode = error.status;
  else {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}

async function runCommandOfUser(): Promise<void> {
  if (command === 'cfn-lint') return run(await installPythonTool(command), options);
  if (!['train', 'test', 'renew-prices'].includes(command ?? '')) {
    throw new Error('Usage: node local/python/commands.ts train|test|renew-prices|cfn-lint [options]');
  }
  const programs = await installRequirements(join(folder, '.venv'), requirements);
  const python = join(programs, 'python');
  if (command === 'train') {
    run(python, [join(folder, 'training/train.py'), ...options]);
    updateSamples(root);
  } else if (command === 'test') {
    run(join(programs, 'ruff'), ['check', '--quiet', '.'], folder);
    run(join(programs, 'ruff'), ['format', '--quiet', '--check', '.'], folder);
    run(python, ['-m', 'pytest', ...options], folder);
  } else {
    await renewPrices(python);
  }
}

/** Renews the prices in a copy, checks them there, and takes the files over: a failure changes nothing. */
async function renewPrices(python: string): Promise<void> {
  // Found beside the repository, not beside the copy.
  process.env.PREMIA_DATA_DIR ??= join(root, '../shared/data');
  try {
    const changed = await changeCopy(root, toolsFolder, async (copy) => {
      run(python, [join(copy, 'model-training/training/renewal.py'), ...options]);
      updateSamples(copy);
      const checks = ['local/plan-years.test.ts', 'functions/plans/tables.test.ts', 'model-training/serving'];
      run('npm', ['exec', '--', 'vitest', 'run', '--project=unit', '--reporter=minimal', ...checks], copy);
    });
    console.log(`The new prices passed their checks: ${changed.length} files changed.`);
    const missing = findMissingFigures(root);
    if (missing !== undefined)
      console.log(`${missing}\nUntil then local/python/price-figures.test.ts fails.`);
  } catch (error) {
    console.error('The prices were not renewed, and no file was changed.');
    throw error;
  }
}

/** Writes the figures of the website's samples, which new tables change. */
function updateSamples(repository: string): void {
  const samples = [
    'frontend/src/pages/sample-figures.test.ts',
    'functions/api/sample-responses.dynamodb.test.ts',
  ];
  const projects = ['--project=unit', '--project=dynamodb'];
  run(
    'npm',
    ['exec', '--', 'vitest', 'run', ...projects, '--reporter=minimal', ...samples, '--update'],
    repository,
  );
}

/** Runs a program and shows its output. Throws ProgramError if it fails. */
function run(program: string, parameters: string[], cwd = process.cwd()): void {
  const env = { ...process.env, PYTHONDONTWRITEBYTECODE: '1' };
  const { status, error } = spawnSync(program, parameters, { stdio: 'inherit', cwd, env });
  if (error) throw new Error(`${program} could not be started: ${error.message}`);
  if (status !== 0) throw new ProgramError(program, status ?? 1);
}
