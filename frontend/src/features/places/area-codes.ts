import { loadCode } from '#frontend/api/failure.ts';
import { createLoader } from '#frontend/ui/loader.ts';
import { hasZip3 } from '#functions/plans/zip-ranges.ts';

/** First three digits of the ZIP codes that have a price of their own for cars, by state. */
const areaCodes = createLoader<'all', Readonly<Record<string, string>>>(
  async () => (await loadCode(() => import('#model/artifacts/zip3-codes.json'))).default,
);

/** @throws {NetworkError} if they cannot be fetched */
export const loadAreaCodes = () => areaCodes.load('all');

/** Lists the states with ZIP codes that begin with the first three of some digits; none until they are loaded. */
export function listAreaStates(digits: string): string[] {
  const states = Object.entries(areaCodes.loaded.all ?? {});
  return states.flatMap(([state, ranges]) => (hasZip3(ranges, digits.slice(0, 3)) ? [state] : []));
}

/**
 * Returns the first three digits of a ZIP code; empty if they have no price of their own in the state.
 * @param zip five digits; undefined while the code is incomplete
 */
export function findAreaCode(zip: string | undefined, state: string): string {
  const digits = zip?.slice(0, 3);
  return digits && hasZip3(areaCodes.loaded.all?.[state], digits) ? digits : '';
}
