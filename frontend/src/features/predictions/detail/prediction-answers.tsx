import { useState } from 'react';
import type { Prediction } from '#contract/predictions.ts';
import { formatAnswer, toAnswerLabel } from '#frontend/features/predictions/answers.ts';
import { useCounties } from '#frontend/features/predictions/places/counties.ts';
import type { Estimate } from '#frontend/features/predictions/result/estimate.ts';
import { formatDate } from '#frontend/ui/format.ts';
import styles from './prediction-detail.module.css';

/** List of all answers of a prediction, with their units. */
export function PredictionAnswers({ answers }: { answers: Prediction['input_data'] }) {
  useCounties('county' in answers);
  return (
    <dl className={styles.answers}>
      {Object.entries(answers).map(([name, value]) => (
        <div key={name} className="pair">
          <dt className="quiet">{toAnswerLabel(name)}</dt>
          <dd>{value !== undefined && formatAnswer(name, value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Answers, date and model of a printed result. The page of a prediction shows them on screen too. */
export function PrintedFacts({ estimate }: { estimate: Estimate }) {
  const [today] = useState(() => new Date().toISOString());
  return (
    <div className={styles.printed}>
      <h3>Your answers</h3>
      <PredictionAnswers answers={estimate.input_data} />
      <p>
        {formatDate(today)}, model {estimate.model_version}
      </p>
    </div>
  );
}
