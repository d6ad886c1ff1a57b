import { randomUUID } from 'node:crypto';
import type { Context } from 'aws-lambda';
import type { EndpointHandler } from '#functions/http/endpoint.ts';

/** A request as a test describes it. */
export interface TestRequest {
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON, unless it is text already. */
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, string>>;
  readonly parameters?: Readonly<Record<string, string>>;
  readonly sourceIp?: string;
  readonly isBase64Encoded?: boolean;
}

/** An answer as a test looks at it. */
export interface TestResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  /** Parsed JSON, of which each test says what it expects. */
  readonly body: ReturnType<typeof JSON.parse>;
}

/** The event by which a REST API of API Gateway hands a request to a function, as far as any is read. */
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

/** What Lambda tells a function of its invocation. */
export function buildContext(remainingTime = 28_000): Context {
  return { awsRequestId: randomUUID(), getRemainingTimeInMillis: () => remainingTime } as Context;
}

/** Sends a request to an endpoint, through its whole chain. */
export async function send(endpoint: EndpointHandler, request: TestRequest = {}): Promise<TestResponse> {
  const { statusCode, headers = {}, body } = await endpoint(buildProxyEvent(request), buildContext());
  return { status: statusCode, headers, body: JSON.parse(body) };
}
