import type { Method } from '#contract/route.ts';
import { type RouteId, routeIds, routes } from '#contract/routes.ts';

/** A route that matches a request. */
export interface RouteMatch {
  readonly kind: 'match';
  readonly routeId: RouteId;
  readonly pathParameters: Record<string, string> | null;
}

/** Result of a route lookup. */
export type FoundRoute =
  | RouteMatch
  | { readonly kind: 'wrong-method'; readonly allowed: readonly Method[] }
  | { readonly kind: 'unknown' };

const resources = routeIds.flatMap((routeId) => {
  const route = routes[routeId];
  const aliases = 'aliases' in route ? route.aliases : [];
  return [route.path, ...aliases].map((path) => ({
    routeId,
    method: route.method,
    segments: splitPath(path),
  }));
});

/**
 * Finds the route of a request; the trailing slash is optional.
 * @param path the undecoded path, without query
 */
export function findRoute(method: string, path: string): FoundRoute {
  const segments = splitPath(path).map(decodeSegment);
  const candidates = resources.flatMap((resource) => {
    const pathParameters = matchSegments(resource.segments, segments);
    return pathParameters ? [{ ...resource, pathParameters }] : [];
  });
  // Like API Gateway, prefers a literal segment to a parameter, whichever methods the resource has.
  const fewest = Math.min(...candidates.map(countParameters));
  const matches = candidates.filter((candidate) => countParameters(candidate) === fewest);
  if (matches.length === 0) return { kind: 'unknown' };
  const match = matches.find((resource) => resource.method === method);
  if (!match) return { kind: 'wrong-method', allowed: matches.map((resource) => resource.method) };
  const { routeId, pathParameters } = match;
  return {
    kind: 'match',
    routeId,
    pathParameters: countParameters(match) > 0 ? pathParameters : null,
  };
}

function countParameters({ pathParameters }: { pathParameters: Record<string, string> }): number {
  return Object.keys(pathParameters).length;
}

function splitPath(path: string): string[] {
  return path.replace(/\/$/, '').split('/');
}

/** Decodes a path segment; invalid percent-encoding is left unchanged and matches no route. */
function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Returns the path parameters, or undefined if the path does not match the pattern. */
function matchSegments(pattern: string[], segments: string[]): Record<string, string> | undefined {
  if (pattern.length !== segments.length) return undefined;
  const parameters: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    const actual = segments[index] ?? '';
    const name = /^\{(.+)\}$/.exec(expected)?.[1];
    if (name !== undefined && actual !== '') parameters[name] = actual;
    else if (expected !== actual) return undefined;
  }
  return parameters;
}
