import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './field.module.css';
import { type FieldTexts, LabelledControl, toControlProps } from './field-messages.tsx';

interface TextFieldProps
  extends FieldTexts,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'id' | 'className'> {
  /** Unit at the end of the control, such as "kg"; hidden from screen readers, so the label must contain it. */
  unit?: ReactNode;
  /** Element beside the input, such as a button that shows the password. */
  control?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/**
 * Text input with its label, hint and error. For numbers, set `inputMode`: `type="number"` discards
 * invalid text and changes its value on scrolling. `required` becomes `aria-required`: with the native
 * attribute some screen readers announce an empty field as invalid before it was submitted.
 */
export function TextField({
  name,
  label,
  hint,
  note,
  error,
  unit,
  control,
  required,
  ...input
}: TextFieldProps) {
  const texts = { name, label, hint, note, error };
  return (
    <LabelledControl texts={texts}>
      <div className={unit || control ? styles.affixed : undefined}>
        <input type="text" {...input} {...toControlProps(texts)} aria-required={required} />
        {unit && (
          <span className={styles.affix} aria-hidden="true">
            {unit}
          </span>
        )}
        {control}
      </div>
    </LabelledControl>
  );
}
