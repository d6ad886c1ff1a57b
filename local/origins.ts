import type { Server } from 'node:http';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ViteDevServer } from 'vite';
import { type Language, languages } from '#contract/languages.ts';
import { type RouteId, routeIds } from '#contract/routes.ts';
import { findLanguage } from '#edge/cloudfront-functions.ts';
import { websiteSources } from '../frontend/sources.ts';
import type { QueueHandler } from './aws-services.ts';
import type { InvocationContext, ProxyHandler } from './gateway/gateway.ts';
import type { RequestListener } from './gateway/http-server.ts';
import type { Settings } from './settings.ts';
import { buildWebsite } from './website/build-website.ts';
import { serveWebsite } from './website/serve-website.ts';

/** Type of the `handler` that `functions/jobs/erase-accounts.ts` exports. */
type ScheduledHandler = (event: unknown, context: InvocationContext) => Promise<void>;

/** Creates the loaders of the functions. `load` returns the `handler` of a file in `functions`. */
function createLoaders(load: <Handler>(file: string) => Promise<Handler>) {
  return {
    loadHandler: (routeId: RouteId) => load<ProxyHandler>(`api/${routeId}.ts`),
    loadMailer: () => load<QueueHandler>('jobs/send-mail.ts'),
    /** Loads the function that completes the deletion of accounts. */
    loadEraser: () => load<ScheduledHandler>('jobs/erase-accounts.ts'),
  };
}

/** The two origins behind the server, as behind CloudFront: the functions and the website. */
export interface Origins extends ReturnType<typeof createLoaders> {
  readonly serveWebsite: RequestListener;
  /** Source of the website, for the start message. */
  readonly website: string;
  close(): Promise<void>;
}

/**
 * Opens the origins.
 * @param server HTTP server that will pass requests to them
 * @param settings with the folder whose files no request may read
 */
export type OpenOrigins = (server: Server, settings: Settings) => Promise<Origins>;

const repository = fileURLToPath(new URL('..', import.meta.url));

/** Loads the functions from their source files and builds the website. */
export async function openBuiltOrigins(): Promise<Origins> {
  const loaders = createLoaders(async (file) => {
    const { handler } = await import(new URL(`../functions/${file}`, import.meta.url).href);
    return handler;
  });
  // Loads all functions while the database starts. They read their environment on the first request.
  const [{ served }] = await Promise.all([
    buildWebsite(repository, { operator: process.env.OPERATOR }),
    loaders.loadMailer(),
    ...routeIds.map(loaders.loadHandler),
  ]);
  return { ...loaders, serveWebsite: serveWebsite(served), website: 'built', close: async () => {} };
}

/** Folders and files that the website's modules and those of its packages come from. Vite serves no others. */
const servedSources = [...websiteSources, 'node_modules'].map((source) => join(repository, source));

/** Patterns of files that Vite does not serve: its defaults and all files of a folder. */
function denyFolder(folder: string): string[] {
  const literal = resolve(folder)
    .replaceAll('\\', '/')
    .replace(/[()[\]{}!*?+@|]/g, '\\$&');
  return ['.env', '.env.*', '.npmrc', '*.{crt,pem,key,p12,pfx,cer,der}', '**/.git/**', `${literal}/**`];
}

/** Serves functions and website through Vite, which reloads every file that either of them imports. */
export async function openLiveOrigins(server: Server, settings: Settings): Promise<Origins> {
  const { stateDirectory, allowedHosts = [] } = settings;
  const { createServer } = await import('vite');
  const startVite = (language: Language) =>
    createServer({
      root: `${repository}frontend`,
      mode: language,
      appType: 'spa',
      server: {
        middlewareMode: true,
        // Vite checks the host of connections for reloading itself.
        allowedHosts: [...allowedHosts],
        hmr: { server },
        fs: { allow: servedSources, deny: denyFolder(stateDirectory) },
      },
    });
  const vite = await startVite('en');
  /** Servers of the other languages start with the first request. */
  const started = new Map<Language, Promise<ViteDevServer>>([['en', Promise.resolve(vite)]]);
  return {
    ...createLoaders(async (file) => {
      const module = `${repository}functions/${file}`;
      const { handler } = await vite.ssrLoadModule(module, { fixStacktrace: true });
      return handler;
    }),
    serveWebsite: async (request, response) => {
      const language = findLanguage(request.url?.split('?')[0] ?? '/');
      // Vite serves nothing at a prefix without a slash.
      if (request.url === languages[language].prefix) request.url += '/';
      const starting = started.get(language) ?? startVite(language);
      started.set(language, starting);
      (await starting).middlewares(request, response);
    },
    website: 'reloaded when a file changes',
    close: async () => {
      await Promise.all([...started.values()].map(async (starting) => (await starting).close()));
    },
  };
}
