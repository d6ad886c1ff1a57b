import type { HealthAnswers } from '#contract/predictions.ts';
import { ChoiceField } from '#frontend/ui/choice-field.tsx';
import { TextField } from '#frontend/ui/text-field.tsx';
import { useSchemaForm } from '#frontend/ui/use-schema-form.ts';
import { answerLabels } from './answer-labels.ts';
import { type HealthFormInput, healthFormSchema, healthQuestions } from './health-form-schema.ts';
import { noteHealthNumbers } from './health-notes.ts';
import { Measure, UnitField, useUnitSwitch } from './measured-field.tsx';
import { formatNumber, readNumberText } from './number-text.ts';
import styles from './prediction-form.module.css';
import { FieldRow, FormSection, PredictionForm } from './prediction-form.tsx';
import { convertTypedHeight, convertTypedWeight, readHeight, readWeight } from './typed-measurements.ts';
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
  any_chronic_disease: 'Do you have a chronic disease?',
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

/** What the entered height and weight come to in the units that are sent, and what looks odd. */
function noteForm(form: HealthFormInput) {
  const height = readHeight(form);
  const weight = readWeight(form);
  return {
    height:
      height !== undefined && form.heightUnit === 'feet' ? `That is ${formatNumber(height)} cm.` : undefined,
    weight:
      weight !== undefined && form.weightUnit === 'pounds'
        ? `That is ${formatNumber(weight)} kg.`
        : undefined,
    ...noteHealthNumbers({
      age: readNumberText(form.age),
      height,
      weight,
      no_of_major_surgery: readNumberText(form.no_of_major_surgery),
    }),
  };
}

/** The health form: ten answers, in the units the visitor likes. */
export function HealthForm({
  initial,
  failure,
  onSubmit,
}: EstimateFormProps<HealthFormInput, HealthAnswers>) {
  const form = useSchemaForm(healthFormSchema, initial);
  const values = form.watch();
  const notes = noteForm(values);
  const switchHeight = useUnitSwitch(form);
  const switchWeight = useUnitSwitch(form);

  const submit = form.submit(async (answers) => {
    const { height, ...refused } = (await onSubmit(answers))?.fields ?? {};
    const heightField = values.heightUnit === 'feet' ? 'heightFt' : 'heightCm';
    form.refuse(height ? { ...refused, [heightField]: height } : refused);
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
              binding={form.bind('heightUnit')}
              onSwitch={(unit) => switchHeight(convertTypedHeight(values, unit))}
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
              binding={form.bind('weightUnit')}
              onSwitch={(unit) => switchWeight(convertTypedWeight(values, unit))}
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
    </PredictionForm>
  );
}
