import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { loadAll } from '#frontend/api/loaded-content.tsx';
import { LoadedContent, useLoaded } from '#frontend/api/page-content.tsx';
import { recallHistory } from '#frontend/features/estimates/remembered-history.ts';
import { historyTexts as texts } from '#frontend/features/predictions/history/history.texts.ts';
import { PredictionHistory } from '#frontend/features/predictions/history/prediction-history.tsx';
import { loadHistory } from '#frontend/features/predictions/history/use-history-rows.ts';
import { PageHeading } from '#frontend/ui/page-heading.tsx';

/** Requests the newest part of the history. On a return to the page, the history is as the user left it. */
export function loader({ request: { signal, url } }: LoaderFunctionArgs) {
  // The browser changes the address before it goes back or forward, the router after a link is followed.
  const isReturn = location.pathname === new URL(url).pathname;
  const remembered = isReturn ? recallHistory() : undefined;
  const history = remembered ? Promise.resolve(remembered) : loadHistory(signal);
  return loadAll({ id: 'history', message: texts.failed }, { history }, signal);
}

/** A change of the view needs no request; a link to the page that is shown and "Try again" do. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href === nextUrl.href;
}

/** /main/history */
export function Component() {
  const { history } = useLoaded(loader);
  return (
    <div className="stack-24">
      <PageHeading>{texts.title}</PageHeading>
      <LoadedContent loaded={history}>
        {(initial) => <PredictionHistory key={initial.loadedAt} initial={initial} />}
      </LoadedContent>
    </div>
  );
}
