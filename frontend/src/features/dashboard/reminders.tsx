import { useState } from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import { drafts, incomeLines } from '#frontend/api/stored-answers.ts';
import { formPaths, paths } from '#frontend/paths.ts';
import { Button, LinkButton } from '#frontend/ui/button.tsx';
import { Message } from '#frontend/ui/content.tsx';

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
      title={unfinished.length === 1 ? 'You have an unfinished estimate' : 'You have unfinished estimates'}
      actions={
        <>
          {unfinished.map((type) => (
            <LinkButton key={type} to={formPaths[type]}>
              Continue your {type} estimate
            </LinkButton>
          ))}
          <Button variant="quiet" onClick={discard}>
            {unfinished.length === 1 ? 'Discard it' : 'Discard them'}
          </Button>
        </>
      }
    >
      Your answers are stored in this browser tab until you close it or your session ends.
    </Message>
  );
}

/** Names of the protected pages besides the dashboard, by path. */
const pageNames: Readonly<Record<string, string>> = {
  [paths.healthPrediction]: 'Health Insurance Prediction',
  [paths.carPrediction]: 'Car Insurance Prediction',
  [paths.history]: 'Prediction History',
  [paths.prediction]: 'your saved prediction',
  [paths.compare]: 'your comparison',
  [paths.profile]: 'User Details',
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
          Go on to {page.name}
        </LinkButton>
      }
    >
      You can now open the page that required the login.
    </Message>
  );
}
