import { type ChangeEvent, type ComponentProps, type ReactNode, useRef } from 'react';
import { ChoiceField } from '#frontend/ui/choice-field.tsx';
import styles from './prediction-form.module.css';
import { rememberUnit } from './use-draft.ts';

/** Groups a choice of unit with the fields that use it. */
export function Measure({ children }: { children: ReactNode }) {
  return <div className={styles.measure}>{children}</div>;
}

interface UnitFieldProps<Unit extends string> {
  label: string;
  options: readonly { value: Unit; label: string }[];
  /** Result of the form's `bind`. */
  binding: Pick<ComponentProps<typeof ChoiceField>, 'name' | 'onChange' | 'onBlur' | 'ref' | 'error'>;
  /** Called before the form's own change handler, while the fields still hold the old unit. */
  onSwitch: (unit: Unit) => void;
}

/** Segmented choice between the units of a measurement. */
export function UnitField<Unit extends string>({ label, options, binding, onSwitch }: UnitFieldProps<Unit>) {
  return (
    <ChoiceField
      {...binding}
      segmented
      label={label}
      options={options}
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        const chosen = options.find(({ value }) => value === event.target.value);
        if (chosen) {
          onSwitch(chosen.value);
          rememberUnit(binding.name, chosen.value);
        }
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

/** Last switch of a unit: the texts it wrote and the texts it replaced. */
interface UnitSwitch<Input> {
  written: Partial<Input>;
  before: Partial<Input>;
}

/**
 * Returns a function that writes a converted measurement into a form's fields. Switching back without
 * an edit restores the typed texts, since converting a rounded value back would change it (151 lb,
 * 68.49 kg, 150.99 lb). After a rejected submission the written fields are validated again.
 */
export function useUnitSwitch<Input extends Record<string, string>>(form: FormTexts<Input>) {
  const last = useRef<UnitSwitch<Input>>(undefined);

  return (converted: Partial<Input>) => {
    const present = form.getValues();
    const isReverted = last.current && isPart(last.current.written, present);
    const texts = isReverted ? last.current?.before : converted;
    last.current = isReverted ? undefined : toUnitSwitch(converted, present);
    for (const [name, text] of Object.entries(texts ?? {})) {
      form.setValue(name, text ?? '', { shouldValidate: form.summary.attempt > 0, shouldDirty: true });
    }
  };
}

function isPart<Input extends object>(part: Partial<Input>, whole: Input): boolean {
  return Object.entries(part).every(([name, text]) => whole[name as keyof Input] === text);
}

/** Returns undefined if nothing was converted. */
function toUnitSwitch<Input extends object>(
  converted: Partial<Input>,
  present: Input,
): UnitSwitch<Input> | undefined {
  const names = Object.keys(converted) as (keyof Input)[];
  if (names.length === 0) return undefined;
  const before: Partial<Input> = {};
  for (const name of names) before[name] = present[name];
  return { written: converted, before };
}
