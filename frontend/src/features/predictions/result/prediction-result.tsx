import type { PropsWithChildren, ReactNode } from 'react';
import type { Estimate } from '#contract/predictions.ts';
import { loadCode } from '#frontend/api/failure.ts';
import { OnDemand } from '#frontend/api/loaded-content.tsx';
import { PageHeading } from '#frontend/ui/page-heading.tsx';
import { EstimatedPremium } from './estimated-premium.tsx';
import { resultTexts } from './texts/en.ts';

interface PredictionResultProps {
  estimate: Estimate;
  /** Link or button beside the heading. */
  change?: ReactNode;
  /** Field beside the buttons. */
  choice?: ReactNode;
}

/** Result that replaces a submitted form, with its buttons. Its heading takes the focus from the form. */
export function PredictionResult({
  estimate,
  change,
  choice,
  children,
}: PropsWithChildren<PredictionResultProps>) {
  const heading = <PageHeading id="prediction-complete">{resultTexts.complete}</PageHeading>;
  return (
    <section ref={scrollToTop} aria-labelledby="prediction-complete">
      <OnDemand
        load={loadPremiumDetails}
        toast={{ id: 'premium-details', message: resultTexts.detailsFailed }}
        // A form has usually loaded the code.
        initial={details}
        heading="h1"
        // Figure and disclaimer are there without the code.
        frame={(state) => (
          <div className="stack-16">
            {heading}
            <EstimatedPremium estimate={estimate} />
            {state}
            <p className="remark">{resultTexts.disclaimer}</p>
            <div className="row">{children}</div>
          </div>
        )}
      >
        {({ Result }) => <Result {...{ estimate, heading, change, choice }} buttons={children} />}
      </OnDemand>
    </section>
  );
}

/** React calls the same function once for an element: the result appears from its start. */
function scrollToTop(element: HTMLElement | null): void {
  if (element) scrollTo({ top: 0 });
}

let details: typeof import('#frontend/features/predictions/result/prediction-detail.tsx') | undefined;

/**
 * Loads the code of a result. Forms call it when they get the focus, so that the code is there before the response.
 * @throws {NetworkError} if the code cannot be fetched
 */
export async function loadPremiumDetails() {
  details = await loadCode(() => import('#frontend/features/predictions/result/prediction-detail.tsx'));
  return details;
}
