import type { InsuranceType } from '#contract/predictions.ts';
import { readStored, removeStored, writeStored } from './browser-storage.ts';
import { readSession } from './session-store.ts';

/** Session storage keys, whose values belong to one browser tab. */
const guestEstimateKey = 'guest-estimate';
const savedEstimateKey = 'saved-estimate';
const draftKeys = { health: 'health-draft', car: 'car-draft' } satisfies Record<InsuranceType, string>;

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

/** Stores the id of the prediction that was saved from a guest's estimate for the current user. */
export function storeSavedEstimate(id: string): void {
  writeStored('sessionStorage', savedEstimateKey, { id, username: readSession().user?.username });
}

/** Returns the id of the prediction that was saved for the current user. */
export function readSavedEstimate(): string | undefined {
  const { id, username } = Object(readStored('sessionStorage', savedEstimateKey));
  return username === readSession().user?.username ? id : undefined;
}

/** Removes the estimate that a guest wants to keep; a saved prediction stays in the account. */
export function clearKeptEstimate(): void {
  clearGuestEstimate();
  removeStored('sessionStorage', savedEstimateKey);
}

/** Unfinished form. */
interface Draft {
  /** User who filled it in; undefined for a guest. */
  readonly username?: string | undefined;
  /** Values of the form as typed. */
  readonly input: unknown;
  /** Key of the history entry in which it was edited. */
  readonly entry: string;
}

/** Stores an unfinished form for the current user or guest. Replaces an earlier one of the same type. */
export function storeDraft(insuranceType: InsuranceType, input: unknown, entry: string): void {
  const { user, loading } = readSession();
  // The owner is not known yet; the next edit stores the form.
  if (loading) return;
  writeStored('sessionStorage', draftKeys[insuranceType], {
    username: user?.username,
    input,
    entry,
  } satisfies Draft);
}

/**
 * Returns the unfinished form of the current user or guest. A guest's form belongs to the user who logs
 * in next in this tab. A form of another user is not returned, and removed once a user is logged in.
 */
export function readDraft(insuranceType: InsuranceType): Draft | undefined {
  const draft = readStored('sessionStorage', draftKeys[insuranceType]) as Draft | undefined;
  const username = readSession().user?.username;
  if (!draft || draft.username === username) return draft;
  if (draft.username === undefined) {
    writeStored('sessionStorage', draftKeys[insuranceType], { ...draft, username });
    return draft;
  }
  if (username !== undefined) clearDraft(insuranceType);
  return undefined;
}

export function clearDraft(insuranceType: InsuranceType): void {
  removeStored('sessionStorage', draftKeys[insuranceType]);
}

/** Removes all answers that this tab has stored. */
export function clearStoredAnswers(): void {
  clearKeptEstimate();
  clearDraft('health');
  clearDraft('car');
}
