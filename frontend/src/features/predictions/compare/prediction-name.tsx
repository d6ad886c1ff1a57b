import { Link } from 'react-router-dom';
import type { Prediction } from '#contract/predictions.ts';
import { toPredictionPath } from '#frontend/paths.ts';
import { formatDateTime } from '#frontend/ui/format.ts';
import styles from './prediction-comparison.module.css';

/** Prediction with the letter that names it in tables and charts. */
export type Compared<Of extends Prediction = Prediction> = Of & { readonly letter: string };

export type CarPrediction = Extract<Prediction, { insurance_type: 'car' }>;

export type HealthPrediction = Extract<Prediction, { insurance_type: 'health' }>;

export function formatName({ label, created_at }: Prediction): string {
  return label ?? formatDateTime(created_at);
}

export function PredictionName({ prediction }: { prediction: Compared }) {
  return (
    <div>
      <p>
        <strong className={styles.letter}>{prediction.letter}</strong>{' '}
        <Link to={toPredictionPath(prediction.id)}>{formatName(prediction)}</Link>
      </p>
      {prediction.label && <p className="remark">{formatDateTime(prediction.created_at)}</p>}
    </div>
  );
}
