import { Fragment, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { readSessionEnding, useSession } from '#frontend/api/session-store.ts';
import { paths } from '#frontend/paths.ts';
import { PageLoading } from '#frontend/ui/spinner.tsx';
import { showError } from '#frontend/ui/toasts.ts';

/** Lets only those in who are logged in. While that is being found out, it says so. */
export function RequireSession({ children }: { children: ReactNode }) {
  const { user, isAuthenticated, loading } = useSession();
  const wasInside = useRef(false);

  useEffect(() => {
    if (isAuthenticated) wasInside.current = true;
  }, [isAuthenticated]);

  if (loading) {
    return (
      <main>
        <PageLoading />
      </main>
    );
  }
  if (!isAuthenticated) return <TurnAway wasInside={wasInside} />;
  // Nothing of one account stays on screen for another.
  return <Fragment key={user?.username}>{children}</Fragment>;
}

/** Whoever logs out in here lands on the front page; everyone else is told, once, to log in. */
function TurnAway({ wasInside }: { wasInside: RefObject<boolean> }) {
  const navigate = useNavigate();
  const turnedAway = useRef(false);

  useEffect(() => {
    if (turnedAway.current) return;
    turnedAway.current = true;
    const ending = wasInside.current ? readSessionEnding() : undefined;
    if (ending === 'logout') {
      navigate(paths.landing, { replace: true });
      return;
    }
    showError(
      ending === 'expired'
        ? 'Your session has ended. Please log in again.'
        : 'You must be logged in to view this page.',
      'login-required',
    );
    navigate(paths.login, { replace: true });
  }, [navigate, wasInside]);

  return null;
}
