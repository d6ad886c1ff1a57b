import { beforeAll, describe, expect, it } from 'vitest';
import { fitSlope } from '#bench/statistics.ts';
import { formatTable } from '#bench/table.ts';
import { routeIds } from '#contract/routes.ts';
import { describeLoad } from './load-report.ts';
import { type LoadRun, runLoad } from './load-run.ts';

/** LOAD_SECONDS makes it longer: 600 is a good soak. */
const seconds = Number(process.env.LOAD_SECONDS ?? 30);

/** Less than anything that a request could leave behind, more than the noise of a garbage collector. */
const mostBytesKept = 256;

let run: LoadRun;

beforeAll(
  async () => {
    run = await runLoad(seconds);
    for (const table of describeLoad(run)) console.log(formatTable(table));
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
    const bytesPerRequest = fitSlope(run.memory.map(({ requests, used }) => [requests, used]));
    expect(bytesPerRequest).toBeLessThan(mostBytesKept);
  });
});
