import { isUtf8 } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda';
import type { RouteId } from '#contract/routes.ts';
import type { RouteMatch } from './find-route.ts';

const stage = 'local';
const account = '000000000000';
const apiId = 'local';

/** Timeout of a function, in milliseconds: one second less than the gateway's. */
const functionTimeoutMs = 28_000;

/** Lambda's limit for a response, in bytes. */
const maxResultBytes = 6 * 1024 * 1024;

/** Builds the proxy event that a REST API of API Gateway passes to a function. */
export function buildProxyEvent(
  request: IncomingMessage,
  route: Pick<RouteMatch, 'resource' | 'pathParameters'>,
  body: Buffer,
): APIGatewayProxyEvent {
  const [path = '/', query = ''] = splitOnce(request.url ?? '/', '?');
  const headers = groupValues(pairUp(request.rawHeaders));
  const queryParameters = groupValues([...new URLSearchParams(query)]);
  const method = request.method ?? 'GET';
  const isText = isUtf8(body);
  return {
    resource: route.resource,
    path,
    httpMethod: method,
    headers: takeLastValues(headers) ?? {},
    multiValueHeaders: headers ?? {},
    queryStringParameters: takeLastValues(queryParameters),
    multiValueQueryStringParameters: queryParameters,
    pathParameters: route.pathParameters,
    stageVariables: null,
    requestContext: buildRequestContext(request, route.resource, path),
    body: body.length === 0 ? null : body.toString(isText ? 'utf8' : 'base64'),
    isBase64Encoded: !isText,
  };
}

function buildRequestContext(
  request: IncomingMessage,
  resourcePath: string,
  path: string,
): APIGatewayProxyEvent['requestContext'] {
  const now = new Date();
  return {
    accountId: account,
    apiId,
    authorizer: null,
    domainName: request.headers.host ?? '',
    domainPrefix: apiId,
    extendedRequestId: randomUUID(),
    httpMethod: request.method ?? 'GET',
    identity: buildIdentity(request),
    path: `/${stage}${path}`,
    protocol: `HTTP/${request.httpVersion}`,
    requestId: randomUUID(),
    requestTime: formatRequestTime(now),
    requestTimeEpoch: now.getTime(),
    resourceId: resourcePath,
    resourcePath,
    stage,
  };
}

function buildIdentity(request: IncomingMessage): APIGatewayProxyEvent['requestContext']['identity'] {
  return {
    accessKey: null,
    accountId: null,
    apiKey: null,
    apiKeyId: null,
    caller: null,
    clientCert: null,
    cognitoAuthenticationProvider: null,
    cognitoAuthenticationType: null,
    cognitoIdentityId: null,
    cognitoIdentityPoolId: null,
    principalOrgId: null,
    sourceIp: request.socket.remoteAddress ?? '',
    user: null,
    userAgent: request.headers['user-agent'] ?? null,
    userArn: null,
  };
}

/** Formats a time as in Apache's access log, as the gateway does: `20/Nov/2026:11:00:00 +0000`. */
function formatRequestTime(time: Date): string {
  const [, day, month, year, clock] = time.toUTCString().split(' ');
  return `${day}/${month}/${year}:${clock} +0000`;
}

function splitOnce(text: string, separator: string): string[] {
  const index = text.indexOf(separator);
  return index < 0 ? [text] : [text.slice(0, index), text.slice(index + separator.length)];
}

/** Converts Node's list of alternating names and values to pairs. */
function pairUp(list: readonly string[]): [string, string][] {
  return list.flatMap((name, index) => (index % 2 === 0 ? [[name, list[index + 1] ?? '']] : []));
}

function groupValues(pairs: readonly (readonly [string, string])[]): Record<string, string[]> | null {
  if (pairs.length === 0) return null;
  const groups = Map.groupBy(pairs, ([name]) => name);
  return Object.fromEntries([...groups].map(([name, group]) => [name, group.map(([, value]) => value)]));
}

function takeLastValues(groups: Record<string, string[]> | null): Record<string, string> | null {
  if (groups === null) return null;
  return Object.fromEntries(Object.entries(groups).map(([name, values]) => [name, values.at(-1) ?? '']));
}

/** Builds the context that Lambda passes to a function beside its event. */
export function buildLambdaContext(routeId: RouteId, requestId: string): Context {
  const deadline = Date.now() + functionTimeoutMs;
  const functionName = `premia-${routeId}`;
  return {
    awsRequestId: requestId,
    callbackWaitsForEmptyEventLoop: true,
    functionName,
    functionVersion: '$LATEST',
    invokedFunctionArn: `arn:aws:lambda:us-east-1:${account}:function:${functionName}`,
    logGroupName: `/aws/lambda/${functionName}`,
    logStreamName: 'local',
    memoryLimitInMB: '512',
    getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
    done: rejectCallback,
    fail: rejectCallback,
    succeed: rejectCallback,
  };
}

/** Lambda's Node 24 runtime no longer supports callbacks. */
function rejectCallback(): never {
  throw new Error('Callbacks are not supported: return the response instead');
}

/** True for a result that the gateway can convert to an HTTP response. */
export function isProxyResult(result: unknown): result is APIGatewayProxyResult {
  if (typeof result !== 'object' || result === null) return false;
  const { statusCode, body } = result as Partial<APIGatewayProxyResult>;
  const hasBody = body === undefined || typeof body === 'string';
  return Number.isInteger(statusCode) && hasBody && JSON.stringify(result).length <= maxResultBytes;
}

/** Sends a function's result as an HTTP response. */
export function sendProxyResult(response: ServerResponse, result: APIGatewayProxyResult): void {
  response.statusCode = result.statusCode;
  for (const [name, value] of Object.entries(result.headers ?? {})) {
    response.setHeader(name, String(value));
  }
  for (const [name, values] of Object.entries(result.multiValueHeaders ?? {})) {
    response.setHeader(name, values.map(String));
  }
  if (!response.hasHeader('content-type')) response.setHeader('content-type', 'application/json');
  // Node sends the headers and a body of text in one write.
  const body = result.isBase64Encoded ? Buffer.from(result.body, 'base64') : (result.body ?? '');
  response.setHeader('content-length', Buffer.byteLength(body));
  response.end(body);
}
