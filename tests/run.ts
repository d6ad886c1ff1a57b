/**
 * Runs test suites and ends with one line for all of them: `12 passed, 0 failed, 1 skipped`.
 *
 * Arguments: suites, such as `node tests/run.ts security website`, and files to run of them, such as `end-to-end
 * tests/end-to-end/login.spec.ts`. By default, the suites that show within minutes that every feature works.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm } from 'node:fs/promises';
import * as z from 'zod/mini';
import { ensureChromium } from './support/chromium.ts';

/** Projects of Playwright, of which `end-to-end` names the first two. */
const browserSuites = ['journeys', 'website', 'visits'];
const defaultSuites = ['unit', 'dynamodb', 'infra', 'api', 'journeys'];
const laterSuites = [
  'slow',
  'dates',
  'start',
  'website',
  'visits',
  'engines',
  'security',
  'fuzz',
  'faults',
  'load',
];
const knownSuites = [...defaultSuites, ...laterSuites, 'end-to-end'];
const reports = 'test-results';

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
});

async function runVitest(projects: string[], files: string[]): Promise<Counts> {
  const file = `${reports}/vitest.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  // The suite `dates` is a project for each day.
  const selection = projects.map((project) => `--project=${project === 'dates' ? 'dates*' : project}`);
  const exitCode = await runPackage('vitest/vitest.mjs', ['run', ...files, ...reporters, ...selection]);
  return readCounts(exitCode, file, (json) => {
    const report = vitestReport.parse(json);
    // A test file that fails to load has no tests of its own to count.
    const brokenFiles = report.testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    );
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + brokenFiles.length,
      skipped: report.numPendingTests + report.numTodoTests,
    };
  });
}

async function runPlaywright(projects: string[], files: string[]): Promise<Counts> {
  process.env.CHROMIUM_PATH = await ensureChromium();
  const selection = projects.map((project) => `--project=${project}`);
  const exitCode = await runPackage('@playwright/test/cli.js', ['test', ...files, ...selection]);
  return readCounts(exitCode, `${reports}/end-to-end.json`, (json) => {
    const { stats } = playwrightReport.parse(json);
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
  });
}

/** Runs a package's script on this version of Node and returns its exit code. */
async function runPackage(script: string, parameters: string[]): Promise<number> {
  const child = spawn(process.execPath, [`node_modules/${script}`, ...parameters], { stdio: 'inherit' });
  const [exitCode] = await once(child, 'close');
  return exitCode ?? 1;
}

/** Reads a runner's report. A missing report, or an error outside the tests, counts as one failure. */
async function readCounts(exitCode: number, file: string, parse: (json: unknown) => Counts): Promise<Counts> {
  try {
    const counts = parse(JSON.parse(await readFile(file, 'utf8')));
    return exitCode === 0 || counts.failed > 0 ? counts : { ...counts, failed: 1 };
  } catch (error) {
    console.error(`The runner left no report in ${file}:`, error);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

const parameters = process.argv.slice(2);
const files = parameters.filter((name) => !knownSuites.includes(name));
const named = parameters.filter((name) => knownSuites.includes(name));
if (files.length > 0 && named.length === 0) {
  console.error(`Name the suite of ${files.join(', ')}: ${knownSuites.join(', ')}`);
  process.exit(1);
}
const suites = (named.length > 0 ? named : defaultSuites).flatMap((suite) =>
  suite === 'end-to-end' ? browserSuites.slice(0, 2) : suite,
);
await rm(reports, { recursive: true, force: true });
await mkdir(reports);

const total: Counts = { passed: 0, failed: 0, skipped: 0 };
const add = (counts: Counts) => {
  for (const outcome of ['passed', 'failed', 'skipped'] as const) total[outcome] += counts[outcome];
};
const inBrowser = suites.filter((suite) => browserSuites.includes(suite));
const others = suites.filter((suite) => !browserSuites.includes(suite));
if (others.length > 0) add(await runVitest(others, files));
if (inBrowser.length > 0) add(await runPlaywright(inBrowser, files));

if (named.length === 0) {
  console.log(
    `\nLeft to .ci/run, which runs everything: ${laterSuites.join(', ')}. For one of them: npm test -- ${laterSuites[0]}`,
  );
}
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
