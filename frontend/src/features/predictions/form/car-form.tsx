import type { CarAnswers } from '#contract/predictions.ts';
import { answerLabels } from '#frontend/features/predictions/answer-labels.ts';
import { Button } from '#frontend/ui/button.tsx';
import { TextField } from '#frontend/ui/text-field.tsx';
import { useSchemaForm } from '#frontend/ui/use-schema-form.ts';
import { type CarFormInput, carFormSchema, convertMileageField } from './car-form-fields.ts';
import { buildCarNotes, buildMileageNote, correctMileage } from './car-notes.ts';
import { parseNumberText } from './number-text.ts';
import { OptionalSection } from './optional-section.tsx';
import styles from './prediction-form.module.css';
import { FieldRow, FormSection, PredictionForm } from './prediction-form.tsx';
import { Measure, UnitField, useUnitSwitch } from './unit-field.tsx';
import { useFormDraft } from './use-draft.ts';
import type { EstimateFormProps } from './use-estimate.ts';

const labels = { ...answerLabels, car_mfg_year: 'Car manufacturing year' };

const mileageUnits = [
  { value: 'kilometres', label: 'km' },
  { value: 'miles', label: 'miles' },
] as const;

/** Builds the notes below the fields: the mileage written out and doubtful numbers. */
function buildNotes(form: CarFormInput, mileage: number | undefined) {
  return {
    annual_mileage: mileage === undefined ? undefined : buildMileageNote(mileage, form.mileageUnit),
    ...buildCarNotes(
      {
        driver_age: parseNumberText(form.driver_age),
        driving_experience: parseNumberText(form.driving_experience),
        car_mfg_year: parseNumberText(form.car_mfg_year),
        prv_accident: parseNumberText(form.prv_accident),
      },
      new Date().getUTCFullYear(),
    ),
  };
}

/** Car form: five answers and three optional ones. */
export function CarForm({ initial, failure, onEdit, onSubmit }: EstimateFormProps<CarFormInput, CarAnswers>) {
  const form = useSchemaForm(carFormSchema, initial);
  useFormDraft(form, initial, onEdit);
  const values = form.watch();
  const mileage = parseNumberText(values.annual_mileage);
  const notes = buildNotes(values, mileage);
  const corrected = mileage && correctMileage(mileage);
  const switchMileage = useUnitSwitch(form);
  const miles = values.mileageUnit === 'miles';

  const enterMileage = (thousands: number) => {
    const options = { shouldDirty: true, shouldValidate: form.summary.attempt > 0 };
    form.setValue('annual_mileage', String(thousands), options);
    document.getElementById('annual_mileage')?.focus();
  };

  const submit = form.submit(async (answers) => {
    onEdit(values);
    const failed = await onSubmit(answers);
    if (failed) form.setFieldErrors(failed.fields);
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
            hint="Accidents at fault in the last three to five years. Enter 0 if there were none."
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
            hint="Four digits, such as 2019."
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
              binding={form.bindOptional('mileageUnit')}
              onSwitch={(unit) => switchMileage(convertMileageField(values, unit))}
            />
            <TextField
              label={`Annual mileage (thousand ${miles ? 'miles' : 'km'})`}
              unit={miles ? '× 1,000 mi' : '× 1,000 km'}
              inputMode="decimal"
              note={
                notes.annual_mileage && (
                  <>
                    {notes.annual_mileage}{' '}
                    {corrected ? (
                      <Button onClick={() => enterMileage(corrected)}>Use {corrected}</Button>
                    ) : null}
                  </>
                )
              }
              {...form.bind('annual_mileage')}
            />
          </Measure>
        </div>
      </FormSection>
      <OptionalSection
        fieldCount={3}
        render={({ OptionalCarFields }) => (
          <OptionalCarFields
            state={form.bindOptional('state')}
            cover={form.bindOptional('cover')}
            carClass={form.bindOptional('car_class')}
          />
        )}
      />
    </PredictionForm>
  );
}
