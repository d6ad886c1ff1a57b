import type { ReactNode } from 'react';
import styles from './field.module.css';

/** Texts of a field, the same for every kind of control. */
export interface FieldTexts {
  /** Name of the field in the form's values; also the id of its control. */
  name: string;
  /** Label with its unit, if any: "Weight (kg)". */
  label: ReactNode;
  /** Help above the control. */
  hint?: ReactNode;
  /** Remark on the current value, such as "15 means 15,000 km a year"; does not prevent submission. */
  note?: ReactNode;
  error?: string | undefined;
}

/** Builds the control's `aria-describedby`; undefined if there is no hint, note or error. */
export function toDescribedBy({ name, hint, note, error }: FieldTexts): string | undefined {
  const ids = [hint && `${name}-hint`, note && `${name}-note`, error && `${name}-error`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** Attributes that connect a control to its label, messages and error. */
export function toControlProps(texts: FieldTexts) {
  return {
    id: texts.name,
    name: texts.name,
    className: styles.control,
    'aria-invalid': texts.error ? true : undefined,
    'aria-describedby': toDescribedBy(texts),
  };
}

/** Label, hint and messages around a control. */
export function LabelledControl({ texts, children }: { texts: FieldTexts; children: ReactNode }) {
  return (
    <div className={`${styles.field} stack-4`}>
      <label htmlFor={texts.name} className={styles.label}>
        {texts.label}
      </label>
      <FieldHint {...texts} />
      {children}
      <FieldRemarks {...texts} />
    </div>
  );
}

/** First line of a form. */
export function RequiredFieldsNote({ exceptOptional }: { exceptOptional?: boolean }) {
  return (
    <p className={`${styles.hint} remark`}>
      All fields are required{exceptOptional ? ', except those marked optional' : ''}.
    </p>
  );
}

/** Hint above a control. */
export function FieldHint({ name, hint }: FieldTexts) {
  return hint ? (
    <p id={`${name}-hint`} className={`${styles.hint} remark`}>
      {hint}
    </p>
  ) : null;
}

/** Note and error below a control. */
export function FieldRemarks({ name, note, error }: FieldTexts) {
  return (
    <>
      {note && (
        <p id={`${name}-note`} className={`${styles.note} remark`}>
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
