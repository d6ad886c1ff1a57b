import { maxPersonAge } from '#contract/household-bounds.ts';
import { createOptional } from '#frontend/api/loaded-content.tsx';
import { formatAnswer, isAsked, toAnswer } from '#frontend/features/estimates/answers.ts';
import { formTexts as texts } from '#frontend/features/estimates/form/form.texts.ts';
import { changeOwnCar, useOwnCar } from '#frontend/features/estimates/own-car.ts';
import { formQuestions, minCarYear, minDrivingAge } from '#frontend/features/estimates/questions.ts';
import { ChoiceField } from '#frontend/ui/choice-field.tsx';
import { commonTexts } from '#frontend/ui/common.texts.ts';
import { Message } from '#frontend/ui/content.tsx';
import { useTypedValues } from '#frontend/ui/use-hydrated.ts';
import { loadCarFormParts } from './car-form-code.ts';
import type { PricedCar } from './cover-line.tsx';
import { FormSection, QuestionRows } from './form-section.tsx';
import { type FormInput, parseQuantity } from './form-values.ts';
import { namedCarTexts } from './named-car.texts.ts';
import { CarNameField, FilledFieldsRow, filledAnswers, useNamedCar } from './named-car.tsx';
import { PlaceFields } from './place-fields.tsx';
import styles from './prediction-form.module.css';
import { type FormProps, QuestionForm } from './question-form.tsx';
import { useQuestionForm } from './use-question-form.ts';

/** Line of prices: a car's covers are the model's. */
const CoverLine = createOptional(async () => (await loadCarFormParts()).CoverLine);

/** Car form: place and driver, then the car and its cover. */
export function CarForm({ draft, failure, onSubmit, hasLabel, atEmptyField }: FormProps) {
  const form = useQuestionForm('car', draft);
  const priced = readPricedCar(form.values);
  const car = useNamedCar(form);
  return (
    <QuestionForm
      {...{ form, draft, failure, onSubmit, hasLabel, atEmptyField }}
      loadLine={loadCarFormParts}
      prices={(isTyped) => priced && <CoverLine car={priced} isTyped={isTyped} />}
    >
      <FormSection name="driver">
        <PlaceFields form={form} hasCounty={false} />
        <QuestionRows form={form} section="driver" without={['state']} />
      </FormSection>
      <FormSection name="car">
        {draft.earlierClass ? (
          <Message>{namedCarTexts.earlierClass(formatAnswer('car_class', draft.earlierClass))}</Message>
        ) : null}
        <CarNameField car={car} />
        <QuestionRows form={car.form} section="car" optional={false} />
        <FilledFieldsRow car={car} />
        <LoanField />
        <QuestionRows form={form} section="car" optional without={filledAnswers} />
      </FormSection>
    </QuestionForm>
  );
}

/** Optional question whose answer stays in the tab. */
function LoanField() {
  const { loan = '' } = useOwnCar();
  const change = (answer: string) => changeOwnCar({ loan: answer === 'yes' ? 'yes' : 'no' });
  useTypedValues(['loan'], (_, answer) => change(answer));
  return (
    <div className={styles.questions}>
      <ChoiceField
        name="loan"
        label={texts.loan}
        hint={texts.loanHint}
        options={commonTexts.yesOrNo}
        value={loan}
        onChange={({ target }) => change(target.value)}
      />
    </div>
  );
}

/** Reads the answers that a car can be priced by; undefined until its year and the driver's age are plausible. */
function readPricedCar(values: FormInput): PricedCar | undefined {
  const { driver_age, car_mfg_year, ...others } = Object.fromEntries(
    Object.entries(formQuestions.car).map(([field, question]) => [
      field,
      question.kind === 'quantity'
        ? parseQuantity(field, question, values)
        : (isAsked(formQuestions.car, field, values) && toAnswer(question, values[field] ?? '')) || undefined,
    ]),
  );
  const [age, built] = [Number(driver_age), Number(car_mfg_year)];
  const isDriver = age >= minDrivingAge && age <= maxPersonAge;
  const isPlausible = isDriver && built >= minCarYear && built <= new Date().getFullYear() + 1;
  return isPlausible ? ({ ...others, driver_age: age, car_mfg_year: built } as PricedCar) : undefined;
}
