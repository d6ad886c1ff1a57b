import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type RouteId, routeIds } from '#contract/routes.ts';
import type { ProxyHandler } from './gateway/gateway.ts';
import { type Program, repository } from './program.ts';
import { buildWebsite } from './website/build-website.ts';
import { createPlaceholder } from './website/placeholder.ts';
import { serveWebsite } from './website/serve-website.ts';

/** The functions as they stand, and the website as it is built for everybody. */
export async function openBuiltProgram(): Promise<Program> {
  // Loaded while the database starts: they read their environment when the first request comes.
  const [website] = await Promise.all([openWebsite(), ...routeIds.map(loadHandler)]);
  return { ...website, loadHandler, close: async () => {} };
}

async function loadHandler(routeId: RouteId): Promise<ProxyHandler> {
  const endpoint: { handler: ProxyHandler } = await import(
    new URL(`functions/api/${routeId}.ts`, repository).href
  );
  return endpoint.handler;
}

async function openWebsite() {
  if (!existsSync(new URL('frontend/index.html', repository))) {
    const description = fileURLToPath(new URL('docs/openapi.json', repository));
    const placeholder = await createPlaceholder(description);
    return { website: 'not there: a plain page', serveWebsite: serveWebsite(placeholder) };
  }
  const built = await buildWebsite(fileURLToPath(repository));
  return { website: 'built', serveWebsite: serveWebsite(built) };
}
