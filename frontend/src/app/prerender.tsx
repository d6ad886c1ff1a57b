import '../ui/tokens.css';
import '../ui/base.css';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { paths } from '#frontend/paths.ts';
import { prefix } from '#frontend/ui/language.ts';
import { pageRoutes } from './routes.tsx';

const { query, dataRoutes } = createStaticHandler(pageRoutes, { basename: prefix + paths.landing });

/** Renders a page for a guest, as the content of the root element. Titles and meta elements come first. */
export async function renderPage(path: string): Promise<string> {
  const context = await query(new Request(new URL(prefix + path, 'http://localhost')));
  if (context instanceof Response || context.errors) throw new Error(`The page ${path} can't be rendered`);
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </StrictMode>,
  );
  return new Response(prelude).text();
}
