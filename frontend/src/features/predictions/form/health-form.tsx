import type { HealthAnswers } from '#contract/predictions.ts';
import { yesOrNoAnswers } from '#frontend/features/predictions/answer-labels.ts';
import { ChoiceField } from '#frontend/ui/choice-field.tsx';
import { TextField } from '#frontend/ui/text-field.tsx';
import { useSchemaForm } from '#frontend/ui/use-schema-form.ts';
import {
  convertHeightFields,
  convertWeightField,
  type HealthFormInput,
  healthFormSchema,
} from './health-form-fields.ts';
import { buildHealthNotes } from './health-notes.ts';
import { OptionalSection } from './optional-section.tsx';
import styles from './prediction-form.module.css';
import { FormSection, PredictionForm } from './prediction-form.tsx';
import { UnitField, useUnitSwitch } from './unit-field.tsx';
import { useFormDraft } from './use-draft.ts';
import type { EstimateFormProps } from './use-estimate.ts';

const questions = {
  has_diabetes: 'Do you have diabetes?',
  has_pressure_issue: 'Do you have blood pressure problems?',
  any_bodytransplant: 'Have you had an organ transplant?',
  any_chronic_disease:
    'Have you been diagnosed with a chronic disease (heart disease, stroke, COPD, asthma, arthritis or cancer)?',
  any_allergies: 'Do you have any known allergies?',
  history_of_cancer_in_family: 'Has anyone in your family had cancer?',
} satisfies Record<(typeof yesOrNoAnswers)[number], string>;

const yesAndNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** Health form: ten answers, in metric or US units, and two optional ones. */
export function HealthForm({
  initial,
  failure,
  onEdit,
  onSubmit,
}: EstimateFormProps<HealthFormInput, HealthAnswers>) {
  const form = useSchemaForm(healthFormSchema, initial);
  useFormDraft(form, initial, onEdit);
  const values = form.watch();
  const notes = buildHealthNotes(values);
  const switchHeight = useUnitSwitch(form);
  const switchWeight = useUnitSwitch(form);

  const bindNumber = (name: keyof typeof notes) =>
    ({ inputMode: 'decimal', note: notes[name], ...form.bind(name) }) as const;

  const submit = form.submit(async (answers) => {
    onEdit(values);
    const { height, ...rejected } = (await onSubmit(answers))?.fields ?? {};
    const heightField = values.heightUnit === 'feet' ? 'heightFt' : 'heightCm';
    form.setFieldErrors(height ? { ...rejected, [heightField]: height } : rejected);
  });

  return (
    <PredictionForm form={form} failure={failure} onSubmit={submit}>
      <FormSection title="About you">
        <div className={styles.row}>
          <TextField label="Age (years)" unit="years" {...bindNumber('age')} />
        </div>
        <div className={styles.row}>
          <div className={styles.measure}>
            <UnitField
              field="heightUnit"
              label="Height in"
              binding={form.bindOptional('heightUnit')}
              onSwitch={(unit) => switchHeight(convertHeightFields(values, unit))}
            />
            {values.heightUnit === 'feet' ? (
              <>
                <TextField label="Height (feet)" unit="ft" {...bindNumber('heightFt')} />
                <TextField label="Height (inches)" unit="in" inputMode="decimal" {...form.bind('heightIn')} />
              </>
            ) : (
              <TextField label="Height (cm)" unit="cm" {...bindNumber('heightCm')} />
            )}
          </div>
          <div className={styles.measure}>
            <UnitField
              field="weightUnit"
              label="Weight in"
              binding={form.bindOptional('weightUnit')}
              onSwitch={(unit) => switchWeight(convertWeightField(values, unit))}
            />
            <TextField
              label={values.weightUnit === 'pounds' ? 'Weight (lb)' : 'Weight (kg)'}
              unit={values.weightUnit === 'pounds' ? 'lb' : 'kg'}
              {...bindNumber('weight')}
            />
          </div>
        </div>
      </FormSection>
      <FormSection title="Your health">
        <div className={styles.questions}>
          {yesOrNoAnswers.map((name) => (
            <ChoiceField key={name} label={questions[name]} options={yesAndNo} {...form.bind(name)} />
          ))}
        </div>
        <div className={styles.row}>
          <TextField
            label="Number of major surgeries"
            hint="Enter 0 if you had none."
            {...bindNumber('no_of_major_surgery')}
          />
        </div>
      </FormSection>
      <OptionalSection
        fieldCount={1}
        render={({ OptionalHealthFields }) => (
          <OptionalHealthFields
            bind={form.bindOptional}
            hasChronicDisease={values.any_chronic_disease === 'yes'}
          />
        )}
      />
    </PredictionForm>
  );
}
