import {
  createMcpHandler,
  isInitializeRequest,
  isJSONRPCNotification,
  isJSONRPCRequest,
  isJSONRPCResponse,
  isLegacyRequest,
  type JSONRPCRequest,
  type McpServer,
  SUPPORTED_PROTOCOL_VERSIONS,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import type { ResponseBody } from '#contract/route.ts';
import { mcpRoute } from '#contract/routes/mcp.ts';
import { enforceClientLimit } from '#functions/auth/throttle.ts';
import { connectModel, connectPolicyModel } from '#functions/composition.ts';
import { ApiError } from '#functions/errors/api-error.ts';
import type { ApiRequest } from '#functions/http/api-request.ts';
import { ApiResponse } from '#functions/http/api-response.ts';
import { type Dependencies, definePublicEndpoint, type EndpointRequest } from '#functions/http/endpoint.ts';
import { parseJson } from '#functions/http/request-input.ts';
import type { PolicyDependencies } from '#functions/pricing/estimate-policy.ts';
import type { EstimateDependencies } from '#functions/pricing/estimate-premium.ts';
import { createMcpServer, toolNames } from '#functions/pricing/mcp-tools.ts';

type Answer = ResponseBody<typeof mcpRoute>;

/** Answers one message of the Model Context Protocol, without a session. */
export async function mcp(
  dependencies: Dependencies & EstimateDependencies & PolicyDependencies,
  { received, clientAddress }: EndpointRequest<typeof mcpRoute>,
) {
  rejectForeignOrigin(received);
  const message = readMessage(received);
  if (message instanceof ApiResponse) return message;
  const failures: unknown[] = [];
  const now = dependencies.clock();
  const countEstimate = () => enforceClientLimit(dependencies, 'estimates', clientAddress, now);
  const createServer = () =>
    createMcpServer({ ...dependencies, countEstimate }, now, (error) => failures.push(error));
  const response = await answerMessage(createServer, received, message);
  if (failures.length > 0) throw failures[0];
  return toApiResponse(response);
}

/**
 * A page of another site must not use the server through its visitor's browser. Browsers name the origin and tell by
 * Sec-Fetch-Site, which scripts cannot set, that it is ours: behind CloudFront the host is that of the API.
 */
function rejectForeignOrigin({ headers }: ApiRequest): void {
  const { origin, host, 'sec-fetch-site': site } = headers;
  const isOwn = origin === `https://${host}` || origin === `http://${host}` || site === 'same-origin';
  if (origin !== undefined && !isOwn) {
    throw new ApiError('forbidden', 'Requests from pages of other sites are not accepted.');
  }
}

/** Versions with a handshake, and the one whose requests each name it. */
const protocolVersions = [...SUPPORTED_PROTOCOL_VERSIONS, '2026-07-28'];

/** In characters; responses repeat the id. */
const maxIdLength = 100;

/** A call has four levels above its arguments, and those of the tools at most five. Functions of the SDK recurse. */
const maxDepth = 32;

/** True for a value with more levels of lists and objects than a limit. */
const isDeeper = (value: unknown, limit: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (limit === 0 || Object.values(value).some((member) => isDeeper(member, limit - 1)));

const codes = {
  unknownVersion: -32_000,
  parseError: -32_700,
  invalidRequest: -32_600,
  methodNotFound: -32_601,
  invalidParams: -32_602,
};

function toError(code: number, message: string, status = 200, id: unknown = null) {
  const body = { jsonrpc: '2.0', id, error: { code, message } } as Answer;
  return new ApiResponse(body, {}, true, status);
}

/** Reads the message of a request, or returns the error to answer with. */
function readMessage(received: ApiRequest): object | ApiResponse<Answer> {
  const version = received.headers['mcp-protocol-version'];
  if (version !== undefined && !protocolVersions.includes(version)) {
    const supported = protocolVersions.join(', ');
    return toError(codes.unknownVersion, `MCP-Protocol-Version must be one of: ${supported}`, 400);
  }
  let message: unknown;
  try {
    message = parseJson(received);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'malformed_json') throw error;
    return toError(codes.parseError, 'The request is not valid JSON.', 400);
  }
  if (Array.isArray(message)) {
    return toError(codes.invalidRequest, 'Batches are not supported: send one message a request.');
  }
  const isMessage = isJSONRPCRequest(message) || isJSONRPCNotification(message) || isJSONRPCResponse(message);
  if (!isMessage) {
    return toError(
      codes.invalidRequest,
      'The request must be a JSON-RPC 2.0 message with jsonrpc and method.',
    );
  }
  if (String(Object(message).id).length > maxIdLength) {
    return toError(codes.invalidRequest, `The id must not be longer than ${maxIdLength} characters.`);
  }
  if (isDeeper(message, maxDepth)) {
    return toError(codes.invalidRequest, `The request must not be nested deeper than ${maxDepth} levels.`);
  }
  // Its answer would be an event stream.
  if (isJSONRPCRequest(message) && message.method === 'subscriptions/listen') {
    return toError(codes.methodNotFound, 'Method not found', 200, message.id);
  }
  return (isJSONRPCRequest(message) && checkParams(message)) || (message as object);
}

/** Returns the error of a request whose params are wrong. */
function checkParams(request: JSONRPCRequest): ApiResponse<Answer> | undefined {
  const required = findMissingParams(request);
  const text = required
    ? `The params of ${request.method} must have ${required}.`
    : request.method === 'tools/call' && findUnknownTool(String(request.params?.name));
  return text ? toError(codes.invalidParams, text, 200, request.id) : undefined;
}

/** Longer names of tools are not repeated. */
const maxNameLength = 50;

/** Names the tools for a call of another one; undefined for one of them. */
function findUnknownTool(name: string): string | undefined {
  if (toolNames.some((known) => known === name)) return undefined;
  const shown = name.length > maxNameLength ? `${name.slice(0, maxNameLength)}…` : name;
  return `Tool ${shown} not found. The tools are: ${toolNames.join(', ')}.`;
}

/** Names what the params of a request must have if they are wrong: messages of the SDK are issues of its schema as JSON. */
function findMissingParams(request: JSONRPCRequest): string | undefined {
  const { name, cursor = '', arguments: given = {} } = request.params ?? {};
  switch (request.method) {
    case 'initialize':
      return isInitializeRequest(request)
        ? undefined
        : 'protocolVersion, capabilities, and clientInfo with name and version';
    case 'tools/call':
      return typeof name === 'string' && Object(given) === given && !Array.isArray(given)
        ? undefined
        : 'the name of a tool, and its arguments as an object';
    case 'tools/list':
      return typeof cursor === 'string' ? undefined : 'a text as cursor, if any';
    default:
      return undefined;
  }
}

async function answerMessage(
  createServer: () => McpServer,
  { headers }: ApiRequest,
  message: object,
): Promise<Response> {
  const forwarded = Object.entries(headers).filter(([name]) => name.startsWith('mcp-'));
  const request = new Request('http://localhost/api/mcp/', {
    method: 'POST',
    headers: {
      ...Object.fromEntries(forwarded as [string, string][]),
      'content-type': 'application/json',
      // Clients of either kind get JSON.
      accept: 'application/json, text/event-stream',
    },
  });
  if (!(await isLegacyRequest(request, message))) {
    return createMcpHandler(createServer, { legacy: 'reject' }).fetch(request, { parsedBody: message });
  }
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  const server = createServer();
  await server.connect(transport);
  // Clients that did not ask for a version may send the header of any.
  transport.setSupportedProtocolVersions([...SUPPORTED_PROTOCOL_VERSIONS]);
  try {
    return await transport.handleRequest(request, { parsedBody: message });
  } finally {
    await server.close();
  }
}

/** Longer messages repeat parts of the request. */
const maxErrorLength = 1000;

/** Protocol errors have status 200, but for an unknown protocol version. */
async function toApiResponse(response: Response): Promise<ApiResponse<Answer>> {
  const text = await response.text();
  if (text === '') return new ApiResponse(undefined as unknown as Answer, {}, true, 202);
  const body: Answer & { error?: { code: number; message: string } } = JSON.parse(text);
  const { error } = body;
  const isVersionError = response.status === 400 && /protocol version/i.test(error?.message ?? '');
  if (error && text.length > maxErrorLength) {
    body.error = { code: error.code, message: error.message.slice(0, maxErrorLength) };
  }
  return new ApiResponse<Answer>(body, {}, true, isVersionError ? 400 : 200);
}

export const handler = definePublicEndpoint(mcpRoute, mcp, () => ({
  ...connectModel(),
  ...connectPolicyModel(),
}));
