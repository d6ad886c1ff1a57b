import type { InsuranceAnswers, InsuranceType } from '#contract/predictions.ts';
import { createListeners } from '#frontend/ui/listeners.ts';
import {
  readStored,
  readText,
  readUserId,
  removeStored,
  removeStoredKeys,
  writeStored,
} from './browser-storage.ts';
import { readSession, subscribeToSession } from './session-store.ts';

// Values are in the session storage, which belongs to one browser tab; a remembered household is on the device too.
const area = 'sessionStorage';

/** Id of the build, the same for all languages: values of another one are never read. */
const build = `${import.meta.env?.VITE_BUILD ?? 'development'}/`;

// Those of an earlier build would outlast a logout.
removeStoredKeys(area, (key) => key.includes('/') && !key.startsWith(build));

interface OwnedValue<Value> {
  readonly owner: string | undefined;
  /** Milliseconds since the epoch. */
  readonly storedAt: number;
  readonly value: Value;
}

interface StoredValueOptions {
  /** Age at which the value is removed. */
  readonly maxAgeMs?: number;
  /** True for a value that the API checks: it is read by every build. */
  readonly outlivesBuild?: boolean;
}

/**
 * Value that is stored for the current user or guest. Another value of theirs replaces it. A user's has a key of its
 * own: it stays while the tab has no session because the user could not be fetched.
 */
function createStoredValue<Value>(
  name: string,
  { maxAgeMs = Number.POSITIVE_INFINITY, outlivesBuild = false }: StoredValueOptions = {},
) {
  const prefix = outlivesBuild ? '' : build;
  const [guestKey, userKey] = [prefix + name, `${prefix}user-${name}`];
  const { notify, subscribe: subscribeToValue } = createListeners();
  const write = (stored: OwnedValue<Value>) =>
    writeStored(area, stored.owner === undefined ? guestKey : userKey, stored);

  function store(value: Value): void {
    write({ owner: readUserId(), storedAt: Date.now(), value });
    notify();
  }

  /** Removes the value of the current user or guest. */
  function clear(): void {
    removeStored(area, guestKey);
    if (readUserId() !== undefined) removeStored(area, userKey);
    notify();
  }

  /** Returns a stored value, unless its age or its owner differs: then it is removed. */
  function readKey(key: string, isOwned: (owner: string | undefined) => boolean) {
    const stored = readStored(area, key) as OwnedValue<Value> | undefined;
    if (!stored) return undefined;
    if (Math.abs(Date.now() - stored.storedAt) < maxAgeMs && isOwned(stored.owner)) return stored;
    removeStored(area, key);
    return undefined;
  }

  /** Returns the same object until it changes. A guest's value belongs to the user who logs in next in this tab. */
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
    return readKey(userKey, () => true)?.value;
  }

  /** Removes the value of any user and of a guest. */
  function clearAll(): void {
    removeStored(area, guestKey);
    removeStored(area, userKey);
    notify();
  }

  /** Calls a function whenever the value or the session changes, until the returned function is called. */
  function subscribe(listener: () => void): () => void {
    const ends = [subscribeToValue(listener), subscribeToSession(listener)];
    return () => {
      for (const end of ends) end();
    };
  }

  return { store, read, clear, clearAll, subscribe };
}

const createForEachType = <Value>(name: string) => ({
  health: createStoredValue<Value>(`health-${name}`),
  car: createStoredValue<Value>(`car-${name}`),
});

/** Values of a form as typed, by the names of its fields. */
type TypedForm = Readonly<Record<string, string | string[]>>;

/** Unfinished forms: the values as typed, and the key of the form in which they were edited. */
export const drafts = createForEachType<{ readonly input: TypedForm; readonly entry: string }>('draft');

/** Key of a draft that no form has edited. */
export const noEntry = '';

/** Stores the ZIP code for a form, beside the other answers of its draft. */
export function storeZip(type: InsuranceType, zip: string): void {
  const { input, entry } = drafts[type].read() ?? { input: {}, entry: noEntry };
  // The form finds the place of the ZIP code.
  drafts[type].store({ input: { ...input, zip, state: '', county: '', zip3: '' }, entry });
}

/** ZIP code of the last submitted form with its place: the answers of a prediction have the place only. */
export const lastPlace = createStoredValue<unknown>('place');

/** Content of an entry of the browser's history. */
export interface Step {
  /** Answers of a prediction that a form opens with. */
  readonly answers?: unknown;
  readonly input?: TypedForm;
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
export const savedEstimate = createStoredValue<SavedEstimate>('saved-estimate');

export interface SavedEstimate {
  readonly id: string;
  readonly update: string | undefined;
}

/** Estimate that a guest wants to keep, for at most an hour until it is saved to an account. */
export const guestEstimate = createStoredValue<GuestEstimate>('guest-estimate', {
  maxAgeMs: 60 * 60 * 1000,
  outlivesBuild: true,
});

export interface GuestEstimate {
  /** With the household, which is sent only if it is to be kept. */
  readonly answers: InsuranceAnswers;
  /** Undefined without an answer: the last one of the account decides. */
  readonly keepsHousehold?: boolean | undefined;
  /** Premium that was on screen, USD a year. */
  readonly premium: number | undefined;
  /** Sent when it is saved, so that a repeated request is stored once. */
  readonly idempotencyKey: string;
}

/** Lines of the income worksheet as typed. The household has only their total. */
export const incomeLines = createStoredValue<unknown>('income-lines');

/** Prices that a page shows, and those that they were changed from. */
export const changedPrices = createStoredValue<unknown>('changed-prices');

/** Removes the unfinished answers and the steps of an insurance type, such as those that can't be rendered. */
export function clearAnswers(type: InsuranceType): void {
  for (const stored of [drafts[type], storedSteps[type], incomeLines]) stored.clear();
}

/** Removes the estimate that a guest wants to keep; a saved prediction stays in the account. */
export function clearKeptEstimate(): void {
  guestEstimate.clear();
  savedEstimate.clear();
}

/** Household as typed in the tab. */
const household = createStoredValue<unknown>('household');
const rememberedKey = 'remembered-household';
const rememberedAnswersKey = 'remembered-answers';

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

  /** Returns the texts among the values: another version of the website may have stored others. */
  read(): Readonly<Record<string, string>> {
    const values = Object.entries(Object(readStored('localStorage', rememberedAnswersKey)));
    return Object.fromEntries(
      values.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    );
  },
};

/** Household as typed, the same for all parts of a page. */
export const storedHousehold = {
  /** @param remembered what the device has of it, if it is remembered there */
  store(input: unknown, remembered = input): void {
    if (isHouseholdRemembered()) writeStored('localStorage', rememberedKey, remembered);
    household.store(input);
  },

  /** Returns the same object until it changes. */
  read: (): unknown => household.read() ?? readStored('localStorage', rememberedKey),

  isRemembered: isHouseholdRemembered,

  /** Stores it on the device too, where a logout does not remove it, or removes it there. */
  setRemembered(isRemembered: boolean, input: unknown, remembered = input): void {
    if (isRemembered) writeStored('localStorage', rememberedKey, remembered);
    else forgetHousehold();
    household.store(input);
  },

  /** Removes it from the tab and from the device, with the lines of its income. */
  forget(): void {
    incomeLines.clear();
    changedPrices.clear();
    forgetHousehold();
    household.clear();
  },

  subscribe: household.subscribe,
};

export function clearStoredAnswers(): void {
  const ofForms = [drafts, storedSteps].flatMap(({ health, car }) => [health, car]);
  const others = [household, lastPlace, guestEstimate, savedEstimate, incomeLines, changedPrices];
  for (const stored of [...ofForms, ...others]) stored.clearAll();
}
