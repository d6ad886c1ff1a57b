import { Console } from 'node:console';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routeIds } from '#contract/routes.ts';
import { type MeasuredServer, startMeasuredServer } from '#tests/support/measured-server.ts';
import { openClient, openMember, type Sample } from './mixed-traffic.ts';

/** Duration of the mixed traffic, and of that of members; LOAD_SECONDS=600 makes it a soak test. */
const seconds = Number(process.env.LOAD_SECONDS ?? 30);

/** Numbers of clients, one after another. The last one is repeated and measures the memory. */
const clientCounts = [1, 4, 16, 64];
const steadyClients = 16;
const steadyStages = 10;

/** Members on the main path at the same time, each of whom sends the next request when the last one is answered. */
const memberCount = 100;

/** Steady stages that still fill caches and compile code. */
const warmUpStages = 2;

/** Maximum growth per request, less than the smallest object that a request could leak. */
const maxBytesPerRequest = 256;

/** Difference between two garbage collections of an idle server, in bytes. */
const collectionNoise = 4 * 2 ** 20;

interface Stage {
  readonly name: string;
  readonly seconds: number;
  /** Processor time of the server without its database, in milliseconds. */
  readonly serverMs: number;
  readonly samples: readonly Sample[];
}

const stages: Stage[] = [];
const samples: Sample[] = [];
const memory: { requests: number; usedBytes: number; residentBytes: number }[] = [];
let server: MeasuredServer;

beforeAll(
  async () => {
    server = await startMeasuredServer();
    const clients = Array.from({ length: Math.max(...clientCounts) }, () => openClient(server.url, samples));
    const members = Array.from({ length: memberCount }, (_, index) =>
      openMember(server.url, samples, `127.0.1.${index + 1}`),
    );
    // One registration at a time: hashing all passwords at once would block every client.
    await measureStage('registrations in sequence', async () => {
      for (const client of [...clients, ...members]) await client.next();
    });
    const send = (senders: typeof clients, duration: number) => {
      const end = performance.now() + duration * 1000;
      return Promise.all(
        senders.map(async (client) => {
          while (performance.now() < end) await client.next();
        }),
      );
    };
    for (const count of clientCounts) {
      await measureStage(`${count} clients`, () =>
        send(clients.slice(0, count), seconds / 2 / clientCounts.length),
      );
    }
    for (let stage = 0; stage < steadyStages; stage += 1) {
      await measureStage(`${steadyClients} clients, stage ${stage}`, () =>
        send(clients.slice(0, steadyClients), seconds / 2 / steadyStages),
      );
      if (stage >= warmUpStages) memory.push({ requests: samples.length, ...(await server.readMemory()) });
    }
    const mixed = [...stages];
    await measureStage(`${memberCount} members`, () => send(members, seconds));
    for (const client of [...clients, ...members]) client.close();
    printReport(mixed);
  },
  seconds * 2000 + 300_000,
);
afterAll(() => server[Symbol.asyncDispose]());

describe('under load', () => {
  it('every request succeeds', () => {
    expect(samples.filter(({ failure }) => failure !== undefined)).toEqual([]);
  });

  it('every route is called but those that end sessions by a new password or take ten requests an hour', () => {
    const called = new Set(samples.map(({ routeId }) => routeId));
    expect(routeIds.filter((id) => !called.has(id))).toEqual([
      'change-password',
      'confirm-password-reset',
      'report-script-error',
    ]);
  });

  it('the memory in use does not grow with the number of requests', () => {
    const requests = (memory.at(-1)?.requests ?? 0) - (memory[0]?.requests ?? 0);
    const growth = slope(memory.map((sample) => [sample.requests, sample.usedBytes])) * requests;
    expect(growth).toBeLessThan(Math.max(maxBytesPerRequest * requests, collectionNoise));
  });
});

async function measureStage(name: string, send: () => Promise<unknown>): Promise<void> {
  const first = samples.length;
  const startMs = await server.readCpuMs();
  const startedAt = performance.now();
  await send();
  const duration = (performance.now() - startedAt) / 1000;
  const serverMs = (await server.readCpuMs()) - startMs;
  stages.push({ name, seconds: duration, serverMs, samples: samples.slice(first) });
}

function slope(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const meanX = mean(points.map(([x]) => x));
  const meanY = mean(points.map(([, y]) => y));
  const covariance = mean(points.map(([x, y]) => (x - meanX) * (y - meanY)));
  return covariance / mean(points.map(([x]) => (x - meanX) ** 2));
}

function printReport(mixed: readonly Stage[]): void {
  // Vitest hides the console of tests that pass.
  const { table } = new Console(process.stdout);
  table(
    stages.map((stage) => ({
      stage: stage.name,
      ...summarize(stage.samples, stage.seconds),
      'server, % of a core': Math.round(stage.serverMs / stage.seconds / 10),
    })),
  );
  for (const part of [mixed, stages.slice(mixed.length)]) {
    const total = part.reduce((sum, stage) => sum + stage.seconds, 0);
    const byRoute = Map.groupBy(
      part.flatMap((stage) => stage.samples),
      ({ routeId }) => routeId,
    );
    table([...byRoute].map(([route, ofRoute]) => ({ route, ...summarize(ofRoute, total) })));
  }
  table(memory);
}

function summarize(samples: readonly Sample[], duration: number) {
  const sorted = samples.map(({ durationMs }) => durationMs).sort((a, b) => a - b);
  const percentile = (share: number) =>
    Math.round((sorted[Math.ceil(share * sorted.length) - 1] ?? 0) * 10) / 10;
  return {
    requests: samples.length,
    'requests/s': Math.round(samples.length / duration),
    'p50 ms': percentile(0.5),
    'p95 ms': percentile(0.95),
    'p99 ms': percentile(0.99),
    failed: samples.filter(({ failure }) => failure !== undefined).length,
  };
}
