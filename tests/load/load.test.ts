import { beforeAll, describe, expect, it } from 'vitest';
import { routeIds } from '#contract/routes.ts';
import { formatLoad } from './load-report.ts';
import { type LoadRun, runLoad } from './load-run.ts';

/** LOAD_SECONDS makes it longer: 600 is a good soak. */
const seconds = Number(process.env.LOAD_SECONDS ?? 30);

/** Bytes that a request may seem to leave behind: less than anything that one could. */
const mostBytesKept = 256;

/** Bytes by which what is in use differs from one garbage collection to the next. */
const collectionNoise = 4 * 2 ** 20;

let run: LoadRun;

beforeAll(
  async () => {
    run = await runLoad(seconds);
    // Past Vitest, which keeps the output of passed tests to itself.
    process.stdout.write(`${formatLoad(run)}\n`);
  },
  seconds * 1000 + 300_000,
);

describe('under mixed traffic', () => {
  it('every request is answered as it should be', () => {
    const samples = [...run.rising, ...run.steady].flatMap((stage) => stage.samples);
    expect(samples.filter(({ failure }) => failure !== undefined)).toEqual([]);
  });

  it('every endpoint is asked but changing the password, which ends sessions', () => {
    const samples = [...run.rising, ...run.steady].flatMap((stage) => stage.samples);
    const asked = new Set(samples.map(({ name }) => name));
    expect(routeIds.filter((id) => !asked.has(id))).toEqual(['change-password']);
  });

  it('the server keeps nothing of a request in memory', () => {
    const { memory } = run;
    const requests = (memory.at(-1)?.requests ?? 0) - (memory[0]?.requests ?? 0);
    const growth = fitSlope(memory.map((sample) => [sample.requests, sample.usedBytes])) * requests;
    expect(growth).toBeLessThan(Math.max(mostBytesKept * requests, collectionNoise));
  });
});

/** Slope of the least-squares line through the points. */
function fitSlope(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const meanX = mean(points.map(([x]) => x));
  const meanY = mean(points.map(([, y]) => y));
  const covariance = mean(points.map(([x, y]) => (x - meanX) * (y - meanY)));
  return covariance / mean(points.map(([x]) => (x - meanX) ** 2));
}
