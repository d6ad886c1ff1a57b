import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { parseZip, toPlainText } from '#contract/typed-text.ts';
import { loadCode } from '#frontend/api/failure.ts';
import { listAreaStates, loadAreaCodes } from './area-codes.ts';
import { loadCounties } from './counties.ts';
import { loadPrices } from './device-estimate.ts';
import type { FoundPlace } from './zip-list.ts';

/**
 * Place of a ZIP code, once its list and the names of the counties are loaded.
 * @param zip as typed
 * @param onFound called with each place that is found, for the present values of the form; prices don't wait for names
 * @param needsAreaCodes loads also which ZIP digits have a price of their own for cars
 */
export function useZipPlace(zip: string, onFound: (place: FoundPlace) => void, needsAreaCodes = false) {
  const code = parseZip(zip);
  const [found, setFound] = useState<{ code: string; place?: FoundPlace }>();
  // The code may have been changed in the meantime.
  const report = useEffectEvent((given: string, place: FoundPlace) => {
    if (given === code) onFound(place);
  });
  const receive = useEffectEvent((result: { code: string; place?: FoundPlace }) => {
    if (result.code === code) setFound(result);
  });
  const [attempt, retry] = useReducer((count: number) => count + 1, 1);
  useEffect(() => {
    if (!code || !attempt) return;
    const finding = Promise.all([findZip(code), needsAreaCodes && loadAreaCodes()]).then(([place]) => {
      report(code, place);
      return place;
    });
    Promise.all([finding, loadCounties()]).then(
      ([place]) => receive({ code, place }),
      () => receive({ code }),
    );
  }, [code, attempt, needsAreaCodes]);
  const result = found?.code === code ? found : undefined;
  return {
    place: result?.place,
    options: result?.place?.choices ?? [],
    isMissing: result !== undefined && !result.place,
    retry,
  };
}

const importZipList = () => loadCode(() => import('#frontend/features/places/zip-list.ts'));

/** Preloads what finds the place of a ZIP code, except the list of its first two digits. */
export const preloadPlaces = () => Promise.all([importZipList(), loadCounties(), loadAreaCodes()]);

/** Finds the county of a ZIP code, with the list of its first two digits. Throws a NetworkError if it cannot be fetched. */
async function findZip(zip: string): Promise<FoundPlace> {
  const zipList = await importZipList();
  return zipList.loadZip(zip);
}

/** Preloads the list of the ZIP codes that begin with the digits that are typed, and the prices of their state. */
export function preloadZips(text: string, hasCounty: boolean): void {
  const [digits] = /^\d{2,5}/.exec(toPlainText(text).trim()) ?? [];
  if (!digits) return;
  // A failed load is reported once the code is complete.
  for (const loading of [findZip(digits.padEnd(5, '0')), hasCounty && loadAreaPrices(digits)])
    if (loading) loading.catch(() => undefined);
}

/** Loads the prices of the states of some digits: the first three mostly name one, whose prices need not wait for the list. */
async function loadAreaPrices(digits: string): Promise<void> {
  await loadAreaCodes();
  await Promise.all(listAreaStates(digits).map(loadPrices));
}
