import { Fragment } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { paths } from '#frontend/paths.ts';
import { Spinner } from '#frontend/ui/loading.tsx';
import { Toaster } from '#frontend/ui/toaster.tsx';

/** Root of all pages. A page stays on screen until the next one and its data are loaded. */
export function App() {
  const { pathname } = useLocation();
  const { state } = useNavigation();
  return (
    <>
      {/* Paths may share a component, but no state. The protected ones share their layout. */}
      <Fragment key={pathname.startsWith(paths.dashboard) ? paths.dashboard : pathname}>
        <Outlet />
      </Fragment>
      {state === 'loading' && <Spinner place="overlay" />}
      <Toaster />
    </>
  );
}
