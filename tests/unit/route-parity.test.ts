import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { routeIds, routes } from '#contract/routes.ts';

const folder = new URL('../../functions/api/', import.meta.url);
const files = readdirSync(folder).filter((file) => !file.endsWith('.test.ts'));

describe('every route', () => {
  it('has one file of its name, and every file a route', () => {
    expect(files.sort()).toEqual(routeIds.map((id) => `${id}.ts`).sort());
  });

  it.each(routeIds)('has a handler, and a function of its own name: %s', async (id) => {
    const module: Record<string, unknown> = await import(new URL(`${id}.ts`, folder).href);
    const name = id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    expect(Object.keys(module).sort()).toEqual(['handler', name].sort());
    expect(typeof module.handler).toBe('function');
  });

  it('has a method and a path that no other one has', () => {
    const addresses = Object.values(routes).flatMap((route) =>
      [route.path, ...('aliases' in route ? route.aliases : [])].map((path) => `${route.method} ${path}`),
    );
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const address of addresses) expect(address).toMatch(/^[A-Z]+ \/api\/.*\/$/);
  });
});
