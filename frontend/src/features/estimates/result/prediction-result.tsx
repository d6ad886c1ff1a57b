import type { PropsWithChildren, ReactNode } from 'react';
import type { Estimate } from '#contract/estimates.ts';
import type { Prediction } from '#contract/predictions.ts';
import { OnDemand } from '#frontend/api/loaded-content.tsx';
import { resultTexts } from '#frontend/features/estimates/result/result.texts.ts';
import { hasStoredHousehold, StoredHousehold } from '#frontend/features/household/stored-household.tsx';
import { PageHeading } from '#frontend/ui/page-heading.tsx';
import { EstimatedPremium } from './estimated-premium.tsx';
import { PageParts } from './page-parts.ts';
import { shownResult } from './shown-result-code.ts';

interface ResultSectionProps {
  estimate: Estimate;
  /** Link or button beside the heading. */
  change?: ReactNode;
  /** Field beside the buttons. */
  choice?: ReactNode;
}

type PredictionResultProps = ResultSectionProps & {
  /** Prediction that the estimate is stored as. */
  stored?: Prediction;
};

/** Result that replaces a submitted form, with its buttons. Its heading takes the focus from the form. */
export function PredictionResult({ stored, ...result }: PropsWithChildren<PredictionResultProps>) {
  const section = <ResultSection {...result} />;
  // It is for the household of the form, also where that is not stored with the prediction.
  if (!stored || !hasStoredHousehold(stored)) return section;
  return <StoredHousehold of={stored}>{section}</StoredHousehold>;
}

function ResultSection({ estimate, change, choice, children }: PropsWithChildren<ResultSectionProps>) {
  const heading = <PageHeading id="prediction-complete">{resultTexts.complete}</PageHeading>;
  return (
    <section ref={scrollToTop} aria-labelledby="prediction-complete">
      <OnDemand
        load={() => shownResult.load('all')}
        toast={{ id: 'premium-details', message: resultTexts.detailsFailed }}
        // A form has usually loaded the code.
        initial={shownResult.loaded.all}
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
        {({ Result }) => (
          <PageParts
            value={{
              heading: <div className="screen-only">{heading}</div>,
              change,
              choice,
              buttons: children,
            }}
          >
            <Result estimate={estimate} />
          </PageParts>
        )}
      </OnDemand>
    </section>
  );
}

/** React calls the same function once for an element: the result appears from its start. */
function scrollToTop(element: HTMLElement | null): void {
  if (element) scrollTo({ top: 0 });
}
