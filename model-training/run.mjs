// Runs the Python side: `node model-training/run.mjs train|build|test [options]`.
// Training and tests run in a virtual environment, created when it is missing or the requirements
// have changed. Building the archive needs the standard library alone.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const home = path.dirname(fileURLToPath(import.meta.url));
const environment = path.join(home, '.venv');
const binaries = path.join(environment, process.platform === 'win32' ? 'Scripts' : 'bin');
// Training needs what numpy's wheels need; the archive what runs its code.
const oldestPython = { train: [3, 11], build: [3, 10], test: [3, 11] };

const commands = {
  train: ['training/train.py'],
  build: ['training/build_archive.py'],
  test: ['-m', 'pytest'],
};

const [command, ...options] = process.argv.slice(2);
if (!Object.hasOwn(commands, command ?? '')) {
  fail(`Usage: node model-training/run.mjs ${Object.keys(commands).join('|')} [options]`);
}
const python = command === 'build' ? findPython() : prepareEnvironment();
if (command === 'test') {
  run(path.join(binaries, 'ruff'), ['check', '--quiet', '.'], { cwd: home });
  run(path.join(binaries, 'ruff'), ['format', '--quiet', '--check', '.'], { cwd: home });
}
run(python, [...commands[command].map(fromHome), ...options], {
  cwd: command === 'test' ? home : process.cwd(),
  env: {
    ...process.env,
    PYTHONPATH: [path.join(home, 'serving'), path.join(home, 'training')].join(path.delimiter),
    PYTHONDONTWRITEBYTECODE: '1',
  },
});

/** Returns the virtual environment's Python with the packages that the command needs. */
function prepareEnvironment() {
  const inside = path.join(binaries, 'python');
  if (!isInstalled('requirements')) {
    console.log('Creating model-training/.venv from requirements.txt …');
    rmSync(environment, { recursive: true, force: true });
    run(findPython(), ['-m', 'venv', environment]);
    install(inside, 'requirements');
  }
  if (command === 'test' && !isInstalled('requirements-container')) {
    install(inside, 'requirements-container');
  }
  return inside;
}

function install(inside, requirements) {
  const pip = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--no-deps', '-r'];
  run(inside, [...pip, path.join(home, `${requirements}.txt`)]);
  writeFileSync(path.join(environment, `${requirements}.sha256`), hashOf(requirements));
}

function isInstalled(requirements) {
  const stamp = path.join(environment, `${requirements}.sha256`);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOf(requirements);
}

function hashOf(requirements) {
  return createHash('sha256')
    .update(readFileSync(path.join(home, `${requirements}.txt`)))
    .digest('hex');
}

function findPython() {
  const [oldestMajor, oldestMinor] = oldestPython[command];
  const found = [];
  for (const name of process.env.PYTHON ? [process.env.PYTHON] : ['python3', 'python']) {
    const print = 'import sys; print("%d.%d" % sys.version_info[:2])';
    const { status, stdout } = spawnSync(name, ['-c', print], { encoding: 'utf8' });
    if (status !== 0) continue;
    const [major, minor] = stdout.trim().split('.').map(Number);
    if (major === oldestMajor && minor >= oldestMinor) return name;
    found.push(`${name} is ${stdout.trim()}`);
  }
  return fail(
    `This needs Python ${oldestMajor}.${oldestMinor} or newer (${found.join(', ') || 'none was found'}). ` +
      'Install it (Debian: apt-get install python3 python3-venv; macOS: brew install python), or name one by PYTHON.',
  );
}

function run(program, options, settings = {}) {
  const { status, error, signal } = spawnSync(program, options, { stdio: 'inherit', ...settings });
  if (error) fail(`${program} could not be started: ${error.message}`);
  if (status !== 0) process.exit(status ?? (signal ? 1 : 0));
}

function fromHome(argument) {
  return argument.endsWith('.py') ? path.join(home, argument) : argument;
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
