import type { InsuranceType } from '#contract/insurance-answers.ts';
import { createListeners } from '#frontend/ui/listeners.ts';
import { readStored, readUserId, removeStored, removeStoredKeys, writeStored } from './browser-storage.ts';
import { readSession, subscribeToSession } from './session-store.ts';

// Values are in the session storage, which belongs to one browser tab.
const area = 'sessionStorage';

// Those of earlier versions, whose keys begin with the id of the build, would outlast a logout.
removeStoredKeys(area, (key) => key.includes('/'));

/** Names of all values, most of which a page loads later than what removes them. */
const names = [
  'health-draft',
  'car-draft',
  'health-steps',
  'car-steps',
  'place',
  'household',
  'household-id',
  'policy',
  'income-lines',
  'guest-estimate',
  'saved-estimate',
  'changed-prices',
  'typed-texts',
] as const;

const toUserKey = (name: string) => `user-${name}`;

/** True if a value of anybody is stored. */
export const isStored = (name: (typeof names)[number]): boolean =>
  [name, toUserKey(name)].some((key) => readKey(key) !== undefined);

/** Called when all values may have changed. */
const { notify: notifyAll, subscribe: subscribeToAll } = createListeners();

const dayMs = 24 * 60 * 60 * 1000;

interface OwnedValue<Value> {
  readonly owner: string | undefined;
  /** Milliseconds since the epoch. */
  readonly storedAt: number;
  /** Time at which the session of the owner ended without a logout; absent during it. */
  readonly leftAt?: number;
  readonly value: Value;
}

/** True once a time in the past is further away than an age, also after a jump of the clock. */
const isOlder = (time: number, ageMs: number) => Math.abs(Date.now() - time) >= ageMs;

/** Reads a stored value. One that has waited for its user for a day is removed. */
function readKey(key: string): OwnedValue<unknown> | undefined {
  const stored = readStored(area, key) as OwnedValue<unknown> | undefined;
  if (!stored || typeof stored !== 'object') return undefined;
  if (stored.leftAt === undefined || !isOlder(stored.leftAt, dayMs)) return stored;
  removeStored(area, key);
  return undefined;
}

/** Removes a value of another user. One of this user waits no longer. */
function removeOfOthers(key: string, user: string): void {
  const stored = readKey(key);
  if (stored && stored.owner !== user) removeStored(area, key);
  else if (stored?.leftAt !== undefined) {
    const { leftAt: _leftAt, ...others } = stored;
    writeStored(area, key, others);
  }
}

/**
 * Value that is stored for the current user or guest. Another value of theirs replaces it. A user's has a key of its
 * own: it waits for the user, for at most a day, where the session ends without a logout.
 * @param lateAfterMs age from which it is read as a late one only
 */
export function createStoredValue<Value>(
  name: (typeof names)[number],
  lateAfterMs = Number.POSITIVE_INFINITY,
) {
  const userKey = toUserKey(name);
  const { notify, subscribe: subscribeToValue } = createListeners();
  const write = (stored: OwnedValue<Value>) =>
    writeStored(area, stored.owner === undefined ? name : userKey, stored);

  function store(value: Value): void {
    write({ owner: readUserId(), storedAt: Date.now(), value });
    notify();
  }

  /** Removes the value of the current user or guest. */
  function clear(): void {
    removeStored(area, name);
    if (readUserId() !== undefined) removeStored(area, userKey);
    notify();
  }

  /** Finds the value of the current user or guest. A guest's belongs to the user who logs in next in this tab. */
  function find(): OwnedValue<Value> | undefined {
    const owner = readUserId();
    if (owner !== undefined) {
      removeOfOthers(userKey, owner);
      const ofUser = readKey(userKey);
      if (ofUser) return ofUser as OwnedValue<Value>;
    }
    const ofGuest = readKey(name) as OwnedValue<Value> | undefined;
    if (!ofGuest || owner === undefined) return ofGuest;
    // A token that is being checked may be rejected.
    if (!readSession().isAuthenticated) return undefined;
    removeStored(area, name);
    write({ ...ofGuest, owner });
    return readKey(userKey) as OwnedValue<Value> | undefined;
  }

  const findOfAge = (isLate: boolean): Value | undefined => {
    const stored = find();
    return stored && isOlder(stored.storedAt, lateAfterMs) === isLate ? stored.value : undefined;
  };

  /** Calls a function whenever the value or the session changes, until the returned function is called. */
  function subscribe(listener: () => void): () => void {
    const ends = [subscribeToValue(listener), subscribeToAll(listener), subscribeToSession(listener)];
    return () => {
      for (const end of ends) end();
    };
  }

  return {
    store,
    clear,
    subscribe,
    /** Returns the same object until it changes. */
    read: () => findOfAge(false),
    /** Returns a value that `read` returns no more because of its age. */
    readLate: () => findOfAge(true),
    /** True if a value waits for a user whose session has ended. */
    isWaiting: () => readUserId() === undefined && readKey(userKey) !== undefined,
  };
}

/** Values of a form as typed, by the names of its fields. */
export type TypedForm = Readonly<Record<string, string | string[]>>;

interface Draft {
  readonly input: TypedForm;
  readonly entry: string;
}

/** Drafts of an insurance type. Those of another version of the website are texts too, or are not read. */
function createDrafts(type: InsuranceType) {
  const { read, ...others } = createStoredValue<Draft>(`${type}-draft`);
  return {
    ...others,
    read: (): Draft | undefined => {
      const draft = read();
      const isReadable = typeof draft?.entry === 'string' && Object(draft.input) === draft.input;
      return isReadable ? draft : undefined;
    },
  };
}

/** Unfinished forms: the values as typed, and the key of the form in which they were edited. */
export const drafts = { health: createDrafts('health'), car: createDrafts('car') };

/** True if an unfinished form waits for a user whose session has ended. */
export const hasWaitingDraft = () => Object.values(drafts).some((draft) => draft.isWaiting());

/** Key of a draft that no form has edited. */
export const noEntry = '';

/** Stores the ZIP code for a form, beside the other answers of its draft. */
export function storeZip(type: InsuranceType, zip: string): void {
  const { input, entry } = drafts[type].read() ?? { input: {}, entry: noEntry };
  // The form finds the place of the ZIP code.
  drafts[type].store({ input: { ...input, zip, state: '', county: '', zip3: '' }, entry });
}

export function clearStoredAnswers(): void {
  for (const name of names) {
    removeStored(area, name);
    removeStored(area, toUserKey(name));
  }
  notifyAll();
}

/** Local storage key of the last logout and the last login of this browser. */
const ownersKey = 'owners-of-answers';

/** Session storage key of those that the tab knows. */
const knownKey = 'known-owners-of-answers';

interface Owners {
  readonly logout?: number | undefined;
  readonly user?: string | undefined;
}

const readOwners = () => Object(readStored('localStorage', ownersKey)) as Owners;

function writeOwners(owners: Owners): void {
  writeStored('localStorage', ownersKey, owners);
  writeStored(area, knownKey, owners);
}

/** Removes the answers of all tabs, of those on other sites when they are next shown. */
export function clearAnswersOfAllTabs(): void {
  clearStoredAnswers();
  writeOwners({ logout: Date.now() });
}

/** Lets the answers of the user wait for the next login in this tab, for at most a day. Other texts are removed. */
export function letAnswersWait(): void {
  removeStored(area, toUserKey('typed-texts'));
  for (const key of names.map(toUserKey)) {
    const stored = readKey(key);
    if (stored && stored.leftAt === undefined) writeStored(area, key, { ...stored, leftAt: Date.now() });
  }
}

/** Removes what other users have left in any tab. */
export function keepAnswersOf(user: string): void {
  for (const name of names) removeOfOthers(toUserKey(name), user);
  if (readOwners().user !== user) writeOwners({ ...readOwners(), user });
}

/** Follows logouts and logins in other tabs, which this one may have missed while it was on another site. */
export function followOwnersOfAnswers(): void {
  const latest = readOwners();
  const known = Object(readStored(area, knownKey)) as Owners;
  if (latest.logout !== known.logout) clearStoredAnswers();
  else if (latest.user !== undefined && latest.user !== known.user) {
    for (const name of names) removeOfOthers(toUserKey(name), latest.user);
  }
  // Those that have waited for a day are removed.
  for (const name of names) readKey(toUserKey(name));
  if (latest.logout !== known.logout || latest.user !== known.user) writeStored(area, knownKey, latest);
}

// Before a page reads any.
followOwnersOfAnswers();
