import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import type { RouteId } from '#contract/routes.ts';
import type { ProxyHandler } from './gateway/gateway.ts';
import { type Program, repository } from './program.ts';

/**
 * The functions and the website as they are being written: Vite follows every file that either of
 * them imports, and the next request, or the open page, has the change.
 */
export async function openLiveProgram(server: Server): Promise<Program> {
  const vite = await createServer({
    root: fileURLToPath(new URL('frontend', repository)),
    appType: 'spa',
    server: { middlewareMode: true, hmr: { server } },
  });
  return {
    async loadHandler(routeId: RouteId): Promise<ProxyHandler> {
      const file = fileURLToPath(new URL(`functions/api/${routeId}.ts`, repository));
      const { handler } = await vite.ssrLoadModule(file, { fixStacktrace: true });
      return handler;
    },
    serveWebsite: async (request, response) => vite.middlewares(request, response),
    website: 'live: changes show at once',
    close: () => vite.close(),
  };
}
