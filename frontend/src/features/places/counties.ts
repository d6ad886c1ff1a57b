import { formatCounty } from '#contract/states/texts/en.ts';
import usStates from '#contract/us-states.json' with { type: 'json' };
import { loadCode } from '#frontend/api/failure.ts';
import { createLoader } from '#frontend/ui/loader.ts';

interface County {
  readonly fips: string;
  readonly name: string;
  /** True if the first three ZIP digits decide which price applies. */
  readonly isDivided: boolean;
}

interface Counties {
  /** By the state's postal code. */
  readonly byState: ReadonlyMap<string, readonly County[]>;
  readonly byFips: ReadonlyMap<string, County>;
}

const counties = createLoader<'all', Counties>(async () => {
  const { default: texts } = await loadCode(() => import('#model/artifacts/places/counties.json'));
  const byState = new Map(
    Object.entries(texts).map(([state, text]) => [
      state,
      text.split(';').map((entry) => parseCounty(entry, usStates[state as keyof typeof usStates].fips)),
    ]),
  );
  return { byState, byFips: new Map([...byState.values()].flat().map((county) => [county.fips, county])) };
});

/** @throws {NetworkError} if they cannot be fetched */
export const loadCounties = () => counties.load('all');

/** Parses an entry such as "037 Los Angeles County*", with an asterisk for a divided county. */
function parseCounty(entry: string, stateDigits: string): County {
  const name = formatCounty(entry.slice(4).replace('*', ''));
  return { fips: `${stateDigits}${entry.slice(0, 3)}`, name, isDivided: entry.endsWith('*') };
}

/** Finds a county among those that are loaded. */
export function findCounty(fips: unknown): County | undefined {
  return typeof fips === 'string' ? counties.loaded.all?.byFips.get(fips) : undefined;
}

/**
 * Counties by state, loaded when they are needed. A component that uses them renders again once they are there, with
 * their names in all formatted answers, in place of their codes.
 */
export const useCounties = (areNeeded: boolean) => counties.useLoaded('all', areNeeded).value?.byState;
