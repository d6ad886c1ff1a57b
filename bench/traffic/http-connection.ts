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
 * Opens a connection to an application on this machine.
 * @param baseUrl such as `http://localhost:3000`
 * @throws Error for any host but this machine: traffic is made for one's own application only
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
