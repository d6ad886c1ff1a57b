import type { ComponentProps } from 'react';
import { answerLabels } from '#frontend/features/predictions/answer-labels.ts';
import { choiceLabels } from '#frontend/features/predictions/choice-labels.ts';
import { ChoiceField } from '#frontend/ui/choice-field.tsx';
import { SelectField } from '#frontend/ui/select-field.tsx';
import { FieldRow } from './prediction-form.tsx';

/** Result of a form's `bind`. */
type Binding = Pick<ComponentProps<typeof SelectField>, 'name' | 'error'>;

const notGiven = { value: '', label: 'Not given' };

function toOptions(labels: Readonly<Record<string, string>>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}

const states = toOptions(choiceLabels.state).sort((one, other) => one.label.localeCompare(other.label, 'en'));
const conditions = toOptions(choiceLabels.chronic_conditions);
const covers = toOptions(choiceLabels.cover);
const carClasses = toOptions(choiceLabels.car_class);

function StateField({ binding, hint }: { binding: Binding; hint: string }) {
  return <SelectField label={answerLabels.state} hint={hint} options={[notGiven, ...states]} {...binding} />;
}

interface OptionalHealthFieldsProps {
  state: Binding;
  /** Binding of the named conditions; undefined unless the applicant has a chronic disease. */
  conditions: Binding | undefined;
}

/** Optional answers of the health form, each with what it narrows. */
export function OptionalHealthFields(bindings: OptionalHealthFieldsProps) {
  return (
    <>
      <FieldRow>
        <StateField binding={bindings.state} hint="Halves the typical error of the marketplace price." />
      </FieldRow>
      {bindings.conditions && (
        <ChoiceField
          multiple
          label="Which chronic diseases?"
          hint="Uses the cost of the diseases that you select, not the average of all six."
          options={conditions}
          {...bindings.conditions}
        />
      )}
    </>
  );
}

interface OptionalCarFieldsProps {
  state: Binding;
  cover: Binding;
  carClass: Binding;
}

/** Optional answers of the car form, each with what it narrows. */
export function OptionalCarFields({ state, cover, carClass }: OptionalCarFieldsProps) {
  return (
    <FieldRow>
      <StateField binding={state} hint="Uses the average premium of your state, not of the country." />
      <SelectField
        label={answerLabels.cover}
        hint="Prices this coverage, not the usual mix for a car of this age."
        options={[notGiven, ...covers]}
        {...cover}
      />
      <SelectField
        label={answerLabels.car_class}
        hint="By the price of the car when new. Without it, the average of all cars is used."
        options={[notGiven, ...carClasses]}
        {...carClass}
      />
    </FieldRow>
  );
}
