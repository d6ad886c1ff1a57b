import { type ChangeEvent, type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { carAnswers, healthAnswers, type InsuranceType } from '#contract/predictions.ts';
import { listParts } from '#frontend/features/predictions/answers.ts';
import { rememberUnits } from '#frontend/features/predictions/measurement-units.ts';
import { type Questions, questions } from '#frontend/features/predictions/questions.ts';
import type { FieldProblem } from '#frontend/ui/form-messages.tsx';
import { useFocusReturn } from '#frontend/ui/use-focus-return.ts';
import { useTypedValues } from '#frontend/ui/use-hydrated.ts';
import { createFormSchema, type FormInput, listInputs, toFormErrors } from './form-values.ts';
import type { useDraft } from './use-draft.ts';

type Control = HTMLInputElement | HTMLSelectElement;

/** Returns the value of a field after a change; check boxes add and remove their own. */
function readChange(
  before: FormInput[string] | undefined,
  { target }: ChangeEvent<Control>,
): FormInput[string] {
  if (!Array.isArray(before)) return target.value;
  const others = before.filter((value) => value !== target.value);
  return (target as HTMLInputElement).checked ? [...others, target.value] : others;
}

const schemas: Readonly<Record<InsuranceType, z.ZodMiniType<object, FormInput>>> = {
  health: createFormSchema(questions.health, healthAnswers),
  car: createFormSchema(questions.car, carAnswers),
};

/** Labels of the fields in the error summary. */
function listLabels(asked: Questions, values: FormInput): Readonly<Record<string, string>> {
  const labels = Object.entries(asked).flatMap(([field, question]) => [
    [field, question.label],
    ...listInputs(field, question, values).map(({ name, label }) => [name, label]),
  ]);
  return Object.fromEntries(labels);
}

/**
 * State of the form of an insurance type. It is validated on submission and then on every change.
 * @param draft stores the values after each edit; new first values are filled in except in edited fields
 */
export function useQuestionForm(insuranceType: InsuranceType, draft: ReturnType<typeof useDraft>) {
  const asked = questions[insuranceType];
  const schema = schemas[insuranceType];
  const { input: initial } = draft;
  const [values, setValues] = useState(initial);
  // Several changes in one event build on each other.
  const latest = useRef(initial);
  const [attempt, setAttempt] = useState(0);
  const [rejected, setRejected] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);
  useFocusReturn(busy);
  const names = Object.keys(initial);

  const change = (changed: FormInput) => {
    latest.current = { ...latest.current, ...changed };
    setValues(latest.current);
  };
  const fill = (changed: FormInput) => {
    change(changed);
    setRejected((errors) =>
      Object.fromEntries(Object.entries(errors).filter(([name]) => !(name in changed))),
    );
    draft.store(latest.current);
  };
  // They are reported with the initial values that follow: a report now would replace the draft.
  useTypedValues(names, (name, value) => change({ [name]: value }));

  const previous = useRef(initial);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only new initial values are filled in.
  useLayoutEffect(() => {
    if (previous.current === initial) return;
    const unedited = names.filter((name) => String(latest.current[name]) === String(previous.current[name]));
    previous.current = initial;
    fill(Object.fromEntries(unedited.map((name) => [name, initial[name] ?? ''])));
  }, [initial]);

  const errors: Record<string, string> = {};
  if (attempt > 0) {
    Object.assign(errors, rejected);
    for (const { path, message } of schema.safeParse(values).error?.issues ?? []) {
      errors[path.join('.')] ??= message;
    }
  }
  const labels = listLabels(asked, values);

  async function submit(event: FormEvent, onValid: (answers: object) => Promise<void>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const parsed = schema.safeParse(latest.current);
    if (!parsed.success) return setAttempt(attempt + 1);
    setBusy(true);
    await onValid(parsed.data);
    setBusy(false);
  }

  return {
    values,
    busy,
    /** Changes fields, and remembers the units among them. */
    fill: (changed: Readonly<Record<string, string>>) => {
      rememberUnits(changed);
      fill(changed);
    },
    submit,
    /** Returns the props of a field's component, except its texts. */
    bind: (name: string) => ({
      name,
      error: errors[name],
      onChange: (event: ChangeEvent<Control>) => {
        const emptied = Object.fromEntries(listParts(asked, name).map((part) => [part, '']));
        fill({ ...emptied, [name]: readChange(latest.current[name], event) });
      },
    }),
    /** Errors in the order of the form, and the number of rejected submissions. */
    summary: {
      attempt,
      problems: names.flatMap((name): FieldProblem[] => {
        const message = errors[name];
        if (!message) return [];
        return [{ name, message: message === 'Required' ? `${labels[name] ?? name}: ${message}` : message }];
      }),
    },
    /** Shows field errors of a response beside the fields and in the summary. */
    setFieldErrors: (received: Readonly<Record<string, string>>) => {
      const known = Object.entries(toFormErrors(asked, values, received)).filter(([name]) =>
        names.includes(name),
      );
      if (known.length === 0) return;
      setRejected(Object.fromEntries(known));
      setAttempt((count) => count + 1);
    },
  };
}
