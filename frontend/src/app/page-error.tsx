import { useRouteError } from 'react-router-dom';
import { useRetry } from '#frontend/api/loaded-content.tsx';
import { Button } from '#frontend/ui/button.tsx';
import { Message } from '#frontend/ui/content.tsx';
import { PageHeading } from '#frontend/ui/page-heading.tsx';

/** Shown in place of a page that fails to load or to render. */
export function PageError() {
  const { retrying, onRetry } = useRetry(useRouteError());
  return (
    <div className="stack-24">
      <PageHeading>This page could not be loaded</PageHeading>
      <Message
        tone="error"
        actions={
          <>
            <Button variant="primary" busyLabel={retrying && 'Trying again...'} onClick={onRetry}>
              Try again
            </Button>
            <Button onClick={() => location.reload()}>Reload</Button>
          </>
        }
      >
        Check your connection, then try again. If Premia was updated since you opened it, reload the page.
        Your saved data and your unfinished forms are not affected.
      </Message>
    </div>
  );
}
