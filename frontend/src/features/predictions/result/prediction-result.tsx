import { type PropsWithChildren, useEffect, useRef, useState } from 'react';
import type { Estimate } from '#contract/predictions.ts';
import { loadCode } from '#frontend/api/failure.ts';
import { LoadedContent, useLoaded } from '#frontend/api/use-loaded.tsx';
import { Card } from '#frontend/ui/content.tsx';
import { Spinner } from '#frontend/ui/loading.tsx';
import { Disclaimer, PremiumFigures } from './premium-figures.tsx';
import styles from './result.module.css';

/** Result card that replaces a submitted form, with buttons at its end. Its heading takes the focus from the form. */
export function PredictionResult({ estimate, children }: PropsWithChildren<{ estimate: Estimate }>) {
  const loaded = useLoaded(loadPremiumDetails, failureMessage);
  // A form has usually loaded the code.
  const [preloaded] = useState(() => details);
  const parts = loaded.state === 'loaded' ? loaded.value : preloaded;
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
        {/* Figures and disclaimer are there without the code. */}
        {parts ? (
          <parts.ResultDetail estimate={estimate} />
        ) : (
          <div className="stack-16">
            <PremiumFigures estimate={estimate} />
            <LoadedContent
              loaded={loaded}
              failureNote="The premium above does not change."
              heading="h2"
              pending={<Spinner page />}
            />
            <Disclaimer />
          </div>
        )}
        <div className={`${styles.actions} row screen-only`}>{children}</div>
      </Card>
      {parts ? <parts.WhatIfSection estimate={estimate} /> : null}
    </>
  );
}

const failureMessage = 'Failed to load the details of the premium';

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
