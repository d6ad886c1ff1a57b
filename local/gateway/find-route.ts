import type { Method } from '#contract/route.ts';
import { type RouteId, routeIds, routes } from '#contract/routes.ts';

/** The endpoint that a request is for. */
export interface RouteMatch {
  readonly kind: 'match';
  readonly routeId: RouteId;
  /** The path as the gateway knows it, without its last slash: `/api/predictions/delete/{id}`. */
  readonly resource: string;
  readonly pathParameters: Record<string, string> | null;
}

/** What a request's method and path lead to. */
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
    resource: removeLastSlash(path),
    segments: splitPath(path),
  }));
});

/**
 * Finds the endpoint that a path names, with or without its last slash.
 * @param path as it was sent, without its query
 */
export function findRoute(method: string, path: string): FoundRoute {
  const segments = splitPath(path).map(decodeSegment);
  const matches = resources.flatMap((resource) => {
    const pathParameters = matchSegments(resource.segments, segments);
    return pathParameters ? [{ ...resource, pathParameters }] : [];
  });
  if (matches.length === 0) return { kind: 'unknown' };
  const match = matches.find((resource) => resource.method === method);
  if (!match) return { kind: 'wrong-method', allowed: matches.map((resource) => resource.method) };
  const { routeId, resource, pathParameters } = match;
  const hasParameters = Object.keys(pathParameters).length > 0;
  return { kind: 'match', routeId, resource, pathParameters: hasParameters ? pathParameters : null };
}

function removeLastSlash(path: string): string {
  return path.replace(/\/$/, '');
}

function splitPath(path: string): string[] {
  return removeLastSlash(path).split('/');
}

/** Text that is no valid percent-encoding stays as it is: it then names nothing. */
function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The parameters that make a pattern equal to a path, undefined when none do. */
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
