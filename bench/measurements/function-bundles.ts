import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildFunctionBundles } from '#infra/bundling.ts';
import { defineMeasurement } from '../measurement.ts';
import { findMedian } from '../statistics.ts';
import { formatNumber, formatRatio, type Table } from '../table.ts';
import { type Bundle, buildComparisons, emptyHandler } from './comparison-bundles.ts';

/** A Lambda function, or a handler that one is compared with. */
export interface BundleResult {
  readonly name: string;
  readonly kilobytes: number;
  /** How long its module takes to load in a fresh process: the median, in milliseconds. */
  readonly loadMilliseconds: number;
  /** To a handler that does nothing. */
  readonly ratioToEmpty: number;
  /** To a handler that imports the same clients of the AWS SDK and nothing else. */
  readonly ratioToSdk: number | undefined;
}

const loadAndTime =
  'const started = performance.now(); await import(process.argv[1]); console.log(performance.now() - started);';

/** Measures the size of each function's bundle and the time that it takes to load. */
export const functionBundles = defineMeasurement<BundleResult[]>({
  async measure({ quick }) {
    const folder = await mkdtemp(join(tmpdir(), 'premia-bundles-'));
    try {
      const functions = await buildFunctionBundles(folder);
      return await compareBundles(await buildComparisons(folder, functions), quick ? 5 : 25);
    } finally {
      await rm(folder, { recursive: true });
    }
  },
  describe: (results) => [describeBundles(results)],
});

async function compareBundles(bundles: readonly Bundle[], rounds: number): Promise<BundleResult[]> {
  const times = new Map(bundles.map(({ name }) => [name, [] as number[]]));
  // All in every round, so that a noisy minute is noise to all. The first round fills the disk's cache.
  for (let round = 0; round <= rounds; round += 1) {
    for (const { name, file } of bundles) {
      const milliseconds = await timeLoading(file);
      if (round > 0) times.get(name)?.push(milliseconds);
    }
  }
  const medianOf = (name: string) => findMedian(times.get(name) ?? []);
  return Promise.all(
    bundles.map(async ({ name, file, comparedWith }) => ({
      name,
      kilobytes: (await stat(file)).size / 1024,
      loadMilliseconds: medianOf(name),
      ratioToEmpty: medianOf(name) / medianOf(emptyHandler),
      ratioToSdk: comparedWith === undefined ? undefined : medianOf(name) / medianOf(comparedWith),
    })),
  );
}

async function timeLoading(file: string): Promise<number> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', loadAndTime, file],
    // What Lambda sets; nothing of it is asked while a module loads.
    { env: { AWS_REGION: 'us-east-1' } },
  );
  return Number(stdout);
}

function describeBundles(results: readonly BundleResult[]): Table {
  return {
    title: 'Functions: size of the bundle and time to load its module in a fresh process',
    columns: ['Bundle', 'KB', 'ms', 'to empty', 'to SDK alone'],
    rows: results.map(({ name, kilobytes, loadMilliseconds, ratioToEmpty, ratioToSdk }) => [
      name,
      formatNumber(kilobytes),
      formatNumber(loadMilliseconds),
      formatRatio(ratioToEmpty),
      ratioToSdk === undefined ? '' : formatRatio(ratioToSdk),
    ]),
    note: 'SDK alone: a bundle by the same recipe that imports the clients of the same AWS SDK packages, and does nothing with them.',
  };
}
