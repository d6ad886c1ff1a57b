import { loadCode } from '#frontend/api/failure.ts';
import { hasZip3 } from '#functions/plans/zip-list.ts';

let codesByState: Readonly<Record<string, string>> | undefined;

/**
 * Loads the first three digits of ZIP codes that have a price of their own for cars.
 * @throws {NetworkError} if they cannot be fetched
 */
export async function loadAreaCodes(): Promise<void> {
  codesByState ??= (await loadCode(() => import('#model/artifacts/zip3-codes.json'))).default;
}

/**
 * Returns the first three digits of a ZIP code; empty if they have no price of their own in the state.
 * @param zip five digits; undefined while the code is incomplete
 */
export function findAreaCode(zip: string | undefined, state: string): string {
  const digits = zip?.slice(0, 3);
  return digits && hasZip3(codesByState?.[state], digits) ? digits : '';
}
