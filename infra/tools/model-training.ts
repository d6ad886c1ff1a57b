/**
 * Runs the Python code of `model-training`: `node infra/tools/model-training.ts train|build|test [options]`. Training
 * and tests run in a virtual environment; building the archive needs the standard library only.
 */
import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findPython, installRequirements } from './python.ts';

const folder = fileURLToPath(new URL('../../model-training', import.meta.url));
const requirements = join(folder, 'requirements.txt');
/** Serving code of SageMaker's container. */
const containerRequirements = join(folder, 'requirements-container.txt');
/** Required by the wheels of numpy. */
const minVersion = [3, 11] as const;

const [command, ...options] = process.argv.slice(2);

try {
  if (command === 'build') {
    run(await findPython(), [join(folder, 'training/build_archive.py'), ...options]);
  } else if (command === 'train') {
    const programs = await installRequirements(join(folder, '.venv'), [requirements], minVersion);
    run(join(programs, 'python'), [join(folder, 'training/train.py'), ...options]);
  } else if (command === 'test') {
    const files = [requirements, containerRequirements];
    const programs = await installRequirements(join(folder, '.venv'), files, minVersion);
    run(join(programs, 'ruff'), ['check', '--quiet', '.'], folder);
    run(join(programs, 'ruff'), ['format', '--quiet', '--check', '.'], folder);
    run(join(programs, 'python'), ['-m', 'pytest', ...options], folder);
  } else {
    throw new Error('Usage: node infra/tools/model-training.ts train|build|test [options]');
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

/** Runs a program and shows its output; exits with its status if it fails. */
function run(program: string, parameters: string[], cwd = process.cwd()): void {
  const PYTHONPATH = [join(folder, 'serving'), join(folder, 'training')].join(delimiter);
  const env = { ...process.env, PYTHONPATH, PYTHONDONTWRITEBYTECODE: '1' };
  const { status, error } = spawnSync(program, parameters, { stdio: 'inherit', cwd, env });
  if (error) throw new Error(`${program} could not be started: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}
