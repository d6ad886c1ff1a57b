import type { ReactNode } from 'react';
import styles from './field.module.css';

/** What stands around a control, the same for every kind of field. */
export interface FieldTexts {
  /** The field's name in the form's values; also the id of its control. */
  name: string;
  /** With its unit, where it has one: "Weight (kg)". */
  label: ReactNode;
  /** Help that is always there. */
  hint?: ReactNode;
  /** A remark on the present answer that doesn't stop anyone: "15 means 15,000 km a year". */
  note?: ReactNode;
  /** What is wrong with the answer. */
  error?: string | undefined;
}

/** The ids that a control's `aria-describedby` has to name, or undefined when nothing describes it. */
export function listDescriptions({ name, hint, note, error }: FieldTexts): string | undefined {
  const ids = [hint && `${name}-hint`, note && `${name}-note`, error && `${name}-error`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** The help above a control. */
export function FieldHint({ name, hint }: FieldTexts) {
  return hint ? (
    <p id={`${name}-hint`} className={styles.hint}>
      {hint}
    </p>
  ) : null;
}

/** The remark and the error below a control. */
export function FieldRemarks({ name, note, error }: FieldTexts) {
  return (
    <>
      {note && (
        <p id={`${name}-note`} className={styles.note}>
          {note}
        </p>
      )}
      {error && (
        <p id={`${name}-error`} className={styles.error}>
          <span aria-hidden="true" className={styles.errorMark}>
            !
          </span>
          {error}
        </p>
      )}
    </>
  );
}
