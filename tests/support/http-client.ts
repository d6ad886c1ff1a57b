import {
  type Agent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as requestHttp,
} from 'node:http';
import { request as requestHttps } from 'node:https';
import { text as readText } from 'node:stream/consumers';

/** A request as it is sent: no header or body is added, checked or normalised. */
export interface HttpRequest {
  readonly method: string;
  readonly path: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string | Uint8Array;
  /** Local address to send from, such as 127.0.0.2, which the server sees as another client. */
  readonly from?: string;
  /** Connections to reuse; without it, Node's global agent. */
  readonly agent?: Agent;
}

export interface HttpResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** The parsed body, undefined if it is not JSON. */
  readonly json: unknown;
  /** Time from sending the request to the last byte of the response, in milliseconds. */
  readonly durationMs: number;
}

/**
 * Sends a request and reads the whole response, even one that arrives before the request is sent.
 * @throws the network's error if there is no response
 */
export async function sendRequest(origin: string, request: HttpRequest): Promise<HttpResponse> {
  const { protocol, hostname, port } = new URL(origin);
  const { method, path, headers, body, from, agent } = request;
  const startedAt = performance.now();
  const incoming = await new Promise<IncomingMessage>((resolve, reject) => {
    const send = protocol === 'https:' ? requestHttps : requestHttp;
    const outgoing = send({
      protocol,
      hostname,
      port,
      method,
      path,
      headers: { ...headers, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) },
      ...(agent && { agent }),
      // `localhost` may be an IPv6 address, which is out of reach from an IPv4 one.
      ...(from !== undefined && { localAddress: from, family: 4, agent: false }),
    });
    outgoing.on('response', resolve).on('error', reject).end(body);
  });
  const text = await readText(incoming);
  return {
    status: incoming.statusCode ?? 0,
    headers: incoming.headers,
    text,
    json: parseJson(text),
    durationMs: performance.now() - startedAt,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
