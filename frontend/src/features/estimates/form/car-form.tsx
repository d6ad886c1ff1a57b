import type { AnswersOf } from '#contract/insurance-answers.ts';
import { createOptional } from '#frontend/api/loaded-content.tsx';
import { formatAnswer } from '#frontend/features/estimates/answers.ts';
import { formTexts as texts } from '#frontend/features/estimates/form/form.texts.ts';
import { changeOwnCar, useOwnCar } from '#frontend/features/estimates/own-car.ts';
import { getPolicyInput, hasRows, usePolicyInput } from '#frontend/features/estimates/policy-store.ts';
import { formQuestions } from '#frontend/features/estimates/questions.ts';
import { ChoiceField } from '#frontend/ui/choice-field.tsx';
import { commonTexts } from '#frontend/ui/common.texts.ts';
import { Message } from '#frontend/ui/content.tsx';
import { FormMessages } from '#frontend/ui/form-messages.tsx';
import { useTypedValues } from '#frontend/ui/use-hydrated.ts';
import { loadCarFormParts } from './car-form-code.ts';
import type { PricedCar } from './cover-line.tsx';
import { FormSection, QuestionRows } from './form-section.tsx';
import type { FormInput } from './form-values.ts';
import { isPricedCar, isPricedDriver, readGiven } from './given-answers.ts';
import { namedCarTexts } from './named-car.texts.ts';
import { CarNameField, FilledFieldsRow, filledAnswers, useNamedCar } from './named-car.tsx';
import { PlaceFields } from './place-fields.tsx';
import { policyTexts } from './policy.texts.ts';
import { AddRow, policyRows } from './policy-buttons.tsx';
import styles from './prediction-form.module.css';
import { type FormProps, QuestionForm } from './question-form.tsx';
import { type AnswerForm, useQuestionForm } from './use-question-form.ts';

/** Line of prices: a car's covers are the model's. */
const CoverLine = createOptional(async () => (await loadCarFormParts()).CoverLine);

/** Car form: place and driver, then the car and its cover. */
export function CarForm({ draft, failure, onSubmit, hasLabel, atEmptyField }: FormProps) {
  const form = useQuestionForm('car', draft);
  const priced = readPricedCar(form.values);
  const { name } = useOwnCar();
  const car = useNamedCar(form, { name, change: (chosen) => changeOwnCar({ name: chosen }) });
  const policy = usePolicyInput();
  const { value: rows } = policyRows.useLoaded('all', hasRows(policy));
  const isSent = form.summary.attempt > 0;
  return (
    <QuestionForm
      {...{ form, draft, failure, hasLabel, atEmptyField }}
      summary={<Messages summary={form.summary} />}
      canSend={canSendRows}
      onSubmit={(answers) => onSubmit(addOthers(answers))}
      loadLine={loadCarFormParts}
      prices={(isTyped) => {
        if (!priced) return null;
        if (!hasRows(policy)) return <CoverLine car={priced} isTyped={isTyped} />;
        return rows && <rows.PolicyLine car={priced} isTyped={isTyped} />;
      }}
    >
      <FormSection name="driver">
        <PlaceFields form={form} hasCounty={false} />
        <QuestionRows form={form} section="driver" without={['state']} />
        {rows && <rows.PolicyRows list="drivers" isSent={isSent} />}
        <div className="row">
          <AddRow list="drivers" />
          {policy.cars.length === 0 && <p className="measure remark">{policyTexts.oneCar}</p>}
        </div>
      </FormSection>
      <FormSection name="car">
        {draft.earlierClass ? (
          <Message>{namedCarTexts.earlierClass(formatAnswer('car_class', draft.earlierClass))}</Message>
        ) : null}
        <CarNameField car={car} name="car-name" label={namedCarTexts.label} hint={namedCarTexts.hint} />
        <QuestionRows form={car.form} section="car" optional={false} />
        <FilledFieldsRow car={car} />
        <LoanField />
        <QuestionRows form={form} section="car" optional without={filledAnswers} />
        {rows && <rows.PolicyRows list="cars" isSent={isSent} />}
        <div className="row">
          <AddRow list="cars" />
        </div>
        {rows && hasRows(policy) && <rows.KeepPolicy />}
      </FormSection>
    </QuestionForm>
  );
}

/** Returns false while a row is not complete, or cannot be read yet. */
const canSendRows = () =>
  !hasRows(getPolicyInput()) || policyRows.loaded.all?.readOthers(getPolicyInput()) !== undefined;

/** Adds the other drivers and cars to the answers of the first ones. */
function addOthers(answers: AnswersOf<'car'>): AnswersOf<'car'> {
  const policy = getPolicyInput();
  return hasRows(policy) ? { ...answers, policy: policyRows.loaded.all?.readOthers(policy) } : answers;
}

/** Error summary with what is wrong in the rows. */
function Messages({ summary: { attempt, problems } }: Pick<AnswerForm, 'summary'>) {
  const policy = usePolicyInput();
  const ofRows = attempt > 0 && hasRows(policy) ? policyRows.loaded.all?.listRowProblems(policy) : undefined;
  return <FormMessages summary={{ attempt, problems: [...problems, ...(ofRows ?? [])] }} />;
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
  const answers = readGiven(formQuestions.car, values);
  return isPricedDriver(answers) && isPricedCar(answers) ? (answers as unknown as PricedCar) : undefined;
}
