import type { InsuranceAnswers, InsuranceType } from '#contract/insurance-answers.ts';
import { readStored, readText, removeStored, writeStored, writeText } from './browser-storage.ts';
import { createIdempotencyKey } from './call.ts';
import { keptEstimateMs, keptEstimateName } from './kept-estimate.ts';
import { createStoredValue, drafts, type TypedForm } from './tab-values.ts';

/** Id of the build, the same for all languages: prices and results of another one are not shown. */
const build: string = import.meta.env?.VITE_BUILD ?? 'development';

/** ZIP code of the last submitted form with its place: the answers of a prediction have the place only. */
export const lastPlace = createStoredValue<unknown>('place');

/** Content of an entry of the browser's history. */
export interface Step {
  /** Answers of a prediction that a form opens with. */
  readonly answers?: unknown;
  /** Sentence on what differs from that prediction. */
  readonly note?: string | undefined;
  readonly input?: TypedForm;
  /** Person and prices, without an estimate. */
  readonly priced?: unknown;
  readonly result?: unknown;
  /** Build that stored it. */
  readonly build?: string;
}

type Steps = Readonly<Record<string, Step>>;

const storedSteps = {
  health: createStoredValue<Steps>('health-steps'),
  car: createStoredValue<Steps>('car-steps'),
};

/** Number of steps that a tab stores for an insurance type; the oldest ones are removed. */
const maxSteps = 20;

/** Steps of the forms by the keys that the entries of the browser's history hold. */
export const steps = {
  store(type: InsuranceType, key: string, step: Step): void {
    const { [key]: _replaced, ...others } = storedSteps[type].read() ?? {};
    const kept = Object.entries(others).slice(1 - maxSteps);
    storedSteps[type].store({ ...Object.fromEntries(kept), [key]: { ...step, build } });
  },

  /** Returns a step; without its prices or result if another build has stored it, which may have had others. */
  read(type: InsuranceType, key: string): Step | undefined {
    const step = storedSteps[type].read()?.[key];
    if (!step || step.build === build) return step;
    const { priced: _priced, result: _result, ...texts } = step;
    return texts;
  },

  /** True if a step with such a result is stored. */
  hasResult: (type: InsuranceType, isFound: (result: unknown) => boolean): boolean =>
    Object.values(storedSteps[type].read() ?? {}).some(({ result }) => isFound(result)),

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

/** Estimate that a guest wants to keep. From an hour on it is late: it is saved only if the guest asks for it again. */
export const guestEstimate = createStoredValue<GuestEstimate>(keptEstimateName, keptEstimateMs);

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

/** Prices that a page shows, and those that they were changed from; those of another build are not read. */
export const changedPrices = createPrices();

function createPrices() {
  const { store, read, clear, subscribe } = createStoredValue<{ build: string; prices: unknown }>(
    'changed-prices',
  );
  return {
    clear,
    subscribe,
    store: (prices: unknown) => store({ build, prices }),
    read(): unknown {
      const stored = read();
      return stored?.build === build ? stored.prices : undefined;
    },
  };
}

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

/** Random id of the household of the tab. */
const tabHouseholdId = createStoredValue<unknown>('household-id');
const rememberedIdKey = 'remembered-household-id';

const isHouseholdRemembered = () => readText('localStorage', rememberedKey) !== null;

function forgetHousehold(): void {
  removeStored('localStorage', rememberedKey);
  removeStored('localStorage', rememberedAnswersKey);
  removeStored('localStorage', rememberedIdKey);
}

/** Id of the household as typed: of the device while it is remembered there, else of the tab. It names nobody. */
export function readHouseholdId(): string {
  const isRemembered = isHouseholdRemembered();
  const stored = (isRemembered && readText('localStorage', rememberedIdKey)) || tabHouseholdId.read();
  const id = typeof stored === 'string' && /^[\w-]{1,64}$/.test(stored) ? stored : createIdempotencyKey();
  if (isRemembered) writeText('localStorage', rememberedIdKey, id);
  if (id !== tabHouseholdId.read()) tabHouseholdId.store(id);
  return id;
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
export const typedHousehold = {
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
    tabHouseholdId.clear();
  },

  subscribe: household.subscribe,
};

const rememberedPolicyKey = 'remembered-policy';
const policy = createStoredValue<unknown>('policy');

/** Drivers and cars of a policy as typed, beside those of the car form. */
export const typedPolicy = {
  ...policy,

  /** @param remembered what the device has of it, if it is remembered there */
  store(input: unknown, remembered: unknown): void {
    if (typedPolicy.isRemembered()) writeStored('localStorage', rememberedPolicyKey, remembered);
    policy.store(input);
  },

  /** Returns the same object until it changes. */
  read: (): unknown => policy.read() ?? readStored('localStorage', rememberedPolicyKey),

  isRemembered: () => readText('localStorage', rememberedPolicyKey) !== null,

  /** Stores it on the device too, where a logout does not remove it, or removes it there. */
  setRemembered(isRemembered: boolean, input: unknown, remembered: unknown): void {
    if (isRemembered) writeStored('localStorage', rememberedPolicyKey, remembered);
    else removeStored('localStorage', rememberedPolicyKey);
    policy.store(input);
  },

  /** Removes it from the tab and from the device. */
  forget(): void {
    removeStored('localStorage', rememberedPolicyKey);
    policy.clear();
  },
};

/** Removes the household and the policy from the tab and from the device. */
export function forgetBeside(): void {
  typedHousehold.forget();
  typedPolicy.forget();
}

/** Leaves out the policy of answers that are stored, unless it is to be kept. */
export function dropPolicy(answers: InsuranceAnswers): InsuranceAnswers {
  if (!('policy' in answers) || Object(typedPolicy.read()).keeps === 'yes') return answers;
  const { policy: _policy, ...others } = answers;
  return others;
}
