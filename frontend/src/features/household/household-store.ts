import { createContext, useContext, useSyncExternalStore } from 'react';
import { storedHousehold } from '#frontend/api/stored-answers.ts';
import { emptyInput, type HouseholdInput, parseHouseholdInput } from './typed-household.ts';

let stored: unknown;
let input = emptyInput;

/** Household as typed in this tab: the same object until it changes. */
export function getInput(): HouseholdInput {
  const latest = storedHousehold.read();
  if (latest !== stored) input = parseHouseholdInput(latest);
  stored = latest;
  return input;
}

/** Sets what was typed about the household, for all parts of the page. */
export const changeHousehold = (change: Partial<HouseholdInput>) =>
  storedHousehold.store({ ...getInput(), ...change });

type HouseholdState = [HouseholdInput, typeof changeHousehold];

/** Household of a stored prediction, in place of that of the tab. */
export interface StoredHouseholdState {
  /** Without people and income where none is stored. */
  readonly state: HouseholdState;
  /** True after a change on the page, which the stored prediction does not have. */
  readonly isChanged: boolean;
}

export const PredictionHousehold = createContext<StoredHouseholdState | undefined>(undefined);

/** Household of the stored prediction that the page is about; undefined elsewhere. */
export const useStoredHousehold = () => useContext(PredictionHousehold);

/**
 * Household as typed, and a function that changes it. The form writes it, results and lists read it. It is stored in the
 * tab, with the user's consent also on the device or with a prediction. Prerendered pages have an empty one.
 */
export function useHouseholdInput(): HouseholdState {
  const typed = useSyncExternalStore(storedHousehold.subscribe, getInput, () => emptyInput);
  return useContext(PredictionHousehold)?.state ?? [typed, changeHousehold];
}

/** Returns true if the household is stored on the device. */
export const useIsRemembered = () =>
  useSyncExternalStore(storedHousehold.subscribe, storedHousehold.isRemembered, () => false);
