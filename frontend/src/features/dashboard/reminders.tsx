import { useState } from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import { incomeLines } from '#frontend/api/stored-answers.ts';
import { drafts } from '#frontend/api/tab-values.ts';
import { formPaths, paths } from '#frontend/paths.ts';
import { Button, LinkButton } from '#frontend/ui/button.tsx';
import { Message } from '#frontend/ui/content.tsx';
import { reminderTexts as texts } from './reminders.texts.tsx';

/** Insurance types whose forms the current user has not finished. */
function findUnfinishedTypes() {
  return (['health', 'car'] as const).filter((type) => drafts[type].read());
}

export function UnfinishedEstimates() {
  const [unfinished, setUnfinished] = useState(findUnfinishedTypes);
  if (unfinished.length === 0) return null;
  const discard = () => {
    for (const type of unfinished) drafts[type].clear();
    if (unfinished.includes('health')) incomeLines.clear();
    setUnfinished([]);
    document.querySelector('h1')?.focus();
  };
  return (
    <Message
      title={unfinished.length === 1 ? texts.unfinished : texts.unfinishedMany}
      actions={
        <>
          {unfinished.map((type) => (
            <LinkButton key={type} to={formPaths[type]}>
              {texts.continue[type]}
            </LinkButton>
          ))}
          <Button variant="quiet" onClick={discard}>
            {unfinished.length === 1 ? texts.discard : texts.discardMany}
          </Button>
        </>
      }
    >
      {texts.stored}
    </Message>
  );
}

/** Names of the protected pages besides the dashboard, by path. */
const pageNames: Readonly<Record<string, string>> = {
  [paths.healthPrediction]: texts.pages.health,
  [paths.carPrediction]: texts.pages.car,
  [paths.history]: texts.pages.history,
  [paths.prediction]: texts.pages.prediction,
  [paths.compare]: texts.pages.compare,
  [paths.profile]: texts.pages.profile,
};

/** Finds the page that a guest opened before the login in the state that `require-session.tsx` passed on. */
export function findRequestedPage(navigationState: unknown): { to: string; name: string } | undefined {
  const { requested } = Object(navigationState);
  if (typeof requested !== 'string') return undefined;
  const [pathname = ''] = requested.split('?');
  const name = Object.entries(pageNames).find(([path]) => matchPath(path, pathname))?.[1];
  return name ? { to: requested, name } : undefined;
}

export function RequestedPage() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const page = findRequestedPage(state);
  // The reminder of an unfinished form has the same link.
  if (!page || findUnfinishedTypes().some((type) => formPaths[type] === page.to)) return null;
  return (
    <Message
      actions={
        <LinkButton
          to={page.to}
          onClick={async (event) => {
            // The browser opens another tab or window.
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            // The reminder is gone when the user comes back to the dashboard. A second navigation cancels the first.
            await navigate(paths.dashboard, { replace: true, state: null });
            await navigate(page.to);
          }}
        >
          {texts.goOn(page.name)}
        </LinkButton>
      }
    >
      {texts.requested}
    </Message>
  );
}
