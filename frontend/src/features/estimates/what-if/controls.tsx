import { memo } from 'react';
import {
  type Answers,
  type AnswerValue,
  formatAnswer,
  isAsked,
  toAnswerLabel,
} from '#frontend/features/estimates/answers.ts';
import { fromMetric, toMetric } from '#frontend/features/estimates/measurement-units.ts';
import { notGiven, type Questions, toOptions } from '#frontend/features/estimates/questions.ts';
import { whatIfTexts } from '#frontend/features/estimates/what-if/what-if.texts.ts';
import { CountyField } from '#frontend/features/places/county-field.tsx';
import { CheckBox, SelectField } from '#frontend/ui/choice-field.tsx';
import type { Slider } from './sliders.ts';
import styles from './what-if.module.css';

interface ControlsProps {
  questions: Questions;
  answers: Answers;
  sliders: readonly Slider[];
  /** Prefix of the controls' ids. */
  id: string;
  /** Sets an answer, or with an empty one removes it. */
  onChange: (field: string, value: AnswerValue) => void;
}

export function Controls(props: ControlsProps) {
  const { questions, answers, sliders, id, onChange } = props;
  const fields = Object.entries(questions);
  return (
    <div className={styles.controls}>
      {sliders.map(({ field, unit, min, max, step }) => {
        const text = formatAnswer(field, answers[field]);
        return (
          <div key={field} className={styles.slider}>
            <div className="pair">
              <label htmlFor={`${id}${field}`} className="strong">
                {toAnswerLabel(field)}
              </label>
              <span aria-hidden="true">{text}</span>
            </div>
            <input
              type="range"
              id={`${id}${field}`}
              min={min}
              max={max}
              step={step}
              value={fromMetric(unit, Number(answers[field]))}
              aria-valuetext={text}
              onChange={({ target }) => onChange(field, toMetric(unit, target.valueAsNumber))}
            />
          </div>
        );
      })}
      {fields.map(([field, question]) => {
        const texts = { name: `${id}${field}`, label: question.label, value: String(answers[field] ?? '') };
        const isGone = question.retired && answers[field] === undefined;
        if (isGone || !isAsked(questions, field, answers)) return null;
        if (question.kind === 'choice') {
          const choices = question.formChoices ?? question.choices;
          return <Choice key={field} {...texts} field={field} choices={choices} onChange={onChange} />;
        }
        return question.kind === 'county' ? (
          <CountyField
            key={field}
            {...texts}
            state={String(answers.state)}
            onChange={(fips) => onChange(field, fips)}
          />
        ) : null;
      })}
      {fields.some(([, { kind }]) => kind === 'yes-no') ? <Conditions {...props} /> : null}
    </div>
  );
}

interface ChoiceProps extends Pick<ControlsProps, 'onChange'> {
  field: string;
  name: string;
  label: string;
  value: string;
  choices: Readonly<Record<string, string>>;
}

/** Choice, which a slider doesn't draw again: one has all states. */
const Choice = memo(({ field, choices, onChange, ...texts }: ChoiceProps) => (
  <SelectField
    {...texts}
    options={[notGiven, ...toOptions(choices)]}
    onChange={({ target }) => onChange(field, target.value)}
  />
));

/** Check boxes for the yes-or-no answers, each followed by the details that it is asked for. */
function Conditions({ questions, answers, onChange }: ControlsProps) {
  const fields = Object.entries(questions);
  const listDetails = (condition: string) =>
    fields.map(([field, question]) => {
      if (question.kind !== 'choices' || question.onlyIf !== condition) return null;
      const chosen = (answers[field] ?? []) as readonly string[];
      return (
        <fieldset key={field} className={styles.named}>
          <legend className="visually-hidden">{question.formLabel}</legend>
          {toOptions(question.choices).map(({ value, label }) => {
            const others = chosen.filter((other) => other !== value);
            return (
              <CheckBox
                key={value}
                label={label}
                checked={chosen.includes(value)}
                onChange={(isChecked) => onChange(field, isChecked ? [...others, value] : others)}
              />
            );
          })}
        </fieldset>
      );
    });
  return (
    <fieldset className={styles.conditions}>
      <legend className="strong">{whatIfTexts.conditions}</legend>
      {fields.map(([field, { kind, label }]) =>
        kind === 'yes-no' ? (
          <div key={field}>
            <CheckBox
              label={label}
              checked={answers[field] === 'yes'}
              onChange={(isChecked) => onChange(field, isChecked ? 'yes' : 'no')}
            />
            {answers[field] === 'yes' && listDetails(field)}
          </div>
        ) : null,
      )}
    </fieldset>
  );
}
