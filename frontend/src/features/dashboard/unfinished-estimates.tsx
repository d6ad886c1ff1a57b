import { useState } from 'react';
import { drafts } from '#frontend/api/stored-answers.ts';
import { paths } from '#frontend/paths.ts';
import { Button, LinkButton } from '#frontend/ui/button.tsx';
import { Notice } from '#frontend/ui/content.tsx';

const forms = [
  { type: 'health', path: paths.healthPrediction },
  { type: 'car', path: paths.carPrediction },
] as const;

/** Prediction forms that the current user has not finished. */
export function findUnfinishedForms() {
  return forms.filter(({ type }) => drafts[type].read());
}

/** Links to the forms that the user has not finished. */
export function UnfinishedEstimates() {
  const [unfinished, setUnfinished] = useState(findUnfinishedForms);
  if (unfinished.length === 0) return null;
  const discard = () => {
    for (const { type } of unfinished) drafts[type].clear();
    setUnfinished([]);
    document.querySelector('h1')?.focus();
  };
  return (
    <Notice
      title={unfinished.length === 1 ? 'You have an unfinished estimate' : 'You have unfinished estimates'}
      actions={
        <>
          {unfinished.map(({ type, path }) => (
            <LinkButton key={type} to={path}>
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
    </Notice>
  );
}
