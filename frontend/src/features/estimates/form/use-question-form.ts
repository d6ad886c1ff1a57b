import type { InsuranceType } from '#contract/insurance-answers.ts';
import { loadWholeContract } from '#frontend/api/call.ts';
import { rememberUnits } from '#frontend/features/estimates/measurement-units.ts';
import { formQuestions, type Questions } from '#frontend/features/estimates/questions.ts';
import { useFormFields } from '#frontend/ui/use-schema-form.ts';
import { createFormSchema, type FormInput, toFormErrors } from './form-values.ts';
import { sentFormCode } from './sent-form-code.ts';
import { type Draft, hasAnswers } from './use-draft.ts';

/** Loads the schema of a form. Without the contract it does not check the answers; what they are sent to does, or fails. */
async function loadSchema(insuranceType: InsuranceType) {
  const contract = await loadWholeContract().catch(() => undefined);
  return createFormSchema<object>(
    formQuestions[insuranceType],
    contract?.answerSchemas[insuranceType],
    contract?.labelSchema,
  );
}

/**
 * Notes on the values of a form, once their code is loaded, and a function that waits for it and finds a note to ask about.
 * Without that code what the answers are sent to checks them alone.
 */
function useNotes(asked: Questions, values: FormInput) {
  const { value: loaded } = sentFormCode.useLoaded('all', hasAnswers(asked, values));
  const toNotes = (code: typeof loaded, input: FormInput) =>
    code?.buildNotes(asked, input, {
      year: new Date().getFullYear(),
      language: navigator.language,
    }) ?? {};
  const findUnasked = async (sent: FormInput, answered: ReadonlySet<string>) => {
    const code = await sentFormCode.load('all').catch(() => undefined);
    return Object.values(toNotes(code, sent)).find((note) => note?.ask && !answered.has(note.text));
  };
  return { notes: toNotes(loaded, values), findUnasked, DoubtDialog: loaded?.DoubtDialog };
}

/** State of the form of an insurance type, with what its fields need to know. */
export type AnswerForm<Type extends InsuranceType = InsuranceType> = ReturnType<typeof useQuestionForm<Type>>;

/**
 * State of the form of an insurance type.
 * @param draft stores the values after each edit; new first values are filled in except in edited fields
 */
export function useQuestionForm<Type extends InsuranceType>(insuranceType: Type, draft: Draft) {
  const asked = formQuestions[insuranceType];
  const form = useFormFields({
    schema: () => loadSchema(insuranceType),
    names: Object.keys(draft.input),
    values: draft.input,
    onEdit: draft.store,
  });
  const values = form.watch();
  return {
    ...form,
    ...useNotes(asked, values),
    insuranceType,
    asked,
    values,
    /** Changes fields, and remembers the units among them. */
    fill: (changed: Readonly<Record<string, string>>) => {
      rememberUnits(changed);
      form.fill(changed);
    },
    setFieldErrors: (received: Readonly<Record<string, string>>) =>
      form.setFieldErrors(toFormErrors(asked, values, received)),
  };
}
