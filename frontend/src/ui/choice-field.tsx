import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './field.module.css';
import { FieldHint, FieldRemarks, type FieldTexts, toDescribedBy } from './field-messages.tsx';

interface ChoiceFieldProps
  extends FieldTexts,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'id' | 'type' | 'className' | 'value'> {
  options: readonly { value: string; label: ReactNode }[];
  /** Selected value, or values of checkboxes; omit it if a form library holds the value. */
  value?: string | readonly string[] | undefined;
  /** Renders checkboxes, for any number of options. */
  multiple?: boolean;
  /** Renders small joined buttons, for a choice of unit. */
  segmented?: boolean;
  ref?: Ref<HTMLInputElement>;
}

function isChosen(value: string | readonly string[], option: string): boolean {
  return typeof value === 'string' ? value === option : value.includes(option);
}

/** Radio buttons or checkboxes in a fieldset. The first one has the field's name as its id, for links from an error summary. */
export function ChoiceField({
  name,
  label,
  hint,
  note,
  error,
  options,
  value,
  multiple,
  segmented,
  ...input
}: ChoiceFieldProps) {
  const texts = { name, label, hint, note, error };
  return (
    <fieldset className={`${styles.field} stack-4`} aria-describedby={toDescribedBy(texts)}>
      <legend className={styles.legend}>{label}</legend>
      <FieldHint {...texts} />
      <div
        className={[styles.choices, error && styles.invalidChoices, segmented && styles.segments]
          .filter(Boolean)
          .join(' ')}
      >
        {options.map((option, index) => (
          <label key={option.value} className={styles.choice}>
            <input
              {...input}
              type={multiple ? 'checkbox' : 'radio'}
              id={index === 0 ? name : `${name}-${option.value}`}
              name={name}
              value={option.value}
              checked={value === undefined ? undefined : isChosen(value, option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      <FieldRemarks {...texts} />
    </fieldset>
  );
}
