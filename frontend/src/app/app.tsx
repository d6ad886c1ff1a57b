import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { loadContract } from '#frontend/api/call.ts';
import { SiteLayout } from '#frontend/pages/site-layout.tsx';
import { Toaster } from '#frontend/ui/toaster.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { preloadPagesOnIntent } from './lazy-pages.ts';
import { PageRoutes } from './page-routes.tsx';

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
