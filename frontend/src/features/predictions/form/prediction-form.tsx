import { type ComponentType, type FormEventHandler, type ReactNode, useEffect, useRef } from 'react';
import type { InsuranceType } from '#contract/predictions.ts';
import type { Failure } from '#frontend/api/failure.ts';
import { answerLabels } from '#frontend/features/predictions/answer-labels.ts';
import { loadPremiumDetails } from '#frontend/features/predictions/result/prediction-result.tsx';
import { Button } from '#frontend/ui/button.tsx';
import { Card } from '#frontend/ui/card.tsx';
import { RequiredFieldsNote } from '#frontend/ui/field-messages.tsx';
import { type FieldProblem, FormErrorSummary } from '#frontend/ui/form-messages.tsx';
import { Notice } from '#frontend/ui/notice.tsx';
import { PageHeading } from '#frontend/ui/page-heading.tsx';
import styles from './prediction-form.module.css';
import type { FormInput, useDraft } from './use-draft.ts';
import type { EstimateFormProps } from './use-estimate.ts';

/** Texts and form of a screen, which differ between the insurance types. */
export interface FormScreenProps<Input, Answers> {
  title: string;
  introduction: string;
  insuranceType: InsuranceType;
  Form: ComponentType<EstimateFormProps<Input, Answers>>;
  emptyForm: Input;
  toForm: (answers: Answers, units: Input) => Input;
}

interface FormScreenFrameProps<Input extends FormInput, Answers>
  extends Pick<FormScreenProps<Input, Answers>, 'title' | 'introduction' | 'Form'> {
  draft: ReturnType<typeof useDraft<Input>>;
  failure: Failure | undefined;
  onSubmit: (answers: Answers) => Promise<Failure | undefined>;
  /** Replaces the form by an empty one. */
  onClear: () => void;
  /** Replaces the form after a successful submission. */
  result: ReactNode;
}

/** Heading and form, or the result that replaces the form. */
export function FormScreen<Input extends FormInput, Answers>(props: FormScreenFrameProps<Input, Answers>) {
  const { title, introduction, Form, draft, failure, onSubmit, onClear, result } = props;

  async function submit(answers: Answers): Promise<Failure | undefined> {
    const failed = await onSubmit(answers);
    if (!failed) draft.clear();
    return failed;
  }

  return (
    <div className={styles.screen}>
      <PageHeading key={draft.formKey}>{title}</PageHeading>
      {result || (
        <>
          <p className={styles.introduction}>{introduction}</p>
          {draft.source === 'draft' ? (
            <Notice actions={<Button onClick={onClear}>Clear the form</Button>}>
              Your unfinished answers are filled in.
            </Notice>
          ) : null}
          <Card>
            <Form
              key={draft.formKey}
              initial={draft.input}
              failure={failure}
              onEdit={draft.store}
              onSubmit={submit}
            />
          </Card>
        </>
      )}
    </div>
  );
}

/** Labels of the fields in the error summary. */
const labels: Readonly<Record<string, string>> = {
  ...answerLabels,
  car_mfg_year: 'Car manufacturing year',
  heightFt: 'Height (feet)',
  heightIn: 'Height (inches)',
  heightCm: 'Height (cm)',
};

interface PredictionFormProps {
  form: { summary: { problems: readonly FieldProblem[]; attempt: number }; busy: boolean };
  failure: Failure | undefined;
  onSubmit: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/** Preloads the code of the result. The result itself retries and reports a failed load. */
const preloadPremiumDetails = () => void loadPremiumDetails().catch(() => undefined);

/** Frame of both forms: error summary, fields, submit button, pending state and failure. */
export function PredictionForm({ form, failure, onSubmit, children }: PredictionFormProps) {
  const { summary, busy } = form;
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
