import { type ComponentType, createElement, lazy, useState } from 'react';
import { matchPath } from 'react-router-dom';
import { paths } from '#frontend/paths.ts';

type PageLoader = () => Promise<{
  default: ComponentType;
  /** Loads the data that the page shows first. */
  preload?: (signal: AbortSignal) => Promise<unknown>;
}>;

/** Import of each lazy page by path. The landing page is part of the first load. */
const pageLoaders = {
  [paths.register]: () =>
    import('#frontend/pages/register-page.tsx').then((page) => ({ default: page.RegisterPage })),
  [paths.login]: () => import('#frontend/pages/login-page.tsx').then((page) => ({ default: page.LoginPage })),
  [paths.forgotPassword]: () =>
    import('#frontend/pages/forgot-password-page.tsx').then((page) => ({ default: page.ForgotPasswordPage })),
  [paths.resetPassword]: () =>
    import('#frontend/pages/reset-password-page.tsx').then((page) => ({ default: page.ResetPasswordPage })),
  [paths.about]: () => import('#frontend/pages/about-page.tsx').then((page) => ({ default: page.AboutPage })),
  [paths.contact]: () =>
    import('#frontend/pages/contact-page.tsx').then((page) => ({ default: page.ContactPage })),
  [paths.terms]: () => import('#frontend/pages/terms-page.tsx').then((page) => ({ default: page.TermsPage })),
  [paths.privacy]: () =>
    import('#frontend/pages/privacy-page.tsx').then((page) => ({ default: page.PrivacyPage })),
  [paths.healthEstimate]: () =>
    import('#frontend/pages/health-estimate-page.tsx').then((page) => ({ default: page.HealthEstimatePage })),
  [paths.carEstimate]: () =>
    import('#frontend/pages/car-estimate-page.tsx').then((page) => ({ default: page.CarEstimatePage })),
  [paths.dashboard]: () =>
    import('#frontend/pages/dashboard-page.tsx').then((page) => ({
      default: page.DashboardPage,
      preload: page.preloadDashboard,
    })),
  [paths.healthPrediction]: () =>
    import('#frontend/pages/health-prediction-page.tsx').then((page) => ({
      default: page.HealthPredictionPage,
    })),
  [paths.carPrediction]: () =>
    import('#frontend/pages/car-prediction-page.tsx').then((page) => ({ default: page.CarPredictionPage })),
  [paths.history]: () =>
    import('#frontend/pages/history-page.tsx').then((page) => ({ default: page.HistoryPage })),
  [paths.prediction]: () =>
    import('#frontend/pages/prediction-page.tsx').then((page) => ({ default: page.PredictionPage })),
  [paths.compare]: () =>
    import('#frontend/pages/compare-page.tsx').then((page) => ({ default: page.ComparePage })),
  [paths.profile]: () =>
    import('#frontend/pages/profile-page.tsx').then((page) => ({ default: page.ProfilePage })),
} satisfies Record<string, PageLoader>;

/** Functions that let the failed pages load again. */
const resets: (() => void)[] = [];

/** Pages whose code is loaded. */
const loadedPages = new Map<PageLoader, ComponentType>();

async function loadCode(loader: PageLoader) {
  const page = await loader();
  loadedPages.set(loader, page.default);
  return page;
}

/** Component whose code loads when it is first rendered. React never loads a failed one again by itself. */
function lazyPage(loader: PageLoader): ComponentType {
  const create = (): ComponentType =>
    lazy(() =>
      loadCode(loader).catch((error: unknown) => {
        resets.push(() => {
          page = create();
        });
        throw error;
      }),
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

export const RegisterPage = lazyPage(pageLoaders[paths.register]);
export const LoginPage = lazyPage(pageLoaders[paths.login]);
export const ForgotPasswordPage = lazyPage(pageLoaders[paths.forgotPassword]);
export const ResetPasswordPage = lazyPage(pageLoaders[paths.resetPassword]);
export const AboutPage = lazyPage(pageLoaders[paths.about]);
export const ContactPage = lazyPage(pageLoaders[paths.contact]);
export const TermsPage = lazyPage(pageLoaders[paths.terms]);
export const PrivacyPage = lazyPage(pageLoaders[paths.privacy]);
export const HealthEstimatePage = lazyPage(pageLoaders[paths.healthEstimate]);
export const CarEstimatePage = lazyPage(pageLoaders[paths.carEstimate]);
export const DashboardPage = lazyPage(pageLoaders[paths.dashboard]);
export const HealthPredictionPage = lazyPage(pageLoaders[paths.healthPrediction]);
export const CarPredictionPage = lazyPage(pageLoaders[paths.carPrediction]);
export const HistoryPage = lazyPage(pageLoaders[paths.history]);
export const PredictionPage = lazyPage(pageLoaders[paths.prediction]);
export const ComparePage = lazyPage(pageLoaders[paths.compare]);
export const ProfilePage = lazyPage(pageLoaders[paths.profile]);
export const NotFoundPage = lazyPage(() =>
  import('#frontend/pages/not-found-page.tsx').then((page) => ({ default: page.NotFoundPage })),
);
export const ProtectedNotFoundPage = lazyPage(() =>
  import('#frontend/pages/not-found-page.tsx').then((page) => ({ default: page.ProtectedNotFoundPage })),
);

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
