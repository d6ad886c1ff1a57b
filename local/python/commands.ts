/**
 * Runs Python programs in a virtual environment: `node local/python/commands.ts train|test|renew-prices [options]` the code
 * of `model-training`, `cfn-lint` the linter of templates.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installPythonTool, installRequirements } from './python.ts';

const folder = join(import.meta.dirname, '../../model-training');
const requirements = join(folder, 'requirements.txt');

const [command, ...options] = process.argv.slice(2);

try {
  if (command === 'cfn-lint') {
    run(await installPythonTool(command), options);
    process.exit();
  }
  if (!['train', 'test', 'renew-prices'].includes(command ?? '')) {
    throw new Error('Usage: node local/python/commands.ts train|test|renew-prices|cfn-lint [options]');
  }
  const programs = await installRequirements(join(folder, '.venv'), requirements);
  if (command !== 'test') {
    const script = command === 'train' ? 'train.py' : 'renewal.py';
    run(join(programs, 'python'), [join(folder, 'training', script), ...options]);
    // Figures of the website that the new tables change.
    const sample = 'frontend/src/pages/sample-figures.test.ts';
    run('npm', ['exec', '--', 'vitest', 'run', '--project=unit', sample, '--update']);
  } else {
    run(join(programs, 'ruff'), ['check', '--quiet', '.'], folder);
    run(join(programs, 'ruff'), ['format', '--quiet', '--check', '.'], folder);
    run(join(programs, 'python'), ['-m', 'pytest', ...options], folder);
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

/** Runs a program and shows its output; exits with its status if it fails. */
function run(program: string, parameters: string[], cwd = process.cwd()): void {
  const env = { ...process.env, PYTHONDONTWRITEBYTECODE: '1' };
  const { status, error } = spawnSync(program, parameters, { stdio: 'inherit', cwd, env });
  if (error) throw new Error(`${program} could not be started: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}
