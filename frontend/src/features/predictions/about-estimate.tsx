import type { Prediction } from '#contract/predictions.ts';
import level from '#model/level.json' with { type: 'json' };
import styles from './about-estimate.module.css';
import { describeCoverage } from './range-explanation.ts';

/** Which data an estimate rests on and how its parts were found: there for whoever asks. */
export function AboutEstimate({ prediction }: { prediction: Prediction }) {
  const { table, source, sentences } = level[prediction.insurance_type];
  return (
    <details className={styles.about}>
      <summary>About this estimate</summary>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>
        The range was tested on premiums the model had not seen: about{' '}
        {describeCoverage(prediction.range.coverage)} lay inside it. The parts are Shapley values: the premium
        is worked out for every mix of your answers and the typical applicant’s, and each answer gets its
        average share of the difference.
      </p>
      <dl>
        <div>
          <dt>Differences between people</dt>
          <dd>{table}</dd>
        </div>
        <div>
          <dt>Overall level</dt>
          <dd>{source}</dd>
        </div>
        <div>
          <dt>Model version</dt>
          <dd>{prediction.model_version}</dd>
        </div>
      </dl>
    </details>
  );
}
