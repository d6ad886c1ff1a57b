import type { InsuranceType } from '#contract/predictions.ts';
import { answerLabels, yesOrNoAnswers } from '#frontend/features/predictions/answer-labels.ts';
import {
  type Answers,
  type AnswerValue,
  formatAnswer,
  toAnswerLabel,
} from '#frontend/features/predictions/answers.ts';
import { choiceLabels } from '#frontend/features/predictions/choice-labels.ts';
import { SelectField } from '#frontend/ui/select-field.tsx';
import styles from './controls.module.css';
import type { Slider } from './sliders.ts';

interface ControlsProps {
  insuranceType: InsuranceType;
  answers: Answers;
  sliders: readonly Slider[];
  /** Prefix of the controls' ids. */
  id: string;
  /** Sets or, with undefined, removes an answer. */
  onChange: (field: string, value: AnswerValue | undefined) => void;
}

const choices = {
  health: ['state'],
  car: ['cover', 'car_class', 'state'],
} as const satisfies Record<InsuranceType, (keyof typeof choiceLabels)[]>;

/** Controls for the answers that can change. */
export function Controls({ insuranceType, answers, sliders, id, onChange }: ControlsProps) {
  return (
    <div className={styles.controls}>
      {sliders.map(({ field, min, max }) => (
        <div key={field} className={styles.slider}>
          <label htmlFor={`${id}${field}`}>{toAnswerLabel(field)}</label>
          <output htmlFor={`${id}${field}`}>{formatAnswer(field, answers[field] ?? '')}</output>
          <input
            type="range"
            id={`${id}${field}`}
            min={min}
            max={max}
            value={Number(answers[field])}
            aria-valuetext={formatAnswer(field, answers[field] ?? '')}
            onChange={({ target }) => onChange(field, target.valueAsNumber)}
          />
        </div>
      ))}
      {choices[insuranceType].map((field) => (
        <SelectField
          key={field}
          name={`${id}${field}`}
          label={answerLabels[field]}
          options={[
            { value: '', label: 'Not said' },
            ...Object.entries(choiceLabels[field]).map(([value, label]) => ({ value, label })),
          ]}
          value={String(answers[field] ?? '')}
          onChange={({ target }) => onChange(field, target.value || undefined)}
        />
      ))}
      {insuranceType === 'health' ? <Conditions answers={answers} onChange={onChange} /> : null}
    </div>
  );
}

/** Check boxes for the yes-or-no answers and, with a chronic disease, for the named conditions. */
function Conditions({ answers, onChange }: Pick<ControlsProps, 'answers' | 'onChange'>) {
  const named = Array.isArray(answers.chronic_conditions) ? answers.chronic_conditions : [];
  function toggleNamed(condition: string, isChecked: boolean) {
    const next = isChecked ? [...named, condition] : named.filter((other) => other !== condition);
    onChange('chronic_conditions', next.length > 0 ? next : undefined);
  }
  return (
    <fieldset className={styles.conditions}>
      <legend>Conditions</legend>
      {yesOrNoAnswers.map((field) => (
        <div key={field}>
          <CheckBox
            label={answerLabels[field]}
            checked={answers[field] === 'yes'}
            onChange={(isChecked) => onChange(field, isChecked ? 'yes' : 'no')}
          />
          {field === 'any_chronic_disease' && answers[field] === 'yes' ? (
            <fieldset className={styles.named}>
              <legend className="visually-hidden">Named chronic diseases</legend>
              {Object.entries(choiceLabels.chronic_conditions).map(([condition, label]) => (
                <CheckBox
                  key={condition}
                  label={label}
                  checked={named.includes(condition)}
                  onChange={(isChecked) => toggleNamed(condition, isChecked)}
                />
              ))}
            </fieldset>
          ) : null}
        </div>
      ))}
    </fieldset>
  );
}

interface CheckBoxProps {
  label: string;
  checked: boolean;
  onChange: (isChecked: boolean) => void;
}

function CheckBox({ label, checked, onChange }: CheckBoxProps) {
  return (
    <label className={styles.checkBox}>
      <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
      {label}
    </label>
  );
}
