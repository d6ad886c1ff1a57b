import '../ui/tokens.css';
import '../ui/base.css';
import { StrictMode, startTransition, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { startSession } from '#frontend/api/authentication.ts';
import { loadContract } from '#frontend/api/call.ts';
import { paths } from '#frontend/paths.ts';
import { prefix } from '#frontend/ui/language.ts';
import { keepFieldsOfRestoredPages } from '#frontend/ui/restored-fields.ts';
import { scrollToTopOfPages } from '#frontend/ui/scroll.ts';
import { pageRoutes } from './routes.tsx';

// The loaders of the first page depend on it.
startSession();
const basename = prefix + paths.landing;
// The router knows the landing page by the address with a slash only.
if (location.pathname.toLowerCase() === prefix)
  history.replaceState(null, '', basename + location.search + location.hash);
const router = createBrowserRouter(pageRoutes, { basename });
scrollToTopOfPages(router);
keepFieldsOfRestoredPages();

// A build without a domain writes paths; search engines require absolute addresses.
for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="canonical"], link[hreflang]')) {
  link.setAttribute('href', link.href);
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');

/** Time after which a slow network loads the font of headings: what a first price needs comes before. */
const fontDelayMs = 5000;

/**
 * Creates the element of all pages. Its first render has the present state of the router, which prerendered HTML shows:
 * React renders that later and in steps, while a step Back or a click may change the state, and the provider of the router
 * follows changes only afterwards.
 */
function createWebsite() {
  const initial = router.state;
  let isRendered = false;
  const first: typeof router = Object.create(router, {
    state: { get: () => (isRendered ? router.state : initial) },
  });
  const followRouter = () => {
    isRendered = true;
    setTimeout(() => delete document.documentElement.dataset.slow, fontDelayMs);
    if (router.state !== initial) void router.revalidate();
  };
  return <Website of={first} onRendered={followRouter} />;
}

function Website({ of, onRendered }: { of: typeof router; onRendered: () => void }) {
  useLayoutEffect(onRendered, [onRendered]);
  return (
    <StrictMode>
      <RouterProvider router={of} />
    </StrictMode>
  );
}

/** Errors that `PageError` replaces are reported as uncaught ones are, by `before-paint.ts`. */
const options = { onCaughtError: (error: unknown) => reportError(error) };

/** Hydrates a prerendered page in short steps, between which the browser reacts to the user. */
function hydrate(container: HTMLElement): void {
  const website = createWebsite();
  startTransition(() => void hydrateRoot(container, website, options));
}

if (!root.firstElementChild) createRoot(root, options).render(createWebsite());
else if (router.state.initialized) hydrate(root);
else {
  // Until its script is loaded, a prerendered page stays as it is.
  const unsubscribe = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    unsubscribe();
    hydrate(root);
  });
}

/** Loads the contract, which each request needs, when a form gets the focus. A stored token is checked with it at once. */
function preloadContract({ target }: Event): void {
  if (!(target instanceof Element && target.closest('form'))) return;
  removeEventListener('focusin', preloadContract);
  loadContract().catch(() => undefined);
}
addEventListener('focusin', preloadContract);

/** Loads the script of a link's page when the link is hovered, focused or touched. */
function preloadPage({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin !== location.origin) return;
  for (const { route } of matchRoutes(router.routes, link.pathname, basename) ?? []) {
    if (typeof route.lazy === 'function') void route.lazy();
  }
}

for (const intent of ['pointerover', 'focusin', 'touchstart']) {
  addEventListener(intent, preloadPage, { passive: true });
}
