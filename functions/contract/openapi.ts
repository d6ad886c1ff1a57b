import * as z from 'zod/mini';
import { errorBody } from './error-body.ts';
import { type ErrorCode, errorStatuses } from './errors.ts';
import { bodyExamples, planExamples } from './examples.ts';
import { type Route, statusOf } from './route.ts';
import { type RouteId, routeIds, routes } from './routes.ts';

type Json = { [name: string]: Json } | Json[] | string | number | boolean | null;
type JsonObject = { [name: string]: Json };

const description = `Premia estimates annual health and car insurance premiums in USD.

Every path works with and without its trailing slash. Numbers in requests may be sent as text. Null is as
leaving out an optional field of the estimate of plans and of a household, \`plan_year\` and a \`label\` to store. Unknown fields
are ignored, but for the estimate of plans and a household, which name them. Every error response matches the schema \`Error\`: branch on \`code\`, show \`message\`.
Invalid fields have a message in \`errors\` and a code in \`error_codes\`; \`params\` has the values of the messages.

Limits of production, above which the status is 429 with \`Retry-After\` in seconds. An IPv4 address or IPv6 /64 has
20 registrations, 20 requests to reset a password and 20 wrong tokens of resets an hour, 50 wrong passwords in 15
minutes, of which 5 for one account, and 300 estimates a minute, valid or not; an IPv6 /48 has four times as many. A user
has 150 MB in 10 minutes of histories and exports, of which responses of more than 500 KB count. Each path also has a rate for all clients together.

A request body has at most 64 KB, a history that is requested without \`limit\` 6 MB: otherwise the status is 413. It is
409 if an account would have more than 10,000 predictions, if an email address has an account, and if the prediction of
an Idempotency-Key was deleted.`;

/** Builds the OpenAPI 3.1 document from the route table. */
export function buildOpenApi(): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const id of routeIds) {
    const route: Route = routes[id];
    for (const path of [route.path, ...(route.aliases ?? [])]) {
      paths[path] = { ...paths[path], [route.method.toLowerCase()]: buildOperation(id, path) };
    }
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Premia API', version: '1.0.0', description },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'The token from the response of login or register: `Token <token>`.',
        },
      },
      schemas: { Error: toJsonSchema(errorBody, 'output') },
    },
  };
}

function buildOperation(id: RouteId, path: string): JsonObject {
  const route: Route = routes[id];
  const [, , area = ''] = path.split('/');
  return {
    operationId: path === route.path ? id : `${id}-alias`,
    summary: route.summary,
    tags: [area],
    security: route.session === 'none' ? [] : [{ token: [] }],
    parameters: [
      ...buildParameters(route.parameters, 'path'),
      ...buildParameters(route.query, 'query'),
      ...buildParameters(route.headers, 'header'),
    ],
    ...(route.body && { requestBody: buildRequestBody(id, route.body) }),
    responses: {
      [statusOf(route)]: buildSuccessResponse(route),
      ...(route.parsesBody && { 202: { description: 'A notification was accepted; without a body.' } }),
      ...buildErrorResponses(route),
    },
  };
}

function buildParameters(schema: z.ZodMiniType | undefined, place: string): JsonObject[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input' });
  return Object.entries(properties as Record<string, JsonObject>).map(([name, property]) => {
    const { description, pattern, ...rest } = property;
    return {
      name,
      in: place,
      required: required.includes(name),
      ...(description !== undefined && { description }),
      // A pattern is of the digits in the address; the described value is a number.
      schema: rest.type === 'integer' || pattern === undefined ? rest : { ...rest, pattern },
    };
  });
}

function buildRequestBody(id: RouteId, body: z.ZodMiniType): JsonObject {
  const single: Partial<Record<RouteId, JsonObject>> = bodyExamples;
  const example = single[id];
  const schema = toJsonSchema(body, 'input');
  const examples =
    id === 'estimate-plans' ? { examples: describeExamples(planExamples) } : { ...(example && { example }) };
  return { required: true, content: { 'application/json': { schema, ...examples } } };
}

const describeExamples = (examples: Readonly<Record<string, object>>): JsonObject =>
  Object.fromEntries(Object.entries(examples).map(([name, value]) => [name, { value: value as JsonObject }]));

function buildSuccessResponse(route: Route): JsonObject {
  const description = 'URL of the next page, if there are older predictions: `<…>; rel="next"`.';
  return {
    description: 'Success.',
    ...(route.isPaged && { headers: { Link: { description, schema: { type: 'string' } } } }),
    content: { 'application/json': { schema: toJsonSchema(route.response, 'output') } },
  };
}

function buildErrorResponses(route: Route): Record<number, JsonObject> {
  const codes = Map.groupBy(listErrors(route), (code: ErrorCode) => errorStatuses[code]);
  return Object.fromEntries(
    [...codes].map(([status, group]) => [status, buildErrorResponse(route, status, group)]),
  );
}

function buildErrorResponse({ parsesBody }: Route, status: number, codes: readonly ErrorCode[]): JsonObject {
  const headers: JsonObject = {
    ...(status === 401 && { 'WWW-Authenticate': { schema: { type: 'string', const: 'Token' } } }),
    ...((status === 429 || status === 503) && {
      'Retry-After': { description: 'Seconds.', schema: { type: 'integer' } },
    }),
  };
  return {
    description: codes.map((code) => `\`${code}\``).join(', '),
    ...(Object.keys(headers).length > 0 && { headers }),
    content: {
      'application/json': {
        schema:
          parsesBody && status === 400
            ? { type: 'object', properties: { jsonrpc: { const: '2.0' } }, required: ['jsonrpc', 'error'] }
            : { $ref: '#/components/schemas/Error' },
      },
    },
  };
}

function toJsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): JsonObject {
  const { $schema, ...described } = z.toJSONSchema(schema, {
    io,
    // Responses may gain fields, so clients must accept unknown ones.
    override: ({ jsonSchema }) => {
      if (io === 'output' && jsonSchema.additionalProperties === false)
        delete jsonSchema.additionalProperties;
      // Substitutes of invalid values are for clients; the API itself always returns valid ones.
      if (io === 'output') delete jsonSchema.default;
    },
  });
  return described as JsonObject;
}

/** Lists the errors of a route: those it declares, those that follow from its session and inputs, and those of all. */
export function listErrors(route: Route): ErrorCode[] {
  const codes: (ErrorCode | false | undefined)[] = [
    route.body && 'malformed_json',
    (route.body || route.query || route.headers) && 'validation_failed',
    route.body && 'payload_too_large',
    route.body && 'unsupported_media_type',
    route.session !== 'none' && 'unauthenticated',
    route.parameters && 'not_found',
    ...(route.errors ?? []),
    'too_many_requests',
    'internal_error',
    'service_unavailable',
    'gateway_timeout',
  ];
  return [...new Set(codes)].filter((code) => typeof code === 'string');
}
