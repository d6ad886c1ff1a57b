import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildOpenApi } from '#contract/openapi.ts';
import { type RouteId, routeIds, routes } from '#contract/routes.ts';
import { clientLimits, maxFailures } from '#functions/data/client-limits.ts';
import { longHistories } from '#functions/data/read-predictions.ts';
import { maxPredictions } from '#functions/data/write-predictions.ts';
import { maxBodyBytes } from '#functions/http/request-input.ts';

const folder = new URL('../../functions/api/', import.meta.url);
const declarations = new URL('../../functions/contract/routes/', import.meta.url);

function listSources(directory: URL): string[] {
  return readdirSync(directory).filter((file) => !file.endsWith('.test.ts'));
}

/** `get-profile` is `getProfile` in code. */
function findName(id: RouteId): string {
  return id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

it('the OpenAPI document names the limits', () => {
  const { registrations, password_resets, reset_failures, login_failures, estimates } = clientLimits.strict;
  const { minBytes, maxBytes, windowSeconds } = longHistories;
  const { description } = buildOpenApi().info as { description: string };
  const text = description.replaceAll('\n', ' ');
  for (const limit of [
    `${registrations.max} registrations, ${password_resets.max} requests to reset a password and ${reset_failures.max} wrong tokens of resets an hour`,
    `${login_failures.max} wrong passwords in ${login_failures.windowSeconds / 60} minutes, of which ${maxFailures} for one account`,
    `${estimates.max} estimates a minute`,
    `${maxBytes / 1e6} MB in ${windowSeconds / 60} minutes of histories and exports, of which responses of more than ${minBytes / 1000} KB count`,
    `at most ${maxBodyBytes / 1024} KB`,
    `more than ${maxPredictions.toLocaleString('en-US')} predictions`,
  ]) {
    expect(text).toContain(limit);
  }
});

describe('every route', () => {
  it('has one file of its name, and every file has a route', () => {
    const files = routeIds.map((id) => `${id}.ts`).sort();
    expect(listSources(folder).sort()).toEqual(files);
    expect(listSources(declarations).sort()).toEqual(files);
  });

  it.each(routeIds)('is declared in the file of its name: %s', async (id) => {
    const module: Record<string, unknown> = await import(new URL(`${id}.ts`, declarations).href);
    expect(module[`${findName(id)}Route`]).toBe(routes[id]);
  });

  it.each(routeIds)('has a handler and a function of its name: %s', async (id) => {
    const module: Record<string, unknown> = await import(new URL(`${id}.ts`, folder).href);
    expect(Object.keys(module).sort()).toEqual(['handler', findName(id)].sort());
    expect(typeof module.handler).toBe('function');
  });

  it('has a unique combination of method and path', () => {
    const addresses = Object.values(routes).flatMap((route) =>
      [route.path, ...('aliases' in route ? route.aliases : [])].map((path) => `${route.method} ${path}`),
    );
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const address of addresses) expect(address).toMatch(/^[A-Z]+ \/api\/.*\/$/);
  });
});
