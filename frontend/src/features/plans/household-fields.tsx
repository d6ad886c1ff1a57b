import type { ComponentProps } from 'react';
import { TextField } from '#frontend/ui/field.tsx';
import { useHouseholdInput } from './household-input.ts';

interface HouseholdFieldProps extends Omit<ComponentProps<typeof TextField>, 'name'> {
  field: 'income' | 'size' | 'partner' | 'children' | 'offer' | 'familyOffer';
}

/** Text field of the household, whose value stays in the browser's tab. */
export function HouseholdField({ field, ...props }: HouseholdFieldProps) {
  const [input, change] = useHouseholdInput();
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      {...props}
      name={`household-${field}`}
      value={input[field]}
      onChange={({ target }) => change({ [field]: target.value })}
    />
  );
}

interface HouseholdFieldsProps {
  problems?: { readonly income?: string; readonly size?: string };
  hint?: string;
  /** Size that is assumed while none is given. */
  assumedSize?: number | undefined;
}

export function HouseholdFields({ problems = {}, hint, assumedSize }: HouseholdFieldsProps) {
  return (
    <>
      <HouseholdField field="income" label="Household income ($)" hint={hint} error={problems.income} />
      <HouseholdField
        field="size"
        label="Household size"
        inputMode="numeric"
        placeholder={assumedSize?.toString()}
        error={problems.size}
      />
    </>
  );
}
