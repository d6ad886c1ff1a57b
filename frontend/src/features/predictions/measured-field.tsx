import { type ChangeEvent, type ComponentProps, type ReactNode, useRef } from 'react';
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

interface FormTexts<Input extends Record<string, string>> {
  getValues(): Input;
  setValue(name: keyof Input & string, text: string, options: object): void;
  summary: { attempt: number };
}

/** One switch of unit: what it wrote, and what had stood in the same fields. */
interface UnitSwitch<Input> {
  written: Partial<Input>;
  before: Partial<Input>;
}

/**
 * Writes a converted measurement into a form's fields. Converting back what was rounded would change
 * it (151 lb, 68.49 kg, 150.99 lb), so whoever looks at the other unit and returns without changing
 * anything finds what they had typed. Fields that were refused before are looked at again.
 */
export function useUnitSwitch<Input extends Record<string, string>>(form: FormTexts<Input>) {
  const last = useRef<UnitSwitch<Input>>(undefined);

  return (converted: Partial<Input>) => {
    const present = form.getValues();
    const returns = last.current && isPart(last.current.written, present);
    const texts = returns ? last.current?.before : converted;
    last.current = returns ? undefined : rememberSwitch(converted, present);
    for (const [name, text] of Object.entries(texts ?? {})) {
      form.setValue(name, text ?? '', { shouldValidate: form.summary.attempt > 0, shouldDirty: true });
    }
  };
}

function isPart<Input extends object>(part: Partial<Input>, whole: Input): boolean {
  return Object.entries(part).every(([name, text]) => whole[name as keyof Input] === text);
}

/** Undefined where there was nothing to convert, and so nothing to return to. */
function rememberSwitch<Input extends object>(
  converted: Partial<Input>,
  present: Input,
): UnitSwitch<Input> | undefined {
  const names = Object.keys(converted) as (keyof Input)[];
  if (names.length === 0) return undefined;
  const before: Partial<Input> = {};
  for (const name of names) before[name] = present[name];
  return { written: converted, before };
}
