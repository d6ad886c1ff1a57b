import type { HealthAnswers } from '#contract/predictions.ts';
import { answerLabels } from '#frontend/features/predictions/answer-labels.ts';
import { ChoiceField } from '#frontend/ui/choice-field.tsx';
import { formatNumber } from '#frontend/ui/format.ts';
import { TextField } from '#frontend/ui/text-field.tsx';
import { useSchemaForm } from '#frontend/ui/use-schema-form.ts';
import {
  convertHeightFields,
  convertWeightField,
  type HealthFormInput,
  healthFormSchema,
  healthQuestions,
  type MeasurementTexts,
  parseHeight,
  parseWeight,
} from './health-form-fields.ts';
import { buildHealthNotes } from './health-notes.ts';
import { parseNumberText } from './number-text.ts';
import { OptionalSection } from './optional-section.tsx';
import styles from './prediction-form.module.css';
import { FieldRow, FormSection, PredictionForm } from './prediction-form.tsx';
import { Measure, UnitField, useUnitSwitch } from './unit-field.tsx';
import { useFormDraft } from './use-draft.ts';
import type { EstimateFormProps } from './use-estimate.ts';

const labels = {
  ...answerLabels,
  heightFt: 'Height (feet)',
  heightIn: 'Height (inches)',
  heightCm: 'Height (cm)',
};

const questions = {
  has_diabetes: 'Do you have diabetes?',
  has_pressure_issue: 'Do you have blood pressure problems?',
  any_bodytransplant: 'Have you had an organ transplant?',
  any_chronic_disease:
    'Have you been diagnosed with a chronic disease (heart disease, stroke, COPD, asthma, arthritis or cancer)?',
  any_allergies: 'Do you have any known allergies?',
  history_of_cancer_in_family: 'Has anyone in your family had cancer?',
} satisfies Record<(typeof healthQuestions)[number], string>;

const heightUnits = [
  { value: 'feet', label: 'ft and in' },
  { value: 'centimetres', label: 'cm' },
] as const;

const weightUnits = [
  { value: 'kilograms', label: 'kg' },
  { value: 'pounds', label: 'lb' },
] as const;

const yesAndNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** Builds the notes below the fields: metric values of converted measurements and doubtful numbers. */
function buildNotes(form: HealthFormInput) {
  const height = parseHeight(form);
  const weight = parseWeight(form);
  return {
    height:
      height !== undefined && form.heightUnit === 'feet' ? `That is ${formatNumber(height)} cm.` : undefined,
    weight:
      weight !== undefined && form.weightUnit === 'pounds'
        ? `That is ${formatNumber(weight)} kg.`
        : undefined,
    ...buildHealthNotes({
      age: parseNumberText(form.age),
      height,
      weight,
      no_of_major_surgery: parseNumberText(form.no_of_major_surgery),
    }),
  };
}

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
  const notes = buildNotes(values);
  const switchHeight = useUnitSwitch<MeasurementTexts>(form);
  const switchWeight = useUnitSwitch<MeasurementTexts>(form);

  const submit = form.submit(async (answers) => {
    onEdit(values);
    const { height, ...rejected } = (await onSubmit(answers))?.fields ?? {};
    const heightField = values.heightUnit === 'feet' ? 'heightFt' : 'heightCm';
    form.setFieldErrors(height ? { ...rejected, [heightField]: height } : rejected);
  });

  return (
    <PredictionForm
      labels={labels}
      summary={form.summary}
      busy={form.busy}
      failure={failure}
      onSubmit={submit}
    >
      <FormSection title="About you">
        <FieldRow>
          <TextField
            label="Age (years)"
            unit="years"
            inputMode="decimal"
            note={notes.age}
            {...form.bind('age')}
          />
        </FieldRow>
        <div className={styles.measures}>
          <Measure>
            <UnitField
              label="Height in"
              options={heightUnits}
              binding={form.bindOptional('heightUnit')}
              onSwitch={(unit) => switchHeight(convertHeightFields(values, unit))}
            />
            {values.heightUnit === 'feet' ? (
              <>
                <TextField
                  label="Height (feet)"
                  unit="ft"
                  inputMode="decimal"
                  note={notes.height}
                  {...form.bind('heightFt')}
                />
                <TextField label="Height (inches)" unit="in" inputMode="decimal" {...form.bind('heightIn')} />
              </>
            ) : (
              <TextField
                label="Height (cm)"
                unit="cm"
                inputMode="decimal"
                note={notes.height}
                {...form.bind('heightCm')}
              />
            )}
          </Measure>
          <Measure>
            <UnitField
              label="Weight in"
              options={weightUnits}
              binding={form.bindOptional('weightUnit')}
              onSwitch={(unit) => switchWeight(convertWeightField(values, unit))}
            />
            <TextField
              label={values.weightUnit === 'pounds' ? 'Weight (lb)' : 'Weight (kg)'}
              unit={values.weightUnit === 'pounds' ? 'lb' : 'kg'}
              inputMode="decimal"
              note={notes.weight}
              {...form.bind('weight')}
            />
          </Measure>
        </div>
      </FormSection>
      <FormSection title="Your health">
        <div className={styles.questions}>
          {healthQuestions.map((name) => (
            <ChoiceField key={name} label={questions[name]} options={yesAndNo} {...form.bind(name)} />
          ))}
        </div>
        <FieldRow>
          <TextField
            label="Number of major surgeries"
            hint="Enter 0 if you had none."
            inputMode="decimal"
            note={notes.no_of_major_surgery}
            {...form.bind('no_of_major_surgery')}
          />
        </FieldRow>
      </FormSection>
      <OptionalSection
        fieldCount={1}
        render={({ OptionalHealthFields }) => (
          <OptionalHealthFields
            state={form.bindOptional('state')}
            conditions={
              values.any_chronic_disease === 'yes' ? form.bindOptional('chronic_conditions') : undefined
            }
          />
        )}
      />
    </PredictionForm>
  );
}
