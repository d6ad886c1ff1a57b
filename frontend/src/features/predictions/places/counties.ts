import { useEffect, useSyncExternalStore } from 'react';
import { formatCounty } from '#contract/states/texts/en.ts';
import usStates from '#contract/us-states.json' with { type: 'json' };
import { loadCode } from '#frontend/api/failure.ts';

interface County {
  readonly fips: string;
  readonly name: string;
  /** True if the first three ZIP digits decide which price applies. */
  readonly isDivided: boolean;
}

/** Counties of all states, by the state's postal code; undefined until they are loaded. */
let counties: ReadonlyMap<string, readonly County[]> | undefined;
let byFips: ReadonlyMap<string, County> = new Map();
const listeners = new Set<() => void>();

/** @throws {NetworkError} if they cannot be fetched */
export async function loadCounties(): Promise<void> {
  if (counties) return;
  const { default: texts } = await loadCode(() => import('#model/artifacts/places/counties.json'));
  counties = new Map(
    Object.entries(texts).map(([state, text]) => [
      state,
      text.split(';').map((entry) => parseCounty(entry, usStates[state as keyof typeof usStates].fips)),
    ]),
  );
  byFips = new Map([...counties.values()].flat().map((county) => [county.fips, county]));
  for (const notify of listeners) notify();
}

/** Parses an entry such as "037 Los Angeles County*", with an asterisk for a divided county. */
function parseCounty(entry: string, stateDigits: string): County {
  const name = formatCounty(entry.slice(4).replace('*', ''));
  return { fips: `${stateDigits}${entry.slice(0, 3)}`, name, isDivided: entry.endsWith('*') };
}

/** Finds a county among those that are loaded. */
export function findCounty(fips: unknown): County | undefined {
  return typeof fips === 'string' ? byFips.get(fips) : undefined;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Counties by state, loaded when they are needed. A component that uses them renders again once they are there, with
 * their names in all formatted answers.
 */
export function useCounties(needed: boolean): ReadonlyMap<string, readonly County[]> | undefined {
  useEffect(() => {
    // Without the list, the codes are shown.
    if (needed) loadCounties().catch(() => undefined);
  }, [needed]);
  return useSyncExternalStore(
    subscribe,
    () => counties,
    () => undefined,
  );
}
