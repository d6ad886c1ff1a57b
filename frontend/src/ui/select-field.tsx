import type { Ref, SelectHTMLAttributes } from 'react';
import { type FieldTexts, LabelledControl, toControlProps } from './field-messages.tsx';

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
    <LabelledControl texts={texts}>
      <select {...select} {...toControlProps(texts)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </LabelledControl>
  );
}
