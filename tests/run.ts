/**
 * Runs tests, and closes with one line that counts them all: `12 passed, 0 failed, 1 skipped`.
 *
 * Arguments: the suites to run, Vitest's projects or `end-to-end`. Without any: every test that needs
 * no cloud and no more than a few minutes.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import { ensureChromium } from './support/chromium.ts';
import {
  countRun,
  readPlaywrightCounts,
  readVitestCounts,
  sumCounts,
  type TestCounts,
} from './support/test-report.ts';

const usualSuites = ['unit', 'dynamodb', 'infra', 'api', 'start', 'end-to-end'];
const reports = 'test-results';

async function runVitest(projects: string[]): Promise<TestCounts> {
  const report = `${reports}/vitest.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const selection = projects.map((project) => `--project=${project}`);
  const exitCode = await run('vitest/vitest.mjs', ['run', ...reporters, ...selection]);
  return countRun(exitCode, () => readVitestCounts(report));
}

async function runPlaywright(): Promise<TestCounts> {
  process.env.CHROMIUM_PATH = await ensureChromium();
  const exitCode = await run('@playwright/test/cli.js', ['test']);
  return countRun(exitCode, () => readPlaywrightCounts(`${reports}/end-to-end.json`));
}

/** Runs a package's program on this very Node, its output shown. */
async function run(program: string, parameters: string[]): Promise<number> {
  const child = spawn(process.execPath, [`node_modules/${program}`, ...parameters], { stdio: 'inherit' });
  const [exitCode] = await once(child, 'close');
  return exitCode ?? 1;
}

const suites = process.argv.length > 2 ? process.argv.slice(2) : usualSuites;
await rm(reports, { recursive: true, force: true });
await mkdir(reports);

const projects = suites.filter((suite) => suite !== 'end-to-end');
const counts: TestCounts[] = [];
if (projects.length > 0) counts.push(await runVitest(projects));
if (suites.includes('end-to-end')) counts.push(await runPlaywright());

const { passed, failed, skipped } = sumCounts(counts);
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
