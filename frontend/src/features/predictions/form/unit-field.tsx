import { type ChangeEvent, type ComponentProps, useRef } from 'react';
import { type Unit, unitOptions } from '#frontend/features/predictions/measurement-units.ts';
import { ChoiceField } from '#frontend/ui/choice-field.tsx';
import { rememberUnit } from './use-draft.ts';

interface UnitFieldProps<Field extends keyof typeof unitOptions> {
  field: Field;
  label: string;
  /** Result of the form's `bind`. */
  binding: Pick<ComponentProps<typeof ChoiceField>, 'name' | 'onChange' | 'onBlur' | 'ref' | 'error'>;
  /** Called before the form's own change handler, while the fields still hold the old unit. */
  onSwitch: (unit: Unit<Field>) => void;
}

/** Segmented choice between the units of a measurement. */
export function UnitField<Field extends keyof typeof unitOptions>(props: UnitFieldProps<Field>) {
  const { field, label, binding, onSwitch } = props;
  return (
    <ChoiceField
      {...binding}
      segmented
      label={label}
      options={unitOptions[field]}
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        const unit = event.target.value as Unit<Field>;
        onSwitch(unit);
        rememberUnit(field, unit);
        return binding.onChange?.(event);
      }}
    />
  );
}

/** Texts by field. */
type Texts = Readonly<Record<string, string>>;

interface MeasurementForm {
  getValues(): object;
  setValue(name: string, text: string, options: object): void;
  summary: { attempt: number };
}

/**
 * Returns a function that writes a converted measurement into a form's fields. Switching back without
 * an edit restores the typed texts, since converting a rounded value back would change it (151 lb,
 * 68.49 kg, 150.99 lb). After a rejected submission the written fields are validated again.
 */
export function useUnitSwitch(form: MeasurementForm) {
  /** Texts that the last switch of a unit wrote, and the texts that they replaced. */
  const last = useRef<{ written: Texts; replaced: Texts }>(undefined);

  return (converted: Texts) => {
    const present = Object(form.getValues());
    const { written, replaced } = last.current ?? {};
    const isReverted = written && Object.entries(written).every(([name, text]) => present[name] === text);
    const names = Object.keys(converted);
    last.current =
      isReverted || names.length === 0
        ? undefined
        : { written: converted, replaced: Object.fromEntries(names.map((name) => [name, present[name]])) };
    for (const [name, text] of Object.entries((isReverted && replaced) || converted)) {
      form.setValue(name, text, { shouldValidate: form.summary.attempt > 0, shouldDirty: true });
    }
  };
}
