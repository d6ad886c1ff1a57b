import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { InsuranceType } from '#contract/predictions.ts';
import { readStored, writeStored } from '#frontend/api/browser-storage.ts';
import { useSession } from '#frontend/api/session-store.ts';
import { clearDraft, readDraft, storeDraft } from '#frontend/api/stored-answers.ts';
import { unitOptions } from '#frontend/features/predictions/measurement-units.ts';
import { useHydrated } from '#frontend/ui/use-hydrated.ts';

/** Values of a form by field: a text, or the selected values of check boxes. */
export type FormInput = Record<string, string | string[]>;

/** Options of the fields whose values are units. */
const unitFields: Readonly<Record<string, readonly { value: unknown }[]>> = unitOptions;

/** Local storage key of the units that the user chose last, by field. */
const unitsKey = 'units';

/** Stores a chosen unit in this browser, for all later forms. */
export function rememberUnit(name: string, unit: string): void {
  const units = Object(readStored('localStorage', unitsKey));
  writeStored('localStorage', unitsKey, { ...units, [name]: unit });
}

/** Copies stored values into a form. Values that another version of the website stored may not fit; they are left out. */
export function restoreInput<Input extends FormInput>(form: Input, stored: unknown): Input {
  const values = Object(stored);
  const restored = Object.entries(form).map(([name, value]) => [
    name,
    fits(name, value, values[name]) ? values[name] : value,
  ]);
  return Object.fromEntries(restored);
}

function fits(name: string, example: string | string[], value: unknown): boolean {
  const units = unitFields[name];
  if (units) return units.some((unit) => unit.value === value);
  if (typeof example === 'string') return typeof value === 'string';
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

/** Returns false for a form in which at most units are chosen. */
export function hasAnswers(input: FormInput): boolean {
  return Object.entries(input).some(([name, value]) => !unitFields[name] && value.length > 0);
}

/**
 * First values of a form, and the functions that store its draft. A prerendered form is empty until it is
 * hydrated, and the draft of a user is known only when the session has loaded.
 * @param toLinkedInput builds the form for the answers of the link that led here; undefined if there are none
 */
export function useDraft<Input extends FormInput>(
  insuranceType: InsuranceType,
  emptyForm: Input,
  toLinkedInput?: (units: Input) => Input | undefined,
) {
  const hydrated = useHydrated();
  const username = useSession().user?.username;
  const { key: entry } = useLocation();
  const [number, setNumber] = useState(0);
  const readUnits = () => restoreInput(emptyForm, readStored('localStorage', unitsKey));

  // After a logout in another tab, a public page must not show the user's answers any more.
  const [shownUsername, setShownUsername] = useState(username);
  if (shownUsername !== username) {
    setShownUsername(username);
    if (shownUsername !== undefined) setNumber(number + 1);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: edits do not change the first values.
  const initial = useMemo((): { input: Input; source?: 'link' | 'draft' } => {
    if (!hydrated) return { input: emptyForm };
    const units = readUnits();
    const draft = readDraft(insuranceType);
    const linked = number === 0 && draft?.entry !== entry ? toLinkedInput?.(units) : undefined;
    if (linked) return { input: linked, source: 'link' };
    if (!draft) return { input: units };
    return { input: restoreInput(units, draft.input), ...(number === 0 && { source: 'draft' }) };
  }, [hydrated, username, number]);

  const store = (input: Input) => {
    if (hasAnswers(input)) storeDraft(insuranceType, input, entry);
    else clearDraft(insuranceType);
  };
  return {
    /** First values, and where filled-in answers come from. */
    ...initial,
    /** React key of the form; a new key resets its state. */
    formKey: number,
    store,
    clear: () => clearDraft(insuranceType),
    /** Resets the form to given values, or to an empty form. */
    reset(build = (units: Input) => units) {
      store(build(readUnits()));
      setNumber(number + 1);
    },
  };
}

interface EditableForm<Input> {
  getValues(): Input;
  setValue(name: string, value: string | string[]): void;
  watch(onChange: () => void): { unsubscribe(): void };
}

/**
 * Reports the values of a form after each edit. Fills in initial values that change after the first render,
 * except in fields that have been edited by then.
 */
export function useFormDraft<Input extends FormInput>(
  { getValues, setValue, watch }: EditableForm<Input>,
  initial: Input,
  onEdit: (input: Input) => void,
): void {
  const previous = useRef(initial);

  useLayoutEffect(() => watch(() => onEdit(getValues())).unsubscribe);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only new initial values are filled in.
  useLayoutEffect(() => {
    if (previous.current === initial) return;
    const current = getValues();
    for (const [name, value] of Object.entries(initial)) {
      if (String(current[name]) === String(previous.current[name])) setValue(name, value);
    }
    previous.current = initial;
    // Includes what was typed before the page was hydrated.
    onEdit(getValues());
  }, [initial]);
}
