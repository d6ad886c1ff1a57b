import type { CarAnswers } from '#contract/predictions.ts';
import { TextField } from '#frontend/ui/text-field.tsx';
import { useSchemaForm } from '#frontend/ui/use-schema-form.ts';
import { answerLabels } from './answer-labels.ts';
import { type CarFormInput, carFormSchema } from './car-form-schema.ts';
import { noteCarNumbers } from './car-notes.ts';
import { Measure, UnitField, useUnitSwitch } from './measured-field.tsx';
import { noteMileage } from './mileage-note.ts';
import { readNumberText } from './number-text.ts';
import styles from './prediction-form.module.css';
import { FieldRow, FormSection, PredictionForm } from './prediction-form.tsx';
import { convertTypedMileage } from './typed-measurements.ts';
import type { EstimateFormProps } from './use-estimate.ts';

const labels = { ...answerLabels, car_mfg_year: 'Car manufacturing year' };

const mileageUnits = [
  { value: 'kilometres', label: 'km' },
  { value: 'miles', label: 'miles' },
] as const;

/** What the numbers so far mean, and what looks odd about them. */
function noteForm(form: CarFormInput) {
  const mileage = readNumberText(form.annual_mileage);
  return {
    annual_mileage: mileage === undefined ? undefined : noteMileage(mileage, form.mileageUnit),
    ...noteCarNumbers(
      {
        driver_age: readNumberText(form.driver_age),
        driving_experience: readNumberText(form.driving_experience),
        car_mfg_year: readNumberText(form.car_mfg_year),
        prv_accident: readNumberText(form.prv_accident),
      },
      new Date().getUTCFullYear(),
    ),
  };
}

/** The car form: five answers. */
export function CarForm({ initial, failure, onSubmit }: EstimateFormProps<CarFormInput, CarAnswers>) {
  const form = useSchemaForm(carFormSchema, initial);
  const values = form.watch();
  const notes = noteForm(values);
  const switchMileage = useUnitSwitch(form);
  const miles = values.mileageUnit === 'miles';

  const submit = form.submit(async (answers) => {
    const failed = await onSubmit(answers);
    if (failed) form.refuse(failed.fields);
  });

  return (
    <PredictionForm
      labels={labels}
      summary={form.summary}
      busy={form.busy}
      failure={failure}
      onSubmit={submit}
    >
      <FormSection title="The driver">
        <FieldRow>
          <TextField
            label="Driver age (years)"
            unit="years"
            inputMode="decimal"
            note={notes.driver_age}
            {...form.bind('driver_age')}
          />
          <TextField
            label="Driving experience (years)"
            unit="years"
            inputMode="decimal"
            note={notes.driving_experience}
            {...form.bind('driving_experience')}
          />
          <TextField
            label="Previous accidents"
            hint="At fault; 0 if there were none."
            inputMode="decimal"
            note={notes.prv_accident}
            {...form.bind('prv_accident')}
          />
        </FieldRow>
      </FormSection>
      <FormSection title="The car">
        <FieldRow>
          <TextField
            label="Car manufacturing year (AD)"
            hint="All four digits, such as 2019."
            inputMode="numeric"
            note={notes.car_mfg_year}
            {...form.bind('car_mfg_year')}
          />
        </FieldRow>
        <div className={styles.measures}>
          <Measure>
            <UnitField
              label="Mileage in"
              options={mileageUnits}
              binding={form.bind('mileageUnit')}
              onSwitch={(unit) => switchMileage(convertTypedMileage(values, unit))}
            />
            <TextField
              label={`Annual mileage (thousand ${miles ? 'miles' : 'km'})`}
              unit={miles ? '× 1,000 mi' : '× 1,000 km'}
              inputMode="decimal"
              note={notes.annual_mileage}
              {...form.bind('annual_mileage')}
            />
          </Measure>
        </div>
      </FormSection>
    </PredictionForm>
  );
}
