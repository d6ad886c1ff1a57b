import { type RouteId, routeIds } from '#contract/routes.ts';
import { startApplicationProcess } from '../application/application-process.ts';
import { defineMeasurement } from '../measurement.ts';
import { findMedian, type Percentiles, summarise } from '../statistics.ts';
import type { LoopResult } from '../traffic/closed-loop.ts';
import { type EndpointCosts, measureCosts } from './endpoint-costs.ts';
import { openStage, type Stage } from './endpoint-stage.ts';
import { describeCosts, describeSpeeds } from './endpoint-tables.ts';

/** How an endpoint does with so many requests under way at once. Times in milliseconds. */
export interface EndpointSpeed extends Percentiles {
  readonly connections: number;
  /** Without those that failed. */
  readonly requestsPerSecond: number;
  /** Requests that were not answered as they should have been. */
  readonly failed: number;
}

/** What was measured of one endpoint. */
export interface EndpointResult {
  readonly routeId: RouteId;
  readonly speeds: readonly EndpointSpeed[];
  readonly costs: EndpointCosts;
}

const connectionCounts = { thorough: [1, 16, 64], quick: [1, 16] };

/** Logging out comes last: it ends the sessions that the other endpoints ask for. */
const orderedRouteIds = [...routeIds.filter((id) => id !== 'logout'), 'logout' as const];

/** Measures every endpoint of an application that has no other visitors. */
export const endpoints = defineMeasurement<EndpointResult[]>({
  async measure({ quick }) {
    const rounds = quick ? 1 : 3;
    const seconds = quick ? 0.5 : 2;
    const counts = quick ? connectionCounts.quick : connectionCounts.thorough;
    const application = await startApplicationProcess();
    const stage = await openStage(application, Math.max(...counts));
    try {
      // Code runs slowly until it has run often.
      for (const routeId of orderedRouteIds.slice(0, -1)) await stage.run(routeId, 4, seconds);
      const results: EndpointResult[] = [];
      for (const routeId of orderedRouteIds) {
        const speeds = await measureSpeeds(stage, routeId, { counts, rounds, seconds });
        const costs = await measureCosts(application, () => stage.run(routeId, 1, seconds));
        results.push({ routeId, speeds, costs });
      }
      return results;
    } finally {
      stage.close();
      await application.close();
    }
  },
  describe: (results) => [describeSpeeds(results), describeCosts(results)],
});

/** Goes through all numbers of connections in every round, so that a noisy minute is noise to all. */
async function measureSpeeds(
  stage: Stage,
  routeId: RouteId,
  { counts, rounds, seconds }: { counts: readonly number[]; rounds: number; seconds: number },
): Promise<EndpointSpeed[]> {
  const runs = counts.map((connections) => ({ connections, results: [] as LoopResult[] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { connections, results } of runs) results.push(await stage.run(routeId, connections, seconds));
  }
  return runs.map(({ connections, results }) => ({ connections, ...summariseRuns(results) }));
}

function summariseRuns(runs: readonly LoopResult[]): Omit<EndpointSpeed, 'connections'> {
  const samples = runs.flatMap((run) => run.samples);
  const succeeded = (run: LoopResult) => run.samples.filter(({ failure }) => failure === undefined).length;
  return {
    ...summarise(samples.map(({ milliseconds }) => milliseconds)),
    requestsPerSecond: findMedian(runs.map((run) => succeeded(run) / run.seconds)),
    failed: samples.filter(({ failure }) => failure !== undefined).length,
  };
}
