import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildFunctionBundles } from '#infra/bundling.ts';
import { buildProxyEvent } from '#tests/support/proxy-event.ts';
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
  /** The same, with the first request: what was put off until then is counted here. */
  readonly firstAnswerCpuMilliseconds: number;
  /** In processor time, to a handler that does nothing. */
  readonly ratioToEmpty: number;
  /** In processor time, to a handler that imports the same clients of the AWS SDK and nothing else. */
  readonly ratioToSdk?: { readonly untouched: number; readonly lightened: number };
}

interface LoadTime {
  readonly wall: number;
  readonly cpu: number;
  readonly firstAnswerCpu: number;
}

/** Loads a function as Lambda does, and hands it the event of its first request. */
const loadAndTime = `
  const [, file, event] = process.argv;
  const started = performance.now();
  const before = process.cpuUsage();
  const readCpu = () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  const { handler } = require(file);
  const loaded = { wall: performance.now() - started, cpu: readCpu() };
  handler(JSON.parse(event), { getRemainingTimeInMillis: () => 28_000 }).then(() => {
    console.log(JSON.stringify({ ...loaded, firstAnswerCpu: readCpu() }));
  });
`;

/**
 * A request that every function refuses by itself: it has no token, and no field that a body must have. So
 * the services that functions call have no part in the time.
 */
const refusedRequest = JSON.stringify(buildProxyEvent({ body: {} }));

/** What Lambda and the stack set. */
const environment = {
  AWS_REGION: 'us-east-1',
  AWS_ACCESS_KEY_ID: 'none',
  AWS_SECRET_ACCESS_KEY: 'none',
  TABLE_NAME: 'none',
  SIGNING_KEY_SECRET_ID: 'none',
  MODEL_ENDPOINT_NAME: 'none',
};

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
      firstAnswerCpuMilliseconds: medianOf('firstAnswerCpu', name),
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
    ['--eval', loadAndTime, file, refusedRequest],
    { env: environment },
  );
  // Before it, the function has logged its request.
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
}

function describeBundles(results: readonly BundleResult[]): Table {
  return {
    title: 'Functions: size of the bundle and time to load its module in a fresh process',
    columns: [
      'Bundle',
      'KB',
      'ms',
      'CPU ms',
      'to empty',
      'to SDK as it comes',
      'to SDK alone',
      'with first answer',
    ],
    rows: results.map(
      ({
        name,
        kilobytes,
        loadMilliseconds,
        cpuMilliseconds,
        firstAnswerCpuMilliseconds,
        ratioToEmpty,
        ratioToSdk,
      }) => [
        name,
        formatNumber(kilobytes),
        formatNumber(loadMilliseconds),
        formatNumber(cpuMilliseconds),
        formatRatio(ratioToEmpty),
        ratioToSdk ? formatRatio(ratioToSdk.untouched) : '',
        ratioToSdk ? formatRatio(ratioToSdk.lightened) : '',
        ratioToSdk ? formatNumber(firstAnswerCpuMilliseconds) : '',
      ],
    ),
    note: 'SDK as it comes: a bundle by the same recipe that imports the clients of the same AWS SDK packages, and does nothing with them. SDK alone: the same with our lighter modules in place of some of its own. Ratios are of processor time. With first answer: processor milliseconds of loading and of a first request that the function refuses by itself.',
  };
}
