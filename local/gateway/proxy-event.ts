import { isUtf8 } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import type { RouteMatch } from './find-route.ts';

const stage = 'local';
const account = '000000000000';
const apiId = 'local';

/** Writes an HTTP request as the event that API Gateway's REST APIs hand to a function. */
export function createProxyEvent(
  request: IncomingMessage,
  route: RouteMatch,
  body: Buffer,
): APIGatewayProxyEvent {
  const [path = '/', query = ''] = splitOnce(request.url ?? '/', '?');
  const headers = groupValues(pairUp(request.rawHeaders));
  const queryParameters = groupValues([...new URLSearchParams(query)]);
  const method = request.method ?? 'GET';
  const text = isUtf8(body);
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
    requestContext: createRequestContext(request, route.resource, path),
    body: body.length === 0 ? null : body.toString(text ? 'utf8' : 'base64'),
    isBase64Encoded: !text,
  };
}

function createRequestContext(
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
    identity: createIdentity(request),
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

function createIdentity(request: IncomingMessage): APIGatewayProxyEvent['requestContext']['identity'] {
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

/** The form of Apache's access log, which the gateway uses: `20/Nov/2026:11:00:00 +0000`. */
function formatRequestTime(time: Date): string {
  const [, day, month, year, clock] = time.toUTCString().split(' ');
  return `${day}/${month}/${year}:${clock} +0000`;
}

function splitOnce(text: string, separator: string): string[] {
  const index = text.indexOf(separator);
  return index < 0 ? [text] : [text.slice(0, index), text.slice(index + separator.length)];
}

/** Node's list of alternating names and values as pairs. */
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
