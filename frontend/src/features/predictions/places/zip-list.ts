import { loadCode } from '#frontend/api/failure.ts';
import { findZipPlace, type ZipList, type ZipPlace } from '#functions/plans/zip-list.ts';

const lists = import.meta.glob<ZipList>('#model/artifacts/places/zips/*.json', { import: 'default' });

/**
 * Finds the counties of a ZIP code.
 * @param zip five digits
 * @throws {NetworkError} if the list cannot be fetched
 */
export const loadZip = (zip: string): Promise<ZipPlace> =>
  findZipPlace(zip, async (digits) => {
    const load = Object.entries(lists).find(([file]) => file.endsWith(`/${digits}.json`))?.[1];
    return load && loadCode(load);
  });
