import { once } from 'node:events';
import { Agent, type IncomingMessage, request as startRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Method } from '#contract/route.ts';

/** A request to the API. */
export interface ApiRequest {
  readonly method: Method;
  readonly path: string;
  /** Session token. */
  readonly token?: string;
  readonly body?: object;
}

/** A response with its time, from the first byte of the request to the last of the response. */
export interface TimedResponse {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  readonly milliseconds: number;
}

/** A keep-alive connection. */
export interface HttpConnection {
  send(request: ApiRequest): Promise<TimedResponse>;
  close(): void;
}

/** In milliseconds; longer than the gateway's timeout. */
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
    async send({ method, path, token, body }) {
      const payload = body && JSON.stringify(body);
      const started = performance.now();
      const request = startRequest({
        agent,
        // Not `localhost`, for which Node tries both addresses on each new socket.
        host: '127.0.0.1',
        port,
        method,
        path,
        timeout,
        headers: {
          ...(token && { authorization: `Token ${token}` }),
          ...(payload && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(payload),
          }),
        },
      });
      request.on('timeout', () => request.destroy(new Error(`No response to ${method} ${path}`)));
      request.end(payload);
      const [response] = (await once(request, 'response')) as [IncomingMessage];
      const responseBody = await text(response);
      return {
        status: response.statusCode ?? 0,
        headers: response.headers,
        body: responseBody,
        milliseconds: performance.now() - started,
      };
    },
    close: () => agent.destroy(),
  };
}

/** A finished request. */
export interface Sample {
  /** Route id. */
  readonly name: string;
  readonly milliseconds: number;
  /** Reason for a failure, else undefined. */
  readonly failure: string | undefined;
}

/** One request of a visitor. */
export interface Step {
  readonly name: string;
  send(connection: HttpConnection): Promise<TimedResponse>;
  readonly expectedStatus: number;
}

/** A client that sends one request after another without pauses. */
export interface Visitor {
  readonly connection: HttpConnection;
  /** Returns the next step, or undefined at the end. */
  next(): Step | undefined;
}

/** Result of {@link runClosedLoop}. */
export interface LoopResult {
  /** In the order of the responses. */
  readonly samples: readonly Sample[];
  /** From the first request to the last response. */
  readonly seconds: number;
}

/**
 * Lets visitors send requests until the time is over, then waits for the last responses. In a closed loop
 * there are never more concurrent requests than visitors.
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

/** Performs one step; a failure becomes part of the sample. */
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
