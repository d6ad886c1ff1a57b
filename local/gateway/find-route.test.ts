import { describe, expect, it } from 'vitest';
import { routeIds, routes } from '#contract/routes.ts';
import { findRoute } from './find-route.ts';

const ulid = '01JD2Q0ZKZ6Y3V5T8W9X0A1B2C';

describe.each(routeIds)('%s', (routeId) => {
  const route = routes[routeId];
  const paths = [route.path, ...('aliases' in route ? route.aliases : [])];

  it.each(paths)('matches %s with and without the trailing slash', (path) => {
    const [, name] = /\{(\w+)\}/.exec(path) ?? [];
    const requested = path.replace(`{${name}}`, ulid);
    const expected = { kind: 'match', routeId, pathParameters: name ? { [name]: ulid } : null };
    expect(findRoute(route.method, requested)).toEqual(expected);
    expect(findRoute(route.method, requested.slice(0, -1))).toEqual(expected);
  });
});

it('decodes path parameters', () => {
  expect(findRoute('DELETE', '/api/predictions/delete/a%2Fb%20c/')).toMatchObject({
    pathParameters: { id: 'a/b c' },
  });
  expect(findRoute('DELETE', '/api/predictions/delete/%E0%A4%A/')).toMatchObject({
    pathParameters: { id: '%E0%A4%A' },
  });
});

it.each([
  '',
  '/',
  '/api',
  '/api/users/',
  '/api/users/login//',
  '//api/users/login',
  '/api/Users/login',
  '/api/users/login/x',
  '/api/predictions/delete//',
  '/api/predictions/delete/x/y',
  '/api/users/../users/login',
])('matches no route for %j', (path) => {
  expect(findRoute('POST', path)).toEqual({ kind: 'unknown' });
});

it('lists the allowed methods for a wrong method', () => {
  expect(findRoute('GET', '/api/users/login')).toEqual({ kind: 'wrong-method', allowed: ['POST'] });
  expect(findRoute('delete', `/api/predictions/delete/${ulid}`)).toEqual({
    kind: 'wrong-method',
    allowed: ['DELETE'],
  });
});

it('prefers a literal segment to a parameter, as API Gateway does', () => {
  expect(findRoute('GET', '/api/predictions/history/')).toMatchObject({ routeId: 'list-predictions' });
  expect(findRoute('GET', '/api/predictions/x/')).toMatchObject({
    routeId: 'get-prediction',
    pathParameters: { id: 'x' },
  });
  expect(findRoute('PATCH', '/api/predictions/history/')).toEqual({ kind: 'wrong-method', allowed: ['GET'] });
});
