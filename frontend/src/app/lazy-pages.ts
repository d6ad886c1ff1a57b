import { type ComponentType, createElement, lazy, useState } from 'react';
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
  [paths.privacy]: () => import('#frontend/pages/privacy-page.tsx'),
  [paths.healthEstimate]: () => import('#frontend/pages/health-estimate-page.tsx'),
  [paths.carEstimate]: () => import('#frontend/pages/car-estimate-page.tsx'),
  [paths.dashboard]: () => import('#frontend/pages/dashboard-page.tsx'),
  [paths.healthPrediction]: () => import('#frontend/pages/health-prediction-page.tsx'),
  [paths.carPrediction]: () => import('#frontend/pages/car-prediction-page.tsx'),
  [paths.history]: () => import('#frontend/pages/history-page.tsx'),
  [paths.prediction]: () => import('#frontend/pages/prediction-page.tsx'),
  [paths.compare]: () => import('#frontend/pages/compare-page.tsx'),
  [paths.profile]: () => import('#frontend/pages/profile-page.tsx'),
};

/** Functions that let the failed pages load again. */
const resets: (() => void)[] = [];

/** Pages whose code is loaded. */
const loadedPages = new Map<PageLoader, ComponentType>();

async function loadCode(loader: PageLoader): Promise<PageModule> {
  const page = await loader();
  loadedPages.set(loader, page.Page);
  return page;
}

/** Component whose code loads when it is first rendered. React never loads a failed one again by itself. */
function lazyPage(loader: PageLoader): ComponentType {
  const create = (): ComponentType =>
    lazy(() =>
      loadCode(loader).then(
        ({ Page }) => ({ default: Page }),
        (error: unknown) => {
          resets.push(() => {
            page = create();
          });
          throw error;
        },
      ),
    );
  let page = create();
  return function LazyPage() {
    // A lazy component suspends once even if its code is loaded, and React shows a fallback for at least 300 ms.
    const [Page] = useState(() => loadedPages.get(loader) ?? page);
    return createElement(Page);
  };
}

/** Loads the pages whose code could not be fetched again when they are next rendered. */
export function resetFailedPages(): void {
  for (const reset of resets.splice(0)) reset();
}

/** Lazy pages with their paths. */
export const lazyPages = Object.entries(pageLoaders).map(([path, loader]) => ({
  path,
  Page: lazyPage(loader),
}));

export const NotFoundPage = lazyPage(() => import('#frontend/pages/not-found-page.tsx'));

function findLoader(pathname: string): PageLoader | undefined {
  return Object.entries(pageLoaders).find(([path]) => matchPath(path, pathname))?.[1];
}

/** Loads the code and the first data of a page. The page itself retries a failed load and shows its error. */
export async function loadPage(pathname: string, signal: AbortSignal): Promise<void> {
  try {
    const loader = findLoader(pathname);
    if (loader) await (await loadCode(loader)).preload?.(signal);
  } catch {
    // Reported by the page.
  }
}

/**
 * Loads the page of a link when the link is hovered, focused or touched.
 * @returns a function that removes the listeners
 */
export function preloadPagesOnIntent(): () => void {
  const preload = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const loader = link?.origin === location.origin && findLoader(link.pathname);
    // Opening the page retries a failed load and shows its error.
    if (loader) loadCode(loader).catch(() => undefined);
  };
  const intents = ['pointerover', 'focusin', 'touchstart'] as const;
  for (const intent of intents) addEventListener(intent, preload, { passive: true });
  return () => {
    for (const intent of intents) removeEventListener(intent, preload);
  };
}
