import { type ReactNode, useState } from 'react';
import type { Estimate } from '#contract/estimates.ts';
import { formatAnswer, toAnswerLabel } from '#frontend/features/estimates/answers.ts';
import { premiumTexts } from '#frontend/features/estimates/premium.texts.ts';
import { useCounties } from '#frontend/features/places/counties.ts';
import { FormChange } from '#frontend/features/plans/change/result-change.tsx';
import { formatDate } from '#frontend/ui/format.ts';
import styles from './answers.module.css';
import { CarResult } from './car-result.tsx';
import { HealthResult } from './health-result.tsx';
import { detailTexts } from './premium-details.texts.ts';

interface ShownResultProps {
  estimate: Estimate;
  /** Change of the prices of plans. */
  difference: ReactNode;
}

/** Result of an estimate, by its insurance type. */
export const ShownResult = ({ estimate, difference }: ShownResultProps) =>
  estimate.insurance_type === 'car' ? (
    <CarResult estimate={estimate} />
  ) : (
    <HealthResult estimate={estimate} difference={difference} />
  );

export function PredictionAnswers({ answers }: { answers: Estimate['input_data'] }) {
  useCounties('county' in answers);
  return (
    <dl className={styles.answers}>
      {Object.entries(answers).map(([name, value]) => (
        <div key={name} className="pair ruled">
          <dt className="quiet">{toAnswerLabel(name)}</dt>
          <dd>{formatAnswer(name, value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Result of a form. In print, its answers, date and model follow. */
export function Result({ estimate }: { estimate: Estimate }) {
  const [today] = useState(() => new Date().toISOString());
  return (
    <div className="stack-24">
      <h1 className={styles.printed}>{premiumTexts.yours}</h1>
      <ShownResult estimate={estimate} difference={<FormChange />} />
      <div className={styles.printed}>
        <h3>{detailTexts.answers}</h3>
        <PredictionAnswers answers={estimate.input_data} />
        <p>{detailTexts.madeOn(formatDate(today), estimate.model_version)}</p>
      </div>
    </div>
  );
}
