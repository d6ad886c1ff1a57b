import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Estimate, Prediction } from '#contract/predictions.ts';
import { formatAnswer, toAnswerLabel } from '#frontend/features/predictions/answers.ts';
import { useCounties } from '#frontend/features/predictions/places/counties.ts';
import { loadPanels, PremiumDetails } from '#frontend/features/predictions/result/premium-details.tsx';
import { loadControls, WhatIfSection } from '#frontend/features/predictions/result/what-if-section.tsx';
import { formPaths, paths } from '#frontend/paths.ts';
import { Button, LinkButton } from '#frontend/ui/button.tsx';
import { Card } from '#frontend/ui/content.tsx';
import { formatDate } from '#frontend/ui/format.ts';
import styles from './prediction-detail.module.css';

/** Whole result of a stored prediction, with its answers and a link back to its form. */
export function PredictionDetail({ prediction }: { prediction: Prediction }) {
  const { insurance_type, input_data: answers } = prediction;
  const navigate = useNavigate();
  return (
    <>
      <div className={`${styles.columns} columns`}>
        <Card labelledBy="premium">
          <h2 id="premium" className="visually-hidden">
            Premium
          </h2>
          <PremiumDetails estimate={prediction} />
        </Card>
        <Card labelledBy="answers" className="stack-16">
          <h2 id="answers">Your answers</h2>
          <PredictionAnswers answers={answers} />
          <div className="row">
            <Button
              variant="primary"
              onClick={() => navigate(formPaths[insurance_type], { state: { answers } })}
            >
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

function PredictionAnswers({ answers }: { answers: Prediction['input_data'] }) {
  useCounties('county' in answers);
  return (
    <dl className={styles.answers}>
      {Object.entries(answers).map(([name, value]) => (
        <div key={name} className="pair">
          <dt className="quiet">{toAnswerLabel(name)}</dt>
          <dd>{formatAnswer(name, value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Details of a form's result. In print, its answers, date and model follow. */
export function ResultDetail({ estimate }: { estimate: Estimate }) {
  const [today] = useState(() => new Date().toISOString());
  return (
    <>
      <PremiumDetails estimate={estimate} />
      <div className={styles.printed}>
        <h3>Your answers</h3>
        <PredictionAnswers answers={estimate.input_data} />
        <p>
          {formatDate(today)}, model {estimate.model_version}
        </p>
      </div>
    </>
  );
}

/** Loads what the parts of a result load when they are opened, so that they open without a network too. */
export const loadParts = () => Promise.all([loadPanels(), loadControls()]);
