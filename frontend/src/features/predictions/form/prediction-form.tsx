import { type FormEventHandler, type ReactNode, useEffect, useRef } from 'react';
import type { Failure } from '#frontend/api/failure.ts';
import { loadPremiumDetails } from '#frontend/features/predictions/result/prediction-result.tsx';
import { Button } from '#frontend/ui/button.tsx';
import { RequiredFieldsNote } from '#frontend/ui/field-messages.tsx';
import { type FieldProblem, FormErrorSummary } from '#frontend/ui/form-messages.tsx';
import { Notice } from '#frontend/ui/notice.tsx';
import styles from './prediction-form.module.css';

interface PredictionFormProps {
  /** Labels of the fields in the error summary, by field name. */
  labels: Readonly<Record<string, string>>;
  summary: { problems: readonly FieldProblem[]; attempt: number };
  busy: boolean;
  failure: Failure | undefined;
  onSubmit: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/** Preloads the code of the result. The result itself retries and reports a failed load. */
const preloadPremiumDetails = () => void loadPremiumDetails().catch(() => undefined);

/** Frame of both forms: error summary, fields, submit button, pending state and failure. */
export function PredictionForm({ labels, summary, busy, failure, onSubmit, children }: PredictionFormProps) {
  const problems = summary.problems.map(({ name, message }) => ({
    name,
    message: message === 'Required' ? `${labels[name] ?? name}: ${message}` : message,
  }));
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit} onFocus={preloadPremiumDetails}>
      <RequiredFieldsNote exceptOptional />
      <FormErrorSummary problems={problems} attempt={summary.attempt} />
      {children}
      <div className={styles.end}>
        <Button type="submit" variant="primary" busyLabel={busy && 'Calculating...'}>
          Predict Premium
        </Button>
        {busy ? <PendingIndicator /> : null}
      </div>
      {failure && !failure.sessionEnded && !busy ? <PredictionFailure failure={failure} /> : null}
    </form>
  );
}

/** Notice above a form that an earlier draft fills in. */
export function DraftNotice({ onClear }: { onClear: () => void }) {
  return (
    <Notice actions={<Button onClick={onClear}>Clear the form</Button>}>
      Your unfinished answers are filled in.
    </Notice>
  );
}

/** Range line whose dot moves while a request is pending. */
function PendingIndicator() {
  return (
    <svg className={styles.pending} viewBox="0 0 120 20" aria-hidden="true">
      <line x1="6" x2="114" y1="10" y2="10" />
      <circle cx="10" cy="10" r="7" />
    </svg>
  );
}

/** Failure of a submission. "Try again" submits the form and takes the focus that the busy button lost. */
function PredictionFailure({ failure }: { failure: Failure }) {
  const retryButton = useRef<HTMLButtonElement>(null);
  useEffect(() => retryButton.current?.focus(), []);
  return (
    <Notice
      tone="error"
      title={failure.message}
      actions={
        failure.retryable && (
          <Button ref={retryButton} type="submit">
            Try again
          </Button>
        )
      }
    >
      {failure.advice} {failure.retryable && 'Your answers are still in the form.'}
    </Notice>
  );
}

/** Group of fields with a heading. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}

/** Fields side by side on wide screens. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
