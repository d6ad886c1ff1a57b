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
 * Returns true if the installed packages are not those of package-lock.json, as after a `git pull`. Optional ones, of other
 * platforms, may be missing. Packages that another program than npm has installed are not compared.
 */
function arePackagesOutdated() {
  const folder = new URL('../node_modules/', import.meta.url);
  if (!existsSync(folder)) return true;
  const listed = new URL('.package-lock.json', folder);
  if (!existsSync(listed)) return false;
  const [installed, required] = [listed, new URL('../package-lock.json', import.meta.url)].map(
    (file) => JSON.parse(readFileSync(file, 'utf8')).packages,
  );
  return Object.entries(required).some(([path, { version, optional = false }]) => {
    if (path === '') return false;
    return path in installed ? installed[path].version !== version : !optional;
  });
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
