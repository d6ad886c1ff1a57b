import type { CarAnswers } from '#contract/predictions.ts';
import { Button } from '#frontend/ui/button.tsx';
import { TextField } from '#frontend/ui/text-field.tsx';
import { useSchemaForm } from '#frontend/ui/use-schema-form.ts';
import { type CarFormInput, carFormSchema, convertMileageField } from './car-form-fields.ts';
import { buildCarNotes, correctMileage } from './car-notes.ts';
import { parseNumberText } from './number-text.ts';
import { OptionalSection } from './optional-section.tsx';
import styles from './prediction-form.module.css';
import { FormSection, PredictionForm } from './prediction-form.tsx';
import { UnitField, useUnitSwitch } from './unit-field.tsx';
import { useFormDraft } from './use-draft.ts';
import type { EstimateFormProps } from './use-estimate.ts';

/** Car form: five answers and three optional ones. */
export function CarForm({ initial, failure, onEdit, onSubmit }: EstimateFormProps<CarFormInput, CarAnswers>) {
  const form = useSchemaForm(carFormSchema, initial);
  useFormDraft(form, initial, onEdit);
  const values = form.watch();
  const notes = buildCarNotes(values, new Date().getUTCFullYear());
  const corrected = correctMileage(parseNumberText(values.annual_mileage));
  const switchMileage = useUnitSwitch(form);
  const miles = values.mileageUnit === 'miles';

  const bindNumber = (name: keyof typeof notes) =>
    ({ inputMode: 'decimal', note: notes[name], ...form.bind(name) }) as const;

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
    <PredictionForm form={form} failure={failure} onSubmit={submit}>
      <FormSection title="The driver">
        <div className={styles.row}>
          <TextField label="Driver age (years)" unit="years" {...bindNumber('driver_age')} />
          <TextField label="Driving experience (years)" unit="years" {...bindNumber('driving_experience')} />
          <TextField
            label="Previous accidents"
            hint="Accidents at fault in the last three to five years. Enter 0 if there were none."
            {...bindNumber('prv_accident')}
          />
        </div>
      </FormSection>
      <FormSection title="The car">
        <div className={styles.row}>
          <TextField
            label="Car manufacturing year (AD)"
            hint="Four digits, such as 2019."
            {...bindNumber('car_mfg_year')}
            inputMode="numeric"
          />
        </div>
        <div className={styles.row}>
          <div className={styles.measure}>
            <UnitField
              field="mileageUnit"
              label="Mileage in"
              binding={form.bindOptional('mileageUnit')}
              onSwitch={(unit) => switchMileage(convertMileageField(values, unit))}
            />
            <TextField
              label={`Annual mileage (thousand ${miles ? 'miles' : 'km'})`}
              unit={miles ? '× 1,000 mi' : '× 1,000 km'}
              {...bindNumber('annual_mileage')}
              note={
                corrected ? (
                  <>
                    {notes.annual_mileage}{' '}
                    <Button onClick={() => enterMileage(corrected)}>Use {corrected}</Button>
                  </>
                ) : (
                  notes.annual_mileage
                )
              }
            />
          </div>
        </div>
      </FormSection>
      <OptionalSection
        fieldCount={3}
        render={({ OptionalCarFields }) => <OptionalCarFields bind={form.bindOptional} />}
      />
    </PredictionForm>
  );
}
