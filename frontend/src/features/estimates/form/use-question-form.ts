import type { InsuranceType } from '#contract/insurance-answers.ts';
import { loadWholeContract } from '#frontend/api/call.ts';
import { rememberUnits } from '#frontend/features/estimates/measurement-units.ts';
import { questions } from '#frontend/features/estimates/questions.ts';
import { useFormFields } from '#frontend/ui/use-schema-form.ts';
import { createFormSchema, toFormErrors } from './form-values.ts';
import type { useDraft } from './use-draft.ts';

/** Loads the schema of a form. Without the contract it does not check the answers; what they are sent to does, or fails. */
async function loadSchema(insuranceType: InsuranceType) {
  const contract = await loadWholeContract().catch(() => undefined);
  return createFormSchema<object>(
    questions[insuranceType],
    contract?.answerSchemas[insuranceType],
    contract?.labelSchema,
  );
}

/**
 * State of the form of an insurance type.
 * @param draft stores the values after each edit; new first values are filled in except in edited fields
 */
export function useQuestionForm(insuranceType: InsuranceType, draft: ReturnType<typeof useDraft>) {
  const asked = questions[insuranceType];
  const form = useFormFields({
    schema: () => loadSchema(insuranceType),
    names: Object.keys(draft.input),
    values: draft.input,
    onEdit: draft.store,
  });
  const values = form.watch();
  return {
    ...form,
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
