import { stateNames } from '#contract/states/texts/en.ts';
import { findCounty } from './counties.ts';
import { searchTexts as texts } from './search.texts.ts';

/** Parts of a place, of which any may be missing. */
type Place = Readonly<Partial<Record<'state' | 'county' | 'zip3', unknown>>>;

/** Formats a county for the middle of a sentence, by its code until the names are loaded. */
export const formatCountyByCode = (county: unknown): string => findCounty(county)?.name ?? String(county);

/** Formats the parts of a place that are given, for the middle of a sentence: "Los Angeles County, California, ZIP 913". */
export function formatPlace({ state, county, zip3 }: Place): string {
  const parts = [county && formatCountyByCode(county), state && (stateNames[String(state)] ?? String(state))];
  return [...parts, zip3 && texts.zip3(String(zip3))].filter(Boolean).join(', ');
}
