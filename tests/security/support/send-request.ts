import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';

/** A request as it goes over the wire: nothing is added, checked or mended on the way. */
export interface RawRequest {
  readonly method: string;
  readonly path: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string | Uint8Array;
  /** The address of this machine to send from, such as 127.0.0.2: to the server, another client. */
  readonly from?: string;
}

/** What a server answered. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** The JSON value of the text, undefined when it is none. */
  readonly json: unknown;
  readonly milliseconds: number;
}

/**
 * Sends a request and waits for the whole answer. An answer that comes before the request is sent
 * out counts, whatever becomes of the rest of the request.
 * @throws the network's error when there is no answer
 */
export function sendRequest(origin: string, request: RawRequest): Promise<RawAnswer> {
  const { protocol, hostname, port } = new URL(origin);
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const send = protocol === 'https:' ? requestHttps : requestHttp;
    const outgoing = send(
      {
        protocol,
        hostname,
        port,
        method: request.method,
        path: request.path,
        headers: { ...request.headers, ...measureBody(request.body) },
        // An IPv4 address can't be sent from to an IPv6 one.
        ...(request.from !== undefined && { localAddress: request.from, family: 4, agent: false }),
      },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          const milliseconds = performance.now() - start;
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            text,
            json: parseJson(text),
            milliseconds,
          });
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(request.body);
  });
}

function measureBody(body: RawRequest['body']): OutgoingHttpHeaders {
  return body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
