import { type ChangeEvent, type FocusEvent, type RefCallback, useState } from 'react';
import { formTexts as texts } from '#frontend/features/estimates/form/form.texts.ts';
import { findUnit } from '#frontend/features/estimates/measurement-units.ts';
import type { Note } from '#frontend/features/estimates/question-notes.ts';
import { affixTexts } from '#frontend/features/estimates/questions.texts.ts';
import { notGiven, type Question, toOptions } from '#frontend/features/estimates/questions.ts';
import { Button } from '#frontend/ui/button.tsx';
import { ChoiceField, SelectField } from '#frontend/ui/choice-field.tsx';
import { commonTexts } from '#frontend/ui/common.texts.ts';
import { TextField } from '#frontend/ui/field.tsx';
import { useSettled } from '#frontend/ui/use-settled.ts';
import { type FormInput, listInputs, readUnitTexts, switchUnit } from './form-values.ts';
import styles from './prediction-form.module.css';
import type { AnswerForm } from './use-question-form.ts';

type FieldEvent = ChangeEvent<HTMLInputElement | HTMLSelectElement>;

interface FieldListeners {
  onChange?: (event: FieldEvent) => void;
  onBlur?: () => void;
}

/** State and functions that fields need of a form: that of a page, or a row of it. */
export interface FieldForm extends Pick<AnswerForm, 'asked' | 'values' | 'notes' | 'fill'> {
  readonly getValues: () => FormInput;
  /** Returns the props of a field's component, except its label. */
  readonly bind: (
    name: string,
    listeners?: FieldListeners,
  ) => {
    readonly name: string;
    readonly value?: string;
    readonly error: string | undefined;
    readonly onChange: (event: FieldEvent) => unknown;
    readonly onBlur?: (event: FocusEvent) => unknown;
    readonly ref?: RefCallback<HTMLInputElement | HTMLSelectElement>;
  };
}

interface QuestionFieldProps {
  field: string;
  question: Question;
  form: FieldForm;
}

export function QuestionField(props: QuestionFieldProps) {
  const { field, question, form } = props;
  const { label, formLabel = label, hint, optional } = question;
  const bound = { label: formLabel, hint, required: !optional, ...form.bind(field) };
  switch (question.kind) {
    case 'quantity':
      return <QuantityField {...props} />;
    case 'yes-no':
      return <ChoiceField options={[...commonTexts.yesOrNo, ...(optional ? [notGiven] : [])]} {...bound} />;
    case 'choices':
      return <ChoiceField multiple options={toOptions(question.choices)} {...bound} />;
    case 'choice':
      return (
        <SelectField
          options={[
            { ...notGiven, label: question.notGiven ?? notGiven.label },
            ...toOptions(question.formChoices ?? question.choices),
          ]}
          {...bound}
        />
      );
    default:
      return null;
  }
}

/** Text fields of a number, and a button for its other unit. */
function QuantityField({ field, question, form }: QuestionFieldProps) {
  const { measure, hint, optional } = question;
  // Screen readers say a description that changes: one for each key would be of values that are not meant.
  const [isLeft, setLeft] = useState(true);
  const note = useSettled(form.notes[field], isLeft);
  const { values } = form;
  const listeners = {
    onChange: () => setLeft(false),
    onBlur: () => {
      setLeft(true);
      if (measure) form.fill(readUnitTexts({ [field]: question }, values));
    },
  };
  /** First in the list of the people to cover. */
  const you = (label: string) => (
    <>
      <span>{texts.you}</span>
      <span className="visually-hidden">{` ${label}`}</span>
    </>
  );
  const inputs = listInputs(field, question, values).map(({ name, label, affix }, index) => {
    const bound = form.bind(name, listeners);
    // The error of a form that was sent may say the same.
    const hasNote = note && index === 0 && note.text !== bound.error;
    return (
      <TextField
        key={name}
        label={field === 'age' ? you(label) : label}
        hint={hint}
        // A currency is written before its amount.
        {...(affix === affixTexts.dollars ? { sign: affix } : { unit: affix })}
        inputMode="decimal"
        note={hasNote ? formatNote(note, bound.name, form.fill) : undefined}
        required={!optional}
        {...bound}
      />
    );
  });
  if (!measure) return inputs;
  const other = measure.units.find((unit) => unit !== findUnit(measure, values)) ?? measure.units[0];
  return (
    <div className={styles.measure}>
      {inputs}
      <Button
        variant="link"
        className="target"
        onClick={() => form.fill(switchUnit(field, question, values, other.name))}
      >
        {texts.otherUnit(other.fullName)}
      </Button>
    </div>
  );
}

/** Formats a note, with a button that applies its correction and focuses the field. */
function formatNote({ text, fix }: Note, name: string, fill: QuestionFieldProps['form']['fill']) {
  const apply = (values: Readonly<Record<string, string>>) => {
    fill(values);
    document.getElementById(name)?.focus();
  };
  return (
    <>
      <span>{`${text} `}</span>
      {fix ? <Button onClick={() => apply(fix.values)}>{fix.label}</Button> : null}
    </>
  );
}
