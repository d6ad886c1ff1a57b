import { stateNames } from '#contract/states/texts/en.ts';
import { OnDemand } from '#frontend/api/loaded-content.tsx';
import { searchTexts } from '#frontend/features/places/search.texts.ts';
import { ComboboxField } from '#frontend/ui/combobox-field.tsx';
import type { FieldTexts } from '#frontend/ui/field.tsx';
import { toLineStart } from '#frontend/ui/format.ts';
import { loadCounties, useCounties } from './counties.ts';

interface CountyFieldProps extends FieldTexts {
  /** Postal code of the state. */
  state: string;
  /** FIPS code; empty for none. */
  value: string;
  onChange: (fips: string) => void;
  /** Name that is typed but not chosen. */
  unselected?: string;
  onEdit?: (unselected: string) => void;
}

const maxNamed = 4;

/** Formats what is known of a county's name that is typed but not chosen. */
function formatMatches(text: string, found: readonly { label: string }[], state?: string): string {
  if (found.length === 0) return searchTexts.noCounty(text, state ?? '');
  return searchTexts.matches(
    found.length,
    found.slice(0, maxNamed).map(({ label }) => searchTexts.shortCounty(label)),
  );
}

/** Search among the counties of a state. Their list loads on demand, and again on request after a failure. */
export function CountyField({ state, unselected = '', onEdit = () => {}, ...field }: CountyFieldProps) {
  // `OnDemand` loads the list here, because it offers a retry.
  const counties = useCounties(false)?.get(state);
  if (!counties) {
    return (
      <OnDemand
        load={loadCounties}
        toast={{ id: 'counties', message: searchTexts.countiesFailed }}
        heading={`[id="${field.name}"]`}
      >
        {() => null}
      </OnDemand>
    );
  }
  return (
    <ComboboxField
      key={state}
      options={counties.map((county) => ({ value: county.fips, label: toLineStart(county.name) }))}
      unselected={unselected}
      onEdit={onEdit}
      describe={(text, found) => formatMatches(text, found, stateNames[state])}
      {...field}
    />
  );
}
