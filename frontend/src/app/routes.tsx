import { type ComponentType, createElement } from 'react';
import type { LoaderFunction, RouteObject, ShouldRevalidateFunction } from 'react-router-dom';
import { loadCode } from '#frontend/api/failure.ts';
import { LandingPage } from '#frontend/pages/landing-page.tsx';
import { SiteLayout } from '#frontend/pages/site-layout.tsx';
import { paths } from '#frontend/paths.ts';
import { PageLoading } from '#frontend/ui/loading.tsx';
import { App, PageError } from './app.tsx';

/** Exports of a module of `pages`. */
interface Page {
  Component: ComponentType;
  loader?: LoaderFunction;
  shouldRevalidate?: ShouldRevalidateFunction;
  ErrorBoundary?: ComponentType;
}

/**
 * Loads the script of a page. React Router does not request a failed script again: a page whose loader does
 * replaces it.
 */
const lazy = (load: () => Promise<Page>) => async (): Promise<Page> => {
  try {
    return await loadCode(load);
  } catch {
    let page: Page | undefined;
    return {
      loader: async (...request) => {
        page = await loadCode(load);
        return page.loader?.(...request) ?? null;
      },
      Component: () => page && createElement(page.Component),
    };
  }
};

const loadHealthForm = () => import('#frontend/pages/health-form-page.tsx');
const loadCarForm = () => import('#frontend/pages/car-form-page.tsx');
const loadTerms = () => import('#frontend/pages/reading/terms-page.tsx');
const loadNotFound = () => import('#frontend/pages/reading/not-found-page.tsx');

const publicPages: RouteObject[] = [
  // The only page that is part of the first load.
  { path: paths.landing, element: <LandingPage /> },
  { path: paths.register, lazy: lazy(() => import('#frontend/pages/account/register-page.tsx')) },
  { path: paths.login, lazy: lazy(() => import('#frontend/pages/account/login-page.tsx')) },
  {
    path: paths.forgotPassword,
    lazy: lazy(() => import('#frontend/pages/account/forgot-password-page.tsx')),
  },
  { path: paths.resetPassword, lazy: lazy(() => import('#frontend/pages/account/reset-password-page.tsx')) },
  { path: paths.about, lazy: lazy(() => import('#frontend/pages/reading/about-page.tsx')) },
  { path: paths.contact, lazy: lazy(() => import('#frontend/pages/reading/contact-page.tsx')) },
  { path: paths.terms, lazy: lazy(loadTerms) },
  { path: paths.privacy, lazy: lazy(loadTerms) },
  { path: paths.developers, lazy: lazy(() => import('#frontend/pages/reading/developers-page.tsx')) },
  { path: paths.healthEstimate, lazy: lazy(loadHealthForm) },
  { path: paths.carEstimate, lazy: lazy(loadCarForm) },
  { path: '*', lazy: lazy(loadNotFound) },
];

const protectedPages: RouteObject[] = [
  { index: true, lazy: lazy(() => import('#frontend/pages/dashboard-page.tsx')) },
  { path: paths.healthPrediction, lazy: lazy(loadHealthForm) },
  { path: paths.carPrediction, lazy: lazy(loadCarForm) },
  { path: paths.history, lazy: lazy(() => import('#frontend/pages/history-page.tsx')) },
  { path: paths.prediction, lazy: lazy(() => import('#frontend/pages/prediction-page.tsx')) },
  { path: paths.compare, lazy: lazy(() => import('#frontend/pages/compare-page.tsx')) },
  { path: paths.profile, lazy: lazy(() => import('#frontend/pages/profile-page.tsx')) },
  { path: '*', lazy: lazy(loadNotFound) },
];

/** Pages of the website by path. Each layout stays on screen when a page in it fails. */
export const pageRoutes: RouteObject[] = [
  {
    element: <App />,
    hydrateFallbackElement: (
      <main>
        <PageLoading />
      </main>
    ),
    children: [
      {
        errorElement: (
          <SiteLayout>
            <PageError />
          </SiteLayout>
        ),
        children: [
          ...publicPages,
          {
            path: paths.dashboard,
            lazy: lazy(() => import('./require-session.tsx')),
            children: [{ errorElement: <PageError />, children: protectedPages }],
          },
        ],
      },
    ],
  },
];
