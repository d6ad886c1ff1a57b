import usStates from '#contract/us-states.json' with { type: 'json' };
import { findTerritory, type Territory } from './territories.ts';

export type State = keyof typeof usStates;

/** County that a ZIP code is in. */
export interface ZipCounty {
  readonly state: State;
  /** FIPS code. */
  readonly county: string;
  /** First three digits, only where they decide which price of the county applies. */
  readonly zip3?: string;
}

export interface ZipPlace {
  /** Post offices of the armed forces, and territories, have no marketplace. */
  readonly kind: 'county' | 'unknown' | 'military' | 'territory';
  /** Absent in the states and in islands in free association. */
  readonly territory?: Territory | undefined;
  /** One county, or two to four with different prices, the one with most homes first. */
  readonly counties: readonly ZipCounty[];
}

/** Counties of the ZIP codes that begin with two digits; `list_zips` of the training defines the format. */
export interface ZipList {
  readonly counties: readonly string[];
  readonly codes: string;
}

const stateByFips = new Map(Object.entries(usStates).map(([state, { fips }]) => [fips, state as State]));

/** AE, AA and AP. */
const military = /^(09[0-8]|340|96[2-6])/;
/** Islands in free association with the US. */
const associated = /^969/;

/**
 * Finds the county of a ZIP code, or those to choose from.
 * @param zip five digits
 * @param loadList loads the list of a ZIP code's first two digits; undefined without one
 */
export async function findZipPlace(
  zip: string,
  loadList: (digits: string) => Promise<ZipList | undefined>,
): Promise<ZipPlace> {
  if (military.test(zip)) return { kind: 'military', counties: [] };
  const territory = findTerritory(zip);
  if (territory || associated.test(zip)) return { kind: 'territory', territory, counties: [] };
  const list = await loadList(zip.slice(0, 2));
  const position = list?.codes.split(' ')[Number(zip.slice(2))];
  const entries = position ? list?.counties[Number(position)]?.split(' ') : undefined;
  if (!entries) return { kind: 'unknown', counties: [] };
  return { kind: 'county', counties: entries.map((entry) => toCounty(entry, zip)) };
}

/** Parses an entry such as "06037*"; with an asterisk, the first three digits decide which price applies. */
function toCounty(entry: string, zip: string): ZipCounty {
  const county = entry.slice(0, 5);
  const state = stateByFips.get(county.slice(0, 2));
  if (!state) throw new Error(`No state has the county ${county}`);
  return { state, county, ...(entry.endsWith('*') && { zip3: zip.slice(0, 3) }) };
}
