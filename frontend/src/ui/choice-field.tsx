import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './field.module.css';
import { FieldHint, FieldRemarks, type FieldTexts, listDescriptions } from './field-messages.tsx';

interface ChoiceFieldProps
  extends FieldTexts,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'id' | 'type' | 'className' | 'value'> {
  options: readonly { value: string; label: ReactNode }[];
  /** For a controlled field: the chosen value. Leave it out where a form library keeps it. */
  value?: string;
  /** Small and joined, for a choice of unit rather than an answer. */
  segmented?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A choice of one among few: real radio buttons in a fieldset, the first with the field's name as id. */
export function ChoiceField({
  name,
  label,
  hint,
  note,
  error,
  options,
  value,
  segmented,
  ...input
}: ChoiceFieldProps) {
  const texts = { name, label, hint, note, error };
  return (
    <fieldset className={styles.field} aria-describedby={listDescriptions(texts)}>
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
              type="radio"
              id={index === 0 ? name : `${name}-${option.value}`}
              name={name}
              value={option.value}
              checked={value === undefined ? undefined : value === option.value}
            />
            {option.label}
          </label>
        ))}
      </div>
      <FieldRemarks {...texts} />
    </fieldset>
  );
}
