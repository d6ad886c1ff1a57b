import { routeIds, routes } from '#contract/routes.ts';
import { decodePath } from './http-server.ts';

/** Methods of all paths. Like API Gateway, prefers a literal path to one with a parameter, whatever its methods. */
const resources = routeIds
  .flatMap((routeId) => {
    const route = routes[routeId];
    const paths = [route.path, ...('aliases' in route ? route.aliases : [])];
    return paths.map((path) => ({ routeId, method: route.method, path, pattern: toPattern(path) }));
  })
  .sort((one, other) => Number(one.path.includes('{')) - Number(other.path.includes('{')));

/** Converts `/api/predictions/{id}/` to an expression in which the trailing slash is optional. */
function toPattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/\/$/, '').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}/?$`);
}

/** Finds the route of a request by its undecoded path without query; the trailing slash is optional. */
export function findRoute(method: string, path: string) {
  const matching = resources.filter(({ pattern }) => pattern.test(path));
  const candidates = matching.filter((resource) => resource.path === matching[0]?.path);
  if (candidates.length === 0) return { kind: 'unknown' } as const;
  const match = candidates.find((resource) => resource.method === method);
  if (!match) return { kind: 'wrong-method', allowed: candidates.map((each) => each.method) } as const;
  const groups = Object.entries(match.pattern.exec(path)?.groups ?? {});
  const decoded = groups.map(([name, text]) => [name, decodePath(text)] as const);
  const pathParameters = decoded.length > 0 ? Object.fromEntries(decoded) : null;
  return { kind: 'match', routeId: match.routeId, pathParameters } as const;
}
