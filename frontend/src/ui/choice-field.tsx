import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes } from 'react';
import styles from './field.module.css';
import {
  FieldHint,
  type FieldProps,
  FieldRemarks,
  LabelledControl,
  splitTexts,
  toControlProps,
  toDescribedBy,
} from './field.tsx';

interface SelectFieldProps extends FieldProps<HTMLSelectElement, SelectHTMLAttributes<HTMLSelectElement>> {
  options: readonly { value: string; label: string }[];
}

export function SelectField({ options, ...field }: SelectFieldProps) {
  const [texts, select] = splitTexts(field);
  return (
    <LabelledControl texts={texts}>
      <select autoComplete="off" {...select} {...toControlProps(texts)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </LabelledControl>
  );
}

interface ChoiceFieldProps
  extends FieldProps<HTMLInputElement, Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value'>> {
  options: readonly { value: string; label: ReactNode }[];
  /** Selected value, or values of checkboxes; omit it if a form library holds the value. */
  value?: string | readonly string[] | undefined;
  /** Renders checkboxes, for any number of options. */
  multiple?: boolean;
  /** Renders small joined buttons, for a choice of unit. */
  segmented?: boolean;
}

/** Radio buttons or checkboxes in a fieldset. The first one has the field's name as its id, for the error summary. */
export function ChoiceField({ options, value, multiple, segmented, ...field }: ChoiceFieldProps) {
  const [texts, input] = splitTexts(field);
  const { name, label, error } = texts;
  const isChosen = (option: string) =>
    typeof value === 'string' ? value === option : value?.includes(option);
  return (
    <fieldset
      className={`${styles.field} stack-4`}
      aria-describedby={toDescribedBy({ ...texts, error: undefined })}
    >
      <legend className="strong">{label}</legend>
      <FieldHint {...texts} />
      <div
        className={[styles.choices, error && styles.invalidChoices, segmented && styles.segments]
          .filter(Boolean)
          .join(' ')}
      >
        {options.map((option, index) => (
          <label key={option.value} className={`${styles.choice} target`}>
            <input
              {...input}
              type={multiple ? 'checkbox' : 'radio'}
              id={index === 0 ? name : `${name}-${option.value}`}
              // The error summary leads to the first one.
              aria-describedby={index === 0 && error ? `${name}-error` : undefined}
              name={name}
              value={option.value}
              checked={isChosen(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldRemarks {...texts} />
    </fieldset>
  );
}

interface CheckBoxProps {
  /** Needed in a prerendered form, where it finds what was chosen before. */
  name?: string;
  label: string;
  /** End of the name for screen readers, where the label alone has no context. */
  spoken?: string | undefined;
  checked: boolean;
  onChange: (isChecked: boolean) => void;
}

export function CheckBox({ name, label, spoken, checked, onChange }: CheckBoxProps) {
  return (
    <label className={`${styles.checkBox} target`}>
      <input
        type="checkbox"
        name={name}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span aria-hidden={spoken ? true : undefined}>{label}</span>
      {spoken && <span className="visually-hidden">{`${label}, ${spoken}`}</span>}
    </label>
  );
}
