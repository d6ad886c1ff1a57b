import { useSyncExternalStore } from 'react';
import { storedHousehold } from '#frontend/api/stored-answers.ts';
import { emptyInput, type HouseholdInput, parseHouseholdInput } from '#functions/plans/typed-household.ts';

let stored: unknown;
let input = emptyInput;

/** Returns the same object until the household changes. */
function getInput(): HouseholdInput {
  const latest = storedHousehold.read();
  if (latest !== stored) input = parseHouseholdInput(latest);
  stored = latest;
  return input;
}

/** Sets what was typed about the household, for all parts of the page. */
export const changeHousehold = (change: Partial<HouseholdInput>) =>
  storedHousehold.store({ ...getInput(), ...change });

/**
 * Household as typed, and a function that changes it. The form writes it, results and lists read it. It is stored in the
 * tab, with the user's consent also on the device, and never sent. Prerendered pages have an empty one.
 */
export function useHouseholdInput(): [HouseholdInput, typeof changeHousehold] {
  return [useSyncExternalStore(storedHousehold.subscribe, getInput, () => emptyInput), changeHousehold];
}

/** Returns true if the household is stored on the device. */
export const useIsRemembered = () =>
  useSyncExternalStore(storedHousehold.subscribe, storedHousehold.isRemembered, () => false);
