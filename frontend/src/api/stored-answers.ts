import type { InsuranceType } from '#contract/predictions.ts';
import { readStored, readUserId, removeStored, writeStored } from './browser-storage.ts';
import { readSession } from './session-store.ts';

/** Session storage keys, whose values belong to one browser tab. */
const guestEstimateKey = 'guest-estimate';
const savedEstimateKey = 'saved-estimate';
const draftKeys = { health: 'health-draft', car: 'car-draft' } satisfies Record<InsuranceType, string>;
const resultKeys = { health: 'health-result', car: 'car-result' } satisfies Record<InsuranceType, string>;

/** Stores a value for the current user or guest. */
function storeOwned(key: string, value: unknown): void {
  writeStored('sessionStorage', key, { owner: readUserId(), value });
}

/**
 * Returns a stored value of the current user or guest. A guest's value belongs to the user who logs in next in this
 * tab. A value of another user is removed.
 */
function readOwned(key: string): unknown {
  const stored = readStored('sessionStorage', key) as { owner?: string; value: unknown } | undefined;
  if (!stored) return undefined;
  const { owner, value } = stored;
  if (owner === readUserId()) return value;
  if (owner !== undefined) removeStored('sessionStorage', key);
  // A token that is being checked may be rejected.
  else if (readSession().isAuthenticated) {
    storeOwned(key, value);
    return value;
  }
  return undefined;
}

const maxGuestEstimateAgeMs = 60 * 60 * 1000;

/** Answers of an estimate that a guest wants to keep, until they are saved to an account. */
export interface GuestEstimate {
  readonly insuranceType: InsuranceType;
  readonly answers: unknown;
  /** Sent when it is saved, so that a repeated request is stored once. */
  readonly idempotencyKey: string;
  /** Milliseconds since the epoch. */
  readonly storedAt: number;
}

/** Stores an estimate for at most an hour. Replaces an earlier one. */
export function storeGuestEstimate(estimate: Omit<GuestEstimate, 'storedAt'>): void {
  writeStored('sessionStorage', guestEstimateKey, { ...estimate, storedAt: Date.now() });
}

/** Returns the stored estimate. Removes it if it is older than an hour. */
export function readGuestEstimate(): GuestEstimate | undefined {
  const estimate = readStored('sessionStorage', guestEstimateKey) as GuestEstimate | undefined;
  if (!estimate) return undefined;
  const age = Date.now() - estimate.storedAt;
  if (age >= 0 && age < maxGuestEstimateAgeMs) return estimate;
  clearGuestEstimate();
  return undefined;
}

export function clearGuestEstimate(): void {
  removeStored('sessionStorage', guestEstimateKey);
}

/** Stores the id of the prediction that was saved from a guest's estimate. */
export function storeSavedEstimate(id: string): void {
  storeOwned(savedEstimateKey, id);
}

/** Returns the id of the prediction that was saved for the current user. */
export function readSavedEstimate(): string | undefined {
  return readOwned(savedEstimateKey) as string | undefined;
}

/** Removes the estimate that a guest wants to keep; a saved prediction stays in the account. */
export function clearKeptEstimate(): void {
  clearGuestEstimate();
  removeStored('sessionStorage', savedEstimateKey);
}

/** Unfinished form. */
interface Draft {
  /** Values of the form as typed. */
  readonly input: unknown;
  /** Key of the history entry in which it was edited. */
  readonly entry: string;
}

/** Stores an unfinished form. Replaces an earlier one of the same type. */
export function storeDraft(insuranceType: InsuranceType, input: unknown, entry: string): void {
  storeOwned(draftKeys[insuranceType], { input, entry } satisfies Draft);
}

/** Returns the unfinished form of the current user or guest. */
export function readDraft(insuranceType: InsuranceType): Draft | undefined {
  return readOwned(draftKeys[insuranceType]) as Draft | undefined;
}

export function clearDraft(insuranceType: InsuranceType): void {
  removeStored('sessionStorage', draftKeys[insuranceType]);
}

/** Result of a form, with the key of the history entry that shows it. */
interface StoredResult {
  readonly entry: string;
  readonly result: unknown;
}

/** Stores the result of a form, so that it is shown again after a reload or a return to its history entry. */
export function storeResult(insuranceType: InsuranceType, stored: StoredResult): void {
  storeOwned(resultKeys[insuranceType], stored);
}

/** Returns the result that a history entry shows. */
export function readResult(insuranceType: InsuranceType, entry: string): unknown {
  const stored = readOwned(resultKeys[insuranceType]) as StoredResult | undefined;
  return stored?.entry === entry ? stored.result : undefined;
}

export function clearResult(insuranceType: InsuranceType): void {
  removeStored('sessionStorage', resultKeys[insuranceType]);
}

const householdKey = 'household';
const householdListeners = new Set<() => void>();

/** Stores what was typed about the household. */
export function storeHousehold(input: unknown): void {
  writeStored('sessionStorage', householdKey, input);
}

export function readHousehold(): unknown {
  return readStored('sessionStorage', householdKey);
}

/** Calls a function whenever the household is removed. */
export function onHouseholdRemoved(listener: () => void): void {
  householdListeners.add(listener);
}

/** Removes all answers that this tab has stored. Called when a session ends in any way. */
export function clearStoredAnswers(): void {
  clearKeptEstimate();
  removeStored('sessionStorage', householdKey);
  for (const listener of householdListeners) listener();
  for (const insuranceType of ['health', 'car'] as const) {
    clearDraft(insuranceType);
    clearResult(insuranceType);
  }
}
