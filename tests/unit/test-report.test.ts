import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countRun, readPlaywrightCounts, readVitestCounts, sumCounts } from '#tests/support/test-report.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'premia-report-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function writeReport(report: object): Promise<string> {
  const file = join(folder, 'report.json');
  await writeFile(file, JSON.stringify(report));
  return file;
}

it("counts Vitest's tests, and a file that could not be loaded as a failure", async () => {
  const file = await writeReport({
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [{}] },
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{}] },
    ],
  });
  expect(await readVitestCounts(file)).toEqual({ passed: 5, failed: 2, skipped: 3 });
});

it("counts Playwright's tests, and a flaky one as a failure", async () => {
  const file = await writeReport({ stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 2 } });
  expect(await readPlaywrightCounts(file)).toEqual({ passed: 7, failed: 2, skipped: 2 });
});

describe('a run', () => {
  const counts = { passed: 3, failed: 0, skipped: 0 };

  it('is what its report says', async () => {
    expect(await countRun(0, async () => counts)).toEqual(counts);
    const failed = { ...counts, failed: 2 };
    expect(await countRun(1, async () => failed)).toEqual(failed);
  });

  it('counts a failure that no test had', async () => {
    expect(await countRun(1, async () => counts)).toEqual({ ...counts, failed: 1 });
  });

  it('without a report is a failure', async () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
    const none = await countRun(0, () => readVitestCounts(join(folder, 'none.json')));
    expect(none).toEqual({ passed: 0, failed: 1, skipped: 0 });
    complain.mockRestore();
  });
});

it('adds counts up', () => {
  const counts = { passed: 1, failed: 2, skipped: 3 };
  expect(sumCounts([counts, counts])).toEqual({ passed: 2, failed: 4, skipped: 6 });
  expect(sumCounts([])).toEqual({ passed: 0, failed: 0, skipped: 0 });
});
