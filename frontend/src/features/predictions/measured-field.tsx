import type { ChangeEvent, ComponentProps, ReactNode } from 'react';
import { ChoiceField } from '#frontend/ui/choice-field.tsx';
import styles from './prediction-form.module.css';

/** A choice of unit above the fields that are read in it. */
export function Measure({ children }: { children: ReactNode }) {
  return <div className={styles.measure}>{children}</div>;
}

interface UnitFieldProps<Unit extends string> {
  label: string;
  options: readonly { value: Unit; label: string }[];
  /** What the form binds the choice with. */
  binding: Pick<ComponentProps<typeof ChoiceField>, 'name' | 'onChange' | 'onBlur' | 'ref' | 'error'>;
  /** Hears of a choice before the form does, while the present texts are still in the old unit. */
  onSwitch: (unit: Unit) => void;
}

/** A choice between two units of one measurement. */
export function UnitField<Unit extends string>({ label, options, binding, onSwitch }: UnitFieldProps<Unit>) {
  return (
    <ChoiceField
      {...binding}
      segmented
      label={label}
      options={options}
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        const chosen = options.find(({ value }) => value === event.target.value);
        if (chosen) onSwitch(chosen.value);
        return binding.onChange?.(event);
      }}
    />
  );
}

/** Writes texts into a form's fields; fields that were refused before are looked at again. */
export function enterTexts<Input extends Record<string, string>>(
  form: {
    setValue(name: keyof Input & string, text: string, options: object): void;
    summary: { attempt: number };
  },
  texts: Partial<Input>,
): void {
  for (const [name, text] of Object.entries(texts)) {
    form.setValue(name, text ?? '', { shouldValidate: form.summary.attempt > 0, shouldDirty: true });
  }
}
