import { type Priced, readOutlook } from '#functions/plans/outlook.ts';
import { useHouseholdInput } from '../household/household-store.ts';

/** Price of a marketplace plan for the household that was typed in this tab. */
export function useOutlook(priced: Priced) {
  const [input, change] = useHouseholdInput();
  return { input, change, ...readOutlook(priced, input) };
}
