import { useState } from 'react';
import { loadCode } from '#frontend/api/load-code.ts';
import { LoadedContent } from '#frontend/api/loaded-content.tsx';
import { useSession } from '#frontend/api/session-store.ts';
import { useLoaded } from '#frontend/api/use-loaded.ts';
import type { Estimate } from '#frontend/features/predictions/result/estimate.ts';
import { Button } from '#frontend/ui/button.tsx';
import { Card } from '#frontend/ui/card.tsx';

/**
 * Section of a result in which the user can change answers. Its code and the first estimate are loaded when
 * it is opened.
 */
export function WhatIfSection({ estimate }: { estimate: Estimate }) {
  const [isOpen, setIsOpen] = useState(false);
  const { isAuthenticated } = useSession();
  return (
    <Card labelledBy="what-if" className="stack-16 screen-only">
      <h2 id="what-if">What if?</h2>
      <p className="measure quiet">
        {isAuthenticated
          ? 'Change an answer: nothing is stored until you save it.'
          : 'Change an answer: nothing is stored. Reset returns to your answers.'}
      </p>
      {isOpen ? (
        <LazyWhatIf estimate={estimate} />
      ) : (
        <div>
          <Button onClick={() => setIsOpen(true)}>Try other answers</Button>
        </div>
      )}
    </Card>
  );
}

const failureMessage = 'Failed to load the controls';

const loadWhatIf = () => loadCode(() => import('./what-if.tsx'));

function LazyWhatIf({ estimate }: { estimate: Estimate }) {
  const loaded = useLoaded(loadWhatIf, failureMessage);
  return (
    <LoadedContent loaded={loaded} failureTitle={failureMessage} heading="#what-if">
      {({ WhatIf }) => <WhatIf shown={estimate} />}
    </LoadedContent>
  );
}
