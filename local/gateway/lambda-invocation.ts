import { isUtf8 } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Timeout of a function, in milliseconds: one second less than the gateway's. */
const functionTimeoutMs = 28_000;

/** Lambda's limit for a response, in bytes. */
const maxResultBytes = 6 * 1024 * 1024;

type Texts = Record<string, string>;

/** Fields of a proxy event of API Gateway (REST) that the functions read. */
export interface ProxyEvent {
  readonly headers: Texts;
  readonly queryStringParameters: Texts | null;
  readonly pathParameters: Texts | null;
  readonly body: string | null;
  readonly isBase64Encoded: boolean;
  readonly requestContext: { readonly requestId: string; readonly identity: { readonly sourceIp: string } };
}

/** Field of a function's context that the functions read. */
export interface InvocationContext {
  getRemainingTimeInMillis(): number;
}

/** Result of a function that the gateway can convert to an HTTP response. */
interface ProxyResult {
  readonly statusCode: number;
  readonly headers?: Record<string, string | number | boolean>;
  readonly body?: string;
}

/** Builds the proxy event of a request. */
export function buildProxyEvent(
  request: IncomingMessage,
  pathParameters: Texts | null,
  body: Buffer,
): ProxyEvent {
  const query = (request.url ?? '').split('?').slice(1).join('?');
  const isText = isUtf8(body);
  return {
    headers: Object.fromEntries(pairUp(request.rawHeaders)),
    queryStringParameters: query === '' ? null : Object.fromEntries(new URLSearchParams(query)),
    pathParameters,
    body: body.length === 0 ? null : body.toString(isText ? 'utf8' : 'base64'),
    isBase64Encoded: !isText,
    requestContext: {
      requestId: randomUUID(),
      identity: { sourceIp: request.socket.remoteAddress ?? '' },
    },
  };
}

/** Converts Node's list of alternating names and values to pairs. */
function pairUp(list: readonly string[]): [string, string][] {
  return list.flatMap((name, index) => (index % 2 === 0 ? [[name, list[index + 1] ?? '']] : []));
}

/** Builds the context that Lambda passes to a function beside its event. */
export function buildLambdaContext(): InvocationContext {
  const deadline = Date.now() + functionTimeoutMs;
  return { getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()) };
}

/** True for a result that the gateway can convert to an HTTP response. */
export function isProxyResult(result: unknown): result is ProxyResult {
  if (typeof result !== 'object' || result === null) return false;
  const { statusCode, body } = result as Partial<ProxyResult>;
  const hasBody = body === undefined || typeof body === 'string';
  return Number.isInteger(statusCode) && hasBody && JSON.stringify(result).length <= maxResultBytes;
}

/** Sends a function's result as an HTTP response. */
export function sendProxyResult(
  response: ServerResponse,
  { statusCode, headers, body = '' }: ProxyResult,
): void {
  response.setHeader('content-type', 'application/json');
  for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, String(value));
  response.writeHead(statusCode, { 'content-length': Buffer.byteLength(body) }).end(body);
}
