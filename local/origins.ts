import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { type RouteId, routeIds } from '#contract/routes.ts';
import type { ScheduledHandler } from './account-erasure.ts';
import type { QueueHandler } from './aws-services.ts';
import type { LoadHandler, ProxyHandler } from './gateway/gateway.ts';
import type { RequestListener } from './gateway/http-server.ts';
import { buildWebsite } from './website/build-website.ts';
import { serveWebsite } from './website/serve-website.ts';

/** The two origins behind the server, as behind CloudFront: the functions and the website. */
export interface Origins {
  readonly loadHandler: LoadHandler;
  /** Loads the handler of the mail queue. */
  readonly loadMailer: () => Promise<QueueHandler>;
  /** Loads the function that completes the deletion of accounts. */
  readonly loadEraser: () => Promise<ScheduledHandler>;
  readonly serveWebsite: RequestListener;
  /** Source of the website, for the start message. */
  readonly website: string;
  close(): Promise<void>;
}

/** Opens the origins; `server` is the HTTP server that will pass requests to them. */
export type OpenOrigins = (server: Server) => Promise<Origins>;

const repository = fileURLToPath(new URL('..', import.meta.url));

/** Loads the functions from their source files and builds the website. */
export async function openBuiltOrigins(): Promise<Origins> {
  // Loads all functions while the database starts. They read their environment on the first request.
  // Kept, because importing a loaded file again takes 3 % of a request.
  const handlers = new Map(routeIds.map((routeId) => [routeId, importHandler(routeId)]));
  const [directory] = await Promise.all([buildWebsite(repository), importMailer(), ...handlers.values()]);
  return {
    loadHandler: (routeId) => handlers.get(routeId) ?? importHandler(routeId),
    loadMailer: importMailer,
    loadEraser: async () => (await import('#functions/jobs/erase-accounts.ts')).handler,
    serveWebsite: serveWebsite(directory),
    website: 'built',
    close: async () => {},
  };
}

async function importHandler(routeId: RouteId): Promise<ProxyHandler> {
  const { handler } = await import(new URL(`../functions/api/${routeId}.ts`, import.meta.url).href);
  return handler;
}

async function importMailer(): Promise<QueueHandler> {
  const { handler } = await import('#functions/jobs/send-mail.ts');
  return handler;
}

/** Serves functions and website through Vite, which reloads every file that either of them imports. */
export async function openLiveOrigins(server: Server): Promise<Origins> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: `${repository}frontend`,
    appType: 'spa',
    server: { middlewareMode: true, hmr: { server } },
  });
  return {
    async loadHandler(routeId) {
      const file = `${repository}functions/api/${routeId}.ts`;
      const { handler } = await vite.ssrLoadModule(file, { fixStacktrace: true });
      return handler;
    },
    async loadMailer() {
      const { handler } = await vite.ssrLoadModule(`${repository}functions/jobs/send-mail.ts`);
      return handler;
    },
    async loadEraser() {
      const { handler } = await vite.ssrLoadModule(`${repository}functions/jobs/erase-accounts.ts`);
      return handler;
    },
    serveWebsite: async (request, response) => vite.middlewares(request, response),
    website: 'reloaded when a file changes',
    close: () => vite.close(),
  };
}
