import {
  type Answers,
  type AnswerValue,
  formatAnswer,
  isAsked,
  toAnswerLabel,
} from '#frontend/features/predictions/answers.ts';
import { CountyField } from '#frontend/features/predictions/form/county-field.tsx';
import { notGiven, type Questions, toOptions } from '#frontend/features/predictions/questions.ts';
import { CheckBox } from '#frontend/ui/check-box.tsx';
import { SelectField } from '#frontend/ui/select-field.tsx';
import styles from './controls.module.css';
import { type Slider, toAnswer, toPosition } from './sliders.ts';

interface ControlsProps {
  questions: Questions;
  answers: Answers;
  sliders: readonly Slider[];
  /** Prefix of the controls' ids. */
  id: string;
  /** Sets or, with undefined, removes an answer. */
  onChange: (field: string, value: AnswerValue | undefined) => void;
}

/** Controls for the answers that can change. */
export function Controls({ questions, answers, sliders, id, onChange }: ControlsProps) {
  const fields = Object.entries(questions);
  const hasConditions = fields.some(([, { kind }]) => kind === 'yes-no');
  return (
    <div className="stack-8">
      {sliders.map((slider) => {
        const { field, min, max } = slider;
        const text = formatAnswer(field, answers[field]);
        return (
          <div key={field} className={styles.slider}>
            <label htmlFor={`${id}${field}`}>{toAnswerLabel(field)}</label>
            <output htmlFor={`${id}${field}`}>{text}</output>
            <input
              type="range"
              id={`${id}${field}`}
              min={min}
              max={max}
              value={toPosition(slider, Number(answers[field]))}
              aria-valuetext={text}
              onChange={({ target }) => onChange(field, toAnswer(slider, target.valueAsNumber))}
            />
          </div>
        );
      })}
      {fields.map(([field, question]) =>
        question.kind === 'choice' ? (
          <SelectField
            key={field}
            name={`${id}${field}`}
            label={question.label}
            options={[notGiven, ...toOptions(question.choices)]}
            value={String(answers[field] ?? '')}
            onChange={({ target }) => onChange(field, target.value || undefined)}
          />
        ) : question.kind === 'county' && isAsked(questions, field, answers) ? (
          <CountyField
            key={field}
            name={`${id}${field}`}
            label={question.label}
            state={String(answers.state)}
            value={String(answers[field] ?? '')}
            onChange={(fips) => onChange(field, fips || undefined)}
          />
        ) : null,
      )}
      {hasConditions ? <Conditions questions={questions} answers={answers} onChange={onChange} /> : null}
    </div>
  );
}

/** Check boxes for the yes-or-no answers, each followed by the details that it is asked for. */
function Conditions(props: Pick<ControlsProps, 'questions' | 'answers' | 'onChange'>) {
  const { questions, answers, onChange } = props;
  const fields = Object.entries(questions);
  return (
    <fieldset className={styles.conditions}>
      <legend>Conditions</legend>
      {fields.map(([field, { kind, label }]) =>
        kind === 'yes-no' ? (
          <div key={field}>
            <CheckBox
              label={label}
              checked={answers[field] === 'yes'}
              onChange={(isChecked) => onChange(field, isChecked ? 'yes' : 'no')}
            />
            {fields.map(([detail, { onlyIf }]) =>
              onlyIf === field && isAsked(questions, detail, answers) ? (
                <Details key={detail} {...props} field={detail} />
              ) : null,
            )}
          </div>
        ) : null,
      )}
    </fieldset>
  );
}

/** Check boxes for a list of choices. */
function Details({
  questions,
  answers,
  field,
  onChange,
}: Parameters<typeof Conditions>[0] & { field: string }) {
  const question = questions[field];
  if (question?.kind !== 'choices') return null;
  const answer = answers[field];
  const chosen = Array.isArray(answer) ? answer : [];
  function toggle(choice: string, isChecked: boolean) {
    const next = isChecked ? [...chosen, choice] : chosen.filter((other) => other !== choice);
    onChange(field, next.length > 0 ? next : undefined);
  }
  return (
    <fieldset className={styles.named}>
      <legend className="visually-hidden">{question.label}</legend>
      {toOptions(question.choices).map(({ value, label }) => (
        <CheckBox
          key={value}
          label={label}
          checked={chosen.includes(value)}
          onChange={(isChecked) => toggle(value, isChecked)}
        />
      ))}
    </fieldset>
  );
}
