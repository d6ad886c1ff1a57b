import type { InsuranceAnswers, InsuranceType } from '#contract/predictions.ts';
import { readStored, readText, readUserId, removeStored, writeStored } from './browser-storage.ts';
import { readSession } from './session-store.ts';

// All values are in the session storage, which belongs to one browser tab; a remembered household is on the device too.
const area = 'sessionStorage';

interface OwnedValue<Value> {
  readonly owner: string | undefined;
  /** Milliseconds since the epoch. */
  readonly storedAt?: number;
  readonly value: Value;
}

/**
 * Value that is stored for the current user or guest. Another value of theirs replaces it. A user's has a key of its
 * own: it stays while the tab has no session because the user could not be fetched.
 * @param maxAgeMs age at which it is removed
 */
function createOwnedValue<Value>(guestKey: string, maxAgeMs = Number.POSITIVE_INFINITY) {
  const userKey = `user-${guestKey}`;
  const write = (stored: OwnedValue<Value>) =>
    writeStored(area, stored.owner === undefined ? guestKey : userKey, stored);
  const store = (value: Value) => write({ owner: readUserId(), storedAt: Date.now(), value });

  /** Removes the value of the current user or guest. */
  function clear(): void {
    removeStored(area, guestKey);
    if (readUserId() !== undefined) removeStored(area, userKey);
  }

  /** Returns a stored value, unless its age or its owner differs: then it is removed. */
  function readKey(key: string, isOwned: (owner: string | undefined) => boolean) {
    const stored = readStored(area, key) as OwnedValue<Value> | undefined;
    if (!stored) return undefined;
    const isRecent = Math.abs(Date.now() - (stored.storedAt ?? 0)) < maxAgeMs;
    if (isRecent && isOwned(stored.owner)) return stored;
    removeStored(area, key);
    return undefined;
  }

  /** A guest's value belongs to the user who logs in next in this tab. */
  function read(): Value | undefined {
    const owner = readUserId();
    const ofUser = owner !== undefined && readKey(userKey, (stored) => stored === owner);
    if (ofUser) return ofUser.value;
    const ofGuest = readKey(guestKey, () => true);
    if (!ofGuest || owner === undefined) return ofGuest?.value;
    // A token that is being checked may be rejected.
    if (!readSession().isAuthenticated) return undefined;
    removeStored(area, guestKey);
    write({ ...ofGuest, owner });
    return ofGuest.value;
  }

  /** Removes the value of any user and of a guest. */
  const clearAll = () => {
    removeStored(area, guestKey);
    removeStored(area, userKey);
  };

  return { store, read, clear, clearAll };
}

const createForEachType = <Value>(name: string) => ({
  health: createOwnedValue<Value>(`health-${name}`),
  car: createOwnedValue<Value>(`car-${name}`),
});

/** Unfinished forms: the values as typed, and the key of the form in which they were edited. */
export const drafts = createForEachType<{ readonly input: unknown; readonly entry: string }>('draft');

/** Key of a draft that no form has edited. */
export const noEntry = '';

/** Stores the ZIP code for a form, beside the other answers of its draft. */
export function storeZip(type: InsuranceType, zip: string): void {
  const { input, entry } = drafts[type].read() ?? { input: {}, entry: noEntry };
  // The form finds the place of the ZIP code.
  drafts[type].store({ input: { ...Object(input), zip, state: '', county: '', zip3: '' }, entry });
}

/** ZIP code of the last submitted form with its place: the answers of a prediction have the place only. */
export const lastPlace = createOwnedValue<unknown>('place');

/** Content of an entry of the browser's history. */
export interface Step {
  /** Answers of a prediction that a form opens with. */
  readonly answers?: unknown;
  /** Values of a form as typed. */
  readonly input?: unknown;
  /** Person and prices, without an estimate. */
  readonly priced?: unknown;
  readonly result?: unknown;
}

const storedSteps = createForEachType<Readonly<Record<string, Step>>>('steps');

/** Number of steps that a tab stores for an insurance type; the oldest ones are removed. */
const maxSteps = 20;

/** Steps of the forms by the keys that the entries of the browser's history hold. */
export const steps = {
  store(type: InsuranceType, key: string, step: Step): void {
    const { [key]: _replaced, ...others } = storedSteps[type].read() ?? {};
    const kept = Object.entries(others).slice(1 - maxSteps);
    storedSteps[type].store({ ...Object.fromEntries(kept), [key]: step });
  },

  read: (type: InsuranceType, key: string): Step | undefined => storedSteps[type].read()?.[key],

  /** Returns true if the tab has steps of the current user or guest. */
  areStored: () => Object.values(storedSteps).some(({ read }) => read() !== undefined),

  /** Removes steps of the current user or guest. */
  remove(isRemoved: (key: string, step: Step) => boolean): void {
    for (const { read, store, clear } of Object.values(storedSteps)) {
      const kept = Object.entries(read() ?? {}).filter((entry) => !isRemoved(...entry));
      if (kept.length > 0) store(Object.fromEntries(kept));
      else clear();
    }
  },
};

/** Prediction that was saved from a guest's estimate, and how it differs from that. */
export const savedEstimate = createOwnedValue<SavedEstimate>('saved-estimate');

export interface SavedEstimate {
  readonly id: string;
  readonly update: string | undefined;
}

/** Estimate that a guest wants to keep, for at most an hour until it is saved to an account. */
export const guestEstimate = createOwnedValue<GuestEstimate>('guest-estimate', 60 * 60 * 1000);

export interface GuestEstimate {
  /** With the household, which is sent only if `keepsHousehold` is true. */
  readonly answers: InsuranceAnswers;
  readonly keepsHousehold?: boolean;
  /** Premium that was on screen, USD a year. */
  readonly premium: number | undefined;
  /** Sent when it is saved, so that a repeated request is stored once. */
  readonly idempotencyKey: string;
}

/** Lines of the income worksheet as typed. The household has only their total. */
export const incomeLines = createOwnedValue<unknown>('income-lines');

/** Removes the estimate that a guest wants to keep; a saved prediction stays in the account. */
export function clearKeptEstimate(): void {
  guestEstimate.clear();
  savedEstimate.clear();
}

const householdKey = 'household';
/** Another key: a browser that denies storage has only one memory for both areas. */
const rememberedKey = 'remembered-household';
const rememberedAnswersKey = 'remembered-answers';
const householdListeners = new Set<() => void>();
let household: unknown;

function setHousehold(input: unknown): void {
  household = input;
  for (const listener of householdListeners) listener();
}

const isHouseholdRemembered = () => readText('localStorage', rememberedKey) !== null;

function forgetHousehold(): void {
  removeStored('localStorage', rememberedKey);
  removeStored('localStorage', rememberedAnswersKey);
}

/** Age and place of the health form, which are on the device while the household is remembered there. */
export const rememberedAnswers = {
  store({ age, zip, state, county, zip3 }: Readonly<Record<string, unknown>>): void {
    if (isHouseholdRemembered())
      writeStored('localStorage', rememberedAnswersKey, { age, zip, state, county, zip3 });
  },
  read: () => readStored('localStorage', rememberedAnswersKey),
};

/** Household as typed, held once for all parts of a page. */
export const storedHousehold = {
  store(input: unknown): void {
    writeStored(area, householdKey, input);
    if (isHouseholdRemembered()) writeStored('localStorage', rememberedKey, input);
    setHousehold(input);
  },

  /** Returns the same object until it changes. */
  read(): unknown {
    household ??= readStored(area, householdKey) ?? readStored('localStorage', rememberedKey);
    return household;
  },

  isRemembered: isHouseholdRemembered,

  /** Stores it on the device too, where a logout does not remove it, or removes it there. */
  setRemembered(remembered: boolean, input: unknown): void {
    if (remembered) writeStored('localStorage', rememberedKey, input);
    else forgetHousehold();
    setHousehold(input);
  },

  /** Removes it from the tab and from the device, with the lines of its income. */
  forget(): void {
    incomeLines.clear();
    forgetHousehold();
    removeStored(area, householdKey);
    setHousehold(undefined);
  },

  /** Calls a function whenever it changes or is removed, until the returned function is called. */
  subscribe(listener: () => void): () => void {
    householdListeners.add(listener);
    return () => householdListeners.delete(listener);
  },
};

/** Removes the household from the tab, since it has no owner. */
export function clearHousehold(): void {
  removeStored(area, householdKey);
  setHousehold(undefined);
}

/** Removes all answers that this tab has stored. */
export function clearStoredAnswers(): void {
  clearHousehold();
  const ofForms = [drafts, storedSteps].flatMap(({ health, car }) => [health, car]);
  for (const stored of [...ofForms, lastPlace, guestEstimate, savedEstimate, incomeLines]) stored.clearAll();
}
