import { once } from 'node:events';
import { Agent, type IncomingMessage, request as startRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Method } from '#contract/route.ts';

/** A request to the API. */
export interface ApiRequest {
  readonly method: Method;
  readonly path: string;
  /** The session to send it in. */
  readonly token?: string;
  readonly body?: object;
  /** The sender's own name for the attempt. */
  readonly idempotencyKey?: string;
}

/** An answer, and how long it took from the request's first byte to the answer's last. */
export interface TimedAnswer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  readonly milliseconds: number;
}

/** One connection that is kept open, as a browser keeps it. */
export interface HttpConnection {
  send(request: ApiRequest): Promise<TimedAnswer>;
  close(): void;
}

/** No request of the API takes longer: the gateway gives up before. */
const timeout = 60_000;

/**
 * Opens a connection to a server on this machine.
 * @param baseUrl such as `http://localhost:3000`
 * @throws Error for any host but this machine: load is only sent to a server of one's own
 */
export function openConnection(baseUrl: string): HttpConnection {
  const { hostname, port } = new URL(baseUrl);
  if (!['localhost', '127.0.0.1', '[::1]'].includes(hostname)) {
    throw new Error(`Traffic goes to this machine only, not to ${hostname}`);
  }
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    async send({ method, path, token, body, idempotencyKey }) {
      const payload = body && JSON.stringify(body);
      const started = performance.now();
      const request = startRequest({
        agent,
        // Node would try both meanings of `localhost` for each new socket.
        host: '127.0.0.1',
        port,
        method,
        path,
        timeout,
        headers: {
          ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
          ...(token && { authorization: `Token ${token}` }),
          ...(payload && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(payload),
          }),
        },
      });
      request.on('timeout', () => request.destroy(new Error(`No answer to ${method} ${path}`)));
      request.end(payload);
      const [response] = (await once(request, 'response')) as [IncomingMessage];
      const answer = await text(response);
      return {
        status: response.statusCode ?? 0,
        headers: response.headers,
        body: answer,
        milliseconds: performance.now() - started,
      };
    },
    close: () => agent.destroy(),
  };
}

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
