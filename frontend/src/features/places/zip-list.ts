import { loadCode } from '#frontend/api/failure.ts';
import { findZipPlace, listChoices, type ZipList, type ZipPlace } from '#functions/plans/zip-list.ts';

const lists = import.meta.glob<ZipList>('#model/artifacts/places/zips/*.json', { import: 'default' });

export interface FoundPlace extends ZipPlace {
  /** Counties that a person chooses from. */
  readonly choices: ReturnType<typeof listChoices>;
}

/**
 * Finds the counties of a ZIP code.
 * @param zip five digits
 * @throws {NetworkError} if the list cannot be fetched
 */
export async function loadZip(zip: string): Promise<FoundPlace> {
  const place = await findZipPlace(zip, async (digits) => {
    const load = Object.entries(lists).find(([file]) => file.endsWith(`/${digits}.json`))?.[1];
    return load && loadCode(load);
  });
  return { ...place, choices: listChoices(place) };
}
