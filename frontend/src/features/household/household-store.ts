import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import { typedHousehold } from '#frontend/api/stored-answers.ts';
import {
  emptyInput,
  type GivenHousehold,
  type HouseholdInput,
  type HouseholdReading,
  parseHouseholdInput,
  toHouseholdInput,
} from './typed-household.ts';
import { type IncomeEnds, readIncome } from './typed-income.ts';

let stored: unknown;
let input = emptyInput;

/** Household as typed in this tab: the same object until it changes. */
export function getInput(): HouseholdInput {
  const latest = typedHousehold.read();
  if (latest !== stored) input = parseHouseholdInput(latest);
  stored = latest;
  return input;
}

/** Sets what was typed about the household, for all parts of the page. */
export function changeHousehold(change: Partial<HouseholdInput>): void {
  const input = { ...getInput(), ...change };
  typedHousehold.store(input, toRemembered(input));
}

/** Household as the device remembers it: the ends of an income that swings and an answer without amounts stay in the tab. */
export function toRemembered({ has_offer: _, ...input }: HouseholdInput): HouseholdInput {
  const { income, ends } = readIncome(input);
  if (!ends || income === undefined) return input;
  return { ...input, income: income.toLocaleString('en-US'), income_period: 'year' };
}

/** Household of a stored prediction, in place of that of the tab. */
export interface StoredHouseholdState {
  /** Id of the prediction; undefined for the household of a link. */
  readonly id?: string;
  /** The applicant alone without an income where none is stored; as typed after a change. */
  readonly given: GivenHousehold;
  readonly change: typeof changeHousehold;
  /** True after a change on the page, which the stored prediction does not have. */
  readonly isChanged: boolean;
  /** True if the page of a prediction shows how its prices change to a later plan year, until the household is changed. */
  readonly hasLaterYear?: boolean | undefined;
}

export const PredictionHousehold = createContext<StoredHouseholdState | undefined>(undefined);

/** Household of the stored prediction that the page is about; undefined elsewhere. */
export const useStoredHousehold = () => useContext(PredictionHousehold);

/**
 * Household of the page, and a function that changes it: that of the stored prediction, else what was typed in this tab,
 * which the form writes and results read. That is stored in the tab, with the user's consent also on the device.
 * Prerendered pages have an empty one.
 */
export function useHousehold(): [GivenHousehold, typeof changeHousehold] {
  const typed = useSyncExternalStore(typedHousehold.subscribe, getInput, () => emptyInput);
  const stored = useContext(PredictionHousehold);
  return stored ? [stored.given, stored.change] : [typed, changeHousehold];
}

/**
 * Ends of the income of the page, if it swings. A stored household has only their middle: the ends are those that were
 * typed in this tab.
 */
export function useIncomeEnds(reading: Partial<HouseholdReading>): IncomeEnds | undefined {
  const typed = useSyncExternalStore(typedHousehold.subscribe, getInput, () => emptyInput);
  return useContext(PredictionHousehold) ? findEndsOfStored(reading, typed) : reading.ends;
}

/** Ends of the income of a stored household, or of one that was typed in its place. */
export function findEndsOfStored(
  { household, ends }: Partial<HouseholdReading>,
  typed: HouseholdInput,
): IncomeEnds | undefined {
  const inTab = readIncome(typed);
  return ends ?? (inTab.income === household?.income ? inTab.ends : undefined);
}

/** Household of the page as its fields show it, and a function that changes it. */
export function useHouseholdInput(): [HouseholdInput, typeof changeHousehold] {
  const [given, change] = useHousehold();
  const input = useMemo(() => toInput(given), [given]);
  return [input, change];
}

/** Texts of a household: those that were typed, or would be for a stored one. */
export const toInput = (given: GivenHousehold): HouseholdInput =>
  'household' in given ? toHouseholdInput(given) : given;

/** Calls a function also when another tab remembers or forgets the household. */
function subscribeToRemembered(listener: () => void): () => void {
  const end = typedHousehold.subscribe(listener);
  addEventListener('storage', listener);
  return () => {
    removeEventListener('storage', listener);
    end();
  };
}

/** Returns true if the household is stored on the device. */
export const useIsRemembered = () =>
  useSyncExternalStore(subscribeToRemembered, typedHousehold.isRemembered, () => false);
