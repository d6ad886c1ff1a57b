import type { ComponentProps } from 'react';
import { answerLabels } from '#frontend/features/predictions/answer-labels.ts';
import { choiceLabels } from '#frontend/features/predictions/choice-labels.ts';
import { ChoiceField } from '#frontend/ui/choice-field.tsx';
import { SelectField } from '#frontend/ui/select-field.tsx';
import styles from './prediction-form.module.css';

/** A form's `bindOptional`. */
type Bind<Name extends string> = (name: Name) => Pick<ComponentProps<typeof SelectField>, 'name' | 'error'>;

const notGiven = { value: '', label: 'Not given' };

function toOptions(labels: Readonly<Record<string, string>>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}

const states = [
  notGiven,
  ...toOptions(choiceLabels.state).sort((one, other) => one.label.localeCompare(other.label, 'en')),
];
const conditions = toOptions(choiceLabels.chronic_conditions);
const covers = [notGiven, ...toOptions(choiceLabels.cover)];
const carClasses = [notGiven, ...toOptions(choiceLabels.car_class)];

interface OptionalHealthFieldsProps {
  bind: Bind<'state' | 'chronic_conditions'>;
  hasChronicDisease: boolean;
}

/** Optional answers of the health form, each with what it narrows. */
export function OptionalHealthFields({ bind, hasChronicDisease }: OptionalHealthFieldsProps) {
  return (
    <>
      <div className={styles.row}>
        <SelectField
          label={answerLabels.state}
          hint="Halves the typical error of the marketplace price."
          options={states}
          {...bind('state')}
        />
      </div>
      {hasChronicDisease && (
        <ChoiceField
          multiple
          label="Which chronic diseases?"
          hint="Uses the cost of the diseases that you select, not the average of all six."
          options={conditions}
          {...bind('chronic_conditions')}
        />
      )}
    </>
  );
}

/** Optional answers of the car form, each with what it narrows. */
export function OptionalCarFields({ bind }: { bind: Bind<'state' | 'cover' | 'car_class'> }) {
  return (
    <div className={styles.row}>
      <SelectField
        label={answerLabels.state}
        hint="Uses the average premium of your state, not of the country."
        options={states}
        {...bind('state')}
      />
      <SelectField
        label={answerLabels.cover}
        hint="Prices this coverage, not the usual mix for a car of this age."
        options={covers}
        {...bind('cover')}
      />
      <SelectField
        label={answerLabels.car_class}
        hint="By the price of the car when new. Without it, the average of all cars is used."
        options={carClasses}
        {...bind('car_class')}
      />
    </div>
  );
}
