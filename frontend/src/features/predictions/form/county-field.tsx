import { useCounties } from '#frontend/features/predictions/places/counties.ts';
import { questions } from '#frontend/features/predictions/questions.ts';
import { ComboboxField } from '#frontend/ui/combobox-field.tsx';
import type { FieldTexts } from '#frontend/ui/field.tsx';

interface CountyFieldProps extends FieldTexts {
  /** Postal code of the state. */
  state: string;
  /** FIPS code; empty for none. */
  value: string;
  onChange: (fips: string) => void;
}

/** Search among the counties of a state. Without their list, which loads on demand, there is no field. */
export function CountyField({ state, ...field }: CountyFieldProps) {
  const counties = useCounties(true)?.get(state);
  if (!counties) return null;
  const { state: question } = questions.health;
  const name = question?.kind === 'choice' ? question.choices[state] : state;
  return (
    <ComboboxField
      key={state}
      options={counties.map((county) => ({ value: county.fips, label: county.name }))}
      noMatch={(text) => `“${text}” is no county of ${name}. Choose one from the list, or leave it empty.`}
      {...field}
    />
  );
}
