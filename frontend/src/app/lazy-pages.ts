import { type ComponentType, createElement, use } from 'react';
import { matchPath } from 'react-router-dom';
import { paths } from '#frontend/paths.ts';

/** Module of a lazy page. */
interface PageModule {
  Page: ComponentType;
  /** Loads the data that the page shows first. */
  preload?: (signal: AbortSignal) => Promise<unknown>;
}

type PageLoader = () => Promise<PageModule>;

/** Import of each lazy page by path. The landing page is part of the first load. */
const pageLoaders: Readonly<Record<string, PageLoader>> = {
  [paths.register]: () => import('#frontend/pages/register-page.tsx'),
  [paths.login]: () => import('#frontend/pages/login-page.tsx'),
  [paths.forgotPassword]: () => import('#frontend/pages/forgot-password-page.tsx'),
  [paths.resetPassword]: () => import('#frontend/pages/reset-password-page.tsx'),
  [paths.about]: () => import('#frontend/pages/about-page.tsx'),
  [paths.contact]: () => import('#frontend/pages/contact-page.tsx'),
  [paths.terms]: () => import('#frontend/pages/terms-page.tsx'),
  [paths.privacy]: () => import('#frontend/pages/terms-page.tsx'),
  [paths.healthEstimate]: () => import('#frontend/pages/form-page.tsx'),
  [paths.carEstimate]: () => import('#frontend/pages/form-page.tsx'),
  [paths.dashboard]: () => import('#frontend/pages/dashboard-page.tsx'),
  [paths.healthPrediction]: () => import('#frontend/pages/form-page.tsx'),
  [paths.carPrediction]: () => import('#frontend/pages/form-page.tsx'),
  [paths.history]: () => import('#frontend/pages/history-page.tsx'),
  [paths.prediction]: () => import('#frontend/pages/prediction-page.tsx'),
  [paths.compare]: () => import('#frontend/pages/compare-page.tsx'),
  [paths.profile]: () => import('#frontend/pages/profile-page.tsx'),
};

const loadNotFoundPage: PageLoader = () => import('#frontend/pages/not-found-page.tsx');

/** Modules that have been requested, failed ones too: React expects the same promise in each render. */
const requested = new Map<PageLoader, Promise<PageModule>>();

/** Modules that are loaded. React suspends once for a promise, even if it is fulfilled. */
const loaded = new Map<PageLoader, PageModule>();

async function loadModule(loader: PageLoader): Promise<PageModule> {
  const module = await loader();
  loaded.set(loader, module);
  return module;
}

function requestModule(loader: PageLoader): Promise<PageModule> {
  const module = requested.get(loader) ?? loadModule(loader);
  requested.set(loader, module);
  return module;
}

/** Lets pages whose code could not be fetched load again when they are next rendered. */
export function resetFailedPages(): void {
  requested.clear();
}

function LazyPage({ loader }: { loader: PageLoader }) {
  return createElement((loaded.get(loader) ?? use(requestModule(loader))).Page);
}

/** Paths of the lazy pages with their elements. */
export const lazyPages = Object.entries(pageLoaders).map(([path, loader]) => ({
  path,
  element: createElement(LazyPage, { key: path, loader }),
}));

export const notFoundPage = createElement(LazyPage, { loader: loadNotFoundPage });

function findLoader(pathname: string): PageLoader {
  return Object.entries(pageLoaders).find(([path]) => matchPath(path, pathname))?.[1] ?? loadNotFoundPage;
}

/** Loads the code and the first data of a page. The page itself retries a failed load and shows its error. */
export async function loadPage(pathname: string, signal: AbortSignal): Promise<void> {
  const loader = findLoader(pathname);
  try {
    await (await requestModule(loader)).preload?.(signal);
  } catch {
    requested.delete(loader);
  }
}

/**
 * Loads the page of a link when the link is hovered, focused or touched.
 * @returns a function that removes the listeners
 */
export function preloadPagesOnIntent(): () => void {
  const preload = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin !== location.origin || link.pathname === paths.landing) return;
    const loader = findLoader(link.pathname);
    requestModule(loader).catch(() => requested.delete(loader));
  };
  const intents = ['pointerover', 'focusin', 'touchstart'] as const;
  for (const intent of intents) addEventListener(intent, preload, { passive: true });
  return () => {
    for (const intent of intents) removeEventListener(intent, preload);
  };
}
