import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';

/** How many tests came out how. */
export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
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

/** Reads the counts of Vitest's JSON report. */
export async function readVitestCounts(file: string): Promise<TestCounts> {
  const report = vitestReport.parse(JSON.parse(await readFile(file, 'utf8')));
  // A file that could not even be loaded has no tests that could fail.
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Reads the counts of Playwright's JSON report. */
export async function readPlaywrightCounts(file: string): Promise<TestCounts> {
  const { stats } = playwrightReport.parse(JSON.parse(await readFile(file, 'utf8')));
  // A flaky test failed before it passed.
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

/**
 * The counts of one runner's run. A runner that failed with no failed test, or that left no report,
 * counts as one failure, so that nothing is lost in a sum.
 */
export async function countRun(exitCode: number, read: () => Promise<TestCounts>): Promise<TestCounts> {
  const counts = await read().catch((error: unknown) => {
    console.error('The runner left no report of its tests:', error);
    return { passed: 0, failed: 1, skipped: 0 };
  });
  return exitCode === 0 || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

/** Adds counts up. */
export function sumCounts(counts: readonly TestCounts[]): TestCounts {
  const sum = (key: keyof TestCounts) => counts.reduce((total, count) => total + count[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}
