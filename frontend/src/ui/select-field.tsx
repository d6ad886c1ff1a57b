import type { Ref, SelectHTMLAttributes } from 'react';
import styles from './field.module.css';
import { FieldHint, FieldRemarks, type FieldTexts, toDescribedBy } from './field-messages.tsx';

interface SelectFieldProps
  extends FieldTexts,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, 'name' | 'id' | 'className'> {
  options: readonly { value: string; label: string }[];
  ref?: Ref<HTMLSelectElement>;
}

/** Drop-down list with its label, hint and error. */
export function SelectField({ name, label, hint, note, error, options, ...select }: SelectFieldProps) {
  const texts = { name, label, hint, note, error };
  return (
    <div className={styles.field}>
      <label htmlFor={name} className={styles.label}>
        {label}
      </label>
      <FieldHint {...texts} />
      <select
        {...select}
        id={name}
        name={name}
        className={styles.control}
        aria-invalid={error ? true : undefined}
        aria-describedby={toDescribedBy(texts)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <FieldRemarks {...texts} />
    </div>
  );
}
