import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './field.module.css';
import { FieldHint, FieldRemarks, type FieldTexts, listDescriptions } from './field-messages.tsx';

interface TextFieldProps
  extends FieldTexts,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'id' | 'className'> {
  /** Shown inside the control, at its end: "kg". The label has to say it too. */
  unit?: ReactNode;
  /** Stands beside the control, such as a button to show the password. */
  control?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/**
 * One line of text with its label, help and error. Numbers are text too: give `inputMode`, since
 * `type="number"` drops what it can't read and changes on a turn of the wheel.
 */
export function TextField({ name, label, hint, note, error, unit, control, ...input }: TextFieldProps) {
  const texts = { name, label, hint, note, error };
  return (
    <div className={styles.field}>
      <label htmlFor={name} className={styles.label}>
        {label}
      </label>
      <FieldHint {...texts} />
      <div className={unit || control ? styles.affixed : undefined}>
        <input
          type="text"
          {...input}
          id={name}
          name={name}
          className={styles.control}
          aria-invalid={error ? true : undefined}
          aria-describedby={listDescriptions(texts)}
        />
        {unit && (
          <span className={styles.affix} aria-hidden="true">
            {unit}
          </span>
        )}
        {control}
      </div>
      <FieldRemarks {...texts} />
    </div>
  );
}
