import usStates from '#contract/us-states.json' with { type: 'json' };
import { findTerritory, type Territory } from './territories.ts';

export type StateCode = keyof typeof usStates;

export interface ZipCounty {
  readonly state: StateCode;
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
  /** Counties with at least 2 % of the homes, the one with most first. */
  readonly counties: readonly ZipCounty[];
  /** Counties with fewer homes. */
  readonly smallCounties: readonly ZipCounty[];
  /** States in which `counties` differ in a price, or in a program. */
  readonly differing: readonly StateCode[];
}

/** Counties of the ZIP codes that begin with two digits; `list_zips` of the training defines the format. */
export interface ZipList {
  readonly counties: readonly string[];
  readonly codes: string;
}

const stateByFips = new Map(Object.entries(usStates).map(([state, { fips }]) => [fips, state as StateCode]));

/** AE, AA and AP. */
const military = /^(09[0-8]|340|96[2-6])/;
/** Islands in free association with the US. */
const associated = /^969/;

/**
 * Lists the counties of a ZIP code that a person chooses from: all if they differ in state, price or program. Otherwise
 * the one with most homes is taken.
 * @param state of the person, if it is known
 */
export function listChoices({ counties, differing }: ZipPlace, state?: StateCode): readonly ZipCounty[] {
  const isHere = (county: ZipCounty) => state === undefined || county.state === state;
  const listed = counties.filter(isHere);
  const [first] = listed;
  if (!first) return [];
  const differ = differing.includes(first.state) || listed.some((county) => county.state !== first.state);
  return differ ? listed : [first];
}

/**
 * Finds the counties of a ZIP code.
 * @param zip five digits
 * @param loadList loads the list of a ZIP code's first two digits; undefined without one
 */
export async function findZipPlace(
  zip: string,
  loadList: (digits: string) => Promise<ZipList | undefined>,
): Promise<ZipPlace> {
  const none = { counties: [], smallCounties: [], differing: [] };
  if (military.test(zip)) return { kind: 'military', ...none };
  const territory = findTerritory(zip);
  if (territory || associated.test(zip)) return { kind: 'territory', territory, ...none };
  const part = await loadList(zip.slice(0, 2));
  const position = part?.codes.split(' ')[Number(zip.slice(2))];
  const entries = position ? part?.counties[Number(position)]?.split(' ') : undefined;
  if (!entries) return { kind: 'unknown', ...none };
  const list = (isSmall: boolean) =>
    entries.filter((entry) => entry.startsWith('-') === isSmall).map((entry) => toCounty(entry, zip));
  const differing = entries.filter((entry) => entry.endsWith('?')).map((entry) => toCounty(entry, zip).state);
  return { kind: 'county', counties: list(false), smallCounties: list(true), differing };
}

/** Parses an entry such as "06037*?" or "-48039"; with an asterisk, the first three digits decide which price applies. */
function toCounty(entry: string, zip: string): ZipCounty {
  const county = entry.replace(/\D/g, '');
  const state = stateByFips.get(county.slice(0, 2));
  if (!state) throw new Error(`No state has the county ${county}`);
  return { state, county, ...(entry.includes('*') && { zip3: zip.slice(0, 3) }) };
}
