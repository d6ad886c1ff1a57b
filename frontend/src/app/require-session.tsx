import { Fragment, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readSessionEnding, useSession } from '#frontend/api/session-store.ts';
import { paths } from '#frontend/paths.ts';
import { PageLoading } from '#frontend/ui/loading.tsx';
import { dismissErrors, showError } from '#frontend/ui/toasts.ts';
import { loadPage } from './lazy-pages.ts';

/** After that, the page appears with placeholders of its data, and can be left. */
const maxPreloadMs = 4000;

/** Subject of the toast that asks to log in. */
const subject = 'login';

/**
 * Redirects unauthenticated users to the login page. Shows a spinner while a stored token is checked and,
 * meanwhile, loads the page, so that no second loading state follows.
 */
export function RequireSession({ children }: { children: ReactNode }) {
  const { user, isAuthenticated, loading } = useSession();
  const wasAuthenticated = useRef(false);

  useEffect(() => {
    if (!isAuthenticated) return;
    wasAuthenticated.current = true;
    dismissErrors(subject);
  }, [isAuthenticated]);

  const { pathname } = useLocation();
  const [pageLoading, setPageLoading] = useState(loading);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first page is loaded here.
  useEffect(() => {
    if (pageLoading)
      loadPage(pathname, AbortSignal.timeout(maxPreloadMs)).finally(() => setPageLoading(false));
  }, []);

  if (loading || (isAuthenticated && pageLoading)) {
    return (
      <main>
        <PageLoading />
      </main>
    );
  }
  if (!isAuthenticated) return <RedirectGuest wasAuthenticated={wasAuthenticated} />;
  // A new key per user discards the state of the previous user's pages.
  return <Fragment key={user?.username}>{children}</Fragment>;
}

/** Redirects to the landing page after a logout, otherwise to the login page with one toast. */
function RedirectGuest({ wasAuthenticated }: { wasAuthenticated: RefObject<boolean> }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  useEffect(() => {
    const ending = wasAuthenticated.current ? readSessionEnding() : undefined;
    if (ending === 'logout') {
      navigate(paths.landing, { replace: true });
      return;
    }
    showError(
      ending === 'expired'
        ? 'Your session has ended. Please log in again.'
        : 'You must be logged in to view this page.',
      subject,
      { once: true },
    );
    navigate(paths.login, { replace: true, state: { requested: pathname + search } });
  }, [navigate, wasAuthenticated, pathname, search]);

  return null;
}
