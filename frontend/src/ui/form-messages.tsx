import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from './button.tsx';
import { commonTexts } from './common.texts.ts';
import { Message } from './content.tsx';
import styles from './field.module.css';
import { fieldTexts } from './field.texts.ts';

interface FormErrorSummaryProps {
  problems: readonly { name: string; message: string }[];
  /** Number of submissions; the summary takes the focus when it increases. */
  attempt: number;
}

function FormErrorSummary({ problems, attempt }: FormErrorSummaryProps) {
  const summary = useRef<HTMLElement>(null);
  const headingId = useId();

  useEffect(() => {
    if (attempt > 0) summary.current?.focus();
  }, [attempt]);

  if (problems.length === 0) return null;
  return (
    <section ref={summary} className={`${styles.summary} stack-8`} aria-labelledby={headingId} tabIndex={-1}>
      <h2 id={headingId} className="text-16">
        {fieldTexts.check(problems.length)}
      </h2>
      <ul className="bullets">
        {problems.map(({ name, message }) => (
          <li key={name}>
            <a
              href={`#${name}`}
              onClick={(event) => {
                event.preventDefault();
                const field = document.getElementById(name);
                field?.focus({ preventScroll: true });
                field?.scrollIntoView({ block: 'center' });
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface FormFailureProps {
  failure: { message: string; advice: string | undefined; outdated?: boolean } | undefined;
  actions?: ReactNode;
}

/** Error of a whole form, which remains after its toast has disappeared. */
export function FormFailure({ failure, actions }: FormFailureProps) {
  if (!failure) return null;
  return (
    <Message
      tone="error"
      title={failure.message}
      actions={
        failure.outdated ? <Button onClick={() => location.reload()}>{commonTexts.reload}</Button> : actions
      }
    >
      {failure.advice}
    </Message>
  );
}

interface FormMessagesProps extends Partial<FormFailureProps> {
  /** From `useFormFields`. */
  summary: FormErrorSummaryProps;
  /** Says that all fields are required. */
  required?: 'all';
}

export function FormMessages({ required, summary, failure }: FormMessagesProps) {
  return (
    <>
      {required && <p className={`${styles.hint} remark`}>{fieldTexts.allRequired}</p>}
      <FormErrorSummary {...summary} />
      <FormFailure failure={failure} />
    </>
  );
}
