import type { HttpConnection, TimedAnswer } from './http-connection.ts';

/** One request that was answered, or not. */
export interface Sample {
  /** What it was a request for. */
  readonly name: string;
  readonly milliseconds: number;
  /** Why it counts as failed; undefined when it went well. */
  readonly failure: string | undefined;
}

/** Something a visitor does: one request, and what they remember of its answer. */
export interface Step {
  readonly name: string;
  send(connection: HttpConnection): Promise<TimedAnswer>;
  /** The status that it ought to be answered with. */
  readonly expectedStatus: number;
}

/** Somebody who sends one request after another, each as soon as the one before is answered. */
export interface Visitor {
  readonly connection: HttpConnection;
  /** The next thing to do, undefined when there is nothing left. */
  next(): Step | undefined;
}

/** What became of a closed loop. */
export interface LoopResult {
  /** In the order of the answers. */
  readonly samples: readonly Sample[];
  /** From the first request to the last answer. */
  readonly seconds: number;
}

/**
 * Lets visitors send requests until the time is over, then waits for the last answers. A closed loop:
 * there are never more requests under way than visitors.
 */
export async function runClosedLoop(visitors: readonly Visitor[], seconds: number): Promise<LoopResult> {
  const samples: Sample[] = [];
  const started = performance.now();
  const end = started + seconds * 1000;
  await Promise.all(
    visitors.map(async (visitor) => {
      while (performance.now() < end) {
        const step = visitor.next();
        if (!step) return;
        samples.push(await takeStep(step, visitor.connection));
      }
    }),
  );
  return { samples, seconds: (performance.now() - started) / 1000 };
}

/** Takes one step, whatever comes of it. */
export async function takeStep(step: Step, connection: HttpConnection): Promise<Sample> {
  const started = performance.now();
  try {
    const { status, body, milliseconds } = await step.send(connection);
    const failure = status === step.expectedStatus ? undefined : `${status} ${body.slice(0, 200)}`;
    return { name: step.name, milliseconds, failure };
  } catch (error) {
    return { name: step.name, milliseconds: performance.now() - started, failure: String(error) };
  }
}
