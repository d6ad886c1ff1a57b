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
  /** The processor time of it, which other programs on the machine make no longer: the median. */
  readonly cpuMilliseconds: number;
  /** In processor time, to a handler that does nothing. */
  readonly ratioToEmpty: number;
  /** In processor time, to a handler that imports the same clients of the AWS SDK and nothing else. */
  readonly ratioToSdk?: { readonly untouched: number; readonly lightened: number };
}

interface LoadTime {
  readonly wall: number;
  readonly cpu: number;
}

const loadAndTime = `
  const started = performance.now();
  const before = process.cpuUsage();
  await import(process.argv[1]);
  const { user, system } = process.cpuUsage(before);
  console.log(JSON.stringify({ wall: performance.now() - started, cpu: (user + system) / 1000 }));
`;

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
  const times = new Map(bundles.map(({ name }) => [name, [] as LoadTime[]]));
  // All in every round, so that a noisy minute is noise to all. The first round fills the disk's cache.
  for (let round = 0; round <= rounds; round += 1) {
    for (const { name, file } of bundles) {
      const time = await timeLoading(file);
      if (round > 0) times.get(name)?.push(time);
    }
  }
  const medianOf = (kind: keyof LoadTime, name: string) =>
    findMedian((times.get(name) ?? []).map((time) => time[kind]));
  const compare = (name: string, other: string) => medianOf('cpu', name) / medianOf('cpu', other);
  return Promise.all(
    bundles.map(async ({ name, file, comparedWith }) => ({
      name,
      kilobytes: (await stat(file)).size / 1024,
      loadMilliseconds: medianOf('wall', name),
      cpuMilliseconds: medianOf('cpu', name),
      ratioToEmpty: compare(name, emptyHandler),
      ...(comparedWith && {
        ratioToSdk: {
          untouched: compare(name, comparedWith.untouched),
          lightened: compare(name, comparedWith.lightened),
        },
      }),
    })),
  );
}

async function timeLoading(file: string): Promise<LoadTime> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', loadAndTime, file],
    // What Lambda sets; nothing of it is asked while a module loads.
    { env: { AWS_REGION: 'us-east-1' } },
  );
  return JSON.parse(stdout);
}

function describeBundles(results: readonly BundleResult[]): Table {
  return {
    title: 'Functions: size of the bundle and time to load its module in a fresh process',
    columns: ['Bundle', 'KB', 'ms', 'CPU ms', 'to empty', 'to SDK as it comes', 'to SDK alone'],
    rows: results.map(({ name, kilobytes, loadMilliseconds, cpuMilliseconds, ratioToEmpty, ratioToSdk }) => [
      name,
      formatNumber(kilobytes),
      formatNumber(loadMilliseconds),
      formatNumber(cpuMilliseconds),
      formatRatio(ratioToEmpty),
      ratioToSdk ? formatRatio(ratioToSdk.untouched) : '',
      ratioToSdk ? formatRatio(ratioToSdk.lightened) : '',
    ]),
    note: 'SDK as it comes: a bundle by the same recipe that imports the clients of the same AWS SDK packages, and does nothing with them. SDK alone: the same with our lighter modules in place of some of its own. Ratios are of processor time.',
  };
}
