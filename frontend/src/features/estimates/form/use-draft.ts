import { useMemo, useState } from 'react';
import type { InsuranceType } from '#contract/insurance-answers.ts';
import { useSession } from '#frontend/api/session-store.ts';
import {
  incomeLines,
  lastPlace,
  rememberedAnswers,
  steps,
  typedPolicy,
} from '#frontend/api/stored-answers.ts';
import { drafts, noEntry } from '#frontend/api/tab-values.ts';
import type { Answers } from '#frontend/features/estimates/answers.ts';
import { readUnits, type Units } from '#frontend/features/estimates/measurement-units.ts';
import { changeOwnCar } from '#frontend/features/estimates/own-car.ts';
import { formQuestions, type Questions } from '#frontend/features/estimates/questions.ts';
import { useHydrated } from '#frontend/ui/use-hydrated.ts';
import { type FormInput, toForm } from './form-values.ts';

/** Returns false for a form in which at most units are chosen. */
export function hasAnswers(asked: Questions, input: FormInput): boolean {
  const empty = toForm(asked, {}, input as Units);
  return Object.entries(empty).some(([name, value]) => String(input[name]) !== String(value));
}

/** Keeps the ZIP code of a form with its place. */
export function keepZip({ zip, state, county, zip3 }: FormInput): void {
  if (zip) lastPlace.store({ zip, state, county, zip3 });
}

/** Builds the form for the answers of a prediction, with the ZIP code that was typed for the same place. */
export function toLinkedForm(asked: Questions, answers: Answers): FormInput {
  const form = toForm(asked, answers, readUnits());
  const place = Object(lastPlace.read());
  const isSame = ['state', 'county', 'zip3'].every((name) => (form[name] ?? '') === (place[name] ?? ''));
  return isSame && typeof place.zip === 'string' ? { ...form, zip: place.zip } : form;
}

interface KeptBeside {
  /** Stores what the device remembers of a form. */
  store(input: FormInput): void;
  /** Reads what the device remembers. */
  read(): Readonly<Record<string, string>>;
  /** Removes what the tab has of other fields. */
  clear(): void;
}

/** Removes what the tab has of a car and the other drivers and cars. */
function clearCar(): void {
  changeOwnCar(undefined);
  typedPolicy.clear();
}

/** Values that are kept beside the drafts: age and place of a remembered household, lines of an income, the loan of a car and a policy. */
const keptBeside: Readonly<Record<InsuranceType, KeptBeside>> = {
  health: { ...rememberedAnswers, clear: incomeLines.clear },
  car: { store: () => {}, read: () => ({}), clear: clearCar },
};

/** Fills in stored texts, without what the form doesn't have: another version of the website may have stored it. */
function fillIn(form: FormInput, stored: Readonly<Record<string, unknown>> = {}): FormInput {
  const isReadable = (name: string, value: unknown) =>
    Array.isArray(value)
      ? Array.isArray(form[name]) && value.every((item) => typeof item === 'string')
      : typeof value === 'string' && typeof form[name] === 'string';
  const texts = Object.entries(stored).filter((entry) => isReadable(...entry));
  return { ...form, ...(Object.fromEntries(texts) as FormInput) };
}

/** First values of a form. */
interface FirstValues {
  input: FormInput;
  source?: 'link' | 'draft' | undefined;
  /** Sentence on what differs from the prediction whose answers are filled in. */
  note?: string | undefined;
  earlierClass?: string | undefined;
}

/**
 * Reads the first values of a form: those of its step, else the draft. A form that is not edited yet begins with what the
 * device remembers.
 * @param form key of its step; undefined for a user who is not the one who opened the form
 */
export function readFirstValues(insuranceType: InsuranceType, form: string | undefined): FirstValues {
  const asked = formQuestions[insuranceType];
  const empty = toForm(asked, {}, readUnits());
  const draft = drafts[insuranceType].read();
  const step = form === undefined ? undefined : steps.read(insuranceType, form);
  const isDraftOfForm = draft?.entry === form;
  if (step?.input && !isDraftOfForm) return { input: fillIn(empty, step.input) };
  if (step?.answers && !isDraftOfForm) {
    const answers = step.answers as Answers;
    const { car_class } = answers;
    const earlierClass = typeof car_class === 'string' ? car_class : undefined;
    return { input: toLinkedForm(asked, answers), source: 'link', note: step.note, earlierClass };
  }
  const isEdited = draft !== undefined && draft.entry !== noEntry;
  const remembered = isEdited ? {} : keptBeside[insuranceType].read();
  const isUnfinished = isEdited && form !== undefined && !step?.input;
  return {
    input: fillIn({ ...empty, ...remembered }, draft?.input),
    source: isUnfinished ? 'draft' : undefined,
  };
}

/** Stores the draft of a form, and what is kept beside it. A form without answers has none. */
export function storeDraft(insuranceType: InsuranceType, form: string, input: FormInput): void {
  keptBeside[insuranceType].store(input);
  if (hasAnswers(formQuestions[insuranceType], input)) drafts[insuranceType].store({ input, entry: form });
  else drafts[insuranceType].clear();
}

export type Draft = ReturnType<typeof useDraft>;

/**
 * First values of a form, and the functions that store its draft. A prerendered form is empty until it is
 * hydrated, and the draft of a user is known only when the session has loaded.
 * @param form key of the form's step; the draft of another form is continued in a new one
 */
export function useDraft(insuranceType: InsuranceType, form: string) {
  const asked = formQuestions[insuranceType];
  const hydrated = useHydrated();
  const username = useSession().user?.username;
  const [number, setNumber] = useState(0);

  // After a logout in another tab, a public page must not show the user's answers any more.
  const [shownUsername, setShownUsername] = useState(username);
  if (shownUsername !== username) {
    setShownUsername(username);
    if (shownUsername !== undefined) setNumber(number + 1);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: edits do not change the first values.
  const initial = useMemo(
    (): FirstValues =>
      hydrated ? readFirstValues(insuranceType, number === 0 ? form : undefined) : { input: toForm(asked) },
    [hydrated, username, number],
  );

  const store = (input: FormInput) => storeDraft(insuranceType, form, input);
  return {
    /** First values, where filled-in answers come from, and the class of a car, which the form does not ask for. */
    ...initial,
    /** React key of the form; a new key resets its state. */
    formKey: number,
    store,
    /** Stores the values for a return to the form from its next step. */
    keep(input: FormInput) {
      store(input);
      keepZip(input);
      steps.store(insuranceType, form, { input });
    },
    clear: drafts[insuranceType].clear,
    /** Removes all values of the form, those of the income worksheet among them. */
    reset() {
      keptBeside[insuranceType].clear();
      drafts[insuranceType].clear();
      steps.remove((key) => key === form);
    },
  };
}
