import { useEffect, useRef } from 'react';
import type { Prediction } from '#contract/predictions.ts';
import { paths } from '#frontend/paths.ts';
import { Button, LinkButton } from '#frontend/ui/button.tsx';
import { Card } from '#frontend/ui/card.tsx';
import styles from './completed-prediction.module.css';
import { LazyPremiumDetails } from './lazy-premium-details.tsx';
import { PremiumFigures } from './premium-figures.tsx';

interface CompletedPredictionProps {
  prediction: Prediction;
  onNewPrediction: () => void;
}

/** An estimate that has just been made. Its heading takes the focus that the form has left. */
export function CompletedPrediction({ prediction, onNewPrediction }: CompletedPredictionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, []);
  return (
    <Card as="section" labelledBy="prediction-complete">
      <h2 ref={heading} id="prediction-complete" tabIndex={-1} className={styles.heading}>
        Prediction Complete!
      </h2>
      <PremiumFigures premium={prediction.predicted_premium} />
      <LazyPremiumDetails prediction={prediction} />
      <div className={styles.actions}>
        <Button variant="primary" onClick={onNewPrediction}>
          New Prediction
        </Button>
        <LinkButton to={paths.history}>View History</LinkButton>
      </div>
    </Card>
  );
}
