import { useRouteError } from 'react-router-dom';
import { useRetry } from '#frontend/api/loaded-content.tsx';
import { Button } from '#frontend/ui/button.tsx';
import { Message } from '#frontend/ui/content.tsx';
import { PageHeading } from '#frontend/ui/page-heading.tsx';
import { pageErrorTexts as texts } from './texts/en.ts';

/** Shown in place of a page that fails to load or to render. */
export function PageError() {
  const { retrying, onRetry } = useRetry(useRouteError());
  return (
    <div className="stack-24">
      <PageHeading>{texts.heading}</PageHeading>
      <Message
        tone="error"
        actions={
          <>
            <Button variant="primary" busyLabel={retrying && texts.retrying} onClick={onRetry}>
              {texts.retry}
            </Button>
            <Button onClick={() => location.reload()}>{texts.reload}</Button>
          </>
        }
      >
        {texts.advice}
      </Message>
    </div>
  );
}
