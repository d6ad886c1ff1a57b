import { randomUUID } from 'node:crypto';
import type { Context } from 'aws-lambda';
import { createSigningKeys, type LoadSigningKeys } from '#functions/auth/signing-keys.ts';
import { clientLimits } from '#functions/data/client-limits.ts';
import type { Dependencies, EndpointHandler } from '#functions/http/endpoint.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { createLog } from '#functions/platform/logger.ts';

export interface TestRequest {
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Text is sent as it is, other values as JSON. */
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, string>>;
  readonly parameters?: Readonly<Record<string, string>>;
  readonly sourceIp?: string;
  readonly isBase64Encoded?: boolean;
}

export interface TestResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: ReturnType<typeof JSON.parse>;
}

/** Builds the proxy event of a request, with the fields that functions read. */
export function buildProxyEvent(request: TestRequest = {}) {
  const { token, body, query, parameters, sourceIp = '192.0.2.1', isBase64Encoded = false } = request;
  return {
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token !== undefined && { Authorization: `Token ${token}` }),
      ...request.headers,
    },
    queryStringParameters: query ?? null,
    pathParameters: parameters ?? null,
    body: typeof body === 'string' || body === undefined ? (body ?? null) : JSON.stringify(body),
    isBase64Encoded,
    requestContext: { requestId: randomUUID(), identity: { sourceIp } },
  };
}

export function buildContext(remainingTime = 28_000): Context {
  return { awsRequestId: randomUUID(), getRemainingTimeInMillis: () => remainingTime } as Context;
}

/** Builds the dependencies of an endpoint that uses no table, and the lines of its log. */
export function buildDependencies(loadKeys: LoadSigningKeys = () => Promise.reject(new Error('unused'))): {
  dependencies: Dependencies;
  lines: string[];
} {
  const lines: string[] = [];
  const dependencies = {
    table: undefined as never,
    signingKeys: createSigningKeys(loadKeys, systemClock),
    clock: systemClock,
    log: createLog('INFO', (line) => lines.push(line)),
    clientAddressHeader: 'x-viewer-address',
    clientLimits: clientLimits.strict,
    identifyClient: () => Promise.reject(new Error('unused')),
  };
  return { dependencies, lines };
}

export async function send(endpoint: EndpointHandler, request: TestRequest = {}): Promise<TestResponse> {
  const { statusCode, headers = {}, body } = await endpoint(buildProxyEvent(request), buildContext());
  return { status: statusCode, headers, body: JSON.parse(body) };
}
