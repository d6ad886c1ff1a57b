import { TextField } from '#frontend/ui/field.tsx';
import { useHouseholdInput } from './household-input.ts';

interface HouseholdFieldsProps {
  problems?: { readonly income?: string; readonly size?: string };
  hint?: string;
  /** Size that is assumed while none is given. */
  assumedSize?: number | undefined;
}

/** Fields for income and size of the household, which stay in the browser's tab. */
export function HouseholdFields({ problems = {}, hint, assumedSize }: HouseholdFieldsProps) {
  const [input, change] = useHouseholdInput();
  return (
    <>
      <TextField
        name="household-income"
        label="Household income ($)"
        hint={hint}
        inputMode="decimal"
        autoComplete="off"
        value={input.income}
        error={problems.income}
        onChange={({ target }) => change({ income: target.value })}
      />
      <TextField
        name="household-size"
        label="Household size"
        inputMode="numeric"
        autoComplete="off"
        placeholder={assumedSize === undefined ? undefined : String(assumedSize)}
        value={input.size}
        error={problems.size}
        onChange={({ target }) => change({ size: target.value })}
      />
    </>
  );
}
