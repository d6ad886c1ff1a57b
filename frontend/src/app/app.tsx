import { Fragment } from 'react';
import { Outlet, useLocation, useNavigation, useRouteError } from 'react-router-dom';
import { isFailedRequest } from '#frontend/api/failure.ts';
import { useRetry } from '#frontend/api/loaded-content.tsx';
import { paths } from '#frontend/paths.ts';
import { Button } from '#frontend/ui/button.tsx';
import { commonTexts } from '#frontend/ui/common.texts.ts';
import { Message } from '#frontend/ui/content.tsx';
import { Spinner } from '#frontend/ui/loading.tsx';
import { PageHeading } from '#frontend/ui/page-heading.tsx';
import { Toaster } from '#frontend/ui/toaster.tsx';
import { pageErrorTexts as texts } from './app.texts.ts';

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

/** Shown in place of a page that fails to load or to render. */
export function PageError() {
  const error = useRouteError();
  const { retrying, onRetry } = useRetry(error);
  const { heading, advice } = isFailedRequest(error) ? texts.failedRequest : texts.otherError;
  return (
    <div className="stack-24">
      <PageHeading>{heading}</PageHeading>
      <Message
        tone="error"
        actions={
          <>
            <Button variant="primary" busyLabel={retrying && commonTexts.tryingAgain} onClick={onRetry}>
              {commonTexts.tryAgain}
            </Button>
            <Button onClick={() => location.reload()}>{texts.reload}</Button>
          </>
        }
      >
        {advice}
      </Message>
    </div>
  );
}
