import { useEffect, useId, useRef } from 'react';
import styles from './form-error-summary.module.css';

/** One field that has to be mended. */
export interface FieldProblem {
  name: string;
  message: string;
}

interface FormErrorSummaryProps {
  problems: readonly FieldProblem[];
  /** How often the form was refused: with each refusal the summary takes the focus. */
  attempt: number;
}

/** What stands in a form's way, listed above it, each entry a link to its field. */
export function FormErrorSummary({ problems, attempt }: FormErrorSummaryProps) {
  const summary = useRef<HTMLElement>(null);
  const headingId = useId();

  useEffect(() => {
    if (attempt > 0) summary.current?.focus();
  }, [attempt]);

  if (problems.length === 0) return null;
  return (
    <section ref={summary} className={styles.summary} aria-labelledby={headingId} tabIndex={-1}>
      <h2 id={headingId} className={styles.heading}>
        {problems.length === 1
          ? 'One answer needs another look'
          : `${problems.length} answers need another look`}
      </h2>
      <ul className={styles.list}>
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
