import { useState } from 'react';
import type { Estimate } from '#contract/estimates.ts';
import { loadCode } from '#frontend/api/failure.ts';
import { OnDemand } from '#frontend/api/loaded-content.tsx';
import { Button } from '#frontend/ui/button.tsx';
import { Dialog } from '#frontend/ui/dialog.tsx';
import { detailTexts } from './premium-details.texts.ts';
import { resultTexts } from './result.texts.ts';

/** Loads the method of an estimate, and the ways to send its figures. */
export const loadAboutEstimate = () => import('./about-estimate.tsx');

/**
 * Button with a dialog that sends or prints what a page shows.
 * @param estimate absent where the page has the prices of plans alone
 */
export function Send({ estimate }: { estimate?: Estimate }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="link" onClick={() => setOpen(true)}>
        {detailTexts.send}
      </Button>
      {isOpen && (
        <Dialog title={detailTexts.send} onClose={close}>
          <OnDemand
            load={() => loadCode(loadAboutEstimate)}
            toast={{ id: 'send', message: resultTexts.detailsFailed }}
            heading="dialog h2"
          >
            {({ SendResult }) => <SendResult estimate={estimate} onDone={close} />}
          </OnDemand>
        </Dialog>
      )}
    </>
  );
}
