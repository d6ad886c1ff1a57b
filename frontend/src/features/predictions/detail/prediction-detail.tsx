import { useNavigate } from 'react-router-dom';
import type { Prediction } from '#contract/predictions.ts';
import { toFormLink } from '#frontend/features/predictions/prefilled-answers.ts';
import { PremiumDetails } from '#frontend/features/predictions/result/premium-details.tsx';
import { WhatIfSection } from '#frontend/features/predictions/what-if/what-if-section.tsx';
import { paths } from '#frontend/paths.ts';
import { Button, LinkButton } from '#frontend/ui/button.tsx';
import { Card } from '#frontend/ui/card.tsx';
import { PredictionAnswers } from './prediction-answers.tsx';
import styles from './prediction-detail.module.css';

/** Whole result of a stored prediction, with its answers and a link back to its form. */
export function PredictionDetail({ prediction }: { prediction: Prediction }) {
  const navigate = useNavigate();
  const { path, state } = toFormLink(prediction);
  return (
    <>
      <div className={styles.columns}>
        <Card labelledBy="premium">
          <h2 id="premium" className="visually-hidden">
            Premium
          </h2>
          <PremiumDetails estimate={prediction} />
        </Card>
        <Card labelledBy="answers" className="stack-16">
          <h2 id="answers">Your answers</h2>
          <PredictionAnswers answers={prediction.input_data} />
          <div className="row">
            <Button variant="primary" onClick={() => navigate(path, { state })}>
              Adjust and estimate again
            </Button>
            <LinkButton to={paths.history}>View History</LinkButton>
          </div>
        </Card>
      </div>
      <WhatIfSection estimate={prediction} />
    </>
  );
}
