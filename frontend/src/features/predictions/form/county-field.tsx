import { OnDemand } from '#frontend/api/loaded.tsx';
import { loadCounties, useCounties } from '#frontend/features/predictions/places/counties.ts';
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

/** Search among the counties of a state. Their list loads on demand, and again on request after a failure. */
export function CountyField({ state, ...field }: CountyFieldProps) {
  // `OnDemand` loads the list here, because it offers a retry.
  const counties = useCounties(false)?.get(state);
  if (!counties) {
    return (
      <OnDemand
        load={loadCounties}
        toast={{ id: 'counties', message: 'Failed to load the counties' }}
        heading={`[id="${field.name}"]`}
      >
        {() => null}
      </OnDemand>
    );
  }
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
