import { type PropsWithChildren, useEffect, useRef } from 'react';
import type { Estimate } from '#contract/predictions.ts';
import { loadCode } from '#frontend/api/failure.ts';
import { OnDemand } from '#frontend/api/loaded.tsx';
import { Card } from '#frontend/ui/content.tsx';
import { Disclaimer, PremiumFigures } from './premium-figures.tsx';
import styles from './result.module.css';
import { WhatIfSection } from './what-if-section.tsx';

/** Result card that replaces a submitted form, with buttons at its end. Its heading takes the focus from the form. */
export function PredictionResult({ estimate, children }: PropsWithChildren<{ estimate: Estimate }>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, []);
  return (
    <>
      <Card labelledBy="prediction-complete">
        <h2 ref={heading} id="prediction-complete" tabIndex={-1} className={styles.heading}>
          Prediction Complete!
        </h2>
        <OnDemand
          load={loadPremiumDetails}
          toast={{ id: 'premium-details', message: 'Failed to load the details of the premium' }}
          // A form has usually loaded the code.
          initial={details}
          heading="h2"
          // Figures and disclaimer are there without the code.
          frame={(state) => (
            <div className="stack-16">
              <PremiumFigures estimate={estimate} />
              {state}
              <Disclaimer />
            </div>
          )}
        >
          {({ ResultDetail }) => <ResultDetail estimate={estimate} />}
        </OnDemand>
        <div className={`${styles.actions} row screen-only`}>{children}</div>
      </Card>
      <WhatIfSection estimate={estimate} />
    </>
  );
}

let details: typeof import('#frontend/features/predictions/detail/prediction-detail.tsx') | undefined;

/**
 * Loads the code of the premium details and of the section below them. Forms call it when they get the
 * focus, so that the code is there before the response.
 * @throws {NetworkError} if the code cannot be fetched
 */
export async function loadPremiumDetails() {
  details = await loadCode(() => import('#frontend/features/predictions/detail/prediction-detail.tsx'));
  return details;
}
