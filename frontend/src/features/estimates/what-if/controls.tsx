import { memo, type ReactNode } from 'react';
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
  /** Controls before those of the answers. */
  first?: ReactNode;
  /** Sets an answer, or with an empty one removes it. */
  onChange: (field: string, value: AnswerValue) => void;
}

export function Controls(props: ControlsProps) {
  const { questions, answers, sliders, id, onChange } = props;
  const fields = Object.entries(questions);
  return (
    <div className={styles.controls}>
      {props.first}
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
          <County key={field} {...texts} field={field} state={String(answers.state)} onChange={onChange} />
        ) : null;
      })}
      {fields.some(([, { kind }]) => kind === 'yes-no') ? <Conditions {...props} /> : null}
    </div>
  );
}

// A slider draws none of the controls below again: one has all states, another all counties of a state.

interface ControlProps extends Pick<ControlsProps, 'onChange'> {
  field: string;
  name: string;
  label: string;
  value: string;
}

interface ChoiceProps extends ControlProps {
  choices: Readonly<Record<string, string>>;
}

const Choice = memo(({ field, choices, onChange, ...texts }: ChoiceProps) => (
  <SelectField
    {...texts}
    options={[notGiven, ...toOptions(choices)]}
    onChange={({ target }) => onChange(field, target.value)}
  />
));

const County = memo(({ field, onChange, ...county }: ControlProps & { state: string }) => (
  <CountyField {...county} onChange={(fips) => onChange(field, fips)} />
));

interface ConditionProps extends Pick<ControlsProps, 'onChange'> {
  field: string;
  label: string;
  checked: boolean;
}

const Condition = memo(({ field, onChange, ...box }: ConditionProps) => (
  <CheckBox {...box} onChange={(isChecked) => onChange(field, isChecked ? 'yes' : 'no')} />
));

interface DetailsProps extends Pick<ControlsProps, 'onChange'> {
  field: string;
  legend: string | undefined;
  choices: Readonly<Record<string, string>>;
  chosen: readonly string[] | undefined;
}

const Details = memo(({ field, legend, choices, chosen = [], onChange }: DetailsProps) => (
  <fieldset className={styles.named}>
    <legend className="visually-hidden">{legend}</legend>
    {toOptions(choices).map(({ value, label }) => {
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
));

/** Check boxes for the yes-or-no answers, each followed by the details that it is asked for. */
function Conditions({ questions, answers, onChange }: ControlsProps) {
  const fields = Object.entries(questions);
  const listDetails = (condition: string) =>
    fields.map(([field, question]) => {
      if (question.kind !== 'choices' || question.onlyIf !== condition) return null;
      const chosen = answers[field] as readonly string[] | undefined;
      const { formLabel: legend, choices } = question;
      return <Details key={field} {...{ field, legend, choices, chosen, onChange }} />;
    });
  return (
    <fieldset className={styles.conditions}>
      <legend className="strong">{whatIfTexts.conditions}</legend>
      {fields.map(([field, { kind, label }]) =>
        kind === 'yes-no' ? (
          <div key={field}>
            <Condition field={field} label={label} checked={answers[field] === 'yes'} onChange={onChange} />
            {answers[field] === 'yes' && listDetails(field)}
          </div>
        ) : null,
      )}
    </fieldset>
  );
}
