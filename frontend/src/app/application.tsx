import { useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { loadContract } from '#frontend/api/call.ts';
import { Toaster } from '#frontend/ui/toaster.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { preloadPagesOnIntent } from './lazy-pages.ts';
import { PageRoutes } from './page-routes.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';

/** The website. */
export function Application() {
  useEffect(preloadPagesOnIntent, []);
  useEffect(() => {
    // Whatever comes next calls the API; whoever waits for nothing now need not wait then.
    loadContract().catch(() => undefined);
  }, []);
  return (
    <BrowserRouter>
      <ScrollToTop />
      <ErrorBoundary>
        <PageRoutes />
      </ErrorBoundary>
      <Toaster />
    </BrowserRouter>
  );
}
