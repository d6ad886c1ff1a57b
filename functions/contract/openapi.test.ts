import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bodyExamples } from './examples.ts';
import { buildOpenApi, listErrors } from './openapi.ts';
import { type Route, statusOf } from './route.ts';
import { routeIds, routes } from './routes.ts';

const document = JSON.parse(JSON.stringify(buildOpenApi()));

const operationOf = (method: string, path: string) => document.paths[path][method];

describe('buildOpenApi', () => {
  it('matches docs/openapi.json; otherwise run npm run docs:openapi', () => {
    const file = new URL('../../docs/openapi.json', import.meta.url);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(document);
  });

  it('contains every route under its path and its aliases', () => {
    const described = Object.values<object>(document.paths).flatMap((path) => Object.values(path));
    const ids = described.map(({ operationId }) => operationId);
    expect(ids.sort()).toEqual([...routeIds, 'change-password-alias'].sort());
    for (const route of Object.values<Route>(routes)) {
      expect(operationOf(route.method.toLowerCase(), route.path).responses[statusOf(route)]).toBeDefined();
    }
  });

  it('documents parameters, body and errors of a request', () => {
    const { parameters, requestBody, responses, security } = operationOf(
      'post',
      '/api/predictions/health_insurance/',
    );
    expect(security).toEqual([{ token: [] }]);
    expect(parameters).toEqual([
      expect.objectContaining({ name: 'idempotency-key', in: 'header', required: false }),
    ]);
    expect(requestBody.content['application/json'].schema.properties.age).toMatchObject({
      description: 'Years, on the day coverage begins: January 1 for plans of the next year.',
      anyOf: [{ type: 'number' }, { type: 'string' }],
    });
    expect(Object.keys(responses).map(Number)).toEqual([
      200, 400, 401, 409, 413, 415, 422, 429, 500, 502, 503, 504,
    ]);
    expect(responses[503].headers).toHaveProperty('Retry-After');
    expect(responses[401].headers).toHaveProperty('WWW-Authenticate');
  });

  it('documents the Link header of the history', () => {
    const { parameters, responses } = operationOf('get', '/api/predictions/history/');
    expect(parameters.map(({ name }: { name: string }) => name)).toEqual(['limit', 'before']);
    expect(responses[200].headers).toHaveProperty('Link');
  });

  it.each(Object.entries(bodyExamples))('has a valid example body for %s', (id, example) => {
    const route: Route = routes[id as keyof typeof bodyExamples];
    expect(route.body?.safeParse(example).success).toBe(true);
  });
});

it('listErrors derives errors from the session and the inputs of a route', () => {
  expect(listErrors(routes['get-profile'])).toEqual([
    'unauthenticated',
    'too_many_requests',
    'internal_error',
    'service_unavailable',
    'gateway_timeout',
  ]);
  expect(listErrors(routes['delete-prediction']).slice(0, 2)).toEqual(['unauthenticated', 'not_found']);
  expect(listErrors(routes.login)).not.toContain('unauthenticated');
});
