import type { FormEventHandler, ReactNode } from 'react';
import type { Failure } from '#frontend/api/failure.ts';
import { Button } from '#frontend/ui/button.tsx';
import { type FieldProblem, FormErrorSummary } from '#frontend/ui/form-error-summary.tsx';
import { loadPremiumDetails } from './lazy-premium-details.tsx';
import { PredictionFailure } from './prediction-failure.tsx';
import styles from './prediction-form.module.css';
import { TravellingDot } from './travelling-dot.tsx';

interface PredictionFormProps {
  /** What the fields are called in the summary of errors, by name. */
  labels: Readonly<Record<string, string>>;
  summary: { problems: readonly FieldProblem[]; attempt: number };
  busy: boolean;
  failure: Failure | undefined;
  onSubmit: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/** A failure is of no interest before there is a premium: then it is tried again, and said. */
const preloadPremiumDetails = () => void loadPremiumDetails().catch(() => undefined);

/** What both forms have in common: the summary of errors, the button, the wait and its failure. */
export function PredictionForm({ labels, summary, busy, failure, onSubmit, children }: PredictionFormProps) {
  const problems = summary.problems.map(({ name, message }) => ({
    name,
    message: message === 'Required' ? `${labels[name] ?? name}: ${message}` : message,
  }));
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit} onFocus={preloadPremiumDetails}>
      <FormErrorSummary problems={problems} attempt={summary.attempt} />
      {children}
      <div className={styles.end}>
        <Button type="submit" variant="primary" busyLabel={busy && 'Calculating...'}>
          Predict Premium
        </Button>
        {busy ? <TravellingDot /> : null}
      </div>
      {failure && !failure.sessionEnded && !busy ? <PredictionFailure failure={failure} /> : null}
    </form>
  );
}

/** Fields that belong together, under a heading. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}

/** Fields side by side where there is room, none wider than its answer needs. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
