import { Suspense, useEffect, useRef } from 'react';
import { Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { loadContract } from '#frontend/api/call.ts';
import { LandingPage } from '#frontend/pages/landing-page.tsx';
import { MainLayout } from '#frontend/pages/main-layout.tsx';
import { SiteLayout } from '#frontend/pages/site-layout.tsx';
import { paths } from '#frontend/paths.ts';
import { PageLoading } from '#frontend/ui/loading.tsx';
import { Toaster } from '#frontend/ui/toaster.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { lazyPages, notFoundPage, preloadPagesOnIntent } from './lazy-pages.ts';
import { RequireSession } from './require-session.tsx';

/** Root component of the website, inside a router. */
export function App() {
  useEffect(preloadPagesOnIntent, []);
  useEffect(() => {
    // The first request needs the contract; loading it now saves that request the wait.
    loadContract().catch(() => undefined);
  }, []);
  return (
    <>
      <ScrollToTop />
      <ErrorBoundary addLayout={(page) => <SiteLayout>{page}</SiteLayout>}>
        <PageRoutes />
      </ErrorBoundary>
      <Toaster />
    </>
  );
}

/** Scrolls to the top on each route change: smoothly, unless the user prefers reduced motion. */
function ScrollToTop() {
  const { pathname } = useLocation();
  const previousPathname = useRef(pathname);

  useEffect(() => {
    if (previousPathname.current === pathname) return;
    previousPathname.current = pathname;
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: reducedMotion ? 'instant' : 'smooth' });
  }, [pathname]);

  return null;
}

const isProtected = (path: string) => path.startsWith(paths.dashboard);

const toRoute = ({ path, element }: (typeof lazyPages)[number]) => (
  <Route key={path} path={path} element={element} />
);

/** Page of each path. */
function PageRoutes() {
  const { pathname } = useLocation();
  // All protected pages share a key, so that their layout stays mounted while a page loads.
  const key = isProtected(pathname) ? paths.dashboard : pathname;
  return (
    <Suspense
      key={key}
      fallback={
        <main>
          <PageLoading />
        </main>
      }
    >
      <Routes>
        <Route path={paths.landing} element={<LandingPage />} />
        {lazyPages.filter(({ path }) => !isProtected(path)).map(toRoute)}
        <Route
          path={paths.dashboard}
          element={
            <RequireSession>
              <MainLayout>
                <ProtectedPage />
              </MainLayout>
            </RequireSession>
          }
        >
          {lazyPages.filter(({ path }) => isProtected(path)).map(toRoute)}
          <Route path="*" element={notFoundPage} />
        </Route>
        <Route path="*" element={notFoundPage} />
      </Routes>
    </Suspense>
  );
}

/** Content of the protected layout, which stays while a page loads and when it fails. */
function ProtectedPage() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary>
      <Suspense key={pathname} fallback={<PageLoading />}>
        <Outlet />
      </Suspense>
    </ErrorBoundary>
  );
}
