import { type ReactNode, type SubmitEvent, useDeferredValue, useEffect, useRef, useState } from 'react';
import type { AnswersOf, InsuranceAnswers, InsuranceType } from '#contract/insurance-answers.ts';
import type { Outcome } from '#frontend/api/outcome.ts';
import { formTexts as texts } from '#frontend/features/estimates/form/form.texts.ts';
import type { Note } from '#frontend/features/estimates/question-notes.ts';
import { Button } from '#frontend/ui/button.tsx';
import { commonTexts } from '#frontend/ui/common.texts.ts';
import { Message } from '#frontend/ui/content.tsx';
import { TextField } from '#frontend/ui/field.tsx';
import { FormMessages } from '#frontend/ui/form-messages.tsx';
import { joinTexts } from '#frontend/ui/format.ts';
import loading from '#frontend/ui/loading.module.css';
import { focusReplacement, focusWhenShown } from '#frontend/ui/use-focus-return.ts';
import { type FormInput, readLabel } from './form-values.ts';
import styles from './prediction-form.module.css';
import { preloadResult } from './preload-result.ts';
import type { Draft } from './use-draft.ts';
import type { AnswerForm } from './use-question-form.ts';

/** What the form of any insurance type gets from its page. */
export interface FormProps {
  /** Its first values may change: new ones are filled into the fields that have not been edited. */
  draft: Draft;
  failure: Outcome;
  /** Submits the answers; a returned failure names the fields that the API rejects. */
  onSubmit: (answers: InsuranceAnswers) => Promise<Outcome>;
  /** True where the estimate is stored, with its label. */
  hasLabel: boolean;
  /** Opens at the first required field that is empty. */
  atEmptyField: boolean;
}

interface QuestionFormProps<Type extends InsuranceType> extends Omit<FormProps, 'onSubmit'> {
  form: AnswerForm<Type>;
  onSubmit: (answers: AnswersOf<Type>, sent: FormInput) => Promise<Outcome>;
  /** Error summary, if it has more than the errors of the questions. */
  summary?: ReactNode;
  /** Returns false while the summary lists errors of other fields. */
  canSend?: () => boolean;
  /** Returns false and asks if something else must be known before the answers are sent. */
  confirm?: ((answers: AnswersOf<Type>) => boolean) | undefined;
  /** Question above the button. */
  choice?: ReactNode;
  /** Loads the code of `prices`; the same function in each rendering. */
  loadLine: () => Promise<unknown>;
  /**
   * Prices of the answers so far.
   * @param isTyped true after a change of any field
   */
  prices: (isTyped: boolean) => ReactNode;
  /** Sections of fields. */
  children: ReactNode;
}

/** Form of any insurance type around its fields: errors, doubts about answers, sending and the prices so far. */
export function QuestionForm<Type extends InsuranceType>(props: QuestionFormProps<Type>) {
  const { form, draft, failure, hasLabel, atEmptyField, loadLine, canSend = () => true } = props;
  const { insuranceType, DoubtDialog } = form;
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (atEmptyField) showEmptyField(element.current);
  }, [atEmptyField]);
  useEffect(() => {
    void preloadResult(insuranceType, loadLine);
  }, [insuranceType, loadLine]);
  /** Note on a value that is surely not meant, while the form asks about it. */
  const [doubt, setDoubt] = useState<Note>();
  /** Texts of the notes that were answered with "Estimate anyway". */
  const answered = useRef(new Set<string>());
  const [isTyped, setTyped] = useState(false);

  const send = async (input_data: object) => {
    if (!canSend()) return;
    // The submission may have taken over values that were not rendered yet.
    const sent = form.getValues();
    const unasked = await form.findUnasked(sent, answered.current);
    if (unasked) return setDoubt(unasked);
    const label = hasLabel ? readLabel(sent) : undefined;
    // The schema of the form has parsed them.
    const answers = { insurance_type: insuranceType, input_data, label } as AnswersOf<Type>;
    if (props.confirm && !props.confirm(answers)) return;

    draft.keep(sent);
    const failed = await props.onSubmit(answers, sent);
    if (failed) return form.setFieldErrors(failed.fields);
    // For a return to the form.
    if (form.isEditedSinceSubmission()) draft.keep(form.getValues());
    draft.clear();
  };

  /** Asks about a value that would be refused, once; otherwise checks the form and sends it. */
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const refused = Object.values(form.notes).find((note) => note?.ask === 'first');
    if (!refused || answered.current.has(refused.text)) return form.submit(send)(event);
    event.preventDefault();
    answered.current.add(refused.text);
    setDoubt(refused);
  };

  const resubmit = (fix?: Note['fix']) => {
    if (doubt) answered.current.add(doubt.text);
    setDoubt(undefined);
    form.fill(fix?.values ?? {});
    element.current?.requestSubmit();
  };

  return (
    <form
      className={`${styles.form} container stack-24`}
      noValidate
      ref={element}
      onSubmit={submit}
      onInput={() => setTyped(true)}
    >
      {props.summary ?? <FormMessages summary={form.summary} />}
      {props.children}
      {doubt && DoubtDialog && (
        <DoubtDialog doubt={doubt} onClose={() => setDoubt(undefined)} onSend={resubmit} />
      )}
      {hasLabel && (
        <div className={`${styles.end} ${styles.row}`}>
          <TextField label={texts.label} hint={texts.labelHint} {...form.bind('label')} />
        </div>
      )}
      {props.choice && <div className={styles.end}>{props.choice}</div>}
      <div className={`${styles.end} row`}>
        <Button type="submit" variant="primary" busyLabel={form.busy && texts.calculating}>
          {texts.submit}
        </Button>
        {form.busy && (
          <span className={loading.bar} aria-hidden="true">
            <span className={loading.dot} />
          </span>
        )}
      </div>
      {failure && !form.busy && <FailureMessage failure={failure} />}
      <Deferred>{props.prices(isTyped)}</Deferred>
    </form>
  );
}

function FailureMessage({ failure }: { failure: NonNullable<Outcome> }) {
  return (
    <Message
      tone="error"
      title={failure.message}
      actions={
        failure.retryable && (
          // It takes the focus that the busy button lost.
          <Button ref={focusWhenShown} type="submit">
            {commonTexts.tryAgain}
          </Button>
        )
      }
    >
      {joinTexts(failure.advice, failure.retryable && texts.stillInForm)}
    </Message>
  );
}

/** Content that is drawn after what has changed beside it, so that a typed character doesn't wait for it. */
const Deferred = ({ children }: { children: ReactNode }) => useDeferredValue(children, null);

/** Shows the first required field that is empty, and focuses it in place of the heading of the page. */
function showEmptyField(form: HTMLFormElement | null): void {
  const required = form?.querySelectorAll<HTMLInputElement>('input[aria-required="true"]') ?? [];
  const empty = [...required].find(({ value }) => value === '');
  if (!empty) return;
  empty.scrollIntoView({ block: 'center' });
  focusReplacement(empty);
}
