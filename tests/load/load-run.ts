import { type MeasuredServer, startMeasuredServer } from '#tests/support/measured-server.ts';
import {
  type LoopResult,
  openConnection,
  runClosedLoop,
  type Sample,
  takeStep,
  type Visitor,
} from './closed-loop.ts';
import { createVisitor } from './mixed-traffic.ts';

/** What came of so many visitors at once. */
export interface Stage extends LoopResult {
  readonly visitors: number;
}

/** What the server's process held after so many requests. */
export interface MemorySample {
  readonly requests: number;
  /** In use after a garbage collection, in bytes. */
  readonly usedBytes: number;
  /** Occupied in the machine's memory, in bytes. */
  readonly residentBytes: number;
}

/** What came of a whole run. */
export interface LoadRun {
  /** With more and more visitors. */
  readonly rising: readonly Stage[];
  /** With the same visitors again and again, and a look at the memory after each. */
  readonly steady: readonly Stage[];
  readonly memory: readonly MemorySample[];
}

const risingVisitors = [1, 4, 16, 64];
const steadyVisitors = 16;
const steadyStages = 8;

/** The first steady stages still fill caches and compile code. */
const warmUpStages = 2;

/**
 * Sends mixed traffic to an server of its own for about so many seconds: half of the time with
 * more and more visitors, half of it with a steady number.
 */
export async function runLoad(seconds: number): Promise<LoadRun> {
  const server = await startMeasuredServer();
  const connections = Array.from({ length: Math.max(...risingVisitors) }, () => openConnection(server.url));
  try {
    const visitors = connections.map((connection, n) => createVisitor(connection, `visitor-${n}`));
    const rising: Stage[] = [await letArrive(visitors)];
    for (const count of risingVisitors) {
      rising.push(await runStage(visitors, count, seconds / 2 / risingVisitors.length));
    }
    return { rising, ...(await runSteadily(server, visitors, seconds / 2)) };
  } finally {
    for (const connection of connections) connection.close();
    await server.stop();
  }
}

/** Lets visitors register one after another: nobody waits for the hashing of everybody's password. */
async function letArrive(visitors: readonly Visitor[]): Promise<Stage> {
  const started = performance.now();
  const samples: Sample[] = [];
  for (const { connection, next } of visitors) {
    const step = next();
    if (step) samples.push(await takeStep(step, connection));
  }
  return { visitors: 1, samples, seconds: (performance.now() - started) / 1000 };
}

async function runStage(visitors: readonly Visitor[], count: number, seconds: number): Promise<Stage> {
  return { visitors: count, ...(await runClosedLoop(visitors.slice(0, count), seconds)) };
}

async function runSteadily(
  server: MeasuredServer,
  visitors: readonly Visitor[],
  seconds: number,
): Promise<Pick<LoadRun, 'steady' | 'memory'>> {
  const steady: Stage[] = [];
  const memory: MemorySample[] = [];
  let requests = 0;
  for (let n = 0; n < warmUpStages + steadyStages; n += 1) {
    const stage = await runStage(visitors, steadyVisitors, seconds / (warmUpStages + steadyStages));
    steady.push(stage);
    requests += stage.samples.length;
    // Nothing is under way now, so that what is in use is what is kept.
    if (n >= warmUpStages) memory.push({ requests, ...(await server.readMemory()) });
  }
  return { steady, memory };
}
