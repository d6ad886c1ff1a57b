import * as z from 'zod/mini';
import { type ErrorCode, errorBody, errorStatuses } from './errors.ts';
import { bodyExamples } from './examples.ts';
import type { Route } from './route.ts';
import { listErrors } from './route-errors.ts';
import { type RouteId, routeIds, routes } from './routes.ts';

/** A part of an OpenAPI document. */
type Json = { [name: string]: Json } | Json[] | string | number | boolean | null;
type JsonObject = { [name: string]: Json };

const about = `Premia estimates annual health and car insurance premiums in USD.

Every path works with and without its last slash. Numbers in requests may be sent as text. Unknown fields
are ignored. Every error has the form of the schema \`Error\`: branch on \`code\`, show \`message\`.`;

/** The API's description in OpenAPI 3.1, made from the route table. */
export function buildOpenApi(): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const id of routeIds) {
    const route: Route = routes[id];
    for (const path of [route.path, ...(route.aliases ?? [])]) {
      paths[path] = { ...paths[path], [route.method.toLowerCase()]: describeOperation(id, path) };
    }
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Premia API', version: '1.0.0', description: about },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'The token that login and register answer, after the word Token: `Token <token>`.',
        },
      },
      schemas: { Error: describeSchema(errorBody, 'output') },
    },
  };
}

function describeOperation(id: RouteId, path: string): JsonObject {
  const route: Route = routes[id];
  const [, , area = ''] = path.split('/');
  return {
    operationId: path === route.path ? id : `${id}-alias`,
    summary: route.summary,
    tags: [area],
    security: route.session === 'none' ? [] : [{ token: [] }],
    parameters: [
      ...describeParameters(route.parameters, 'path'),
      ...describeParameters(route.query, 'query'),
      ...describeParameters(route.headers, 'header'),
    ],
    ...(route.body && { requestBody: describeBody(id, route.body) }),
    responses: { [route.status]: describeSuccess(id), ...describeErrors(route) },
  };
}

function describeParameters(schema: z.ZodMiniType | undefined, place: string): JsonObject[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input' });
  return Object.entries(properties as Record<string, JsonObject>).map(([name, property]) => {
    const { description, ...rest } = property;
    return {
      name,
      in: place,
      required: required.includes(name),
      ...(description !== undefined && { description }),
      schema: rest,
    };
  });
}

function describeBody(id: RouteId, body: z.ZodMiniType): JsonObject {
  const examples: Partial<Record<RouteId, JsonObject>> = bodyExamples;
  const example = examples[id];
  const schema = describeSchema(body, 'input');
  return { required: true, content: { 'application/json': { schema, ...(example && { example }) } } };
}

function describeSuccess(id: RouteId): JsonObject {
  const link = {
    description: 'Where older predictions are, when `limit` left some out: `<…>; rel="next"`.',
    schema: { type: 'string' },
  };
  return {
    description: 'Success.',
    ...(id === 'list-predictions' && { headers: { Link: link } }),
    content: { 'application/json': { schema: describeSchema(routes[id].response, 'output') } },
  };
}

function describeErrors(route: Route): Record<number, JsonObject> {
  const codes = Map.groupBy(listErrors(route), (code: ErrorCode) => errorStatuses[code]);
  return Object.fromEntries([...codes].map(([status, group]) => [status, describeError(status, group)]));
}

function describeError(status: number, codes: readonly ErrorCode[]): JsonObject {
  const headers: JsonObject = {
    ...(status === 401 && { 'WWW-Authenticate': { schema: { type: 'string', const: 'Token' } } }),
    ...((status === 429 || status === 503) && {
      'Retry-After': { description: 'Seconds.', schema: { type: 'integer' } },
    }),
  };
  return {
    description: codes.map((code) => `\`${code}\``).join(', '),
    ...(Object.keys(headers).length > 0 && { headers }),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  };
}

function describeSchema(schema: z.ZodMiniType, io: 'input' | 'output'): JsonObject {
  const { $schema, ...described } = z.toJSONSchema(schema, {
    io,
    // Answers may gain fields, and clients have to bear with that.
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });
  return described as JsonObject;
}
