import type { InsuranceType } from '#contract/predictions.ts';

/** Session storage key of the guest estimate. */
const storageKey = 'guest-estimate';

const maxAgeMs = 60 * 60 * 1000;

/** Answers of an estimate that a guest wants to keep, until they are saved to an account. */
export interface GuestEstimate {
  readonly insuranceType: InsuranceType;
  readonly answers: unknown;
  /** Sent when it is saved, so that a repeated request is stored once. */
  readonly idempotencyKey: string;
  /** Milliseconds since the epoch. */
  readonly storedAt: number;
}

/** Fallback where the browser denies storage; such an estimate ends with the page. */
let estimateInMemory: GuestEstimate | undefined;

/** Stores an estimate in this tab, for at most an hour. Replaces an earlier one. */
export function storeGuestEstimate(estimate: Omit<GuestEstimate, 'storedAt'>): void {
  estimateInMemory = { ...estimate, storedAt: Date.now() };
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(estimateInMemory));
  } catch {
    // Storage is denied; the estimate stays in memory.
  }
}

/** Returns the stored estimate. Removes it if it is older than an hour. */
export function readGuestEstimate(): GuestEstimate | undefined {
  const estimate = readStorage() ?? estimateInMemory;
  if (!estimate) return undefined;
  const age = Date.now() - estimate.storedAt;
  if (age >= 0 && age < maxAgeMs) return estimate;
  clearGuestEstimate();
  return undefined;
}

function readStorage(): GuestEstimate | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Removes the stored estimate. */
export function clearGuestEstimate(): void {
  estimateInMemory = undefined;
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Without access to storage, nothing was stored.
  }
}
