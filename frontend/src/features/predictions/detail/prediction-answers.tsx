import type { Prediction } from '#contract/predictions.ts';
import { formatAnswer, toAnswerLabel } from '#frontend/features/predictions/answers.ts';
import styles from './prediction-detail.module.css';

/** List of all answers of a prediction, with their units. */
export function PredictionAnswers({ answers }: { answers: Prediction['input_data'] }) {
  return (
    <dl className={styles.answers}>
      {Object.entries(answers).map(([name, value]) => (
        <div key={name}>
          <dt>{toAnswerLabel(name)}</dt>
          <dd>{formatAnswer(name, value)}</dd>
        </div>
      ))}
    </dl>
  );
}
