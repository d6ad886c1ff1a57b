/**
 * Runs a TypeScript file on a Node that can: `node local/run.js local/start.ts --live`. Takes this process, or on Linux
 * the Node that `npm ci` installs. JavaScript, so that an older Node can read it.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Major version of Lambda's Node. */
const minMajor = 24;

// Node 20.10 has no import.meta.dirname.
const installed = fileURLToPath(new URL('../node_modules/.bin/node', import.meta.url));
const [file = '', ...parameters] = process.argv.slice(2);
const { node } = process.versions;

/**
 * Returns true if a package is missing, or if the installed ones are not those of package-lock.json, as after a `git pull`.
 * Optional ones, of other platforms, may be missing. Versions that another program than npm has installed are not compared.
 */
function arePackagesOutdated() {
  const folder = new URL('../node_modules/', import.meta.url);
  const { dependencies = {}, devDependencies = {} } = readJson('../package.json');
  const names = Object.keys({ ...dependencies, ...devDependencies });
  if (!names.every((name) => existsSync(new URL(`${name}/package.json`, folder)))) return true;
  if (!existsSync(new URL('.package-lock.json', folder))) return false;
  const installed = readJson('../node_modules/.package-lock.json').packages;
  const required = readJson('../package-lock.json').packages;
  return Object.entries(required).some(([path, { version, optional = false }]) => {
    if (path === '') return false;
    return path in installed ? installed[path].version !== version : !optional;
  });
}

function readJson(path) {
  return JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
}

if (arePackagesOutdated()) {
  console.error('Packages are missing, or not those of this version of Premia: run npm ci');
  process.exitCode = 1;
} else if (Number.parseInt(node, 10) >= minMajor) {
  process.argv.splice(1, 1);
  await import(pathToFileURL(resolve(file)).href);
} else if (existsSync(installed)) {
  const child = spawn(installed, [file, ...parameters], { stdio: 'inherit' });
  // Ctrl+C reaches both processes; the other signals, which may be for this one alone, are passed on.
  process.on('SIGINT', () => {});
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (status) => {
    process.exitCode = status ?? 1;
  });
} else {
  console.error(
    `Premia needs Node ${minMajor} or later, and this is ${node}: on Linux run "npm ci", elsewhere install Node from https://nodejs.org`,
  );
  process.exitCode = 1;
}
