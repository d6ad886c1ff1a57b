import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { sessionTexts } from '#frontend/api/session-ending.texts.ts';
import { useSession, waitForSession } from '#frontend/api/session-store.ts';
import { MainLayout } from '#frontend/pages/main-layout.tsx';
import { paths } from '#frontend/paths.ts';
import { showError } from '#frontend/ui/toasts.ts';

/** Waits until a stored token is checked. The loader of the page runs at the same time. */
export async function loader() {
  await waitForSession();
  return null;
}

/** Layout of the protected pages. Redirects to the landing page after a logout, other guests to the login page. */
export function Component() {
  const { user, isAuthenticated, ending } = useSession();
  const [hadSession] = useState(isAuthenticated);
  // A new key per user discards the state of the previous user's pages.
  if (isAuthenticated) return <MainLayout key={user?.username} />;
  if (hadSession && ending === 'logout') return <Navigate to={paths.landing} replace />;
  return <RequestLogin reason={ending === 'expired' || ending === 'deleted' ? ending : 'required'} />;
}

/** Redirects to the login page, which links to the requested page. */
function RequestLogin({ reason }: { reason: keyof typeof sessionTexts }) {
  const { pathname, search } = useLocation();
  const message = sessionTexts[reason];
  useEffect(() => showError(message, 'login-required', { once: true }), [message]);
  return <Navigate to={paths.login} replace state={{ requested: pathname + search, reason }} />;
}
